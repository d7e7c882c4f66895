"""The rules of Qurush as the shelf gives them out."""

from __future__ import annotations

from cuboteca.games.qurush import ABOUT
from cuboteca.games.qurush.rules.apply import first_position
from cuboteca.games.qurush.rules.clauses import CLAUSES
from cuboteca.games.qurush.rules.options import OPTIONS, rules_of
from cuboteca.games.qurush.rules.position_read import read_position
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.base_game import BaseGame, check_first


class Qurush(BaseGame[State]):
    """A `cuboteca.play.game.Game`."""

    about = ABOUT
    options = OPTIONS
    clauses = CLAUSES
    players = "two, three or four players"

    def first(self, values: tuple[str, ...], seats: int) -> State:
        agreed = rules_of(values, seats)
        check_first(agreed.first, seats)
        return first_position(State, agreed)

    def position(self, text: str) -> State:
        return read_position(text)
