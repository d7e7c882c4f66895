"""The house as a graph for walking: 25 places, and a node more for each way into a room that shifts its line."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final, NamedTuple

from cuboteca.games.cuobe.opponents.reading import Reading, read_box
from cuboteca.games.cuobe.rules.board import ALL_SIDES, FAR, exits, is_locked, leads_to
from cuboteca.games.cuobe.rules.places import ACROSS, BESIDE, LINES, NOWHERE, OPPOSITE, PLACES, WAYS
from cuboteca.games.cuobe.rules.position import Position

LOCKED: Final = 1.25
"""Dice that a lock costs on average, beside the walk."""
HAUNTED: Final = 0.4
"""What it counts to walk into a spawn, in dice."""

Edge = tuple[int, int]
"""The way walked, and the node that it leads to."""


class Walls(NamedTuple):
    """Where walking leads, whatever is locked: from node to node."""

    edges: tuple[tuple[Edge, ...], ...]
    """By node: the first 25 are the places."""
    place_of: tuple[int, ...]
    """The place that a node is, as the rooms lie now."""


class House(NamedTuple):
    """The walls, and what costs more than a die."""

    edges: tuple[tuple[Edge, ...], ...]
    place_of: tuple[int, ...]
    locked: tuple[bool, ...]
    """By place."""
    cost: tuple[float, ...]
    """By place: dice to leave it by a walk, on average."""
    dread: tuple[float, ...]
    """By place: what it counts to walk in."""


MOST_WALLS: Final = 60
"""As many houses are remembered; more were hardly ever asked for again."""
_known: Final[dict[tuple[str, tuple[tuple[str, int], ...]], Walls]] = {}


def house_of(at: Position) -> House:
    """Return the graph of a position."""
    walls = walls_of(at)
    locked = [is_locked(at, place) for place in PLACES]
    haunted = [room.spiders > 0 for room in at.rooms]
    for spawn in at.spawns:
        haunted[spawn.place] = True
    return House(
        walls.edges,
        walls.place_of,
        tuple(locked),
        tuple([1 + LOCKED if shut else 1.0 for shut in locked]),
        tuple([HAUNTED if one else 0.0 for one in haunted]),
    )


def walls_of(at: Position) -> Walls:
    """Return where walking leads; the same rooms in the same places are looked at once."""
    key = at.rules.options["cards"], tuple([(room.card, room.turned) for room in at.rooms])
    walls = _known.get(key)
    if walls is None:
        if len(_known) >= MOST_WALLS:
            _known.clear()
        walls = _known[key] = _walls(at)
    return walls


def _walls(at: Position) -> Walls:
    reading = read_box(at.box)
    nodes: dict[tuple[int, int], int] = {}
    place_of = list(PLACES)
    edges: list[list[Edge]] = []
    for place in PLACES:
        edges.append([])
        for way in WAYS:
            target = leads_to(at, place, way)
            if target != NOWHERE:
                edges[place].append((way, _enter(at, reading, target, way, nodes, place_of)))
    edges += [_after_shift(at, reading, place, way) for place, way in nodes]
    return Walls(tuple(map(tuple, edges)), tuple(place_of))


def _enter(
    at: Position,
    reading: Reading,
    target: int,
    way: int,
    nodes: dict[tuple[int, int], int],
    place_of: list[int],
) -> int:
    """Return the node that walking into a place leads to."""
    card = at.rooms[target].card
    if not card:
        return target
    entered = reading.rooms[card].entered
    if entered.to_atrium:
        return at.place_of(at.box.atrium)
    if not entered.shifts:
        return target
    node = nodes.get((target, way))
    if node is None:
        node = nodes[target, way] = len(place_of)
        place_of.append(target)
    return node


def _after_shift(at: Position, reading: Reading, place: int, way: int) -> list[Edge]:
    """Return where one gets to from a room that has just shifted with its line; of further shifts the plain place."""
    moved = way if reading.rooms[at.rooms[place].card].entered.shifts > 0 else OPPOSITE[way]
    line = LINES[place][moved]
    here = ACROSS[place][moved]
    sides = exits(at, place)
    found: list[Edge] = []
    for out in WAYS:
        if not sides >> out & 1:
            continue
        there = BESIDE[here][out]
        if there == NOWHERE:
            if sides == ALL_SIDES:
                continue
            there = ACROSS[here][out]
        before = ACROSS[there][OPPOSITE[moved]] if there in line else there
        if at.rooms[before].card and not exits(at, before) >> OPPOSITE[out] & 1:
            continue
        card = at.rooms[before].card
        to_atrium = card and reading.rooms[card].entered.to_atrium
        found.append((out, at.place_of(at.box.atrium) if to_atrium else before))
    return found


# Distances, in dice.


def ways_in(house: House) -> list[list[tuple[int, float]]]:
    """List for each place from where one walks in, and what that costs."""
    found: list[list[tuple[int, float]]] = [[] for _ in PLACES]
    for place in PLACES:
        for _, node in house.edges[place]:
            target = house.place_of[node]
            found[target].append((place, house.cost[place] + house.dread[target]))
    return found


def spread(sources: list[tuple[float, int]], inwards: list[list[tuple[int, float]]]) -> list[float]:
    """Return for each place the least of a source's number and the dice to it: the way to the nearest."""
    least = [float(FAR)] * len(PLACES)
    for number, place in sources:
        least[place] = min(least[place], number)
    waiting = [(least[place], place) for place in {place for _, place in sources}]
    heapify(waiting)
    while waiting:
        so_far, here = heappop(waiting)
        if so_far > least[here]:
            continue
        for before, cost in inwards[here]:
            total = so_far + cost
            if total < least[before] - 1e-9:
                least[before] = total
                heappush(waiting, (total, before))
    return least


def pull(
    targets: list[tuple[float, int]], inwards: list[list[tuple[int, float]]], rate: float
) -> tuple[list[float], list[int], list[float]]:
    """Return for each place the best that it is near to: worth less its distance, which target, and the second best."""
    best, owner = [-float(FAR)] * len(PLACES), [NOWHERE] * len(PLACES)
    second = [-float(FAR)] * len(PLACES)
    waiting = [(-worth, place, place) for worth, place in targets]
    heapify(waiting)
    while waiting:
        loss, here, source = heappop(waiting)
        if owner[here] == NOWHERE:
            best[here], owner[here] = -loss, source
        elif owner[here] != source and second[here] == -FAR:
            second[here] = -loss
        else:
            continue
        for before, cost in inwards[here]:
            if second[before] == -FAR and owner[before] != source:
                heappush(waiting, (loss + cost * rate, before, source))
    return best, owner, second
