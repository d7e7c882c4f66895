"""Convex shapes in the plane, as corners against the clock."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

Point = tuple[float, float]
Polygon = tuple[Point, ...]


def hull(points: Iterable[Point]) -> Polygon:
    """Return the smallest convex shape around some points."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    return (*_half_hull(ordered), *_half_hull(ordered[::-1]))


def _half_hull(ordered: list[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in ordered:
        while len(chain) > 1 and turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain[:-1]


def turn(a: Point, b: Point, c: Point) -> float:
    """Positive if the way from a over b to c turns to the left; twice the area of the triangle."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def area(shape: Polygon) -> float:
    """In the square of the unit of its corners; above 0 if they go counter-clockwise."""
    return sum(turn(shape[0], shape[i], shape[i + 1]) for i in range(1, len(shape) - 1)) / 2


def clipped(shape: Polygon, window: Polygon) -> Polygon:
    """Return what two shapes have in common."""
    kept = list(shape)
    for i, a in enumerate(window):
        b = window[(i + 1) % len(window)]
        sides = [turn(a, b, point) for point in kept]
        after: list[Point] = []
        for j, point in enumerate(kept):
            previous, before = kept[j - 1], sides[j - 1]
            if (sides[j] >= 0) != (before >= 0):
                part = before / (before - sides[j])
                after.append(
                    (previous[0] + part * (point[0] - previous[0]), previous[1] + part * (point[1] - previous[1]))
                )
            if sides[j] >= 0:
                after.append(point)
        kept = after
    return tuple(kept)


def depth(shape: Polygon, point: Point) -> float:
    """Return how far inside a shape a point lies, in the direction of its nearest side; negative outside."""
    if len(shape) < 3:
        return -1.0
    depths = []
    for i, a in enumerate(shape):
        b = shape[(i + 1) % len(shape)]
        depths.append(turn(a, b, point) / (hypot(b[0] - a[0], b[1] - a[1]) or 1.0))
    return min(depths)


def gap(one: Polygon, other: Polygon) -> float:
    """Return the distance between two shapes, 0 if they touch or overlap."""
    if any(depth(other, point) >= 0 for point in one) or any(depth(one, point) >= 0 for point in other):
        return 0.0
    if clipped(one, other):
        return 0.0
    return min(_from_sides(one, other), _from_sides(other, one))


def _from_sides(points: Polygon, shape: Polygon) -> float:
    return min(_from_side(point, shape[i], shape[(i + 1) % len(shape)]) for point in points for i in range(len(shape)))


def _from_side(point: Point, a: Point, b: Point) -> float:
    along = (b[0] - a[0], b[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    part = ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / length if length else 0.0
    part = min(1.0, max(0.0, part))
    return hypot(point[0] - a[0] - part * along[0], point[1] - a[1] - part * along[1])
