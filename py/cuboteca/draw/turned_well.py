"""A well turned into wood: a sunk edge, a floor lit at the lower right, a lip that catches the lamp."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.light import axis, dome, toned
from cuboteca.draw.markup import join
from cuboteca.draw.path import num

GRADIENTS = join(
    (
        axis("well-edge", *toned("well-edge", 0, 0.45, 1)),
        dome("well-floor", *toned("well", 0, 0.42, 0.8, 1), focus=(0.7, 0.74)),
    )
)
"""Part of the common sprite; they follow the wood of the theme's boards."""


def well(radius: float) -> Markup:
    """Return a hollow in wood, about 0, 0."""
    lip = max(radius * 0.045, 0.4)
    x, y = num(radius * 0.035), num(radius * 0.045)
    return Markup(
        f'<circle r="{num(radius)}" fill="url(#well-edge)"/>'
        f'<circle cx="{x}" cy="{y}" r="{num(radius * 0.9)}" fill="url(#well-floor)"/>'
        f'<circle r="{num(radius + 0.37 * lip)}" fill="none" stroke="url(#lamp-lip)" stroke-width="{num(lip)}"/>'
    )


def lit_floor(radius: float) -> Markup:
    """Return the floor of a well that glows from within, with its ivory ring."""
    return Markup(
        f'<circle cx="{num(radius * 0.035)}" cy="{num(radius * 0.045)}" r="{num(radius * 0.9)}" fill="url(#lamp-lit)"/>'
        f'<circle r="{num(radius * 1.02)}" fill="none" stroke="#FFEFC4" stroke-width="{num(radius * 0.05)}"/>'
    )
