"""Puzzles of Cu[o]be: out in this turn, without luck. Made by `tools/puzzles/cuobe.py`."""

from typing import Final

from cuboteca.games.cuobe.puzzles.collection import COLLECTION
from cuboteca.games.cuobe.puzzles.judge import judge, reply
from cuboteca.play.puzzle import PuzzleRules

PUZZLES: Final = PuzzleRules(COLLECTION, judge, reply)
