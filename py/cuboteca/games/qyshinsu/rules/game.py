"""The rules of Qyshinsu as the shelf gives them out."""

from __future__ import annotations

from cuboteca.games.qyshinsu import ABOUT
from cuboteca.games.qyshinsu.rules.clauses import CLAUSES
from cuboteca.games.qyshinsu.rules.options import OPTIONS, rules_of
from cuboteca.games.qyshinsu.rules.position_read import read_position
from cuboteca.games.qyshinsu.rules.state import State, begin
from cuboteca.play.base_game import BaseGame


class Qyshinsu(BaseGame[State]):
    """A `cuboteca.play.game.Game`."""

    about = ABOUT
    options = OPTIONS
    clauses = CLAUSES
    players = "two players"

    def first(self, values: tuple[str, ...], seats: int) -> State:
        return begin(rules_of(values, False))

    def position(self, text: str) -> State:
        return read_position(text)
