"""The game in its niche of the cabinet: the house half discovered, seen from one corner, two pawns and a lit door."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.colour import mix
from cuboteca.draw.path import Point, num, polygon
from cuboteca.draw.static_art import thumbnail_frame
from cuboteca.games.cuobe.view.art import sprite, sprite_figures
from cuboteca.games.cuobe.view.art.emblems import EMBLEMS

EAST: Final[Point] = (15.6, 8.1)
NORTH: Final[Point] = (13.6, -8.6)
"""A step to the east and one to the north, under the camera."""
ORIGIN: Final[Point] = (15.5, 74)
THICK: Final = 4.2
GAP: Final = 0.045

KNOWN: Final = {
    (0, 2): "rocking horse",
    (1, 2): "card drawers",
    (2, 0): "hanging sheets",
    (2, 2): "compass rose, four open doors",
    (3, 2): "bunk beds",
    (2, 3): "NS",
    (2, 1): "shelf of jars",
    (1, 1): "ES",
    (3, 3): "door with five keyholes",
}
"""By column and row from the south-west: an emblem, or the open sides of a corridor."""


def render_thumbnail() -> Markup:
    tiles = "".join(_tile(x, y) for y in range(4, -1, -1) for x in range(5))
    pawns = _pawn(2.28, 2.28, 2) + _pawn(3.72, 2.2, 0)
    inside = f"<defs>{sprite.PIECE_GRADIENTS}{sprite_figures.GRADIENTS}</defs>{_shadow()}{tiles}{_door()}{pawns}"
    return thumbnail_frame(inside)


def _at(x: float, y: float, down: float = 0) -> Point:
    return ORIGIN[0] + x * EAST[0] + y * NORTH[0], ORIGIN[1] + x * EAST[1] + y * NORTH[1] + down


def _square(x: float, y: float, inset: float, down: float = 0) -> list[Point]:
    low, high = inset, 1 - inset
    return [_at(x + i, y + j, down) for i, j in ((low, low), (low, high), (high, high), (high, low))]


def _tile(x: int, y: int) -> str:
    print_ = KNOWN.get((x, y))
    foot, top, lit = ("#A38F78", "#EFE6D7", "#FFF9EE") if print_ else ("#372A48", "#6D5A84", "#8E7CA6")
    west, north, east, south = _square(x, y, GAP)
    low = [west, south, east, (east[0], east[1] + THICK), (south[0], south[1] + THICK), (west[0], west[1] + THICK)]
    front = [west, south, (south[0], south[1] + THICK), (west[0], west[1] + THICK)]
    inside = _printed(x, y, print_) if print_ else _closed(x, y)
    return (
        f'<path d="{polygon(low)}" fill="{mix(foot, "#120A06", 0.3)}"/><path d="{polygon(front)}" fill="{foot}"/>'
        f'<path d="{polygon([west, north, east, south])}" fill="{top}"/>'
        f'<path d="M{num(west[0])} {num(west[1])}L{num(north[0])} {num(north[1])}L{num(east[0])} {num(east[1])}" '
        f'fill="none" stroke="{lit}" stroke-width=".7"/>{inside}'
    )


def _frame(x: float, y: float, size: float) -> str:
    """Return what lays a drawing of 24 × 24 flat into a tile, its up towards the north."""
    left, down = _at(x + 0.5 - size / 2, y + 0.5 + size / 2)
    scale = size / 24
    numbers = (EAST[0] * scale, EAST[1] * scale, -NORTH[0] * scale, -NORTH[1] * scale, left, down)
    return f"matrix({' '.join(num(value, 3) for value in numbers)})"


def _closed(x: int, y: int) -> str:
    return (
        f'<g transform="{_frame(x, y, 0.7)}" fill="none" stroke="#C3B4D4" stroke-width="1.7" opacity=".8"><path '
        'd="M8.5 6H5v12h3.5M15.5 6H19v12h-3.5" stroke-linecap="round"/><circle cx="12" cy="12" r="3.2"/></g>'
    )


def _printed(x: int, y: int, print_: str) -> str:
    if print_ in EMBLEMS:
        floor = polygon(_square(x, y, 0.15))
        return (
            f'<path d="{floor}" fill="#FBF3E4" stroke="#CDBDA5" stroke-width=".6"/><path d="{EMBLEMS[print_]}" '
            f'transform="{_frame(x, y, 0.58)}" fill="none" stroke="#3A2F27" stroke-width="1.7" stroke-linecap="round" '
            'stroke-linejoin="round"/>'
        )
    low, high = 0.3, 0.7
    ends = {
        "N": (low, high, high, 1.0),
        "E": (high, 1.0, low, high),
        "S": (low, high, 0.0, low),
        "W": (0.0, low, low, high),
    }
    floors = [(low, high, low, high), *(ends[side] for side in print_)]
    rock = f'<path d="{polygon(_square(x, y, GAP))}" fill="#6B4F2C" opacity=".22"/>'
    return rock + "".join(
        f'<path d="{polygon([_at(x + a, y + c), _at(x + a, y + d), _at(x + b, y + d), _at(x + b, y + c)])}" '
        f'fill="#FBF3E4"/>'
        for a, b, c, d in floors
    )


def _pawn(x: float, y: float, seat: int) -> str:
    left, down = _at(x, y)
    body = str(sprite.pawn(seat)).split(">", 1)[1].removesuffix("</g>")
    return f'<g transform="translate({num(left)} {num(down)}) scale(.58)">{body}</g>'


def _door() -> str:
    left, down = _at(3.5, 3.5, 2)
    arch = (
        '<path d="M-1 72V22a23 23 0 0 1 46 0v50q0 3-3 3H2q-3 0-3-3z" fill="#150F19"/>'
        '<path d="M1 72V22a21 21 0 0 1 42 0v50q0 1.5-1.5 1.5h-39Q1 73.5 1 72z" fill="url(#c-lit)"/>'
    )
    return (
        f'<g transform="translate({num(left - 9.9)} {num(down - 33)}) scale(.45)">{arch}'
        f'<g fill="#0D080F">{sprite_figures.CLOWN}</g></g>'
    )


def _shadow() -> str:
    """Draw a soft shadow without a blur: the ground of the whole house, each time further off and wider."""
    ground = polygon([_at(0, 0), _at(0, 5), _at(5, 5), _at(5, 0)])
    return "".join(
        f'<path d="{ground}" transform="translate({num(2 + i * 0.5)} {num(THICK + i * 0.3)})" fill="#1A0B03" '
        f'stroke="#1A0B03" stroke-width="{num(0.6 + 0.9 * i)}" stroke-linejoin="round" opacity=".04"/>'
        for i in range(14)
    )
