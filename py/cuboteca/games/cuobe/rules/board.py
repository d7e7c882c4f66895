"""The house as it stands (walls, locks, what is trapped, what is near, rooms that shift), and moving through it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.cards import GHOUL, RoomCard
from cuboteca.games.cuobe.rules.moves import Move
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
from cuboteca.games.cuobe.rules.position import NOBODY, UNKNOWN, Position, StateBuilder, Step
from cuboteca.games.cuobe.rules.steps import ARRIVE, ENTER, EXTRA, REVEAL, RUN, TURN_CARD

ALL_SIDES = 15
FAR = 99


def exits(at: Position, place: int) -> int:
    """Return the sides with a way out as bits, as the card lies (C-36). A room face down has them all."""
    room = at.rooms[place]
    if not room.card:
        return ALL_SIDES
    return turned_exits(at.box.rooms[room.card].exits, room.turned)


def turned_exits(printed: int, turned: int) -> int:
    """Return the exits when the card is turned so many quarters clockwise."""
    return (printed << turned | printed >> 4 - turned) & ALL_SIDES


def has_exit(at: Position, place: int, way: int) -> bool:
    """Has a room a way out on that side?"""
    return bool(exits(at, place) >> way & 1)


def leads_to(at: Position, place: int, way: int) -> int:
    """Return the place that walking that way leads to; NOWHERE if walls forbid it."""
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
    """Can the room take a lock token: has it no lock, printed or not (C-50)? A face-down room can (C-111)."""
    return not at.rooms[place].lock and bears_lock(at.printed(place))


def can_take_trap(at: Position, place: int) -> bool:
    """Can the room take a trap token: has it no trap, printed or not, no stripe, and may it be trapped (C-92)?"""
    return not at.rooms[place].trap and bears_trap(at.printed(place))


def bears_lock(printed: RoomCard | None) -> bool:
    """Can a lock token lie on that card?"""
    return printed is None or not printed.lock


def bears_trap(printed: RoomCard | None) -> bool:
    """Can a trap token lie on that card?"""
    return printed is None or not (printed.trap or printed.no_traps)


def trapped_places(at: Position) -> list[int]:
    """List every place that is trapped (C-90): by a token, a printed trap, a stripe, or the Ghoul (C-72)."""
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
    """Move the room's whole line one step; what is pushed out comes in at the other end (C-52)."""
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
    """Return how far each place is from one (C-82): straight, or on foot around the walls (`distance=walk`).

    What nobody can walk to is FAR, and then as far as it is straight.
    """
    if not at.rules.walls_count:
        return DISTANCE[start]
    far = [FAR + (0 if at.rules.before else straight) for straight in DISTANCE[start]]
    far[start] = 0
    waiting = [start]
    for here in waiting:
        for way in WAYS:
            there = BESIDE[here][way]
            if (
                there != NOWHERE
                and far[there] >= FAR
                and has_exit(at, here, way)
                and has_exit(at, there, OPPOSITE[way])
            ):
                far[there] = far[here] + 1
                waiting.append(there)
    return far


def nearest(at: Position, start: int, places: Iterable[int]) -> list[int]:
    """List those of the places that are nearest."""
    far = distances(at, start)
    among = list(places)
    least = min((far[place] for place in among), default=FAR)
    return [place for place in among if far[place] == least]


def turn_up(at: StateBuilder, place: int, card: str) -> None:
    """Turn a room face up; tokens that it cannot bear go back to the supply (C-111)."""
    printed = at.box.rooms[card]
    room = at.rooms[place]._replace(card=card)
    room = room._replace(lock=room.lock and bears_lock(printed), trap=room.trap and bears_trap(printed))
    at.set_room(place, room)
    at.note("revealed", place, card)


def unseen_rooms(at: Position) -> list[str]:
    """List the rooms that no place has shown yet."""
    seen = {room.card for room in at.rooms}
    return [card for card in at.box.rooms if card not in seen]


# Moving: walking with its discoveries and enter effects, jumping and swapping (C-30 to C-42).


JUST_TURNED_UP = 1


