"""Locks, and opening them by force (C-45 to C-50)."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.board import can_take_lock, is_locked
from cuboteca.games.cuobe.rules.facts import LOCK_TOKENS, Position, Step
from cuboteca.games.cuobe.rules.traps import add_trap


def add_lock(at: Position, place: int) -> None:
    """Put a lock on a room that can take one; nothing if no token is left (C-50)."""
    if can_take_lock(at, place) and at.locks < LOCK_TOKENS:
        at.set_room(place, at.rooms[place]._replace(lock=True))
        at.note("lock", place)


def unlock(at: Position, place: int) -> None:
    """A token goes; a printed lock is open until the end of the turn (C-48)."""
    room = at.rooms[place]
    at.set_room(place, room._replace(lock=False) if room.lock else room._replace(opened=True))
    at.note("unlock", place)


def forced(at: Position, step: Step) -> None:
    """What brute force came to: nothing, open, or open with a trap left behind (C-47)."""
    place = at.players[step.seat].place
    opens, leaves_trap = at.box.brute_force[step.values[0]]
    if opens and is_locked(at, place):
        unlock(at, place)
        if leaves_trap:
            add_trap(at, place)
    else:
        at.note("stuck", place)


def relock(at: Position, step: Step) -> None:
    """Printed locks close at the end of the turn (C-48)."""
    if any(room.opened for room in at.rooms):
        at.rooms = tuple([room._replace(opened=False) if room.opened else room for room in at.rooms])
