"""What the open table wears: its dots, glowing cells, auras, the signs of a turn and of the keyboard."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.light import Stop, axis, halo
from cuboteca.draw.markup import join
from cuboteca.draw.path import num
from cuboteca.games.qwirkle_cubes.view.art.inlays import SHAPE_PATHS
from cuboteca.games.qwirkle_cubes.view.art.sizes import CELL, HALF, RISE

LEGAL: Final = 25
"""Half the width of a glowing cell."""

_TINT: Final = "var(--cloth-legal)"
_AURA: Final = "var(--cloth-aura)"

GRADIENTS: Final = join(
    (
        halo("w-legal-light", Stop(0, _TINT, 0.26), Stop(0.6, _TINT, 0.2), Stop(1, _TINT, 0)),
        axis("w-brass", Stop(0, "#FFE9B8"), Stop(0.35, "#E2AE52"), Stop(0.7, "#B67C28"), Stop(1, "#F0CB83")),
        Markup(
            f'<pattern id="w-dots" width="{CELL}" height="{CELL}" x="{CELL / 2:g}" y="{CELL / 2:g}" '
            'patternUnits="userSpaceOnUse"><path d="M0 0h.01M60 0h.01M0 60h.01M60 60h.01" '
            'stroke="var(--cloth-dot)" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".55"/></pattern>'
        ),
    )
)


def table_symbols() -> Markup:
    """What lies and shows on the table besides cubes, for the sheet."""
    return join((_legal(), *map(_ghost, SHAPE_PATHS), _aura(), _last(), _focus(), _shade(), _warm()))


def _square(half: float, radius: float, more: str, middle: tuple[float, float] = (0, 0)) -> str:
    return (
        f'<rect x="{num(middle[0] - half)}" y="{num(middle[1] - half)}" width="{num(2 * half)}" '
        f'height="{num(2 * half)}" rx="{num(radius)}" {more}/>'
    )


def _legal() -> Markup:
    """A cell where the held cube may stand."""
    paint = f'fill="{_TINT}" fill-opacity=".14" stroke="{_TINT}" stroke-width="1.9"'
    return Markup(f'<g id="w-legal"><circle r="42" fill="url(#w-legal-light)"/>{_square(LEGAL, 9, paint)}</g>')


def _ghost(shape: str) -> Markup:
    """The shape in hand, in outline."""
    return Markup(
        f'<path id="w-ghost-{shape}" d="{SHAPE_PATHS[shape]}" transform="scale(20)" fill="{_TINT}" fill-opacity=".2" '
        f'stroke="{_TINT}" stroke-width=".085" stroke-linejoin="round"/>'
    )


def _feathered(half: float, radius: float, paint: str, steps: int, reach: float, opacity: float) -> str:
    """A soft edge without a blur: the square and, under it, ever wider ones."""
    return "".join(
        _square(
            half + reach * step / steps, radius + reach * step / steps, f'fill="{paint}" fill-opacity="{num(opacity)}"'
        )
        for step in range(steps, -1, -1)
    )


def _aura() -> Markup:
    """About a cube that was placed this turn and may still be taken back."""
    return Markup(f'<g id="w-aura" transform="translate(1.5 2.5)">{_feathered(29, 9, _AURA, 8, 11, 0.09)}</g>')


def _last() -> Markup:
    """The last turn placed this cube: a trace of brass along its bevel."""
    ring = _square(HALF - 2, 6.4, 'fill="none" stroke="url(#w-brass)" stroke-width="2"', RISE)
    return Markup(f'<g id="w-last">{ring}</g>')


def _focus() -> Markup:
    frame = _square(HALF + 2.2, 9, 'stroke="#140A05" stroke-width="5"', RISE)
    inner = _square(HALF + 2.2, 9, 'stroke="#FFFFFF" stroke-width="2.4"', RISE)
    return Markup(f'<g id="w-focus" fill="none">{frame}{inner}</g>')


def _shade() -> Markup:
    """The shadow of one cube that stands alone: on the rack, or beside words."""
    return Markup(f'<g id="w-shade" transform="translate(9 10)">{_feathered(24, 8, "var(--shade)", 9, 10, 0.06)}</g>')


def _warm() -> Markup:
    """The light that passes along a line of six."""
    return Markup('<g id="w-warm">' + _square(HALF, 7, 'fill="#FFE2A6" fill-opacity=".34"', RISE) + "</g>")
