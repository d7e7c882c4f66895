"""Armies and formations to begin with, so that nobody has to place seventeen cubes by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from cuboteca.games.cube_quest.rules.cubes import CODES, army_of, cost_of
from cuboteca.games.cube_quest.rules.moves import SETUP, Move
from cuboteca.games.cube_quest.rules.options import Rules
from cuboteca.games.cube_quest.rules.places import Place

ARMIES: Final = MappingProxyType(
    {
        "basic": "KSSSSGGGGGGGGGGGG",
        "raiders": "KSSSSHHUUGGGGG",
        "guardians": "KSSLLFFGGGGGGGGGGGG",
        "tricksters": "KSSHHUULLFFGGGGG",
    }
)
"""Armies of 40 points, by name."""

FORMATIONS: Final = ("wall", "phalanx", "towers", "scattered")

KING_AT: Final = Place(0, -2400)
HEALERS_AT: Final = (Place(-700, -2700), Place(700, -2700))
FRONT: Final = tuple(Place(x, -500) for x in (-600, 600, -200, 200, -1000, 1000, -1400, 1400))
"""Where the cubes that attack stand, in every formation but the scattered one, as Red sees it."""

SIDE: Final = 162
"""From a cube to the next beside it, with a hair's breadth between."""

_COLUMNS: Final = (-81, 81, -243, 243, -405, 405)
GRUNTS_AT: Final = MappingProxyType(
    {
        "wall": tuple(Place(x, -1100, layer or None) for layer in (0, 1) for x in _COLUMNS),
        "phalanx": tuple(Place(x, y) for y in (-1300, -1300 - SIDE) for x in _COLUMNS),
        "towers": tuple(Place(x, -1500, layer or None) for x in (0, -600, 600) for layer in range(4)),
        "scattered": tuple(Place(x, y) for y in (-1100, -1700, -2300) for x in (-500, 500, -1500, 1500)),
    }
)
SCATTERED_FRONT: Final = tuple(
    Place(x, y)
    for x, y in (
        (-1000, -600),
        (1000, -600),
        (0, -400),
        (0, -1500),
        (-1800, -300),
        (1800, -300),
        (-1000, -1400),
        (1000, -1400),
    )
)


@lru_cache(maxsize=16)
def army(name: str, colour: int, points: int) -> tuple[int, ...]:
    """Return the cubes of a named army, without the last ones if there are not points enough."""
    left = list(army_of(colour))
    cubes: list[int] = []
    for code in ARMIES[name]:
        cube = next(cube for cube in left if CODES[cube] == code)
        left.remove(cube)
        if cost_of((*cubes, cube)) <= points:
            cubes.append(cube)
    return tuple(sorted(cubes))


def formation(name: str, cubes: tuple[int, ...], colour: int) -> Move:
    """Return the set-up of an army in a named formation; whatever lies on others comes after them."""
    front = SCATTERED_FRONT if name == "scattered" else FRONT
    slots = {
        "K": iter((KING_AT,)),
        "L": iter(HEALERS_AT),
        "G": iter(_grunts_at(name, sum(CODES[cube] == "G" for cube in cubes))),
        "F": iter(()),
        **dict.fromkeys("SHU", iter(front)),
    }
    places = [next(slots[CODES[cube]], None) for cube in cubes]
    return Move(SETUP, cubes, places=tuple(place and place.seen_from(colour) for place in places))


def _grunts_at(name: str, count: int) -> tuple[Place, ...]:
    """Return where so many Grunts stand, as Red sees it: a single row of an odd number has one in the middle."""
    places = GRUNTS_AT[name]
    if name in ("wall", "phalanx") and count < len(_COLUMNS) and count % 2:
        return tuple(place._replace(x=place.x + SIDE // 2) for place in places)
    return places


def set_ups(colour: int, rules: Rules) -> Iterator[Move]:
    """Yield the set-ups that are offered, each once."""
    known = {army(name, colour, rules.points) for name in (("basic",) if rules.basic else ARMIES)}
    for cubes in sorted(known):
        seen = set()
        for name in FORMATIONS:
            move = formation(name, cubes, colour)
            if move not in seen:
                seen.add(move)
                yield move
