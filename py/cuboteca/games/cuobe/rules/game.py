"""The rules of Cu[o]be as the shelf gives them out."""

from __future__ import annotations

from collections.abc import Mapping

from cuboteca.games.cuobe import ABOUT
from cuboteca.games.cuobe.rules.clauses import CLAUSES
from cuboteca.games.cuobe.rules.facts import DICE_NOT_COUNTED, TURN_ON, Position, Step
from cuboteca.games.cuobe.rules.opening import blue_deck, green_deck, players, rooms, talents_dealt
from cuboteca.games.cuobe.rules.options import MOST_SEATS, OPTIONS, Rules, terms
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import BEGIN, DEAL_TALENT, FIRST_PLAYER
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
        agreed = terms(tuple(read_options(OPTIONS, options or {}).values()))
        if agreed.first >= count:
            raise ValueError(f"Seat {agreed.first + 1} cannot begin: there are {count} seats.")
        return first_position(agreed, count)

    def position(self, text: str) -> State:
        from cuboteca.games.cuobe.rules.position_read import read_position

        return read_position(text)


def first_position(agreed: Rules, seats: int) -> State:
    """Everybody in the Atrium, before anything is drawn."""
    at = Position()
    at.terms = agreed
    at.turn = 0
    at.active = max(agreed.first, 0)
    at.dice = DICE_NOT_COUNTED
    at.change = 0
    at.over = TURN_ON
    at.killed = False
    at.rooms = rooms(agreed)
    at.players = players(seats)
    at.spawns = ()
    at.blue = blue_deck(agreed, seats)
    at.green = green_deck(agreed)
    at.passed = at.dropped = at.removed = at.keys = ()
    at.ended = ""
    at.notes = []
    at.agenda = ()
    dealing = [Step(DEAL_TALENT, seat) for seat in range(talents_dealt(agreed, seats))]
    at.push(*([Step(FIRST_PLAYER)] if agreed.first < 0 else []), *dealing, Step(BEGIN))
    return State.settled(at)
