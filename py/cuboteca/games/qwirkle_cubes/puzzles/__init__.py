"""The puzzles of Qwirkle Cubes, and how an attempt at one is judged."""

from typing import Final

from cuboteca.games.qwirkle_cubes.puzzles.collection import COLLECTION
from cuboteca.games.qwirkle_cubes.puzzles.judge import judge, reply
from cuboteca.play.puzzle import PuzzleRules

PUZZLES: Final = PuzzleRules(COLLECTION, judge, reply)
