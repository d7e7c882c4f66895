"""What rooms and cards are good for, read from their operations: a group's own deck is played like any other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules.cards import (
    ATRIUM,
    BACKWARDS,
    FORWARDS,
    FULL,
    HERE,
    SELF,
    THIS,
    Box,
    Effect,
    RoomCard,
)
from cuboteca.games.cuobe.rules.position import WORST

AHEAD: Final = 1
BACK: Final = -1


class Entered(NamedTuple):
    """What a room does to who walks in."""

    shifts: int = 0
    """AHEAD or BACK if its line moves."""
    to_atrium: bool = False
    panic: int = 0
    wounds: int = 0
    """Less than none if it calms or heals."""


class Mending(NamedTuple):
    """What a die brings in a room that heals or calms, on average."""

    heals: float = 0.0
    calms: float = 0.0
    others: bool = False
    """Does it heal or calm others who are here as well?"""
    sleeps: bool = False


class RoomReading(NamedTuple):
    """A room, as a planner sees it."""

    entered: Entered
    mending: Mending


class Reading(NamedTuple):
    """A whole box of cards, as a planner sees it."""

    rooms: Mapping[str, RoomReading]
    operations: Mapping[str, frozenset[str]]
    """By card: all that it can do, its branches included."""
    opens: float
    """The chance that a die of brute force opens a lock."""


def operations(box: Box, script: str) -> Iterator[Effect]:
    """Give every effect of a script, those of its branches included."""
    for effect in box.scripts.get(script, ()):
        yield effect
        for branch in effect.scripts:
            yield from operations(box, branch)


_known: dict[int, tuple[Box, Reading]] = {}


def read_box(box: Box) -> Reading:
    """Read a box once."""
    found = _known.get(id(box))
    if found is None or found[0] is not box:
        if len(_known) > 8:
            _known.clear()
        found = _known[id(box)] = (box, _read(box))
    return found[1]


def _read(box: Box) -> Reading:
    return Reading(
        {id_: RoomReading(_entered(box, room), _mending(box, room)) for id_, room in box.rooms.items()},
        {id_: frozenset(effect.op for effect in operations(box, id_)) for id_ in box.cards},
        sum(box.brute_force[face][0] for face in box.die) / len(box.die),
    )


def _entered(box: Box, room: RoomCard) -> Entered:
    shifts = panic = wounds = 0
    to_atrium = False
    for effect in box.scripts.get(room.enter, ()):
        on_self = effect.who in (SELF, HERE)
        n = WORST if effect.n == FULL else effect.n
        if effect.op == "shift" and effect.room == THIS and effect.way in (FORWARDS, BACKWARDS):
            shifts = AHEAD if effect.way == FORWARDS else BACK
        elif effect.op == "jump" and effect.who == SELF and effect.room == ATRIUM:
            to_atrium = True
        elif effect.op in ("panic", "calm") and on_self:
            panic += n if effect.op == "panic" else -n
        elif effect.op in ("wound", "heal") and on_self:
            wounds += n if effect.op == "wound" else -n
    return Entered(shifts, to_atrium, panic, wounds)


def _mending(box: Box, room: RoomCard) -> Mending:
    scripts = [room.spend] if room.spend else [room.roll[face] for face in box.die] if room.roll else []
    heals = calms = 0.0
    others = sleeps = False
    for script in scripts:
        for effect in box.scripts.get(script, ()):
            n = WORST if effect.n == FULL else effect.n
            heals += n / len(scripts) if effect.op == "heal" else 0
            calms += n / len(scripts) if effect.op == "calm" else 0
            others = others or (effect.op in ("heal", "calm") and effect.who != SELF)
            sleeps = sleeps or effect.op == "sleep"
    return Mending(heals, calms, others, sleeps)
