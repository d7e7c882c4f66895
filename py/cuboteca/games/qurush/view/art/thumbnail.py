"""The thumbnail: dice in a square with gaps, a pawn on top of them, one before them."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.light import Stop, span
from cuboteca.draw.niche_cubes import Ground, SeenFace, Standing, shadow
from cuboteca.draw.path import num
from cuboteca.draw.static_art import thumbnail_frame
from cuboteca.games.qurush.view.art.dice import FIGURES, GRADIENTS, figure, render_figure
from cuboteca.games.qurush.view.art.orientation import Die
from cuboteca.games.qurush.view.art.pawns import GRADIENTS as PAWN_GRADIENTS
from cuboteca.games.qurush.view.art.pawns import pawn_symbols

GROUND: Final = Ground(origin=(28, 84), edge=31, step=1.03)
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


def render_thumbnail() -> Markup:
    dice = sorted(DICE, key=lambda stood: stood.front - stood.back)
    shades = "".join(_seen(stood).ground for stood in dice)
    figures = "".join(f'<g id="u-s{name}">{render_figure(name, 0.5)}</g>' for name in FIGURES)
    pieces = [(stood.front - stood.back, _die(stood)) for stood in dice]
    pieces.append((RIDER[1] - RIDER[0] + 0.1, _pawn(*RIDER, GROUND.tall)))
    pieces.append((WALKER[1] - WALKER[0], _pawn(*WALKER, 0)))
    inside = (
        f"<defs>{GRADIENTS}{PAWN_GRADIENTS}{''.join(SIDES)}{figures}{_two_pawns()}</defs>{shadow(shades, away=0.5)}"
        f"{''.join(markup for _, markup in sorted(pieces, key=lambda piece: piece[0]))}"
    )
    return thumbnail_frame(inside)


def _two_pawns() -> str:
    """Return the symbols of the pawns that stand here."""
    every = str(pawn_symbols())
    return every[: every.index('<g id="u-pawn-2"')].replace(_part(every, "u-pawn-line"), "")


def _part(every: str, name: str) -> str:
    start = every.index(f'<g id="{name}"')
    return every[start : every.index("</g>", start) + 4]


def _seen(stood: _Stood) -> Standing:
    return GROUND.standing(stood.back, stood.front, stood.turn)


def _pawn(back: float, front: float, seat: int, height: float) -> str:
    """About the middle of a die that would stand there, or does."""
    x, y = GROUND.spot(back + 0.5, front + 0.5)
    where = f'transform="translate({num(x)} {num(y - height)}) scale({PAWN_SCALE})"'
    return f'<g {where}><use href="#u-pawn-shade"/><use href="#u-pawn-{seat}"/></g>'


def _die(stood: _Stood) -> str:
    top, south, east = stood.die
    seen = _seen(stood)
    pips = (
        figure(south, 7 - top, east),
        figure(stood.die.east, 7 - top, 7 - stood.die.south),
        figure(top, south, east),
    )
    inside = "".join(_face(face, shown) for face, shown in zip(seen.faces, pips, strict=True))
    return (
        f'<path d="{seen.outline(0.92)}" fill="#8F7850" stroke="#8F7850" stroke-width="4" '
        f'stroke-linejoin="round"/>{inside}'
    )


def _face(face: SeenFace, pips: str) -> str:
    ring, plate = ("u-ring", "u-top") if face.name == "top" else (f"u-{face.name}-ring", f"u-{face.name}")
    return (
        f'<g transform="{face.matrix}">'
        f'<rect x="-.98" y="-.98" width="1.96" height="1.96" rx=".28" fill="url(#{ring})"/>'
        f'<rect x="-.85" y="-.85" width="1.7" height="1.7" rx=".22" fill="url(#{plate})"/>'
        f'<use href="#u-s{pips}"/></g>'
    )
