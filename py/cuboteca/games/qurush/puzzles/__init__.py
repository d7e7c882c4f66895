"""The puzzles of Qurush, and how an attempt at one is judged."""

from typing import Final

from cuboteca.games.qurush.puzzles.collection import COLLECTION
from cuboteca.games.qurush.puzzles.judge import judge, reply
from cuboteca.play.puzzle import PuzzleRules

PUZZLES: Final = PuzzleRules(COLLECTION, judge, reply, shows=("standings", "hand", "actions"))
