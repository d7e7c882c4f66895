"""The rules of Qwirkle Cubes as the shelf gives them out."""

from __future__ import annotations

from collections.abc import Mapping

from cuboteca.games.qwirkle_cubes import ABOUT
from cuboteca.games.qwirkle_cubes.rules.apply import first_position
from cuboteca.games.qwirkle_cubes.rules.clauses import CLAUSES
from cuboteca.games.qwirkle_cubes.rules.options import MOST_SEATS, OPTIONS, terms
from cuboteca.games.qwirkle_cubes.rules.position_read import read_position
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import read_options


class QwirkleCubes:
    """A `cuboteca.play.game.Game`."""

    about = ABOUT
    options = OPTIONS
    clauses = CLAUSES

    def start(
        self, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> State:
        del seed  # nothing is fixed before the first cubes are drawn
        count = 2 if seats is None else seats
        if count not in range(1, MOST_SEATS + 1):
            raise ValueError("Qwirkle Cubes is for one to six players.")
        agreed = terms(tuple(read_options(OPTIONS, options or {}).values()))
        if agreed.first >= count:
            raise ValueError(f"Seat {agreed.first + 1} cannot begin: there are {count} seats.")
        return first_position(State, agreed, count)

    def position(self, text: str) -> State:
        return read_position(text)
