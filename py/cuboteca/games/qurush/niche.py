"""The game in its niche of the cabinet: dice in a square with gaps, a pawn on top of them, one before them."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.light import Stop
from cuboteca.draw.palette import LIGHT
from cuboteca.draw.path import Point, num, pair, polygon
from cuboteca.draw.static_art import document
from cuboteca.games.qurush.ivory import GRADIENTS, span
from cuboteca.games.qurush.orientation import Die
from cuboteca.games.qurush.pawns import GRADIENTS as PAWN_GRADIENTS
from cuboteca.games.qurush.pawns import pawn_symbols
from cuboteca.games.qurush.pips import FIGURES, drawn, figure

WIDTH: Final = 168
HEIGHT: Final = 130
EDGE: Final = 31
SLANT: Final = 0.56
"""How far the camera is tipped: what lies flat is seen so much less deep."""
TALL: Final = EDGE * 0.83
TURN: Final = 40
"""How far the board is turned under the camera, in degrees."""
ORIGIN: Final[Point] = (28, 84)
PAWN_SCALE: Final = 0.92


class _Stood(NamedTuple):
    """A die in the niche: where it stands in edges of a die (to the right and back, to the right and front)."""

    back: float
    front: float
    die: Die
    turn: float = 0


DICE: Final = (
    _Stood(0, 0, Die(6, 5, 3)),
    _Stood(1, 0, Die(5, 3, 6)),
    _Stood(2, 0, Die(4, 5, 6)),
    _Stood(0, 1, Die(2, 6, 3)),
    _Stood(2, 1, Die(3, 5, 1)),
    _Stood(1.05, 2.12, Die(1, 3, 5), 9),
)
RIDER: Final = (1, 0, 0)
WALKER: Final[tuple[float, float, int]] = (-0.55, 1.35, 1)
"""The pawns: where each stands, and whose it is."""

SIDES: Final = (
    span("u-left", (-1, -1), (0.4, 1), Stop(0, "#EADDC3"), Stop(1, "#CDB88F")),
    span("u-left-ring", (-1, -1), (1, 1), Stop(0, "#F6ECD8"), Stop(0.5, "#D6C4A0"), Stop(1, "#A58C62")),
    span("u-right", (-1, -1), (0.4, 1), Stop(0, "#CBB790"), Stop(1, "#A88E66")),
    span("u-right-ring", (-1, -1), (1, 1), Stop(0, "#DCCBAA"), Stop(0.5, "#B49B70"), Stop(1, "#86704B")),
)


def draw_niche() -> Markup:
    """A self-contained document on no ground, at home on any back wall."""
    dice = sorted(DICE, key=lambda stood: stood.front - stood.back)
    shades = "".join(f"M{_ground(stood)}Z" for stood in dice)
    figures = "".join(f'<g id="u-s{name}">{drawn(name, 0.5)}</g>' for name in FIGURES)
    pieces = [(stood.front - stood.back, _die(stood)) for stood in dice]
    pieces.append((RIDER[1] - RIDER[0] + 0.1, _pawn(*RIDER, TALL)))
    pieces.append((WALKER[1] - WALKER[0], _pawn(*WALKER, 0)))
    inside = (
        f"<defs>{GRADIENTS}{PAWN_GRADIENTS}{''.join(SIDES)}{figures}{_two_pawns()}</defs>{_shadow(shades)}"
        f"{''.join(markup for _, markup in sorted(pieces, key=lambda piece: piece[0]))}"
    )
    picture = document(WIDTH, HEIGHT, inside, LIGHT)
    return Markup(picture.replace('id="', 'id="n-').replace("url(#", "url(#n-").replace('href="#', 'href="#n-'))


def _two_pawns() -> str:
    """The symbols of the pawns that stand here."""
    every = str(pawn_symbols())
    return every[: every.index('<g id="u-pawn-2"')].replace(_part(every, "u-pawn-line"), "")


def _part(every: str, name: str) -> str:
    start = every.index(f'<g id="{name}"')
    return every[start : every.index("</g>", start) + 4]


def _way(angle: float) -> Point:
    """An edge of a die that lies on the ground and points that way."""
    return EDGE * cos(radians(angle)), -EDGE * SLANT * sin(radians(angle))


def _spot(back: float, front: float) -> Point:
    along, towards = _way(TURN), _way(TURN - 90)
    step = 1.03
    return (
        ORIGIN[0] + step * (back * along[0] + front * towards[0]),
        ORIGIN[1] + step * (back * along[1] + front * towards[1]),
    )


def _frame(stood: _Stood) -> tuple[Point, Point, Point]:
    """The westmost upper corner, the edge that leads back from it, the edge that leads to the front."""
    x, y = _spot(stood.back, stood.front)
    return (x, y - TALL), _way(TURN + stood.turn), _way(TURN - 90 + stood.turn)


def _pawn(back: float, front: float, seat: int, height: float) -> str:
    """About the middle of a die that would stand there, or does."""
    x, y = _spot(back + 0.5, front + 0.5)
    where = f'transform="translate({num(x)} {num(y - height)}) scale({PAWN_SCALE})"'
    return f'<g {where}><use href="#u-pawn-shade"/><use href="#u-pawn-{seat}"/></g>'


def _ground(stood: _Stood) -> str:
    (x, y), back, front = _frame(stood)
    y += TALL
    corners = ((x, y), (x + back[0], y + back[1]), (x + back[0] + front[0], y + back[1] + front[1]))
    return "L".join(pair(corner) for corner in (*corners, (x + front[0], y + front[1])))


def _shadow(path: str) -> str:
    """Soft without a blur: the ground under the dice, a little further off and wider each time."""
    return "".join(
        f'<path d="{path}" transform="translate({num(2.5 + i * 0.5)} {num(0.8 + i * 0.2)})" fill="#1A0B03" '
        f'stroke="#1A0B03" stroke-width="{num(0.6 + 0.95 * i)}" stroke-linejoin="round" opacity=".04"/>'
        for i in range(16)
    )


def _die(stood: _Stood) -> str:
    (x, y), back, front = _frame(stood)
    right = x + front[0], y + front[1]
    far = right[0] + back[0], right[1] + back[1]
    hull = [
        (x, y),
        (x + back[0], y + back[1]),
        far,
        (far[0], far[1] + TALL),
        (right[0], right[1] + TALL),
        (x, y + TALL),
    ]
    top, south, east = stood.die
    faces = (
        ("left", front, (0.0, TALL), (x + front[0] / 2, y + front[1] / 2 + TALL / 2), figure(south, 7 - top, east)),
        ("right", back, (0.0, TALL), (right[0] + back[0] / 2, right[1] + back[1] / 2 + TALL / 2), _right(stood.die)),
        ("top", front, (-back[0], -back[1]), ((x + far[0]) / 2, (y + far[1]) / 2), figure(top, south, east)),
    )
    inside = "".join(_face(*face) for face in faces)
    return (
        f'<path d="{polygon(_drawn_in(hull))}" fill="#8F7850" stroke="#8F7850" stroke-width="4" '
        f'stroke-linejoin="round"/>{inside}'
    )


def _right(die: Die) -> str:
    return figure(die.right, 7 - die.top, 7 - die.front)


def _drawn_in(hull: list[Point]) -> list[Point]:
    """The outline, so much smaller as the stroke that rounds its corners makes it larger."""
    x, y = (sum(corner[i] for corner in hull) / len(hull) for i in (0, 1))
    return [(x + (px - x) * 0.92, y + (py - y) * 0.92) for px, py in hull]


def _face(name: str, across: Point, down: Point, middle: Point, pips: str) -> str:
    numbers = (across[0] / 2, across[1] / 2, down[0] / 2, down[1] / 2, *middle)
    ring, plate = ("u-ring", "u-top") if name == "top" else (f"u-{name}-ring", f"u-{name}")
    return (
        f'<g transform="matrix({" ".join(num(value) for value in numbers)})">'
        f'<rect x="-.98" y="-.98" width="1.96" height="1.96" rx=".28" fill="url(#{ring})"/>'
        f'<rect x="-.85" y="-.85" width="1.7" height="1.7" rx=".22" fill="url(#{plate})"/>'
        f'<use href="#u-s{pips}"/></g>'
    )
