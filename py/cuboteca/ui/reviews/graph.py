"""Draws the chances of a game, move by move: a field for the side that is named, how sure it is, turning points."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from cuboteca.draw.badges import badge_fill
from cuboteca.draw.markup import Content, el
from cuboteca.search.review import Chance
from cuboteca.ui.reviews.analysis import Analysis, Point, TurningPoint

TURN = "M0-10L10 0 0 10-10 0Z"
FINGER = 22
"""Half of what a finger needs."""


def graph(analysis: Analysis, side: int, badges: Sequence[str], here: int, heard: str) -> Markup:
    """Return the graph with what lies over it: a bar to point at, and the turning points, which lead to themselves.

    `side` is the one that is named, `badges` are those of all sides, `here` is the ply looked at.
    """
    stops, points = analysis.stops, analysis.points
    last = max(len(stops) - 1, 1)
    over = [
        _diamond(one, number, 100 * stops.index(one.shown) / last, _chance(analysis.at(one.shown), side).value, here)
        for number, one in enumerate(analysis.turning_points, start=1)
    ]
    place = _percent(100 * stops.index(here) / last) if here in stops else None
    return el(
        "div",
        el(
            "svg",
            _fields(points, side, badges, last),
            el("line", x1=0, y1=50, x2=100, y2=50, class_="graph-even"),
            viewBox="0 0 100 100",
            preserveAspectRatio="none",
            class_="graph-fields",
            role="img",
            aria_label=heard,
        ),
        el(
            "input",
            type="range",
            min=0,
            max=len(stops) - 1,
            value=stops.index(here) if here in stops else 0,
            id="scrub",
            name="scrub",
            tabindex="-1",
            aria_hidden="true",
            data_change="scrub",
        ),
        el(
            "svg",
            el("line", x1=place, y1="-6%", x2=place, y2="106%", class_="graph-here") if place is not None else None,
            over,
            class_="graph-over",
            aria_hidden="true",
        ),
        class_="graph",
    )


def _chance(point: Point | None, side: int) -> Chance:
    return point.chances[side] if point is not None else Chance(0.5, 0.5, 0.5)


def _percent(number: float) -> str:
    return f"{number:.1f}%"


def _fields(points: Sequence[Point], side: int, badges: Sequence[str], last: int) -> list[Markup]:
    """Return a field for each side, one upon the other, the named one lowest with a band around its edge."""
    if not points:
        return []
    along = [100 * number / last for number in range(len(points))]
    order = [side, *(other for other in range(len(badges)) if other != side)]
    floor, fields = [0.0] * len(points), []
    for other in order:
        top = [low + point.chances[other].value for low, point in zip(floor, points, strict=True)]
        kind = "graph-field named" if other == side else "graph-field"
        fields.append(el("path", d=_between(along, floor, top), fill=badge_fill(badges[other]), class_=kind))
        floor = top
    named = [point.chances[side] for point in points]
    edge = "".join(
        f"{'L' if number else 'M'}{x:.1f} {100 - 100 * one.value:.1f}"
        for number, (x, one) in enumerate(zip(along, named, strict=True))
    )
    band = _between(along, [one.low for one in named], [one.high for one in named])
    return [*fields, el("path", d=band, class_="graph-band"), el("path", d=edge, class_="graph-edge")]


def _between(along: Sequence[float], low: Sequence[float], high: Sequence[float]) -> str:
    above = [f"{x:.1f} {100 - 100 * y:.1f}" for x, y in zip(along, high, strict=True)]
    below = [f"{x:.1f} {100 - 100 * y:.1f}" for x, y in zip(along, low, strict=True)]
    return "M" + "L".join((*above, *reversed(below))) + "Z"


def _diamond(one: TurningPoint, number: int, along: float, height: float, here: int) -> Markup:
    """Return a turning point for fingers, by its number; the list has them all for keys and ears."""
    return el(
        "svg",
        el(
            "g",
            el("rect", x=-FINGER, y=-FINGER, width=2 * FINGER, height=2 * FINGER, class_="graph-finger"),
            _numbered(number),
            id=f"turn-{one.shown}",
            class_="graph-turn here" if one.shown == here else "graph-turn",
            data_do="step",
            data_arg=str(one.shown),
        ),
        x=_percent(along),
        y=_percent(100 - 100 * height),
        overflow="visible",
    )


def diamond(number: int | None = None) -> Markup:
    """Return the sign of a turning point, beside words; with its number in the graph, where one is meant."""
    return el("svg", _numbered(number), viewBox="-11 -11 22 22", class_="turn-sign", aria_hidden="true")


def _numbered(number: int | None) -> tuple[Content, ...]:
    return (el("path", d=TURN), el("text", str(number), y="0.36em") if number is not None else None)
