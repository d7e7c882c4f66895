"""The rules of Qyshinsu as the shelf gives them out."""

from __future__ import annotations

from collections.abc import Mapping

from cuboteca.games.qyshinsu import ABOUT
from cuboteca.games.qyshinsu.rules.clauses import CLAUSES
from cuboteca.games.qyshinsu.rules.options import OPTIONS, terms
from cuboteca.games.qyshinsu.rules.position_read import read_position
from cuboteca.games.qyshinsu.rules.state import State, begin
from cuboteca.play.game import read_options


class Qyshinsu:
    """A `cuboteca.play.game.Game`."""

    about = ABOUT
    options = OPTIONS
    clauses = CLAUSES

    def start(
        self, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> State:
        del seed  # nothing is fixed before the first move
        if seats not in (None, 2):
            raise ValueError("Qyshinsu is for two players.")
        return begin(terms(tuple(read_options(OPTIONS, options or {}).values()), False))

    def position(self, text: str) -> State:
        return read_position(text)
