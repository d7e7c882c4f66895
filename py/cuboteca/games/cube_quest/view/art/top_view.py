"""The board from above, flat and small: previews of saved games, the guide, links."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.cube_quest.rules.board import EDGE
from cuboteca.games.cube_quest.rules.pose import Pose, upper_face
from cuboteca.games.cube_quest.view.art.arena_ground import VIEW, mat
from cuboteca.games.cube_quest.view.art.arena_signs import yaw
from cuboteca.games.cube_quest.view.art.cube_faces import use_face

LARGER: Final = 1.3
"""Cubes are drawn so much larger than they are, for the picture is small."""


def draw_top_view(
    cubes: Iterable[tuple[int, Pose]], side: int = 0, ragged: bool = False, label: str = "", larger: float = LARGER
) -> Markup:
    """A picture without anything to pick; `side` is the colour that sits below."""
    flip = ' transform="rotate(180)"' if side else ""
    stood = sorted(cubes, key=lambda one: one[1].z)
    shades = "".join(_square(pose, 3, 3 + 0.4 * (pose.z - EDGE / 2), larger) for _, pose in stood)
    faces = "".join(_face(cube, pose, larger) for cube, pose in stood)
    return Markup(
        f'<svg class="board-small top-view" viewBox="{VIEW}" role="img" aria-label="{escape(label)}"><g{flip}>'
        f'{mat(side, ragged)}<g fill="#140803" fill-opacity=".42">{shades}</g>{faces}</g></svg>'
    )


def _square(pose: Pose, right: float, down: float, larger: float) -> str:
    half = EDGE * larger / 2
    size = num(2 * half)
    return (
        f'<rect x="{num(-half)}" y="{num(-half)}" width="{size}" height="{size}" rx="2" '
        f'transform="translate({num(pose.x + right, 1)} {num(down - pose.y, 1)}) rotate({num(-yaw(pose), 0)})"/>'
    )


def _face(cube: int, pose: Pose, larger: float) -> str:
    scale = EDGE * larger / 64
    return use_face(
        cube,
        upper_face(cube, pose),
        f' transform="translate({num(pose.x, 1)} {num(-pose.y, 1)}) rotate({num(-yaw(pose), 0)}) '
        f'scale({num(scale, 3)}) translate(-32 -32)"',
    )
