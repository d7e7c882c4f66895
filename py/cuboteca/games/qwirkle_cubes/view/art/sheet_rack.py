"""What never changes on the rack: its wood, its trough, the places where cubes stand, and the signs they wear."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.light import Stop, axis
from cuboteca.draw.markup import join
from cuboteca.draw.path import num
from cuboteca.draw.wood import Plank, grain
from cuboteca.games.qwirkle_cubes.view.art.sizes import RACK_HEIGHT, RACK_WIDTH, SLOTS, slot_at

BAR: Final = Plank(0, 0, RACK_WIDTH, RACK_HEIGHT, seed=11, waves=0.008, cathedral=0.03)
RIM: Final = 9
WALNUT: Final = ("var(--cabinet-grain)", "var(--cabinet-grain-light)")
SLOT: Final = 22
"""Half the width of a place on the rack."""

_INNER: Final = f'x="{RIM}" y="{RIM}" width="{RACK_WIDTH - 2 * RIM}" height="{RACK_HEIGHT - 2 * RIM - 2}" rx="9"'

GRADIENTS: Final = join(
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
    """The rack, for the sheet."""
    return join((_rack(), *_signs()))


def _rack() -> Markup:
    places = "".join(
        f'<rect x="{num(x - SLOT)}" y="{num(y - SLOT)}" width="{2 * SLOT}" height="{2 * SLOT}" rx="8"/>'
        for x, y in map(slot_at, range(SLOTS))
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
            f'<g id="w-slot-focus" fill="none"><rect {frame} stroke="#140A05" stroke-width="4.4"/>'
            f'<rect {frame} stroke="#fff" stroke-width="2.2"/></g>'
        ),
    ]
