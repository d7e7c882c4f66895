"""Writes the positions of the guide: Ada's turn, and what of it is not as in a new game for two."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.places import PLACE_NAMES, SIDE

UNHARMED: Final = "c3 w0 p0 alive"
BLUE: Final = "7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20"
"""All blue cards are still to come,"""
BLUE_BUT_A_TOOL: Final = "6.7.7.7.7:1.1.1.3/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/19"
BLUE_BUT_ALL_KEYS: Final = "6.6.6.6.6:0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4:0/5/5/20"
GREEN: Final = "11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8"
"""and so are all green ones."""
GREEN_BUT_A_SPAWN: Final = "10.11.9.9:0.2.8/1.2.8/1.1.7/1.1.7:3/6/22+8"
GREEN_BUT_TWO_SPAWNS: Final = "10.10.9.9:0.2.8/0.2.8/1.1.7/1.1.7:2/6/22+8"


def position(
    dice: int,
    rooms: str = "",
    ada: str = UNHARMED,
    bo: str = UNHARMED,
    *,
    spawns: str = "-",
    blue: str = BLUE,
    green: str = GREEN,
    keys: str = "-",
    rules: str = "",
) -> str:
    """Return the position text. `rooms` are those besides the Atrium of which something is known: `c4=R07 d3=?s1`."""
    known = {"c3": "R01", **dict(room.split("=") for room in rooms.split())}
    every = [known.get(place, "?") for place in PLACE_NAMES]
    rows = (" ".join(every[first : first + SIDE]) for first in reversed(range(0, len(every), SIDE)))
    return (
        f"{' / '.join(rows)} | {spawns} | P1@{ada} | P2@{bo} | "
        f"blue={blue} green={green} passed=- dropped=- removed=- keys={keys} | "
        f"turn 1 P1 dice {dice} change 0 killed 0 on | action:P1{rules and f' | {rules}'}"
    )
