"""The rules of Cube Quest as the shelf gives them out."""

from __future__ import annotations

from cuboteca.games.cube_quest import ABOUT
from cuboteca.games.cube_quest.rules.apply import first_position
from cuboteca.games.cube_quest.rules.clauses import CLAUSES
from cuboteca.games.cube_quest.rules.options import OPTIONS, rules_of
from cuboteca.games.cube_quest.rules.position_read import read_position
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.base_game import BaseGame


class CubeQuest(BaseGame[State]):
    """A `cuboteca.play.game.Game`."""

    about = ABOUT
    options = OPTIONS
    clauses = CLAUSES
    players = "two players"

    def first(self, values: tuple[str, ...], seats: int) -> State:
        return first_position(State, rules_of(values))

    def position(self, text: str) -> State:
        return read_position(text)
