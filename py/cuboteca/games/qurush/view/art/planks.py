"""The board of each size: squares of two woods in a mitred frame of walnut. It is drawn once for a theme."""

from __future__ import annotations

from random import Random
from typing import Final

from markupsafe import Markup

from cuboteca.draw.light import Stop, axis, toned
from cuboteca.draw.markup import join
from cuboteca.draw.path import num, polygon
from cuboteca.draw.wood import Pen, Plank, lines, strokes, whole
from cuboteca.games.qurush.view.art.measures import BOX, CELL, FRAME, SIZES

GAP: Final = 1.4
"""Half the groove between two squares."""
BED: Final = 3.4
"""How far the sunk edge of the field reaches into the frame."""
TILES: Final = 3
LONGEST: Final = CELL * SIZES[-1] + 2 * FRAME
TILE_PENS: Final = (Pen(0.6, 0.27), Pen(0.9, 0.18), Pen(1.4, 0.12))
RAIL_PENS: Final = (Pen(0.5, 0.26), Pen(1.0, 0.22), Pen(1.7, 0.18))

GRADIENTS: Final = join(
    (
        axis("u-rim", *toned("qube-rim", 0, 0.5, 1)),
        axis("u-front", *toned("qube-front", 0, 1), to=(0, 1)),
        axis("u-lamp", Stop(0, "#FFF0D2", 0.28), Stop(0.45, "#FFF0D2", 0), Stop(1, "#1A0A02", 0.26)),
        axis("u-edge-n", Stop(0, "#150903", 0.6), Stop(0.4, "#150903", 0.2), Stop(1, "#150903", 0), to=(0, 1)),
        axis("u-edge-w", Stop(0, "#150903", 0.5), Stop(0.4, "#150903", 0.16), Stop(1, "#150903", 0), to=(1, 0)),
        axis("u-bevel", Stop(0, "#FFE9C8", 0.5), Stop(0.5, "#FFE9C8", 0.05), Stop(1, "#FFE9C8", 0.16)),
    )
)


def board_symbols() -> Markup:
    """Return the grain of squares and rails, and the boards that are made of them."""
    tiles = "".join(_grain(f"u-grain-{i}", _tile(seed)) for i, seed in enumerate((4, 17, 29)))
    rail = Plank(0, 0, LONGEST, FRAME, seed=8, waves=0.004, cathedral=0.012, knots=14)
    rails = _grain("u-rail", _strokes(rail, 12, RAIL_PENS, "var(--qube-rail-grain)"))
    on_tile = f'<clipPath id="u-on-tile"><path d="{_square(0, 0)}"/></clipPath>'
    return Markup(f"{on_tile}{tiles}{rails}{''.join(map(_board, SIZES))}")


def _grain(name: str, inside: str) -> str:
    return f'<g id="{name}">{inside}</g>'


def _tile(seed: int) -> str:
    """Return the wood of one square about 0,0: dark lines and a few light ones."""
    plank = Plank(-30, -30, CELL, CELL, seed, waves=0.019, cathedral=0.15, knots=6)
    return (
        f'<g clip-path="url(#u-on-tile)">{_strokes(plank, 12, TILE_PENS, "var(--qube-grain)")}'
        f"{_strokes(plank._replace(seed=seed + 1), 4, (Pen(1.2, 0.16),), 'var(--qube-grain-light)')}</g>"
    )


def _strokes(plank: Plank, count: int, pens: tuple[Pen, ...], colour: str) -> str:
    return strokes(lines(plank, count, plank.seed, whole(plank)), pens, colour, Random(plank.seed + 7))


def _square(x: float, y: float) -> str:
    """Return a square's wood about a point."""
    half, soft = CELL / 2 - GAP, 4
    flat = num(2 * (half - soft))
    turn = f"a{soft} {soft} 0 0 1 "
    return (
        f"M{num(x - half + soft)} {num(y - half)}h{flat}{turn}{soft} {soft}v{flat}{turn}-{soft} {soft}h-{flat}"
        f"{turn}-{soft}-{soft}v-{flat}{turn}{soft}-{soft}z"
    )


