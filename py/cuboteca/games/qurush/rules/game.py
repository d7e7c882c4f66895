"""The rules of Qurush as the shelf gives them out."""

from __future__ import annotations

from collections.abc import Mapping

from cuboteca.games.qurush import ABOUT
from cuboteca.games.qurush.rules.apply import first_position
from cuboteca.games.qurush.rules.clauses import CLAUSES
from cuboteca.games.qurush.rules.options import OPTIONS, SEATS, terms
from cuboteca.games.qurush.rules.position_read import read_position
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import read_options


class Qurush:
    """A `cuboteca.play.game.Game`."""

    about = ABOUT
    options = OPTIONS
    clauses = CLAUSES

    def start(
        self, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> State:
        del seed  # nothing is fixed before the first move
        count = 2 if seats is None else seats
        if count not in SEATS:
            raise ValueError("Qurush is for two, three or four players.")
        agreed = terms(tuple(read_options(OPTIONS, options or {}).values()), count)
        if agreed.first >= count:
            raise ValueError(f"Seat {agreed.first + 1} cannot begin: there are {count} seats.")
        return first_position(State, agreed)

    def position(self, text: str) -> State:
        return read_position(text)
