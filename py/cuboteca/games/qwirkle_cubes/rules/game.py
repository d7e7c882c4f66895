"""The rules of Qwirkle Cubes as the shelf gives them out."""

from __future__ import annotations

from cuboteca.games.qwirkle_cubes import ABOUT
from cuboteca.games.qwirkle_cubes.rules.apply import first_position
from cuboteca.games.qwirkle_cubes.rules.clauses import CLAUSES
from cuboteca.games.qwirkle_cubes.rules.options import OPTIONS, rules_of
from cuboteca.games.qwirkle_cubes.rules.position_read import read_position
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.base_game import BaseGame, check_first


class QwirkleCubes(BaseGame[State]):
    """A `cuboteca.play.game.Game`."""

    about = ABOUT
    options = OPTIONS
    clauses = CLAUSES
    players = "one to six players"

    def first(self, values: tuple[str, ...], seats: int) -> State:
        agreed = rules_of(values)
        check_first(agreed.first, seats)
        return first_position(State, agreed, seats)

    def position(self, text: str) -> State:
        return read_position(text)
