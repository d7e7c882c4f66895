"""Moving: walking with its discoveries and enter effects, jumping and swapping (C-30 to C-42)."""

from __future__ import annotations

from random import Random

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import is_locked, leads_to, turn_up, turned_exits, unseen_rooms
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.places import NOWHERE, OPPOSITE, WAYS
from cuboteca.games.cuobe.rules.position import NOBODY, UNKNOWN, Position, StateBuilder, Step
from cuboteca.games.cuobe.rules.steps import ARRIVE, ENTER, EXTRA, REVEAL, RUN, TURN_CARD

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
