"""Tokens on rooms: traps (C-90 to C-93), locks (C-45 to C-50), finds and the search for them (C-55 to C-58)."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.board import can_take_lock, can_take_trap, is_locked, trapped_places
from cuboteca.games.cuobe.rules.moves import Move, choose
from cuboteca.games.cuobe.rules.places import PLACE_NAMES, PLACE_OF, PLACES
from cuboteca.games.cuobe.rules.players import wound
from cuboteca.games.cuobe.rules.position import FIND_TOKENS, LOCK_TOKENS, TRAP_TOKENS, Position, StateBuilder, Step
from cuboteca.games.cuobe.rules.steps import FINDS, RUN


def add_trap(at: StateBuilder, place: int) -> bool:
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


def remove_trap(at: StateBuilder, place: int) -> None:
    """Remove a trap, which must be a token (C-93)."""
    at.set_room(place, at.rooms[place]._replace(trap=False))
    at.note("trap-gone", place)


def spring(at: StateBuilder) -> bool:
    """Hit everybody in a trapped room, all at once; True if anybody was (C-91)."""
    trapped = trapped_places(at)
    hit = [seat for seat in at.inside if at.players[seat].place in trapped]
    wounds = [max([1, *(n for n, _ in at.passive(seat, "trapWounds"))]) for seat in hit]
    at.note("sprung", *hit)
    for seat, times in zip(hit, wounds, strict=True):
        wound(at, seat, times)
    return bool(hit)


def trigger(at: StateBuilder) -> None:
    """Trigger the traps: players in trapped rooms are hit; if there are none, a trap is set instead (C-91)."""
    if spring(at):
        return
    seats = at.inside if at.rules.brutal else at.inside[:1]
    if not at.rules.brutal and seats != [at.active]:
        return
    for place in dict.fromkeys([at.players[seat].place for seat in seats]):
        if add_trap(at, place):
            return  # C-92: everything triggers once, and no more


def add_lock(at: StateBuilder, place: int) -> None:
    """Put a lock on a room that can take one; nothing if no token is left (C-50)."""
    if can_take_lock(at, place) and at.locks < LOCK_TOKENS:
        at.set_room(place, at.rooms[place]._replace(lock=True))
        at.note("lock", place)


def unlock(at: StateBuilder, place: int) -> None:
    """Take a lock token away, or open a printed lock until the end of the turn (C-48)."""
    room = at.rooms[place]
    at.set_room(place, room._replace(lock=False) if room.lock else room._replace(opened=True))
    at.note("unlock", place)


def apply_force(at: StateBuilder, step: Step) -> None:
    """Apply a roll of brute force: nothing, open, or open with a trap left behind (C-47)."""
    place = at.players[step.seat].place
    opens, leaves_trap = at.box.brute_force[step.values[0]]
    if opens and is_locked(at, place):
        unlock(at, place)
        if leaves_trap:
            add_trap(at, place)
    else:
        at.note("stuck", place)


def relock(at: StateBuilder, step: Step) -> None:
    """Close printed locks at the end of the turn (C-48)."""
    if any(room.opened for room in at.rooms):
        at.rooms = tuple([room._replace(opened=False) if room.opened else room for room in at.rooms])


def rooms_to_search(at: Position, number: int) -> list[int]:
    """List the revealed rooms with that search number and no find (C-55)."""
    rooms = at.box.rooms
    return [
        place
        for place in PLACES
        if at.rooms[place].card and not at.rooms[place].find and rooms[at.rooms[place].card].search == number
    ]


def fruitful(at: Position, seat: int) -> list[int]:
    """List the rolls of a search that would bring something now, in rising order (C-55, C-56, C-58)."""
    numbers = range(max(at.box.die) + 1)
    found = (
        {number for number in numbers if number and rooms_to_search(at, number)} if at.finds < FIND_TOKENS else set()
    )
    return sorted(found | {value for value, _ in at.passive(seat, "onSearchRoll")})


def find(at: StateBuilder, number: int) -> None:
    """Put a find token on each room with that number; if there are too few tokens, the player chooses (C-56)."""
    places = rooms_to_search(at, number) if number else []
    left = FIND_TOKENS - at.finds
    if len(places) <= left:
        for place in places:
            put_find(at, place)
    elif left:
        at.push(Step(FINDS, at.active, number=number))


def put_find(at: StateBuilder, place: int) -> None:
    """Put a find token on a place."""
    at.set_room(place, at.rooms[place]._replace(find=True))
    at.note("find", place)


def find_places(at: Position, step: Step) -> list[Move]:
    if at.finds >= FIND_TOKENS:
        return []
    return [choose(PLACE_NAMES[place]) for place in rooms_to_search(at, step.number)]


def place_find(at: StateBuilder, step: Step, move: Move) -> None:
    put_find(at, PLACE_OF[move.args[0]])
    at.push(step)


def apply_search(at: StateBuilder, step: Step) -> None:
    """Apply the roll of a search. Curiosity may make something of it, for the searcher alone (C-58)."""
    rolled = step.values[0]
    find(at, rolled)
    for value, script in at.passive(step.seat, "onSearchRoll"):
        if value == rolled:
            at.push(Step(RUN, step.seat, script))