def _board(size: int) -> str:
    field, edge = CELL * size, CELL * size + 2 * FRAME
    middles = [(x, y, CELL * x + 30, CELL * y + 30) for y in range(size) for x in range(size)]
    woods = "".join(
        f'<path d="{"".join(_square(px, py) for x, y, px, py in middles if (x + y) % 2 == tone)}" fill="var({paint})"/>'
        for tone, paint in enumerate(("--qube-deep", "--qube-pale"))
    )
    grains = "".join(
        f'<use href="#u-grain-{(2 * x + y) % TILES}" transform="translate({px} {py})'
        + (' rotate(90)"/>' if (x + y) % 2 else ' rotate(180)"/>' if (x * y) % 3 == 2 else '"/>')
        for x, y, px, py in middles
    )
    bed = f'x="{num(-BED)}" y="{num(-BED)}" width="{num(field + 2 * BED)}" height="{num(field + 2 * BED)}" rx="5"'
    return (
        f'<g id="u-board-{size}">{_frame(size, edge)}<rect {bed} fill="var(--qube-bed)"/>'
        f'<rect width="{field}" height="{field}" rx="3" fill="var(--qube-groove)"/>{woods}{grains}'
        f'<rect width="{field}" height="{field}" rx="3" fill="url(#u-lamp)"/>'
        f'<path d="M0 0H{field}V15H0Z" fill="url(#u-edge-n)"/><path d="M0 0V{field}H11V0Z" fill="url(#u-edge-w)"/>'
        f'<path d="M{num(field + BED)} 1V{num(field + BED - 4)}a4 4 0 0 1-4 4H1" fill="none" stroke="#FFE3BC" '
        'stroke-opacity=".3" stroke-width="1.1"/></g>'
    )


def _frame(size: int, edge: int) -> str:
    """Return the front, the frame under the lamp, its four rails with their grain, and the mitres."""
    low, high = -FRAME, edge - FRAME
    box = f'x="{num(low - BOX)}" y="{num(low - BOX)}" width="{edge}" height="{num(edge - 0.8)}" rx="11.6"'
    middle = CELL * size / 2
    rail = polygon(((low, low), (high, low), (high - FRAME, 0), (0, 0)))
    rails = "".join(
        f'<use href="#u-rail-{size}" transform="rotate({90 * i} {num(middle)} {num(middle)})"/>' for i in range(4)
    )
    mitres = "".join(
        f"M{a} {b}L{c} {d}"
        for a, b, c, d in (
            (low + 3, low + 3, 0, 0),
            (high - 3, low + 3, high - FRAME, 0),
            (high - 3, high - 3, high - FRAME, high - FRAME),
            (low + 3, high - 3, 0, high - FRAME),
        )
    )
    return (
        f'<clipPath id="u-cut-{size}"><path d="{rail}"/></clipPath>'
        f'<clipPath id="u-in-frame-{size}"><rect {box}/></clipPath>'
        f'<rect x="{num(low - BOX)}" y="{num(low - BOX)}" width="{num(edge + 2 * BOX)}" height="{num(edge + 2 * BOX)}" '
        f'rx="12" fill="url(#u-front)"/><rect {box} fill="url(#u-rim)"/>'
        f'<g clip-path="url(#u-in-frame-{size})"><g id="u-rail-{size}"><g clip-path="url(#u-cut-{size})">'
        f'<use href="#u-rail" transform="translate({low} {low})"/></g></g>{rails.partition("/>")[2]}</g>'
        f'<path d="{mitres}" stroke="#0E0502" stroke-opacity=".45" stroke-width="1"/>'
        f'<rect x="{num(low - 0.4)}" y="{num(low - 0.4)}" width="{num(edge - 1.2)}" height="{num(edge - 2)}" rx="11" '
        'fill="none" stroke="url(#u-bevel)" stroke-width="1.1"/>'
    )
