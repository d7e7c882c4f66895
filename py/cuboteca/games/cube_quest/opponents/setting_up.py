"""Armies and formations that an opponent builds: attackers at the line, the King far from the edge, guards about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from cuboteca.games.cube_quest.rules.armies import ARMIES, army
from cuboteca.games.cube_quest.rules.cubes import CODES, army_of, cost_of
from cuboteca.games.cube_quest.rules.moves import SETUP, Move
from cuboteca.games.cube_quest.rules.options import Rules
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.setup import setup_fault
from cuboteca.games.cube_quest.rules.state import State

TRIES: Final = 40
"""After so many formations that can't be set up it takes one that is offered."""
BEYOND: Final = "HSUGLF"
"""What is added, in this order, where there are points for more than a named army."""

KING_Y: Final = (-1875, -1900, -1950)
AT_LINE: Final = (-130, -200, -320)
"""How near the line attackers stand, in tenths of a millimetre, as Red sees it."""
FRONT: Final = (0, -700, 700, -1300, 1300, -350, 350, -1000, 1000)
SCREENS: Final = {
    "shell": (
        *((x, 420) for x in (0, -185, 185, -370, 370)),
        *((x, -230) for x in (0, -185, 185)),
        *((x, 60) for x in (-320, 320)),
        *((x, 640) for x in (-95, 95)),
    ),
    "rows": (
        *((x, 480) for x in (-95, 95, -285, 285, -475, 475)),
        *((x, 700) for x in (0, -190, 190, -380, 380)),
        (0, -230),
    ),
    "arc": (
        *((0, 520), (-190, 490), (190, 490), (-370, 400), (370, 400), (-520, 260), (520, 260)),
        *((-560, 60), (560, 60), (0, -240), (-190, -230), (190, -230)),
    ),
}
"""Where guards stand, seen from their King; the most needed first."""
HEALERS: Final = ((-600, -2750), (600, -2750))


def armies(rules: Rules, seat: int, rng: Random) -> list[tuple[int, ...]]:
    """Return the armies to choose from, in an order drawn at random."""
    if rules.basic:
        return [army("basic", seat, rules.points)]
    names = sorted(ARMIES)
    rng.shuffle(names)
    return [_filled_up(army(name, seat, rules.points), seat, rules.points) for name in names]


def _filled_up(cubes: tuple[int, ...], seat: int, points: int) -> tuple[int, ...]:
    chosen = list(cubes)
    for code in BEYOND:
        for cube in army_of(seat):
            if CODES[cube] == code and cube not in chosen and cost_of((*chosen, cube)) <= points:
                chosen.append(cube)
    return tuple(sorted(chosen))


def own_set_ups(seen: State, seat: int, rng: Random) -> Iterator[Move | None]:
    """Build formations without end; None for one that may not be set up, and end after too many of those."""
    choices = armies(seen.rules, seat, rng)
    failed = 0
    number = 0
    while failed < TRIES:
        move = _formation(choices[number % len(choices)], seat, rng)
        number += 1
        if setup_fault(move, seat, seen.rules) is None:
            yield move
        else:
            failed += 1
            yield None


def _formation(cubes: Sequence[int], seat: int, rng: Random) -> Move:
    king_y = rng.choice(KING_Y)
    king_x = rng.choice((0, rng.randrange(-400, 401)))
    screen = SCREENS[rng.choice(sorted(SCREENS))]
    front_y = rng.choice(AT_LINE)
    mirrored = rng.choice((1, -1))
    front = iter([(x + rng.randrange(-200, 201), front_y) for x in FRONT])
    guards = iter([(king_x + x, king_y + y) for x, y in screen])
    healers = iter(HEALERS)
    rest = iter([(x, -2600) for x in (-1400, 1400, -1000, 1000, -1700, 1700)])
    places: list[Place | None] = []
    for cube in cubes:
        code = CODES[cube]
        if code == "F":
            places.append(None)
            continue
        if code == "K":
            x, y = king_x, king_y
        elif code == "L":
            x, y = next(healers)
        elif code == "G":
            x, y = next(guards, None) or next(rest)
            x, y = x + rng.randrange(-8, 9), y + rng.randrange(-8, 9)
        else:
            x, y = next(front)
        places.append(Place(mirrored * x, y).seen_from(seat))
    return Move(SETUP, tuple(cubes), places=tuple(places))
