"""Numbers, points and paths, written as short as SVG allows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, radians, sin

Point = tuple[float, float]


def num(value: float, digits: int = 2) -> str:
    """Return a number without a trailing zero or a leading one."""
    if value == int(value):  # as most are
        return str(int(value))
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pair(point: Point, digits: int = 2) -> str:
    """Return a point as path data."""
    return f"{num(point[0], digits)} {num(point[1], digits)}"


def around(angle: float, radius: float, centre: Point = (0, 0)) -> Point:
    """Return the point at `angle` degrees on a circle: 0 on top and clockwise, like a clock."""
    turn = radians(angle)
    return centre[0] + radius * sin(turn), centre[1] - radius * cos(turn)


def polygon(points: Iterable[Point], digits: int = 2) -> str:
    """Return a closed path through points."""
    return "M" + "L".join(pair(point, digits) for point in points) + "Z"


def regular(corners: int, radius: float, first: float = 0) -> list[Point]:
    """Return the corners of a regular polygon, the first at `first` degrees."""
    return [around(first + 360 * i / corners, radius) for i in range(corners)]


def soft_polygon(corners: Sequence[Point], radii: Sequence[float]) -> str:
    """Return a polygon whose corners are rounded, each by its own radius."""
    out = ""
    for i, corner in enumerate(corners):
        start, end = (_towards(corner, corners[(i + step) % len(corners)], radii[i]) for step in (-1, 1))
        out += f"{'L' if out else 'M'}{pair(start)}Q{pair(corner)} {pair(end)}"
    return out + "Z"


def _towards(start: Point, end: Point, way: float) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1])
    share = min(way / length, 0.5)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def dots(points: Iterable[Point], digits: int = 2) -> str:
    """Return a path that a round-capped stroke turns into a disc at each point."""
    return "".join(f"M{pair(point, digits)}h.01" for point in points)


def arc(start: float, end: float, radius: float) -> str:
    """Part of a circle about 0,0 from one angle to another, clockwise when `end` is greater."""
    large = 1 if abs(end - start) > 180 else 0
    sweep = 1 if end > start else 0
    size = num(radius)
    return f"M{pair(around(start, radius))}A{size} {size} 0 {large} {sweep} {pair(around(end, radius))}"


def smooth(points: Sequence[Point], digits: int = 1) -> str:
    """Return a smooth line through the points: a Catmull-Rom curve as relative Bézier curves."""
    ends = [points[0], *points, points[-1]]
    out = [f"M{pair(points[0], digits)}"]
    at = _rounded(points[0], digits)
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        steps = (num(p[i] - at[i], digits) for p in (first, second, end) for i in (0, 1))
        out.append("c" + _packed(steps))
        at = (at[0] + round(end[0] - at[0], digits), at[1] + round(end[1] - at[1], digits))
    return "".join(out)


def _rounded(point: Point, digits: int) -> Point:
    return round(point[0], digits), round(point[1], digits)


def _packed(numbers: Iterable[str]) -> str:
    """Return numbers with a blank only where a sign does not part them already."""
    out = ""
    for number in numbers:
        out += number if not out or number.startswith("-") else f" {number}"
    return out
