"""The lid that hides a secret while the device changes hands: the cabinet's walnut, and a well like the boards'."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import SEATS, SHAPES, badge_id
from cuboteca.draw.path import num
from cuboteca.draw.turned_well import well

MIDDLES: Final = {"triangle": 13.6, "star": 12.6}
"""Where the middle of a shape lies, if not at 12."""


def lid_symbols() -> Markup:
    """Return a large well for a badge, and one with a track around it for the button that lifts the lid."""
    return Markup(
        f'<g id="lid-well">{well(70)}</g>'
        f'<g id="lid-latch">{well(62)}<circle r="57" fill="url(#lamp-halo)" opacity=".5"/>'
        '<circle r="74" fill="none" stroke="#1A0B03" stroke-opacity=".38" stroke-width="7"/>'
        '<circle cx=".6" cy=".9" r="77.6" fill="none" stroke="#FFE9C8" stroke-opacity=".22"/></g>'
    )


COLOURS: Final = {badge_id(seat): seat for seat in range(len(SEATS))}
"""Whose badge it is where seats are numbered; a game may deal them out otherwise."""


def lid_badge(symbol: str, seat: int) -> Markup:
    """Draw the badge of the player to decide as a piece in the well; a badge that belongs to nobody gets the colours
    of the seat."""
    seat = COLOURS.get(symbol, seat)
    _, shape = SEATS[seat]
    paint = f"var(--seat-{seat + 1})"
    outline = '<circle cx="12" cy="12" r="8.6"' if shape == "circle" else f'<path d="{SHAPES[shape]}"'
    piece = _piece(outline, paint, MIDDLES.get(shape, 12))
    return Markup(
        '<svg class="lid-well" viewBox="-80 -80 160 160" aria-hidden="true"><use href="#lid-well"/>'
        f'<g transform="translate(-45.6 -45.6) scale(3.8)" stroke-linejoin="round">{piece}</g></svg>'
    )


def _piece(outline: str, paint: str, middle: float) -> str:
    """Return one outline several times: its shadow twice, its body and how it is lit, the flat of its top."""
    top = f'transform="translate(1.2 {num(0.1 * middle)}) scale(.9)"'
    return (
        f'{outline} fill="#1A0B03" stroke="#1A0B03" stroke-width="4.4" opacity=".22" transform="translate(1.3 2)"/>'
        f'{outline} fill="#1A0B03" stroke="#1A0B03" stroke-width="3.2" opacity=".4" transform="translate(.7 1.1)"/>'
        f'{outline} fill="{paint}" stroke="{paint}" stroke-width="3"/>'
        f'{outline} fill="url(#lamp-raised)" stroke="url(#lamp-raised)" stroke-width="3"/>'
        f'{outline} fill="{paint}" {top}/>'
        f'{outline} fill="url(#lamp-raised)" opacity=".55" {top}/>'
    )


def lid_latch() -> Markup:
    """Return the well to hold down. The style sheet draws the brass along its track while it is held."""
    return Markup(
        '<svg class="lid-latch" viewBox="-80 -80 160 160" aria-hidden="true"><use href="#lid-latch"/>'
        '<circle class="lid-track" r="74" fill="none" stroke="#FFDC9A" stroke-width="5" '
        'pathLength="100" stroke-dasharray="0 100" transform="rotate(-90)"/>'
        '<use href="#icon-eye" x="-26" y="-26" width="52" height="52" class="lid-eye"/></svg>'
    )
