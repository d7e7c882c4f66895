"""Small pictures: faces of dice seen straight from above, pawns beside words, and action points as beads.

The faces are for buttons and goals, beside words, and on small boards.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge_id
from cuboteca.draw.path import dots, num
from cuboteca.games.qurush.rules.action_costs import ALL_POINTS
from cuboteca.games.qurush.view.art.dice import FIGURES

NUMBERS: Final = (1, 2, 3, 4, 5, 6)
SMALL_PIP: Final = 3.6


def face_symbols() -> Markup:
    """Return a bevelled face for each number, 24 units wide, and a plain one, 20 units wide, for small boards."""
    flat = (
        '<g id="u-flat"><rect x="-11.2" y="-10.4" width="22.8" height="22.8" rx="5.4" fill="var(--shade)" '
        'fill-opacity=".2"/><g transform="scale(11.2)"><rect x="-1" y="-1" width="2" height="2" rx=".44" '
        'fill="url(#u-ring)"/><rect x="-.82" y="-.84" width="1.64" height="1.64" rx=".34" fill="url(#u-top)"/></g></g>'
    )
    large = "".join(
        f'<g id="u-f{n}"><use href="#u-flat"/><use href="#u-t{n}" transform="scale(9.8)"/></g>' for n in NUMBERS
    )
    return Markup(f"{flat}{large}{''.join(map(_small, NUMBERS))}")


def _small(number: int) -> str:
    paint, width = ("#31559F", 6.4) if number == 1 else ("#2A211C", SMALL_PIP)
    points = [(10.4 * x, 10.4 * y) for x, y in FIGURES[str(number)]]
    return (
        f'<g id="u-m{number}"><rect x="-8.2" y="-7.6" width="18.4" height="18.4" rx="4" fill="#1A0D05" '
        'fill-opacity=".42"/><rect x="-9" y="-9" width="18" height="18" rx="3.8" fill="#C9B48F"/>'
        '<rect x="-9" y="-9" width="16.6" height="16.6" rx="3.4" fill="#FBF5E6"/>'
        f'<path d="{dots([(x - 0.7, y - 0.7) for x, y in points])}" stroke="{paint}" stroke-width="{num(width)}" '
        'stroke-linecap="round"/></g>'
    )


def die_face(number: int) -> Markup:
    """Return a face beside words, or in a button that has a label."""
    return Markup(
        '<svg class="token face-picture" viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">'
        f'<use href="#u-f{number}"/></svg>'
    )


def small_pawn(seat: int, lying: bool = False) -> Markup:
    """Return a pawn beside words; one that was removed lies on its side."""
    turn = ' transform="translate(-22 -12) rotate(90)"' if lying else ""
    return Markup(
        '<svg class="token small-pawn" viewBox="-27 -50 54 58" width="24" height="26" aria-hidden="true">'
        f'<use href="#u-pawn-{seat}"{turn}/></svg>'
    )


def seat_badge(seat: int, size: float, x: float, y: float) -> str:
    """Return the badge of a seat within a picture, about a point."""
    half = size / 2
    return (
        f'<use href="#{badge_id(seat)}" width="{num(size)}" height="{num(size)}" '
        f'transform="translate({num(x - half)} {num(y - half)})"/>'
    )


STEP: Final = 23


def render_points(left: int, spending: int = 0) -> Markup:
    """Return a row of beads. Those that the chosen action takes are marked, so that the price is seen before it is
    paid."""
    beads = "".join(f'<use href="#u-bead-{_state(i, left, spending)}" x="{STEP * i}"/>' for i in range(ALL_POINTS))
    return Markup(
        f'<svg class="points" viewBox="-1 -1 {num(STEP * ALL_POINTS - 3)} 22" aria-hidden="true">{beads}</svg>'
    )


def _state(index: int, left: int, spending: int) -> str:
    if index >= left:
        return "spent"
    return "going" if index >= left - spending else "left"
