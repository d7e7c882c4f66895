"""The thumbnail: the board seen from above at a slant, two stones laid beside it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.colour import mix
from cuboteca.draw.engraved_marks import mark_path
from cuboteca.draw.light import Stop, axis, halo
from cuboteca.draw.palette import UMBER
from cuboteca.draw.path import Point, around, num, polygon
from cuboteca.draw.static_art import thumbnail_frame
from cuboteca.draw.turned_well import well
from cuboteca.draw.wood import disc, grain
from cuboteca.games.qyshinsu.rules.moves import PLACES
from cuboteca.games.qyshinsu.view.art.measures import DISH, WELLS_AT, angle
from cuboteca.games.qyshinsu.view.art.sprite_ring import GRADIENTS as RING_GRADIENTS
from cuboteca.games.qyshinsu.view.art.sprite_ring import LEAF, SLAB
from cuboteca.games.qyshinsu.view.art.sprite_stones import GRADIENTS as STONE_GRADIENTS
from cuboteca.games.qyshinsu.view.art.sprite_stones import MARK, black_body, lacquer, octagon, red_body, ring

SCALE: Final = 0.690
SLANT: Final = 0.719
"""How far the camera is tipped: what is round lies as an ellipse of this height."""
MIDDLE: Final[Point] = (80.6, 61)
THICK: Final = 10.5
STONE: Final = 14.8
TALL: Final = 6.2
WELL: Final = 16
AT: Final = WELLS_AT * 1.03

LYING: Final = ((1, "r4"), (2, "b4"), (4, "r5"), (5, "r3"), (7, "b2"), (8, "b5"), (10, "r2"), (11, "b1"))
BESIDE: Final = (((97, 92), "r0"), ((67, 112), "b3"))
"""Two stones on the floor of the niche, in the measures of the board."""

GRADIENTS: Final = (
    axis("q-wall", Stop(0, "#C9A98A"), Stop(0.3, "#9B7454"), Stop(1, "#46311F"), to=(1, 0))
    + axis("q-ink-wall", Stop(0, "#6B625C"), Stop(0.35, "#2A2522"), Stop(1, "#070606"), to=(1, 0))
    + halo(
        "q-floor-shade",
        Stop(0, "#1A0B03", 0.55),
        Stop(0.76, "#1A0B03", 0.42),
        Stop(0.9, "#1A0B03", 0.1),
        Stop(1, "#1A0B03", 0),
    )
)


def render_thumbnail() -> Markup:
    squash = f"translate({num(MIDDLE[0])} {num(MIDDLE[1])}) scale({num(SCALE, 3)} {num(SCALE * SLANT, 4)})"
    pieces = [(around(angle(place), AT), stone) for place, stone in LYING] + list(BESIDE)
    pieces.sort(key=lambda piece: piece[0][1])
    stones = "".join(_stone(x, y, stone) for (x, y), stone in pieces)
    bodies = f'<g id="q-b">{black_body(STONE)}</g><g id="q-r">{red_body(STONE)}</g><g id="q-w">{well(WELL)}</g>'
    inside = (
        f"<defs>{GRADIENTS}{RING_GRADIENTS}{STONE_GRADIENTS}{bodies}</defs>"
        f'<g transform="{squash}">{_board()}{stones}</g>'
    )
    return thumbnail_frame(inside)


def _board() -> str:
    wells = "".join(
        f'<use href="#q-w" transform="translate({num(x)} {num(y)})"/>'
        for x, y in (around(angle(place), AT) for place in PLACES)
    )
    return (
        f'<circle cx="13" cy="24" r="117" fill="url(#q-floor-shade)"/>'
        f'<path d="M-100 0V{THICK}A100 100 0 0 0 100 {THICK}V0Z" fill="url(#q-wall)"/>'
        f'<circle r="100" fill="url(#q-face)"/>'
        f'<g clip-path="url(#q-on-face)">{grain(SLAB, disc(97), share=0.55)}'
        f'<circle cx="-32" cy="-40" r="62" fill="url(#lamp-pool)"/></g>'
        f"{ring(99.2, 'url(#q-chamfer)', 1.3)}"
        f'<circle r="{num(DISH)}" fill="url(#q-dish-edge)"/>'
        f'<circle cx=".6" cy="1" r="{num(DISH - 1.3)}" fill="url(#q-dish)"/>'
        f'<g clip-path="url(#q-in-dish)">{grain(LEAF, disc(48), share=0.3)}</g>'
        f'<circle cx="2.6" cy="3.4" r="{num(DISH + 3)}" fill="url(#q-dish-shade)" clip-path="url(#q-in-dish)"/>'
        f"{ring(DISH + 0.3, 'url(#lamp-cut-lit)', 1)}{wells}"
    )


def _stone(x: float, y: float, stone: str) -> str:
    """Return its shadow, its wall, its top, and the mark on it."""
    r, colour, value = STONE, stone[0], int(stone[1])
    wall = _black_wall() if colour == "b" else _red_wall()
    path = mark_path(value, r * 1.08)
    mark = (
        f'<path d="{path}" fill="#000" fill-opacity=".55" transform="translate(-.35 -.5)"/>'
        f'<path d="{path}" fill="{MARK[colour]}"/>'
        if value
        else ""
    )
    return (
        f'<g transform="translate({num(x)} {num(y)})"><circle cx="2.6" cy="3" r="{num(r * 1.16)}" '
        f'fill="url(#lamp-cast)"/>{wall}<g transform="translate(0 {-TALL})"><use href="#q-{colour}"/>{mark}</g></g>'
    )


def _black_wall() -> str:
    r = num(STONE)
    return f'<path d="M-{r}-{TALL}V0A{r} {r} 0 0 0 {r} 0V-{TALL}Z" fill="url(#q-ink-wall)"/>'


def _red_wall() -> str:
    """Return the sides of the bead that face the camera, each lit by the way it faces."""
    corners = octagon(STONE * 1.02)
    out = ""
    for i in range(8):
        start, end = corners[i], corners[(i + 1) % 8]
        facing = (start[0] + end[0]) / 2 / STONE, (start[1] + end[1]) / 2 / STONE
        if facing[1] > -0.1:
            paint = mix(lacquer((facing[0], facing[1] * 0.6)), UMBER, 0.18)
            quad = polygon((start, end, (end[0], end[1] - TALL), (start[0], start[1] - TALL)))
            out += f'<path d="{quad}" fill="{paint}" stroke="{paint}" stroke-width=".4" stroke-linejoin="round"/>'
    return out
