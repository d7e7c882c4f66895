"""The legal moves, found as far as somebody looks.

What is discrete is listed completely: whose cubes, which Healers and what they revive, hiding, declining. Flicks and
places are as many as there are points of the compass and tenths of a millimetre; of those a fair choice is listed, and
whatever else the rules allow is legal just the same: `in` asks the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice
from typing import Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.armies import set_ups
from cuboteca.games.cube_quest.rules.castle import castle_places, refuge
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, KINGS, cost_of
from cuboteca.games.cube_quest.rules.moves import Flick, Move
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.position import HIDDEN, RESERVE, Position
from cuboteca.games.cube_quest.rules.why_illegal import HEALING
from cuboteca.play.lazy_sequences import LazySequence

DIRECTIONS: Final = range(0, 3600, 150)
POWERS: Final = (40, 60, 80, 100)
FLICKS: Final = tuple(Flick(direction, power) for power in POWERS for direction in DIRECTIONS)
"""The flicks that are listed for each cube."""

CASTLE_STEP: Final = 200
MOST_PLACES: Final = 20
RETURNS: Final = tuple(
    tuple(Place(sign * x, sign * y) for y in range(400, 2801, 600) for x in range(-1600, 1601, 800)) for sign in (1, -1)
)
"""Where a Skulk's return is listed, by colour."""

TWO_HEALERS: Final = 2


class Listing(LazySequence[Move]):
    """The listed moves of a position. `len` finds them all; `in` searches for none, it asks the rules."""

    __slots__ = ("_found", "_is_legal", "_search")

    def __init__(self, search: Iterator[Move], is_legal: Callable[[Move], bool]) -> None:
        self._search = search
        self._found: list[Move] = []
        self._is_legal = is_legal

    def reach(self, most: int | None = None) -> int:
        self._found += islice(self._search, None if most is None else max(0, most - len(self._found)))
        return len(self._found)

    def at(self, number: int) -> Move:
        return self._found[number]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.kind not in (moves.RESIGN, moves.LATE) and self._is_legal(move)


def listed_moves(now: Position, is_legal: Callable[[Move], bool]) -> Iterator[Move]:
    """Yield the moves to list, each once; those that might not be legal are asked about."""
    job = now.job
    if job is None:
        yield from _turn(now, is_legal)
        return
    if job.kind == jobs.SETUP:
        for move in set_ups(job.seat, now.rules):
            yield move._replace(shows=shows_more(now))
        return
    if job.kind == jobs.PLACE:
        yield from _places(now, job.cubes[0], moves.PUT)
        return
    yield Move(moves.END)
    if job.kind == jobs.HELM:
        yield from _flicks(job.cubes)
    elif job.kind == jobs.MORE:
        yield from _healings(now)
    elif job.kind == jobs.HIDE:
        yield from (Move(moves.HIDE, (cube,)) for cube in now.hiders())


def shows_more(now: Position) -> bool:
    """Does the set-up that is to be made lift the screen (CQ-43)?"""
    return now.rules.screen and len(now.jobs) == 1


def _turn(now: Position, is_legal: Callable[[Move], bool]) -> Iterator[Move]:
    if now.rules.fouls and now.seen and not now.made:
        yield Move(moves.FOUL)
    if now.extra[now.mover]:
        yield Move(moves.END)
        yield from _flicks(now.flickable())
        return
    yield from _flicks(now.flickable())
    king = KINGS[now.mover]
    if now.rules.covered_king_moves or not now.carried_by(king):
        yield from _places(now, king, moves.KING)
    yield from filter(is_legal, _returns(now))
    yield from filter(is_legal, _freezings(now))
    yield from _healings(now)


def _flicks(cubes: tuple[int, ...]) -> Iterator[Move]:
    return (Move(moves.FLICK, (cube,), flick=flick) for cube in cubes for flick in FLICKS)


def _places(now: Position, cube: int, kind: str) -> Iterator[Move]:
    poses = now.poses_without(cube)
    seat, rules = COLOUR_OF[cube], now.rules
    found = list(islice(castle_places(poses, rules, seat, CASTLE_STEP), MOST_PLACES))
    found = found or list(islice(castle_places(poses, rules, seat), MOST_PLACES))
    last = None if found else refuge(poses, rules, seat)
    for place in [*found, *([last] if last else [])]:
        yield Move(kind, (cube,), places=(place,))


def _returns(now: Position) -> Iterator[Move]:
    for cube in now.with_status(now.mover, HIDDEN):
        for place in RETURNS[now.mover]:
            yield Move(moves.RETURN, (cube,), places=(place,))


def _freezings(now: Position) -> Iterator[Move]:
    ready = now.with_status(now.mover, RESERVE)
    targets = [cube for cube in now.on_board if COLOUR_OF[cube] != now.mover and cube not in KINGS]
    for freeze in ready:
        yield from (Move(moves.FREEZE, (freeze,), places=(target,)) for target in targets)
    if len(ready) > 1:
        for one in targets:
            yield from (Move(moves.FREEZE, ready, places=(one, two)) for two in targets if two != one)


def _healings(now: Position) -> Iterator[Move]:
    """Yield every choice of Healers, with everything they can revive, named in order."""
    healers, fallen = now.healers(), now.revivable()
    for count in range(1, min(TWO_HEALERS, len(healers)) + 1):  # without one, no choice of the fallen is looked at
        for chosen in _affordable(fallen, HEALING * count):
            for used in combinations(healers, count):
                yield Move(moves.HEAL, used, chosen)


def _affordable(cubes: tuple[int, ...], points: int) -> Iterator[tuple[int, ...]]:
    """Yield every choice of at least one cube that costs no more than some points."""
    costs = [cost_of((cube,)) for cube in cubes]
    ways: list[tuple[int, int, tuple[int, ...]]] = [(0, points, ())]
    while ways:
        number, left, chosen = ways.pop()
        if number == len(cubes):
            continue
        ways.append((number + 1, left, chosen))
        if costs[number] <= left:
            more = (*chosen, cubes[number])
            yield more
            ways.append((number + 1, left - costs[number], more))
