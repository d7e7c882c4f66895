"""The mats as they lie: felt in two colours with a hem, the tape between them, and the lamp's pool of light.

Each castle is a battlement along the very edge that the rules mean, with the crest of the side within. y points
downwards here, from Blue to Red.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from markupsafe import Markup

from cuboteca.draw.light import Stop, halo
from cuboteca.draw.path import Point, num, polygon
from cuboteca.games.cube_quest.rules.board import CASTLES, HALF_LENGTH, HALF_WIDTH, pieces
from cuboteca.games.cube_quest.view.art.cube_faces import CRESTS

TOOTH: Final = 3.4
"""How deep the notches are cut, inwards: the teeth end at the edge."""
TEETH: Final = 9
"""Along a side, teeth and notches; teeth at both corners."""
TONES: Final = ("red", "blue")


def battlement() -> str:
    """Return the outline about 0,0."""
    half = 45
    step = 2 * half / TEETH
    side: list[Point] = []
    for piece in range(TEETH):
        depth = TOOTH if piece % 2 else 0
        side += [(-half + piece * step, -half + depth), (-half + (piece + 1) * step, -half + depth)]
    points: list[Point] = []
    for _ in range(4):
        points += side
        side = [(-y, x) for x, y in side]
    return polygon(_without_repeats(points))


def _without_repeats(points: list[Point]) -> list[Point]:
    return [point for before, point in zip([points[-1], *points], points, strict=False) if point != before]


def middle(colour: int) -> Point:
    """Return where a castle lies in a picture, y downwards."""
    (left, bottom), _, (right, top), _ = CASTLES[colour]
    return (left + right) / 2, -(bottom + top) / 2


def castle(colour: int) -> str:
    """Return a castle of a colour, at its place; Red's is upright for Red, Blue's for Blue."""
    x, y = middle(colour)
    turned = "" if colour == 0 else " rotate(180)"
    tone = TONES[colour]
    line = f"var(--felt-{tone}-line)"
    crest = CRESTS[colour]
    return (
        f'<g transform="translate({num(x)} {num(y)}){turned}">'
        '<use href="#cq-wall" x=".7" y=".8" fill="none" stroke="var(--felt-sunk)" stroke-width="1.8"/>'
        f'<use href="#cq-wall" fill="var(--felt-{tone}-floor)" '
        f'stroke="{line}" stroke-width="1.6" stroke-linejoin="round"/>'
        f'<g fill="none" stroke="{line}" stroke-width="1.8" opacity=".62">'
        f'<path d="{crest}" transform="translate(-26 -27) scale(.82)"/>'
        f'<path d="{crest}" transform="translate(-20.2 -20.6) scale(.63)"/></g></g>'
    )


VIEW: Final = "-200 -300 400 600"
LOZENGE: Final = 20
"""From lozenge to lozenge on the line."""

THICK: Final = 4
"""How much of the thickness of a ragged mat is seen; the others lie on a board."""

POOLS: Final = ((0.34, 0.3), (0.66, 0.7))
"""Where the lamp shines on the mat, seen from Red's side and from Blue's: always at the upper left."""


def _pool(side: int) -> str:
    x, y = POOLS[side]
    return (
        f'<radialGradient id="cq-pool-{side}" cx="{num(x)}" cy="{num(y)}" r=".88"><stop offset="0" '
        'stop-color="var(--felt-lit)"/><stop offset=".52" stop-color="var(--felt-unlit)"/>'
        '<stop offset="1" stop-color="var(--felt-dim)"/></radialGradient>'
    )


_GLOW: Final = halo(
    "cq-glow", Stop(0, "var(--felt-glow)"), Stop(0.45, "var(--felt-glow)"), Stop(1, "var(--felt-glow-out)")
)
_FROST: Final = halo(
    "cq-frost-pool", Stop(0, "var(--felt-frost)"), Stop(0.6, "var(--felt-frost)"), Stop(1, "var(--felt-frost-out)")
)
FELT: Final = (57, 43)
"""The tile of the felt; a second one lies across it, so that the eye finds no seam."""
FIBRES: Final = 64


def _fibres() -> str:
    """Return short threads in every direction."""
    rng = Random(5)
    out = ""
    for _ in range(FIBRES):
        turn, length = rng.uniform(0, pi), rng.uniform(1.5, 4.5)
        x, y = rng.uniform(2, FELT[0] - 2), rng.uniform(2, FELT[1] - 2)
        out += f"M{num(x, 0)} {num(y, 0)}l{num(length * cos(turn), 1)} {num(length * sin(turn), 1)}"
    return out


def _felt_pattern() -> str:
    """Light each thread, and let it throw a shadow on the cloth."""
    width, height = FELT
    return (
        f'<pattern id="cq-fibres" width="{width}" height="{height}" patternUnits="userSpaceOnUse" fill="none" '
        'patternTransform="scale(.7)" stroke-width=".7"><g stroke="var(--felt-fibre)">'
        f'<path id="cq-fibre" d="{_fibres()}"/></g>'
        '<use href="#cq-fibre" x=".6" y=".7" stroke="var(--felt-nap)"/></pattern>'
        '<pattern id="cq-fibres-across" href="#cq-fibres" patternTransform="rotate(77) scale(.56 .6)"/>'
    )


GRADIENTS: Final = Markup(
    f"{_pool(0)}{_pool(1)}{_GLOW}{_FROST}{_felt_pattern()}"
    '<clipPath id="cq-round"><rect width="64" height="64" rx="9"/></clipPath><clipPath id="cq-lens"><circle '
    'r="46"/></clipPath>'
)


def mat_path(ragged: bool) -> str:
    """Return the outline of both mats together; with ragged edges the pieces that they are made of."""
    if not ragged:
        width, length = num(2 * HALF_WIDTH), num(2 * HALF_LENGTH)
        return f"M{num(-HALF_WIDTH)} {num(-HALF_LENGTH)}h{width}v{length}h-{width}z"
    return "".join(polygon((x, -y) for x, y in piece) for piece in pieces(True))


def line() -> str:
    """Return the dividing line: a tape sewn on, with lozenges; its middle is y = 0."""
    reach = num(HALF_WIDTH)
    lozenges = "".join(f"M{x} 0l5.4-2.6 5.4 2.6-5.4 2.6z" for x in range(-195, 190, LOZENGE))
    return (
        f'<path d="M-{reach} 1.1H{reach}" stroke="var(--felt-sunk)" stroke-width="10"/>'
        f'<path d="M-{reach} 0H{reach}" stroke="var(--felt-tape)" stroke-width="8.6"/>'
        f'<path d="M-{reach}-3.5H{reach}M-{reach} 3.5H{reach}" {THREAD} stroke-width=".9"/>'
        f'<path d="{lozenges}" fill="var(--felt-stitch)"/>'
    )


THREAD: Final = 'fill="none" stroke="var(--felt-stitch)" stroke-dasharray="4.6 2.6" stroke-linecap="round"'
HEM: Final = 9
"""How wide the cloth is folded over."""


def _hem() -> str:
    """Return the folded edge: a step down to the cloth inside, a crest of light along the fold, and a seam that sinks
    in."""
    inner, seam = _inset(HEM), _inset(5.4)
    return (
        f'<path d="{mat_path(False)}{inner}" fill="var(--felt-hem)" fill-rule="evenodd"/>'
        f'<path d="{inner}" fill="none" stroke="var(--felt-sunk)" stroke-width="1.3"/>'
        f'<path d="{_inset(1)}" fill="none" stroke="var(--felt-fold)" stroke-width="2"/>'
        f'<path d="{seam}" transform="translate(.5 .6)" fill="none" stroke="var(--felt-sunk)" stroke-width="1.9"/>'
        f'<path d="{seam}" {THREAD} stroke-width="1.3"/>'
    )


def _inset(by: float) -> str:
    width, length = 2 * (HALF_WIDTH - by), 2 * (HALF_LENGTH - by)
    return f"M{num(by - HALF_WIDTH)} {num(by - HALF_LENGTH)}h{num(width)}v{num(length)}h-{num(width)}z"


def _felt(ragged: bool) -> str:
    whole = mat_path(False)
    cloth = (
        '<path d="M-200 0h400v300h-400z" fill="var(--felt-red)"/><path d="M-200-300h400v300h-400z" '
        f'fill="var(--felt-blue)"/><path d="{whole}" fill="url(#cq-fibres)"/>'
        f'<path d="{whole}" fill="url(#cq-fibres-across)"/>{line()}{"" if ragged else _hem()}'
    )
    if ragged:
        cloth = f'<clipPath id="cq-cut"><path d="{mat_path(True)}"/></clipPath><g clip-path="url(#cq-cut)">{cloth}</g>'
    return f"{cloth}{castle(0)}{castle(1)}"


def ground_symbols() -> Markup:
    """`cq-mat` and `cq-mat-ragged`, and what is seen of the thickness of a ragged mat."""
    edge = f'<path id="cq-cut-edge" d="{mat_path(True)}" fill="var(--felt-rim-dim)"/>'
    wall = f'<path id="cq-wall" d="{battlement()}"/>'
    return Markup(f'{wall}<g id="cq-mat">{_felt(False)}</g><g id="cq-mat-ragged">{_felt(True)}</g>{edge}')


def mat(side: int, ragged: bool) -> str:
    """Return the mats under the lamp, as a part of a picture with the view of `VIEW`."""
    pool = f'<path d="{mat_path(False)}" fill="url(#cq-pool-{side})"/>'
    if not ragged:
        return f'<use href="#cq-mat"/>{pool}'
    thick = -THICK if side else THICK
    return (
        f'<use href="#cq-cut-edge" transform="translate(0 {thick})"/><use href="#cq-mat-ragged"/>'
        f'<g clip-path="url(#cq-cut)">{pool}</g>'
    )
