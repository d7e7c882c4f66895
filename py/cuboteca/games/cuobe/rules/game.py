"""The rules of Cu[o]be as the shelf gives them out."""

from __future__ import annotations

from cuboteca.games.cuobe import ABOUT
from cuboteca.games.cuobe.rules.clauses import CLAUSES
from cuboteca.games.cuobe.rules.options import OPTIONS, rules_of
from cuboteca.games.cuobe.rules.setup import first_position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.base_game import BaseGame, check_first


class Cuobe(BaseGame[State]):
    """A `cuboteca.play.game.Game`."""

    about = ABOUT
    options = OPTIONS
    clauses = CLAUSES
    players = "one to six players"

    def first(self, values: tuple[str, ...], seats: int) -> State:
        agreed = rules_of(values)
        check_first(agreed.first, seats)
        return first_position(agreed, seats)

    def position(self, text: str) -> State:
        from cuboteca.games.cuobe.rules.position_read import read_position  # loaded for saved games only

        return read_position(text)
