"""Which part of the endless grid a picture shows, in cells: as far as the middles of the outermost ones."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.grid import Cell

MARGIN: Final = 1
"""Cells about the cubes: wherever one may be put is seen."""
LEAST: Final = 6
"""A picture shows at least so many cells across and down."""


class Frame(NamedTuple):
    """What is shown."""

    west: float
    east: float
    south: float
    north: float


def frame_about(cells: Collection[Cell], least: int = LEAST) -> Frame:
    """Return the frame of some cubes. Before the first line, which goes right or up from the start, most of the room
    lies there."""
    west, east = _widened([x for x, _ in cells], least)
    south, north = _widened([y for _, y in cells], least)
    return Frame(west, east, south, north)


def _widened(ways: list[int], least: int) -> tuple[float, float]:
    if not ways:
        return -MARGIN, least - 1 - MARGIN
    low, high = min(ways) - MARGIN, max(ways) + MARGIN
    lacking = max(0, least - (high - low + 1)) / 2
    return low - lacking, high + lacking


def with_room(frame: Frame, cells: Collection[Cell]) -> Frame:
    """Return the frame with room for some cells, for the shadow of a cube there, and for what a line is worth."""
    if not cells:
        return frame
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return Frame(
        min(frame.west, min(columns) - 0.5),
        max(frame.east, max(columns) + 0.5),
        min(frame.south, min(rows) - 0.5),
        max(frame.north, max(rows) + 0.5),
    )


def grown(frame: Frame, needed: Frame) -> Frame:
    """Return the frame as it was, but for each side on which what is needed no longer fits."""
    return Frame(
        min(frame.west, needed.west),
        max(frame.east, needed.east),
        min(frame.south, needed.south),
        max(frame.north, needed.north),
    )
