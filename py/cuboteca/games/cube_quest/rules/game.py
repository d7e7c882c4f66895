"""The rules of Cube Quest as the shelf gives them out."""

from __future__ import annotations

from collections.abc import Mapping

from cuboteca.games.cube_quest import ABOUT
from cuboteca.games.cube_quest.rules.bouts import first_position
from cuboteca.games.cube_quest.rules.clauses import CLAUSES
from cuboteca.games.cube_quest.rules.options import OPTIONS
from cuboteca.games.cube_quest.rules.position_read import read_position
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.rules.terms import terms
from cuboteca.play.game import read_options


class CubeQuest:
    """A `cuboteca.play.game.Game`."""

    about = ABOUT
    options = OPTIONS
    clauses = CLAUSES

    def start(
        self, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> State:
        del seed  # nothing is fixed before the first lot is drawn
        if seats not in (None, 2):
            raise ValueError("Cube Quest is for two players.")
        agreed = terms(tuple(read_options(OPTIONS, options or {}).values()))
        return first_position(State, agreed)

    def position(self, text: str) -> State:
        return read_position(text)
