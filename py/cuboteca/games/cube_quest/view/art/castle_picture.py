"""The castles on the mat: a battlement along the very edge that the rules mean, and the crest of the side within."""

from __future__ import annotations

from typing import Final

from cuboteca.draw.path import Point, num, polygon
from cuboteca.games.cube_quest.rules.board import CASTLES
from cuboteca.games.cube_quest.view.art.kind_icons import CRESTS

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
