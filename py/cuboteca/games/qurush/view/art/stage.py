"""The stage where a goal is chosen: a tray under a lamp, between drawn curtains of blue cloth."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.light import Stop, axis, halo
from cuboteca.draw.markup import join
from cuboteca.draw.path import Point, num, pair, smooth
from cuboteca.games.qurush.view.art.goal_tray import Goal, render_tray
from cuboteca.games.qurush.view.art.movers import by_seat
from cuboteca.games.qurush.view.keys import AT_A_GOAL

WIDTH: Final = 374
HEIGHT: Final = 300
FOLDS: Final = 8
TIED: Final = 0.58
"""How far down the cloth is gathered."""

_LIGHT: Final = (
    (-0.45, -0.05, 0.16, 0.0, -0.56),
    (-0.36, 0.05, 0.22, 0.05, -0.48),
    (-0.5, -0.14, 0.09, -0.09, -0.6),
)
"""How light the cloth is across a fold, three kinds of them: more than 0 is white upon its colour, less is black."""


def _lit(at: float, light: float) -> Stop:
    return Stop(at, "#FFFFFF" if light > 0 else "#05070D", abs(light))


def _fold(name: str, lights: tuple[float, ...]) -> Markup:
    places = (0, 0.32, 0.52, 0.74, 1)
    return axis(name, *(_lit(at, light) for at, light in zip(places, lights, strict=True)), to=(1, 0))


GRADIENTS: Final = join(
    (
        *(_fold(f"u-fold-{i}", lights) for i, lights in enumerate(_LIGHT)),
        axis("u-swag", _lit(0, -0.25), _lit(0.55, 0.1), _lit(1, -0.4), to=(0, 1)),
        axis("u-cord", Stop(0, "#F6DC9A"), Stop(0.5, "#D9A646"), Stop(1, "#8F6420"), to=(0.2, 1)),
        axis("u-wall", Stop(0, "var(--qube-wall-0)"), Stop(1, "var(--qube-wall-1)"), to=(0, 1)),
        axis("u-table", Stop(0, "var(--qube-deep)"), Stop(1, "var(--qube-bed)"), to=(0, 1)),
        axis("u-under", Stop(0, "#05070D", 0.5), Stop(1, "#05070D", 0), to=(0, 1)),
        halo("u-spot", Stop(0, "#FFEFC9", 0.55), Stop(0.6, "#FFEFC9", 0.16), Stop(1, "#FFEFC9", 0)),
    )
)


def _edge(y: float) -> float:
    """Return how far the drawn cloth reaches from its side at a height 0 to 1."""
    if y <= TIED:
        share = y / TIED
        return 116 - 88 * float((share * share * (3 - 2 * share)) ** 1.25)
    share = (y - TIED) / (1 - TIED)
    return 28 + 26 * float(share**0.7)


def _strip(index: int) -> str:
    heights = [i / 12 for i in range(13)]
    left: list[Point] = [(_edge(y) * index / FOLDS - 1, HEIGHT * y) for y in heights]
    right: list[Point] = [(_edge(y) * (index + 1) / FOLDS + 0.4, HEIGHT * y) for y in reversed(heights)]
    back = smooth(right).replace("M", "L", 1)
    return f'<path d="{smooth(left)}{back}Z" fill="url(#u-fold-{index % 3})"/>'


def _outline() -> str:
    """Return the whole cloth of one side, in one colour under its folds."""
    inner: list[Point] = [(_edge(i / 12) + 0.4, HEIGHT * i / 12) for i in range(13)]
    return f"M-1 0L{smooth(inner)[1:]}L-1 {HEIGHT}Z"


def curtain_symbols() -> Markup:
    """Return the cloth of one side, and the valance, for the sprite."""
    drape = f'<path d="{_outline()}" fill="var(--qube-cloth)"/>{"".join(map(_strip, range(FOLDS)))}'
    return Markup(f'<g id="u-drape">{drape}<path d="{_cord()}" fill="url(#u-cord)"/></g>{_valance()}')


def _cord() -> str:
    """Return the band that gathers the cloth."""
    tie = HEIGHT * TIED
    heights = [num(tie + off) for off in (-8, -4, 1, 4, 11, 11, 8, 5)]
    a, b, c, d, e, f, g, h = heights
    return f"M-1 {a}C14 {b} 24 {c} 33 {d}L31 {e}C20 {f} 8 {g} -1 {h}Z"


def _valance() -> str:
    """Return five swags of cloth along the upper edge, hemmed with cord."""
    step = WIDTH / 5
    path = "".join(
        f"M{num(step * i - 2)} -6V4C{num(step * (i + 0.2))} 46 {num(step * (i + 0.8))} 46 "
        f"{num(step * (i + 1) + 2)} 4V-6Z"
        for i in range(5)
    )
    hem = "".join(
        f"M{num(step * i - 1)} 3C{num(step * (i + 0.2))} 46 {num(step * (i + 0.8))} 46 {num(step * (i + 1) + 1)} 3"
        for i in range(5)
    )
    folds = "".join(
        f"M{pair((step * (i + at), 0))}Q{pair((step * (i + 0.5), deep))} {pair((step * (i + 1 - at), 0))}"
        for i in range(5)
        for at, deep in ((0.12, 38), (0.26, 22))
    )
    return (
        f'<g id="u-valance"><rect width="{WIDTH}" height="64" fill="url(#u-under)"/>'
        f'<path d="{path}" fill="var(--qube-cloth)"/><path d="{path}" fill="url(#u-swag)"/>'
        f'<path d="{folds}" fill="none" stroke="#05070D" stroke-opacity=".34" stroke-width="1.6"/>'
        f'<path d="{hem}" fill="none" stroke="url(#u-cord)" stroke-width="2.6"/></g>'
    )


TABLE: Final = 226
"""Where the table begins."""
TRAY_SCALE: Final = {2: 1.52, 1: 0.88, 4: 0.82}
"""By the number of rows."""


def render_stage(goal: Goal, seat: int | None = None) -> Markup:
    """Return the goal under its lamp, between curtains in the colour of the seat that chooses."""
    role = f'role="group" data-keys="{AT_A_GOAL}"' if goal.labels else 'role="img"'
    scale = TRAY_SCALE[len(goal.rows)]
    middle = 168 if len(goal.rows) > 1 else 196
    return Markup(
        f'<svg class="board goal-stage{by_seat(seat)}" viewBox="0 0 {WIDTH} {HEIGHT}" id="stage" {role} '
        f'aria-label="{escape(goal.label)}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#u-wall)"/>'
        f'<ellipse cx="187" cy="150" rx="190" ry="150" fill="url(#u-spot)"/>'
        f'<rect y="{TABLE}" width="{WIDTH}" height="{HEIGHT - TABLE}" fill="url(#u-table)"/>'
        f'<rect y="{TABLE}" width="{WIDTH}" height="1.4" fill="#FFE9C8" fill-opacity=".35"/>'
        f'<g transform="translate(187 {middle}) scale({num(scale)})">{render_tray(goal)}</g>'
        '<use class="drape" href="#u-drape"/>'
        f'<g transform="translate({WIDTH} 0) scale(-1 1)"><use class="drape" href="#u-drape"/></g>'
        '<use href="#u-valance"/></svg>'
    )
