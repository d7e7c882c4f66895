"""The shapes, as outlines: alike in size, unlike in form."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import atan2, cos, hypot, pi, sin

import pytest

from cuboteca.draw.path import Point
from cuboteca.games.qwirkle_cubes.rules.cubes import SHAPES
from cuboteca.games.qwirkle_cubes.view.art.inlays import SHAPE_PATHS

READABLE = 28
"""CSS px that a cube is wide where it still has to be read."""


def _numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]


def _bulge(start: Point, end: Point, radius: float) -> list[Point]:
    """The large arc, clockwise, from one point to another: the lobes of the clover, the halves of the circle."""
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    half = hypot(end[0] - start[0], end[1] - start[1]) / 2
    rise = max(radius**2 - half**2, 0) ** 0.5
    across = (end[1] - start[1]) / (2 * half), -(end[0] - start[0]) / (2 * half)
    centre = middle[0] + rise * across[0], middle[1] + rise * across[1]
    first = atan2(start[1] - centre[1], start[0] - centre[0])
    turn = (atan2(end[1] - centre[1], end[0] - centre[0]) - first) % (2 * pi)
    return [
        (centre[0] + radius * cos(first + turn * i / 24), centre[1] + radius * sin(first + turn * i / 24))
        for i in range(1, 25)
    ]


def outline(shape: str) -> list[Point]:
    points: list[Point] = []
    for step, text in re.findall(r"([MLQCA])([^MLQCAZ]*)", SHAPE_PATHS[shape]):
        n = _numbers(text)
        if step in "ML":
            points.append((n[0], n[1]))
        elif step == "A":
            points += _bulge(points[-1], (n[5], n[6]), n[0])
        else:
            ends = [points[-1], *zip(n[::2], n[1::2], strict=True)]
            points += [_curve(ends, i / 12) for i in range(1, 13)]
    return points


def _curve(ends: list[Point], share: float) -> Point:
    while len(ends) > 1:
        ends = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairwise(ends)]
    return ends[0]


def area(points: list[Point]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))) / 2


def inside(points: list[Point], x: float, y: float) -> bool:
    odd = False
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        if (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
            odd = not odd
    return odd


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_keeps_within_the_plate_and_leaves_room_for_its_mark(shape: str) -> None:
    points = outline(shape)
    assert max(max(abs(x), abs(y)) for x, y in points) <= 0.85
    assert all(inside(points, 0.22 * cos(a), 0.22 * sin(a)) for a in (i * pi / 8 for i in range(16)))


def test_shapes_weigh_about_the_same() -> None:
    areas = {shape: area(outline(shape)) for shape in SHAPES}
    assert areas["c"] == pytest.approx(pi * 0.63**2, rel=0.02)
    assert max(areas.values()) / min(areas.values()) < 1.7


def test_two_shapes_differ_by_pixels_enough_at_the_smallest_size() -> None:
    """Laid over each other on a cube of that size, 40 pixels or more belong to one of the two only: one in eight."""
    points = {shape: outline(shape) for shape in SHAPES}
    grid = [(2 * i + 1) / READABLE - 1 for i in range(READABLE)]
    covered = {shape: {(x, y) for x in grid for y in grid if inside(points[shape], x, y)} for shape in SHAPES}
    fewest = min(len(covered[a] ^ covered[b]) for a, b in combinations(SHAPES, 2))
    assert fewest >= 40
