"""The measures of board, dice and pawns, and the one projection that everything stands in.

A square is seen from above; height goes up and to the left, so that the south and the east side of a die show. The
middle of a square is where half the height of its die is seen: a die lies wholly within its square, and no square is
hidden by the die before it. The board can be turned by quarters; the lamp and the projection stay.
"""

from __future__ import annotations

from typing import Final

from cuboteca.draw.path import Point, num

At = tuple[int, int]
"""A square: x to the east and y to the north, both from 0, so that a1 is (0, 0)."""

SIZES: Final = (5, 6, 7)
CELL: Final = 60
HALF: Final = 22
"""Half an edge of a die."""
RISE: Final[Point] = (-3.8, -7.6)
"""From half the height of a die to its top; to its foot it is as far the other way."""
TILE: Final = 11.5
"""Half as wide as a face that a flip would bring up is shown, its edge included."""
PLATE: Final = 0.83
"""The flat of the top within its bevel."""
FRAME: Final = 19
"""How wide the wood about the squares is."""
BOX: Final = 1
"""What the picture shows beyond the frame: the front of the board."""
WAYS: Final = ("n", "e", "s", "w")
STEPS: Final[dict[str, At]] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def view_box(size: int) -> str:
    """Return the square that a picture of the whole board shows."""
    edge = num(-FRAME - BOX)
    return f"{edge} {edge} {num(across(size))} {num(across(size))}"


def across(size: int) -> float:
    """Return how wide the picture of a board is, frame and front included."""
    return CELL * size + 2 * (FRAME + BOX)


def magnified(size: int) -> float:
    """Return how much larger words and counters are drawn on a bigger board, so that they look the same on a screen."""
    return across(size) / across(SIZES[0])


def seen_at(at: At, size: int, turn: int) -> At:
    """Return the square as the viewer counts it, after `turn` quarters of the board clockwise."""
    x, y = at
    for _ in range(turn % 4):
        x, y = y, size - 1 - x
    return x, y


def seen_way(way: str, turn: int) -> str:
    """Return a compass way, as it is seen on the board turned clockwise: its east side comes to the viewer first."""
    return WAYS[(WAYS.index(way) + turn) % 4]


def turn_for(corner: At, size: int) -> int:
    """Return the quarters that bring a home corner to the lower left, so that the board sits before its player."""
    last = size - 1
    return {(0, 0): 0, (last, 0): 1, (last, last): 2, (0, last): 3}[corner]


def spot(at: At, size: int, turn: int = 0) -> Point:
    """Return the middle of a square in units of the picture; y points down."""
    x, y = seen_at(at, size, turn)
    return CELL * x + CELL / 2, CELL * (size - 1 - y) + CELL / 2
