"""The rules of Cu[o]be as the shelf gives them out."""

from __future__ import annotations

from collections.abc import Mapping

from cuboteca.games.cuobe import ABOUT
from cuboteca.games.cuobe.rules.clauses import CLAUSES
from cuboteca.games.cuobe.rules.options import MOST_SEATS, OPTIONS, rules_of
from cuboteca.games.cuobe.rules.setup import first_position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.game import read_options


class Cuobe:
    """A `cuboteca.play.game.Game`."""

    about = ABOUT
    options = OPTIONS
    clauses = CLAUSES

    def start(
        self, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> State:
        del seed  # nothing is fixed before chance moves
        count = 2 if seats is None else seats
        if count not in range(1, MOST_SEATS + 1):
            raise ValueError("Cu[o]be is for one to six players.")
        agreed = rules_of(tuple(read_options(OPTIONS, options or {}).values()))
        if agreed.first >= count:
            raise ValueError(f"Seat {agreed.first + 1} cannot begin: there are {count} seats.")
        return first_position(agreed, count)

    def position(self, text: str) -> State:
        from cuboteca.games.cuobe.rules.position_read import read_position

        return read_position(text)
