"""The SVG sprite that every picture of the game refers to.

What the open table wears is made here: its dots, glowing cells, auras, the signs of a turn and of the keyboard; and
what never changes on the rack: its wood, its trough, the places where cubes stand, and the signs they wear.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.light import Stop, axis, halo
from cuboteca.draw.markup import join
from cuboteca.draw.palette import FOCUS_EDGE, FOCUS_RING
from cuboteca.draw.path import num
from cuboteca.draw.wood import Plank, grain
from cuboteca.games.qwirkle_cubes.rules.cubes import HAND
from cuboteca.games.qwirkle_cubes.view.art import resin
from cuboteca.games.qwirkle_cubes.view.art.inlays import SHAPE_PATHS
from cuboteca.games.qwirkle_cubes.view.art.measures import CELL, HALF, RACK_HEIGHT, RACK_WIDTH, RISE, slot_at

LEGAL: Final = 25
"""Half the width of a glowing cell."""

_TINT: Final = "var(--cloth-legal)"
_AURA: Final = "var(--cloth-aura)"

TABLE_GRADIENTS: Final = join(
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
    """Return what lies and shows on the table besides cubes, for the sprite."""
    cells = (_legal(), _joined(), _barred(), *map(_ghost, SHAPE_PATHS))
    return join((*cells, _aura(), _last(), _start(), _focus(), _shade(), _warm()))


def _square(half: float, radius: float, more: str, middle: tuple[float, float] = (0, 0)) -> str:
    return (
        f'<rect x="{num(middle[0] - half)}" y="{num(middle[1] - half)}" width="{num(2 * half)}" '
        f'height="{num(2 * half)}" rx="{num(radius)}" {more}/>'
    )


def _legal() -> Markup:
    """Return a cell where the held cube may stand."""
    paint = f'fill="{_TINT}" fill-opacity=".14" stroke="{_TINT}" stroke-width="1.9"'
    return Markup(f'<g id="w-legal"><circle r="42" fill="url(#w-legal-light)"/>{_square(LEGAL, 9, paint)}</g>')


def _joined() -> Markup:
    """Return a cell where the held cube may stand only together with others: dashes, and no light."""
    paint = f'fill="{_TINT}" fill-opacity=".05" stroke="{_TINT}" stroke-width="2.2" stroke-dasharray="6.4 5.2"'
    return Markup(f'<g id="w-joined">{_square(LEGAL, 9, paint)}</g>')


def _barred() -> Markup:
    """Return a cell where the held cube can't stand: a barred ring in the ink of a refusal, and no light."""
    ink = 'fill="none" stroke="var(--ink)"'
    edge = _square(LEGAL, 9, f'{ink} stroke-width="1.9"')
    ring = f'<path d="M-9.5-9.5L9.5 9.5M13.5 0A13.5 13.5 0 1 1-13.5 0A13.5 13.5 0 1 1 13.5 0z" {ink} stroke-width="3"/>'
    return Markup(f'<g id="w-barred">{edge}{ring}</g>')


def _ghost(shape: str) -> Markup:
    """Return the shape in hand, in outline."""
    return Markup(
        f'<path id="w-ghost-{shape}" d="{SHAPE_PATHS[shape]}" transform="scale(20)" fill="{_TINT}" fill-opacity=".2" '
        f'stroke="{_TINT}" stroke-width=".085" stroke-linejoin="round"/>'
    )


def _feathered(half: float, radius: float, paint: str, steps: int, reach: float, opacity: float) -> str:
    """Return a soft edge without a blur: the square and, under it, ever wider ones."""
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
    """Draw a trace of brass along the bevel of a cube that the last turn placed."""
    ring = _square(HALF - 2, 6.4, 'fill="none" stroke="url(#w-brass)" stroke-width="2"', RISE)
    return Markup(f'<g id="w-last">{ring}</g>')


def _start() -> Markup:
    """Return the pin where the first line began."""
    return Markup(
        '<g id="w-start"><circle r="6" fill="#140A05" fill-opacity=".75"/>'
        '<circle r="4.2" fill="#FFF3DC"/><circle r="1.6" fill="#5B3A12"/></g>'
    )


def _focus() -> Markup:
    frame = _square(HALF + 2.2, 9, f'stroke="{FOCUS_EDGE}" stroke-width="5"', RISE)
    inner = _square(HALF + 2.2, 9, f'stroke="{FOCUS_RING}" stroke-width="2.4"', RISE)
    return Markup(f'<g id="w-focus" fill="none">{frame}{inner}</g>')


def _shade() -> Markup:
    """Return the shadow of one cube that stands alone: on the rack, or beside words."""
    return Markup(f'<g id="w-shade" transform="translate(9 10)">{_feathered(24, 8, "var(--shade)", 9, 10, 0.06)}</g>')


def _warm() -> Markup:
    """Return the light that passes along a line of six."""
    return Markup('<g id="w-warm">' + _square(HALF, 7, 'fill="#FFE2A6" fill-opacity=".34"', RISE) + "</g>")


