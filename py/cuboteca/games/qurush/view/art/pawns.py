"""A pawn of lacquered wood: upright on the screen whatever lies under it, one body for all seats, and on its head the
shape of its owner's badge."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import SEATS, SHAPES
from cuboteca.draw.light import Stop, axis, halo
from cuboteca.draw.markup import join
from cuboteca.draw.path import num

PLAYERS: Final = 4
TALL: Final = 47
"""From the middle of the foot to the crown."""
FOOT: Final = 14.5
FLAT: Final = 0.44
"""How much of a circle's depth is seen."""
WAIST: Final = 12
"""So high above the foot it is slender."""
HEAD: Final = 11.4
HEAD_AT: Final = HEAD - TALL
MIDDLES: Final = {"triangle": 13.6, "square": 12, "diamond": 12, "circle": 12}
MARK: Final = {"triangle": 0.62, "square": 0.6, "diamond": 0.58, "circle": 0.6}
"""How large a badge's shape is let into the head, so that all look alike large."""

GRADIENTS: Final = join(
    (
        axis(
            "u-turned",
            Stop(0, "#fff", 0.1),
            Stop(0.24, "#fff", 0.42),
            Stop(0.4, "#fff", 0.06),
            Stop(0.52, "#0A0504", 0.02),
            Stop(0.86, "#0A0504", 0.62),
            Stop(1, "#0A0504", 0.5),
            to=(1, 0.12),
        ),
        axis("u-lit-step", Stop(0, "#fff", 0.5), Stop(0.5, "#fff", 0.1), Stop(1, "#0A0504", 0.3), to=(1, 0.4)),
        Markup(
            '<radialGradient id="u-ball" cx=".36" cy=".3" r=".74"><stop offset="0" stop-color="#fff" '
            'stop-opacity=".5"/><stop offset=".36" stop-color="#fff" stop-opacity=".08"/><stop offset=".6" '
            'stop-color="#0A0504" stop-opacity=".06"/><stop offset="1" stop-color="#0A0504" stop-opacity=".6"/>'
            "</radialGradient>"
        ),
        halo("u-foot-shade", Stop(0, "var(--shade)", 0.8), Stop(0.6, "var(--shade)", 0.5), Stop(1, "var(--shade)", 0)),
    )
)


def _drum(radius: float, top: float, bottom: float) -> str:
    """Return a turned disc as it is seen from the front and a little above."""
    flat = num(radius * FLAT)
    return (
        f"M-{num(radius)} {num(-top)}V{num(-bottom)}A{num(radius)} {flat} 0 0 0 {num(radius)} {num(-bottom)}"
        f"V{num(-top)}A{num(radius)} {flat} 0 0 0 -{num(radius)} {num(-top)}Z"
    )


def _waist() -> str:
    return "M-10.6 -6.2C-8.6 -10.5 -5.6 -13 -5 -24.4L5 -24.4C5.6 -13 8.6 -10.5 10.6 -6.2A10.6 4.6 0 0 1 -10.6 -6.2Z"


def _step(radius: float, height: float) -> str:
    """Return the flat of a step, that faces the lamp."""
    return f'<ellipse cy="{num(-height)}" rx="{num(radius)}" ry="{num(radius * FLAT)}" fill="url(#u-lit-step)"/>'


PARTS: Final = (
    (_drum(FOOT, 3.4, 0), _step(FOOT - 1, 3.6)),
    (_drum(11.6, 6.6, 4.2), _step(10.4, 6.9)),
    (_waist(), ""),
    (_drum(8.4, 26, 23.6), _step(7.2, 26.2)),
)
"""From the foot to the collar, each with the flat on which the next one stands."""
_BALL: Final = f'<circle cy="{num(HEAD_AT)}" r="{num(HEAD)}"'


def pawn_symbols() -> Markup:
    """Return one body, filled with whatever colour it inherits, and the pawns of the four seats; its silhouette."""
    edge = 'stroke="#0A0504" stroke-opacity=".55" stroke-width="1.8" stroke-linejoin="round"'
    whole = "".join(f'<path d="{path}"/>' for path, _ in PARTS)
    turned = "".join(f'<path d="{path}"/><path d="{path}" fill="url(#u-turned)"/>{step}' for path, step in PARTS)
    return Markup(
        f'<g id="u-pawn"><g {edge}>{whole}{_BALL}/></g>{turned}{_BALL}/>{_BALL} fill="url(#u-ball)"/></g>'
        f'<g id="u-pawn-line">{whole}{_BALL}/></g>'
        f'<ellipse id="u-pawn-shade" cx="5" cy="2.4" rx="22" ry="11.5" fill="url(#u-foot-shade)"/>'
        f"{''.join(map(_pawn, range(PLAYERS)))}"
    )


def _pawn(seat: int) -> str:
    """Return the body in the seat's colour, its shape let into the head."""
    _, shape = SEATS[seat]
    paint = f"var(--on-seat-{seat + 1})"
    inlay = f'<circle cx="12" cy="12" r="8.6" fill="{paint}"/>' if shape == "circle" else _corners(shape, paint)
    scale, middle = MARK[shape], MIDDLES[shape]
    where = f"translate({num(-12 * scale)} {num(HEAD_AT - 0.6 - middle * scale)}) scale({scale})"
    return (
        f'<g id="u-pawn-{seat}"><use href="#u-pawn" fill="var(--seat-{seat + 1})"/>'
        f'<g transform="{where}">{inlay}</g></g>'
    )


def _corners(shape: str, paint: str) -> str:
    return f'<path d="{SHAPES[shape]}" fill="{paint}" stroke="{paint}" stroke-width="1.4" stroke-linejoin="round"/>'
