"""How a die lies: which face is on top, which looks south, which looks east. The rules need the top alone; a drawing
that shows three faces follows the other two through the flips.

The die is a western one: opposite faces sum to 7, and 1, 2, 3 run anticlockwise about the corner where they meet.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.qurush.view.art.measures import WAYS


class Die(NamedTuple):
    """Three faces of a die, by the compass of the board."""

    top: int
    south: int
    east: int


START: Final = Die(6, 5, 3)
"""As every die lies at the beginning of a game (Q-1)."""


def tipped(die: Die, way: str) -> Die:
    """Return the die after a flip over its edge on that side: tipped north, what looked south comes up (Q-24)."""
    top, south, east = die
    if way == "n":
        return Die(south, 7 - top, east)
    if way == "s":
        return Die(7 - south, top, east)
    if way == "e":
        return Die(7 - east, south, top)
    return Die(east, south, 7 - top)


def turned(die: Die, quarters: int) -> Die:
    """Return the die as it is seen on a board turned clockwise by quarters: what looked east looks at the viewer."""
    for _ in range(quarters % 4):
        die = Die(die.top, die.east, 7 - die.south)
    return die


def way_to(die: Die, face: int) -> str | None:
    """Return the side over which one flip brings that face up; None for the top and the bottom."""
    return next((way for way in WAYS if tipped(die, way).top == face), None)


def flipped(die: Die, face: int) -> Die:
    """Return the die after a flip that brings up `face`; unchanged if no flip does."""
    way = way_to(die, face)
    return tipped(die, way) if way else die


def lying(top: int) -> Die:
    """Return how a die lies whose story is not known: as if tipped from the start by the shortest way."""
    if top == 7 - START.top:
        return tipped(tipped(START, "n"), "n")
    return flipped(START, top)


def every_die() -> tuple[Die, ...]:
    """Return the twenty-four ways in which a die can lie."""
    found = [START]
    for die in found:
        found += [new for new in (tipped(die, way) for way in WAYS) if new not in found]
    return tuple(sorted(found))