BAR: Final = Plank(0, 0, RACK_WIDTH, RACK_HEIGHT, seed=11, waves=0.008, cathedral=0.03)
RIM: Final = 9
WALNUT: Final = ("var(--cabinet-grain)", "var(--cabinet-grain-light)")
SLOT: Final = 22
"""Half the width of a place on the rack."""

_INNER: Final = f'x="{RIM}" y="{RIM}" width="{RACK_WIDTH - 2 * RIM}" height="{RACK_HEIGHT - 2 * RIM - 2}" rx="9"'

RACK_GRADIENTS: Final = join(
    (
        axis(
            "w-rack-rim",
            Stop(0, "var(--cabinet-edge-lit)"),
            Stop(0.4, "var(--cabinet)"),
            Stop(1, "var(--cabinet-edge-dim)"),
            to=(0.25, 1),
        ),
        axis(
            "w-rack-face",
            Stop(0, "var(--cabinet-lit)"),
            Stop(0.5, "var(--cabinet)"),
            Stop(1, "var(--cabinet-dim)"),
            to=(0.35, 1),
        ),
        axis("w-trough", Stop(0, "#1F120B"), Stop(0.55, "#3A2619"), Stop(1, "#553A28"), to=(0.1, 1)),
        axis("w-trough-shade", Stop(0, "#120804", 0.6), Stop(0.22, "#120804", 0), to=(0, 1)),
        axis("w-trough-side", Stop(0, "#120804", 0.45), Stop(0.05, "#120804", 0), to=(1, 0)),
        Markup(
            f'<clipPath id="w-on-rack"><rect x="1.2" y="1.2" width="{num(RACK_WIDTH - 2.4)}" '
            f'height="{num(RACK_HEIGHT - 3)}" rx="16.8"/></clipPath>'
        ),
    )
)


def rack_symbols() -> Markup:
    """Return the rack, for the sprite."""
    return join((_rack(), *_signs()))


def _rack() -> Markup:
    places = "".join(
        f'<rect x="{num(x - SLOT)}" y="{num(y - SLOT)}" width="{2 * SLOT}" height="{2 * SLOT}" rx="8"/>'
        for x, y in map(slot_at, range(HAND))
    )
    return Markup(
        f'<g id="w-rack"><rect width="{RACK_WIDTH}" height="{RACK_HEIGHT}" rx="18" fill="url(#w-rack-rim)"/>'
        f'<g clip-path="url(#w-on-rack)"><rect x="1.2" y="1.2" width="{num(RACK_WIDTH - 2.4)}" '
        f'height="{num(RACK_HEIGHT - 3)}" fill="url(#w-rack-face)"/>{grain(BAR, share=0.3, colours=WALNUT)}</g>'
        f'<rect {_INNER} fill="url(#w-trough)"/><rect {_INNER} fill="url(#w-trough-shade)"/>'
        f'<rect {_INNER} fill="url(#w-trough-side)"/>'
        f'<rect {_INNER} fill="none" stroke="url(#lamp-lip)" stroke-width="1.3"/>'
        f'<g fill="#120804" fill-opacity=".2">{places}</g></g>'
    )


def _signs() -> list[Markup]:
    frame = f'x="{-SLOT - 4}" y="{-SLOT - 7}" width="{2 * SLOT + 8}" height="{2 * SLOT + 14}" rx="11"'
    top = 'x="-28.6" y="-32.8" width="50" height="50" rx="10.5" fill="none"'
    return [
        Markup(
            f'<rect id="w-gap" x="{1.5 - SLOT}" y="{1.5 - SLOT}" width="{2 * SLOT - 3}" height="{2 * SLOT - 3}" rx="7" '
            'fill="none" stroke="#F3DDBC" stroke-opacity=".6" stroke-width="1.5" stroke-dasharray="4.2 3.4"/>'
        ),
        Markup(
            f'<g id="w-lifted"><rect {top} stroke="#0E0A08" stroke-opacity=".6" stroke-width="4.8"/>'
            f'<rect {top} stroke="var(--mint)" stroke-width="2.5"/></g>'
        ),
        Markup(
            '<g id="w-again"><circle cx=".5" cy="1" r="10.4" fill="#120804" fill-opacity=".45"/>'
            '<circle r="9.8" fill="#FFF3DC"/><g fill="none" stroke="#5B3A12" stroke-width="2" stroke-linecap="round" '
            'stroke-linejoin="round"><path d="M4.9-1.6A5.2 5.2 0 1 0 4.6 2.4"/><path d="M5.4-5V-1.4H1.8"/></g></g>'
        ),
        Markup(
            f'<g id="w-slot-focus" fill="none"><rect {frame} stroke="{FOCUS_EDGE}" stroke-width="4.4"/>'
            f'<rect {frame} stroke="{FOCUS_RING}" stroke-width="2.2"/></g>'
        ),
    ]


def render_sprite() -> Markup:
    """Return the game's symbols and gradients. It refers to the common sprite, which holds the lamp."""
    return Markup(
        '<svg id="sheet-qwirkle_cubes" class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{resin.GRADIENTS}{TABLE_GRADIENTS}{RACK_GRADIENTS}"
        f"{resin.cube_symbols()}{table_symbols()}{rack_symbols()}</defs></svg>"
    )
