"""What lies over the map while something happens on it: the dark around a line that shifts, with its way; tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cuboteca.draw.path import num
from cuboteca.games.cuobe.view.art.scene import MARGIN, PITCH, STEPS, TALL, TILE, TURNS, WIDE, spot

NIGHT: Final = 'fill="#0C0709" opacity=".5"'
GAP: Final = (PITCH - TILE) / 2


def light_line(places: Sequence[str], way: str) -> str:
    """Draw the dark around a row or column, its seams, and a chevron for each room, one after the other."""
    spots = [spot(place) for place in places]
    left, top = (min(axis) - GAP for axis in zip(*spots, strict=True))
    right, bottom = (max(axis) + TILE + GAP for axis in zip(*spots, strict=True))
    ends = f"M{-MARGIN} {-MARGIN}h{WIDE}v{TALL}h{-WIDE}z"
    hole = f"M{num(left)} {num(top)}V{num(bottom)}H{num(right)}V{num(top)}z"
    across = STEPS[way][0] != 0
    seams = (
        f"M{num(left)} {num(top)}H{num(right)}M{num(left)} {num(bottom)}H{num(right)}"
        if across
        else f"M{num(left)} {num(top)}V{num(bottom)}M{num(right)} {num(top)}V{num(bottom)}"
    )
    order = sorted(spots, key=lambda corner: corner[0] * STEPS[way][0] + corner[1] * STEPS[way][1])
    chevrons = "".join(
        f'<path data-step="" d="M42 24L50 15l8 9" transform="translate({x} {y}) rotate({TURNS[way]} 50 50)"/>'
        for x, y in order
    )
    return (
        f'<path {NIGHT} fill-rule="evenodd" d="{ends}{hole}"/>'
        f'<g fill="none" stroke="#FFD28A" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{seams}" stroke-width="3"/><g stroke-width="5">{chevrons}</g></g>'
    )


def darken() -> str:
    """Darken the whole map while a spawn or player arrives."""
    return f'<path {NIGHT} d="M{-MARGIN} {-MARGIN}h{WIDE}v{TALL}h{-WIDE}z"/>'


def snap_traps(places: Iterable[str]) -> str:
    """Draw the teeth of every room whose trap is sprung."""
    corners = map(spot, places)
    return "".join(f'<g><use href="#c-peril" x="{x}" y="{y}"/></g>' for x, y in corners)


def token(symbol: str) -> str:
    """Draw what falls into a room."""
    return f'<use href="#{symbol}"/>'
