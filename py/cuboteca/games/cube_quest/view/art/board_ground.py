"""The mats as they lie: felt in two colours with a stitched edge, the line between them, and the lamp's pool of light.

Each castle is a battlement along the very edge that the rules mean, with the crest of the side within. y points
downwards here, from Blue to Red.
"""

from __future__ import annotations

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


def battlement(half: float = 45) -> str:
    """The outline about 0,0."""
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
    """Where a castle lies in a picture, y downwards."""
    (left, bottom), _, (right, top), _ = CASTLES[colour]
    return (left + right) / 2, -(bottom + top) / 2


def castle(colour: int) -> str:
    """A castle of a colour, at its place; Red's is upright for Red, Blue's for Blue."""
    x, y = middle(colour)
    turned = "" if colour == 0 else " rotate(180)"
    tone = TONES[colour]
    line = f"var(--felt-{tone}-line)"
    crest = CRESTS[colour]
    return (
        f'<g transform="translate({num(x)} {num(y)}){turned}"><path d="{battlement()}" fill="var(--felt-{tone}-floor)" '
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
GRADIENTS: Final = Markup(
    f"{_pool(0)}{_pool(1)}{_GLOW}{_FROST}"
    '<pattern id="cq-twill" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="4.5" height="9" fill="var(--felt-twill)"/></pattern>'
    '<clipPath id="cq-round"><rect width="64" height="64" rx="9"/></clipPath><clipPath id="cq-lens"><circle '
    'r="46"/></clipPath>'
)


def mat_path(ragged: bool) -> str:
    """The outline of both mats together; with ragged edges the pieces that they are made of."""
    if not ragged:
        width, length = num(2 * HALF_WIDTH), num(2 * HALF_LENGTH)
        return f"M{num(-HALF_WIDTH)} {num(-HALF_LENGTH)}h{width}v{length}h-{width}z"
    return "".join(polygon((x, -y) for x, y in piece) for piece in pieces(True))


def line() -> str:
    """The dividing line, engraved: two threads and lozenges between them; its middle is y = 0."""
    reach = num(HALF_WIDTH)
    lozenges = "".join(f"M{x} 0l5-3.4 5 3.4-5 3.4z" for x in range(-195, 190, LOZENGE))
    return (
        f'<path d="M-{reach} .9H{reach}M-{reach}-.9H{reach}" stroke="var(--felt-twill)" stroke-width="8"/>'
        f'<path d="M-{reach}-4.4H{reach}M-{reach} 4.4H{reach}M-{reach} 0H{reach}" stroke="var(--felt-stitch)" '
        f'stroke-width="1" fill="none"/><path d="{lozenges}" fill="var(--felt-stitch)"/>'
    )


def _felt(ragged: bool) -> str:
    stitches = (
        '<rect x="-194" y="-294" width="388" height="588" rx="9" fill="none" stroke="var(--felt-stitch)" '
        'stroke-width="1.2" stroke-dasharray="5 3.5" opacity=".75"/>'
    )
    cloth = (
        '<path d="M-200 0h400v300h-400z" fill="var(--felt-red)"/><path d="M-200-300h400v300h-400z" '
        f'fill="var(--felt-blue)"/><path d="{mat_path(False)}" '
        f'fill="url(#cq-twill)"/>{"" if ragged else stitches}{line()}'
    )
    if ragged:
        cloth = f'<clipPath id="cq-cut"><path d="{mat_path(True)}"/></clipPath><g clip-path="url(#cq-cut)">{cloth}</g>'
    return f"{cloth}{castle(0)}{castle(1)}"


def ground_symbols() -> Markup:
    """`cq-mat` and `cq-mat-ragged`, and what is seen of the thickness of a ragged mat."""
    edge = f'<path id="cq-cut-edge" d="{mat_path(True)}" fill="var(--felt-rim-dim)"/>'
    return Markup(f'<g id="cq-mat">{_felt(False)}</g><g id="cq-mat-ragged">{_felt(True)}</g>{edge}')


def mat(side: int, ragged: bool) -> str:
    """The mats under the lamp, as a part of a picture with the view of `VIEW`."""
    pool = f'<path d="{mat_path(False)}" fill="url(#cq-pool-{side})"/>'
    if not ragged:
        return f'<use href="#cq-mat"/>{pool}'
    thick = -THICK if side else THICK
    return (
        f'<use href="#cq-cut-edge" transform="translate(0 {thick})"/><use href="#cq-mat-ragged"/>'
        f'<g clip-path="url(#cq-cut)">{pool}</g>'
    )