def ways_out(at: Position, seat: int) -> list[int]:
    """List the ways that a player could walk now (C-36 to C-39, C-45), whatever the dice and the hands."""
    place = at.players[seat].place
    if place == NOWHERE or is_locked(at, place):
        return []
    return [way for way in WAYS if leads_to(at, place, way) != NOWHERE]


def walk(at: StateBuilder, step: Step) -> None:
    """Walk one room, turning it up first if need be (C-32)."""
    seat, way = step.seat, step.way
    target = leads_to(at, at.players[seat].place, way)
    known = at.rooms[target].card != UNKNOWN
    arrive = step._replace(what=ARRIVE, number=0 if known else JUST_TURNED_UP, values=(target,))
    if known:
        at.push(arrive)
    else:
        at.push(*discovery(target, OPPOSITE[way]), arrive)


def discovery(place: int, side: int) -> tuple[Step, Step]:
    """Discover a room and, if it is a corridor, turn an arrow to the side one comes from; NOBODY: to any side."""
    return Step(REVEAL, values=(place,)), Step(TURN_CARD, way=side, values=(place,))


def possible_rooms(at: Position, step: Step) -> list[Move]:
    if at.rooms[step.values[0]].card != UNKNOWN:
        return []
    return [Move(moves.REVEAL, (card,)) for card in unseen_rooms(at)]


def sample_room(at: Position, step: Step, rng: Random) -> Move:
    return Move(moves.REVEAL, (rng.choice(unseen_rooms(at)),))


def reveal(at: StateBuilder, step: Step, move: Move) -> None:
    turn_up(at, step.values[0], move.args[0])


def rotations(at: Position, step: Step) -> list[Move]:
    """List the ways a corridor may be turned, only those that differ in their arrows (C-36, C-115)."""
    printed = at.printed(step.values[0])
    if printed is None:
        return []
    found: dict[int, Move] = {}
    for turned in WAYS:
        sides = turned_exits(printed.exits, turned)
        if sides not in found and (step.way == NOBODY or sides >> step.way & 1):
            found[sides] = Move(moves.ROT, (str(90 * turned),))
    return list(found.values())


def turn_corridor(at: StateBuilder, step: Step, move: Move) -> None:
    place = step.values[0]
    at.set_room(place, at.rooms[place]._replace(turned=int(move.args[0]) // 90))


def arrive(at: StateBuilder, step: Step) -> None:
    """Move them in, the mover first; then comes the extra discovery, then the enter effect for each (C-33, C-34)."""
    target = step.values[0]
    walkers = [seat for seat in (step.seat, step.other) if seat != NOBODY and at.players[seat].inside]
    for seat in walkers:
        at.set_player(seat, at.players[seat]._replace(place=target))
        at.note("walked", seat, target, step.way)
    printed = at.printed(target)
    if printed is None:
        return
    follow = []
    if step.number == JUST_TURNED_UP and printed.extra:
        follow.append(Step(EXTRA, step.seat, printed.id))
    if printed.enter:
        affected = walkers[:1] if at.rules.drag_once else walkers
        follow += [Step(ENTER, seat, printed.id, way=step.way) for seat in affected]
    at.push(*follow)


def enter(at: StateBuilder, step: Step) -> None:
    """Let the room act on a pawn that walked in and is still there (C-34)."""
    player = at.players[step.seat]
    if player.inside and at.rooms[player.place].card == step.name:
        at.push(Step(RUN, step.seat, at.box.rooms[step.name].enter, way=step.way))


def land(at: StateBuilder, seat: int, place: int) -> None:
    """Arrive by a jump or a swap: no locks, no walls, no enter effect (C-40); a dark room is turned up (C-42)."""
    at.set_player(seat, at.players[seat]._replace(place=place))
    if at.rooms[place].card == UNKNOWN and at.rules.swap_reveals:
        at.push(*discovery(place, NOBODY), Step(EXTRA, seat, values=(place,)))


def jump(at: StateBuilder, seat: int, place: int) -> None:
    """Move a player to a place without walking."""
    at.note("jumped", seat, place)
    land(at, seat, place)


def swap(at: StateBuilder, seat: int, other: int) -> None:
    """Swap two pawns (C-40)."""
    here, there = at.players[seat].place, at.players[other].place
    at.note("swapped", seat, other)
    land(at, other, here)
    land(at, seat, there)
