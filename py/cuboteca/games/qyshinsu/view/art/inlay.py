"""The brass in the dish.

After a numbered stone it is an arc that counts the steps both ways, a bead for every place passed. After an Old Stone
it is rings spreading from where the stone lies, as on water, and a dotted way to the nearest place that answers it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.draw.path import Point, arc, around, dots, num, pair
from cuboteca.games.qyshinsu.view.art.measures import ARC_AT, angle

PAINT: Final = "url(#q-metal)"
SOCKET: Final = "var(--bead-edge)"
TICK_TO: Final = 45.5
HEAD_AT: Final = 46.6
RIPPLES: Final = ((4.6, 0.95), (5.9, 0.55))
"""Radius and opacity of each ring about an Old Stone: none as wide as to reach the words."""
WORD_SIZE: Final = 7.5
FIGURE_SIZE: Final = 21.4


def render_inlay(inlay: Inlay, turned: bool) -> str:
    """In the middle of the ring: what the last stone asks."""
    start = angle(inlay.origin, turned)
    if inlay.kind == "steps":
        ways = [(start, start + 30 * inlay.steps), (start, start - 30 * inlay.steps)]
        return _steps(ways) + _heads(ways) + _origin(start) + _text(inlay)
    if inlay.kind == "nearest":
        ways = [way for end in inlay.ends for way in _nearest_ways(start, angle(end, turned))]
        return _ripples(start) + _dotted(ways) + _heads(ways) + _origin(start) + _text(inlay)
    return _text(inlay)


def _nearest_ways(start: int, end: int) -> list[tuple[int, int]]:
    """Return the short way round; both ways when the place lies right across."""
    forth = (end - start) % 360
    ways = [(start, start + forth)] if forth <= 180 else []
    return ways + ([(start, start + forth - 360)] if forth >= 180 else [])


def _line(path: str) -> str:
    """Return a line of brass let into wood: its dark groove shows at the upper left."""
    return (
        f'<path d="{path}" fill="none" stroke="{SOCKET}" stroke-opacity=".62" stroke-width="1.95" '
        f'stroke-linecap="round" stroke-linejoin="round" transform="translate(-.3 -.5)"/>'
        f'<path d="{path}" fill="none" stroke="{PAINT}" stroke-width="1.3" stroke-linecap="round" '
        f'stroke-linejoin="round"/>'
    )


def _beads(points: list[Point], size: float) -> str:
    if not points:
        return ""
    path = dots(points)
    return (
        f'<path d="{path}" stroke="{SOCKET}" stroke-width="{num(size + 1.8)}" stroke-linecap="round"/>'
        f'<path d="{path}" stroke="{PAINT}" stroke-width="{num(size)}" stroke-linecap="round"/>'
    )


def _steps(ways: list[tuple[int, int]]) -> str:
    passed = []
    for start, end in ways:
        step = 30 if end > start else -30
        passed += [around(at, ARC_AT) for at in range(start + step, end, step)]
    tick = f"M{pair(around(ways[0][0], ARC_AT))}L{pair(around(ways[0][0], TICK_TO))}"
    return _line("".join(arc(start, end, ARC_AT) for start, end in ways) + tick) + _beads(passed, 3.2)


def _heads(ways: list[tuple[int, int]]) -> str:
    """Return a large bead and a short arrow towards the place, at each end."""
    arrows = ""
    ends = sorted({end % 360 for _, end in ways})
    for end in ends:
        tip = around(end, HEAD_AT)
        arrows += f"M{pair(around(end, ARC_AT))}L{pair(tip)}"
        arrows += f"M{pair(around(end - 3.7, HEAD_AT - 3.4))}L{pair(tip)}L{pair(around(end + 3.7, HEAD_AT - 3.4))}"
    return (_line(arrows) if arrows else "") + _beads([around(end, ARC_AT) for end in ends], 5.4)


def _origin(start: int) -> str:
    x, y = around(start, ARC_AT)
    return (
        f'<g transform="translate({num(x)} {num(y)})"><circle r="3.4" fill="{SOCKET}"/>'
        f'<circle r="2.55" fill="none" stroke="var(--brass)" stroke-width="1.25"/></g>'
    )


def _ripples(start: int) -> str:
    x, y = around(start, ARC_AT)
    rings = "".join(
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" stroke-opacity="{num(opacity)}"/>'
        for radius, opacity in RIPPLES
    )
    return f'<g clip-path="url(#q-in-dish)" fill="none" stroke="{PAINT}" stroke-width="1">{rings}</g>'


def _dotted(ways: list[tuple[int, int]]) -> str:
    if not ways:
        return ""
    path = "".join(arc(start, end, ARC_AT) for start, end in ways)
    shared = f'd="{path}" fill="none" stroke-linecap="round" stroke-dasharray=".1 3.17"'
    return (
        f'<path {shared} stroke="{SOCKET}" stroke-width="2.2" stroke-opacity=".8"/>'
        f'<path {shared} stroke="{PAINT}" stroke-width="1.35"/>'
    )


def _text(inlay: Inlay) -> str:
    """Engraved in the middle of the dish. The board's own label says it to those who cannot see it."""
    spans = ""
    if inlay.figure:
        spans = f'<tspan x="0" y="2.2" font-size="{FIGURE_SIZE}">{inlay.figure}</tspan>'
    for i, word in enumerate(inlay.words):
        spans += f'<tspan x="0" y="{num(12 + 8.6 * i)}">{word}</tspan>'
    if not spans:
        return ""
    return (
        f'<g text-anchor="middle" font-size="{WORD_SIZE}" font-weight="640" aria-hidden="true">'
        f'<text fill="var(--engraved-light)" fill-opacity=".42" transform="translate(.24 .45)">{spans}</text>'
        f'<text fill="var(--engraved)">{spans}</text></g>'
    )


class Inlay(NamedTuple):
    """The brass in the dish, that explains what binds the player."""

    kind: str
    """`steps`, `nearest` (after an Old Stone), or nothing."""
    origin: int
    ends: tuple[int, ...]
    steps: int
    figure: str
    words: tuple[str, ...]
