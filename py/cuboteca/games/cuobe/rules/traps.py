"""Trap tokens and what triggers do (C-90 to C-93)."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.board import can_take_trap, trapped_places
from cuboteca.games.cuobe.rules.facts import TRAP_TOKENS, Position
from cuboteca.games.cuobe.rules.harm import wound


def add_trap(at: Position, place: int) -> bool:
    """Put a trap on a room that can take one. With no token left all traps trigger instead; True if so (C-92)."""
    if not can_take_trap(at, place):
        return False
    if at.traps >= TRAP_TOKENS:
        at.note("no-traps-left")
        spring(at)
        return True
    at.set_room(place, at.rooms[place]._replace(trap=True))
    at.note("trap", place)
    return False


def remove_trap(at: Position, place: int) -> None:
    """A token only (C-93)."""
    at.set_room(place, at.rooms[place]._replace(trap=False))
    at.note("trap-gone", place)


def spring(at: Position) -> bool:
    """Everybody in a trapped room is hit, all at once; was anybody (C-91)?"""
    trapped = trapped_places(at)
    hit = [seat for seat in at.inside if at.players[seat].place in trapped]
    wounds = [max([1, *(n for n, _ in at.passive(seat, "trapWounds"))]) for seat in hit]
    at.note("sprung", *hit)
    for seat, times in zip(hit, wounds, strict=True):
        wound(at, seat, times)
    return bool(hit)


def trigger(at: Position) -> None:
    """A trigger: whoever is in a trapped room is hit; if nobody is, a trap is set instead (C-91)."""
    if spring(at):
        return
    seats = at.inside if at.terms.brutal else at.inside[:1]
    if not at.terms.brutal and seats != [at.active]:
        return
    for place in dict.fromkeys([at.players[seat].place for seat in seats]):
        if add_trap(at, place):
            return  # C-92: everything triggers once, and no more
