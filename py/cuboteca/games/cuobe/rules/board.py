"""The house as it stands: walls, locks, what is trapped, what is near, and rooms that shift."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cuboteca.games.cuobe.rules.cards import GHOUL, RoomCard
from cuboteca.games.cuobe.rules.places import (
    ACROSS,
    BESIDE,
    DISTANCE,
    LINES,
    NOWHERE,
    OPPOSITE,
    PLACES,
    SIDE,
    WAYS,
)
from cuboteca.games.cuobe.rules.position import Position, StateBuilder

ALL_SIDES = 15
FAR = 99


def exits(at: Position, place: int) -> int:
    """The sides with a way out as bits, as the card lies (C-36). A room face down has them all."""
    room = at.rooms[place]
    if not room.card:
        return ALL_SIDES
    return turned_exits(at.box.rooms[room.card].exits, room.turned)


def turned_exits(printed: int, turned: int) -> int:
    """Exits when the card is turned so many quarters clockwise."""
    return (printed << turned | printed >> 4 - turned) & ALL_SIDES


def has_exit(at: Position, place: int, way: int) -> bool:
    """Has a room a way out on that side?"""
    return bool(exits(at, place) >> way & 1)


def leads_to(at: Position, place: int, way: int) -> int:
    """The place that walking that way leads to; NOWHERE if walls forbid it."""
    if not has_exit(at, place, way):
        return NOWHERE  # C-36
    target = BESIDE[place][way]
    if target == NOWHERE:
        if exits(at, place) == ALL_SIDES:
            return NOWHERE  # C-38: only a corridor's arrow leads off the map
        target = ACROSS[place][way]  # C-37
    if at.rooms[target].card and not has_exit(at, target, OPPOSITE[way]):
        return NOWHERE  # C-36, C-39
    return target


def is_locked(at: Position, place: int) -> bool:
    """Must it be unlocked before anybody walks out (C-45)?"""
    room = at.rooms[place]
    if room.lock:
        return True
    printed = at.printed(place)
    return printed is not None and printed.lock and not room.opened


def can_take_lock(at: Position, place: int) -> bool:
    """At most one lock a room, printed ones included (C-50); face-down rooms can take one (C-111)."""
    return not at.rooms[place].lock and bears_lock(at.printed(place))


def can_take_trap(at: Position, place: int) -> bool:
    """No second trap, no trap on a room with a printed one or a stripe, none where there are no traps (C-92)."""
    return not at.rooms[place].trap and bears_trap(at.printed(place))


def bears_lock(printed: RoomCard | None) -> bool:
    """Can a lock token lie on that card?"""
    return printed is None or not printed.lock


def bears_trap(printed: RoomCard | None) -> bool:
    """Can a trap token lie on that card?"""
    return printed is None or not (printed.trap or printed.no_traps)


def trapped_places(at: Position) -> list[int]:
    """Every place that is trapped (C-90): by a token, a printed trap, a stripe, or the Ghoul (C-72)."""
    box = at.box.rooms
    rows = columns = 0
    own = []
    safe = []
    for place, room in enumerate(at.rooms):
        if room.trap:
            own.append(place)
        if room.card:
            card = box[room.card]
            if card.no_traps:
                safe.append(place)
            elif card.trap == "room":
                own.append(place)
            elif card.trap == "row":
                rows |= 1 << place // SIDE
            elif card.trap == "column":
                columns |= 1 << place % SIDE
    ghoul = at.spawn(GHOUL)
    if ghoul is not None:
        rows |= 1 << ghoul.place // SIDE
        columns |= 1 << ghoul.place % SIDE
    return [
        place
        for place in PLACES
        if (rows >> place // SIDE & 1 or columns >> place % SIDE & 1 or place in own) and place not in safe
    ]


def shift(at: StateBuilder, place: int, way: int) -> None:
    """The room's whole line moves one step; what is pushed out comes in at the other end (C-52)."""
    line = LINES[place][way]
    goes = {here: ACROSS[here][way] for here in line}
    rooms = list(at.rooms)
    for here, there in goes.items():
        rooms[there] = at.rooms[here]
    at.rooms = tuple(rooms)
    at.players = tuple(
        [player._replace(place=goes[player.place]) if player.place in goes else player for player in at.players]
    )
    if at.spawns:
        at.spawns = tuple(
            [spawn._replace(place=goes[spawn.place]) if spawn.place in goes else spawn for spawn in at.spawns]
        )
    at.note("shift", place, way)


def distances(at: Position, start: int) -> Sequence[int]:
    """How far each place is from one (C-82): straight across, or on foot around the walls (`distance=walk`)."""
    if not at.rules.walls_count:
        return DISTANCE[start]
    far = [FAR] * len(PLACES)
    far[start] = 0
    waiting = [start]
    for here in waiting:
        for way in WAYS:
            there = BESIDE[here][way]
            if (
                there != NOWHERE
                and far[there] == FAR
                and has_exit(at, here, way)
                and has_exit(at, there, OPPOSITE[way])
            ):
                far[there] = far[here] + 1
                waiting.append(there)
    return far


def nearest(at: Position, start: int, places: Iterable[int]) -> list[int]:
    """Those of the places that are nearest."""
    far = distances(at, start)
    among = list(places)
    least = min((far[place] for place in among), default=FAR)
    return [place for place in among if far[place] == least]


def turn_up(at: StateBuilder, place: int, card: str) -> None:
    """A room is face up now; tokens that it cannot bear go back to the supply (C-111)."""
    printed = at.box.rooms[card]
    room = at.rooms[place]._replace(card=card)
    room = room._replace(lock=room.lock and bears_lock(printed), trap=room.trap and bears_trap(printed))
    at.set_room(place, room)
    at.note("revealed", place, card)


def unseen_rooms(at: Position) -> list[str]:
    """The rooms that no place has shown yet."""
    seen = {room.card for room in at.rooms}
    return [card for card in at.box.rooms if card not in seen]
