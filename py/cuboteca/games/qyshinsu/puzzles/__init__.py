"""Puzzles: positions in which the player to move can force a win."""

from typing import Final

from cuboteca.games.qyshinsu.puzzles.collection import COLLECTION
from cuboteca.games.qyshinsu.puzzles.judge import judge, reply
from cuboteca.play.puzzle import PuzzleRules

PUZZLES: Final = PuzzleRules(COLLECTION, judge, reply)
