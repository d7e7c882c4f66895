"""What a placement scores, line by line."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.cubes import LONGEST
from cuboteca.games.qwirkle_cubes.rules.grid import AXES, STEPS, Cell, Placed, xy

QWIRKLE_BONUS: Final = 6
OUT_BONUS: Final = 6


class ScoreLine(NamedTuple):
    """A line made or made longer, and what it scores."""

    cells: tuple[Cell, ...]
    """From west to east, or from south to north."""
    points: int
    qwirkle: bool
    """Was it brought to six?"""


def lines_made(cubes: dict[int, int], placed: Placed) -> list[list[int]]:
    """Return the cells of each line of two or more that some new cubes stand in, rows first; `cubes` are the old
    ones."""
    new = {cell for cell, _ in placed}
    lines = []
    for axis in AXES:
        step = STEPS[axis]
        seen: set[int] = set()
        for cell in sorted(new):
            if cell in seen:
                continue
            first = cell
            while first - step in cubes or first - step in new:
                first -= step
            line = [first]
            while line[-1] + step in cubes or line[-1] + step in new:
                line.append(line[-1] + step)
            seen.update(line)
            if len(line) > 1:  # Z-11: a cube alone is no line
                lines.append(line)
    return lines


def points_for(length: int) -> int:
    """Return a point a cube (Z-16), and six more for the sixth (Z-18)."""
    return length + (QWIRKLE_BONUS if length == LONGEST else 0)


def score_lines(cubes: dict[int, int], placed: Placed) -> tuple[ScoreLine, ...]:
    """Count a cube in two lines in both (Z-17), and no line twice (Z-16)."""
    return tuple(
        ScoreLine(tuple(xy(cell) for cell in line), points_for(len(line)), len(line) == LONGEST)
        for line in lines_made(cubes, placed)
    )


def points_of(cubes: dict[int, int], placed: Placed) -> int:
    """Return what the lines of a placement score together."""
    return sum(points_for(len(line)) for line in lines_made(cubes, placed))
