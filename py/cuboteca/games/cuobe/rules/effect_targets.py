"""The players and rooms that an effect can be aimed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cuboteca.games.cuobe.rules.cards import ALL, ANY, ATRIUM, HERE, SAME, THIS, Effect
from cuboteca.games.cuobe.rules.moves import PLAYERS, SEAT_OF, YES
from cuboteca.games.cuobe.rules.places import NEXT_TO, NOWHERE, PLACES
from cuboteca.games.cuobe.rules.position import Position, StateBuilder, Step


class Operation(NamedTuple):
    """One operation of the vocabulary: its aims, and what it does."""

    aims: Callable[[Position, Step, Effect], list[str]]
    """What it can be aimed at now, `yes` where there is nothing to choose; nothing if it could change nothing."""
    do: Callable[[StateBuilder, Step, Effect, str], None]
    """Carry it out on one of its aims."""
    only_good: bool = False
    """Does it nothing but good, so that nobody would decline it?"""


def people(at: Position, step: Step, who: str) -> list[int]:
    """List the living whom a word stands for."""
    if who in (ANY, ALL):
        return at.inside
    seat = step.other if who == SAME else step.seat
    if seat < 0 or not at.players[seat].inside:
        return []
    return at.here(at.players[seat].place) if who == HERE else [seat]


def people_to_aim_at(
    at: Position, step: Step, effect: Effect, touched: Callable[[Position, int, Effect], bool]
) -> list[str]:
    """List those of them for whom the effect would change something; `yes` for all at once."""
    seats = [seat for seat in people(at, step, effect.who) if touched(at, seat, effect)]
    if effect.who == ALL:
        return [YES] if seats else []
    return [PLAYERS[seat] for seat in seats]


def people_aimed_at(at: Position, effect: Effect, aim: str) -> list[int]:
    """List the players that an aim means."""
    return at.inside if effect.who == ALL else [SEAT_OF[aim]]


def this_room(at: Position, step: Step) -> int:
    """Return the room that bears the script, or the room of the player whose card it is."""
    base = step.name.partition(".")[0]
    if base in at.box.rooms:
        return at.place_of(base)
    return at.players[step.seat].place


def rooms(at: Position, step: Step, word: str) -> list[int]:
    """List the places that a word stands for; adjacent rooms are counted from the active player's (C-71)."""
    if word == THIS:
        place = this_room(at, step)
        return [place] if place != NOWHERE else []
    if word == ATRIUM:
        return [at.place_of(at.box.atrium)]
    if word == ANY:
        return list(PLACES)
    here = at.players[at.active].place
    return list(NEXT_TO[here]) if here != NOWHERE else []
