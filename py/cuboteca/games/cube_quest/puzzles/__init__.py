"""Puzzles of Cube Quest: one flick that does it. Made by `tools/puzzles/cube_quest.py`."""

from typing import Final

from cuboteca.games.cube_quest.puzzles.collection import COLLECTION
from cuboteca.games.cube_quest.puzzles.judge import judge, reply
from cuboteca.play.puzzle import PuzzleRules

PUZZLES: Final = PuzzleRules(COLLECTION, judge, reply)
