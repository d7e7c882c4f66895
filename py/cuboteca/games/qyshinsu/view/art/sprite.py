"""The SVG sprite that every picture of the game refers to, and what of it is the tray: wood, wells, counting dots."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.light import Stop, axis, halo, toned
from cuboteca.draw.markup import join
from cuboteca.draw.palette import FOCUS_EDGE, FOCUS_RING
from cuboteca.draw.path import num
from cuboteca.draw.turned_well import well
from cuboteca.draw.wood import Plank, grain
from cuboteca.games.qyshinsu.view.art import sprite_ring, sprite_stones
from cuboteca.games.qyshinsu.view.art.measures import SLOT_WELL, TRAY_HEIGHT, TRAY_WIDTH, slot_at

BAR: Final = Plank(0, 0, TRAY_WIDTH, TRAY_HEIGHT, seed=5, waves=0.008, cathedral=0.03)
EDGE: Final = 1.5

GRADIENTS: Final = join(
    (
        axis("q-tray-face", *toned("board-face", 0, 0.5, 1), to=(0.35, 1)),
        axis("q-tray-rim", *toned("tray-rim", 0, 0.4, 1), to=(0.25, 1)),
        halo(
            "q-slot-halo",
            Stop(0, "#FFDC9A", 0.9),
            Stop(0.62, "#FFD088", 0.8),
            Stop(0.76, "#FFB860", 0.34),
            Stop(1, "#FF9E40", 0),
        ),
        Markup(
            f'<clipPath id="q-on-tray"><rect x="{EDGE}" y="{EDGE}" width="{num(TRAY_WIDTH - 2 * EDGE)}" '
            f'height="{num(TRAY_HEIGHT - 4)}" rx="18.5"/></clipPath>'
        ),
    )
)


def tray_symbols() -> Markup:
    """Return the tray, for the sprite."""
    wells = "".join(
        f'<g transform="translate({num(x)} {num(y)})">{well(SLOT_WELL)}</g>' for x, y in map(slot_at, range(6))
    )
    face = f'x="{EDGE}" y="{EDGE}" width="{num(TRAY_WIDTH - 2 * EDGE)}" height="{num(TRAY_HEIGHT - 4)}" rx="18.5"'
    return Markup(
        '<g id="q-tray">'
        f'<rect width="{num(TRAY_WIDTH)}" height="{num(TRAY_HEIGHT)}" rx="20" fill="url(#q-tray-rim)"/>'
        f'<rect {face} fill="url(#q-tray-face)"/>'
        f'<g clip-path="url(#q-on-tray)">{grain(BAR, share=0.3)}</g>{wells}</g>'
        f"{slot_signs()}{join(counts(n) for n in range(3))}"
    )


def slot_signs() -> Markup:
    """Return the glow of a lifted stone's well, and the ring of the keyboard's focus."""
    frame = 'x="-26.5" y="-36.5" width="53" height="91" rx="13"'
    return Markup(
        f'<g id="q-slot-glow"><circle r="37" fill="url(#q-slot-halo)"/>'
        f'<circle r="{num(SLOT_WELL)}" fill="none" stroke="#FFEFC4" stroke-width="1.3"/></g>'
        f'<g id="q-slot-ready"><circle r="32" fill="url(#q-slot-halo)" opacity=".45"/>'
        f'<circle r="{num(SLOT_WELL)}" fill="none" stroke="#FFEFC4" stroke-opacity=".85"/></g>'
        f'<g id="q-slot-focus" fill="none"><rect {frame} stroke="{FOCUS_EDGE}" stroke-width="4"/>'
        f'<rect {frame} stroke="{FOCUS_RING}" stroke-width="2"/></g>'
    )


def counts(in_hand: int) -> Markup:
    """Return two dots: filled for a stone in hand, hollow for one on the ring."""
    marks = "".join(
        f'<circle cx="{10 * i}" r="3.7" fill="var(--engraved)"/>'
        if i < in_hand
        else f'<circle cx="{10 * i}" r="3" fill="none" stroke="var(--engraved)" stroke-width="1.4"/>'
        for i in range(2)
    )
    return Markup(f'<g id="q-count-{in_hand}">{marks}</g>')


def render_sprite() -> Markup:
    """Return the game's symbols and gradients. It refers to the common sprite, which holds the lamp and the wells."""
    return Markup(
        '<svg id="sheet-qyshinsu" class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{sprite_stones.GRADIENTS}{sprite_ring.GRADIENTS}{GRADIENTS}"
        f"{sprite_stones.stone_symbols()}{sprite_ring.ring_symbols()}{tray_symbols()}"
        "</defs></svg>"
    )
