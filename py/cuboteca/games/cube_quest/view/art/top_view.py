"""The board as a small picture, from above and flat: in previews, in links, and in the guide with the ways of cubes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, degrees, hypot
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.cube_quest.rules.board import EDGE
from cuboteca.games.cube_quest.rules.pose import Pose, upper_face
from cuboteca.games.cube_quest.view.art.board_ground import VIEW, mat
from cuboteca.games.cube_quest.view.art.board_signs import yaw
from cuboteca.games.cube_quest.view.art.cube_faces import use_face

LARGER: Final = 1.3
"""Cubes are drawn so much larger than they are, for the picture is small."""


class Trace(NamedTuple):
    """The way that a cube goes or went, to be seen in a picture without motion."""

    cube: int
    pose: Pose
    """Where it began."""
    x: float
    y: float
    """Where it ends; beyond the edge, if it leaves the board."""
    stays: bool = True
    """Does it lie there now?"""
    ahead: bool = False
    """Is it still to go?"""


def render_top_view(
    cubes: Iterable[tuple[int, Pose]],
    side: int = 0,
    ragged: bool = False,
    label: str = "",
    trace: Sequence[Trace] = (),
) -> Markup:
    """Return a picture without anything to pick; `side` is the colour that sits below."""
    flip = ' transform="rotate(180)"' if side else ""
    stood = sorted(cubes, key=lambda one: one[1].z)
    shades = "".join(_square(pose, 3, 3 + 0.4 * (pose.z - EDGE / 2)) for _, pose in stood)
    faces = "".join(_face(cube, pose) for cube, pose in stood)
    return Markup(
        f'<svg class="board-small top-view" viewBox="{VIEW}" role="img" aria-label="{escape(label)}"><g{flip}>'
        f"{mat(side, ragged)}{_ghosts(trace)}{_ways(trace)}"
        f'<g fill="#140803" fill-opacity=".42">{shades}</g>{faces}</g></svg>'
    )


def _ghosts(trace: Sequence[Trace]) -> str:
    """Draw pale where cubes stood that have gone."""
    gone = "".join(_face(one.cube, one.pose) for one in trace if not one.ahead)
    return f'<g opacity=".38">{gone}</g>' if gone else ""


def _ways(trace: Sequence[Trace]) -> str:
    """Draw an arrow from where each cube begins to where it ends; to its edge, if it lies there now."""
    out = ""
    for one in trace:
        right, up = one.x - one.pose.x, one.y - one.pose.y
        tip = hypot(right, up) - (EDGE * LARGER / 2 if one.stays else 0)
        turn = num(-degrees(atan2(up, right)), 1)
        out += (
            f'<path d="M0 0H{num(tip, 1)}M{num(tip - 9, 1)}-6L{num(tip, 1)} 0L{num(tip - 9, 1)} 6" '
            f'transform="translate({num(one.pose.x, 1)} {num(-one.pose.y, 1)}) rotate({turn})"/>'
        )
    return f'<g class="trace-ways">{out}</g>' if out else ""


def _square(pose: Pose, right: float, down: float) -> str:
    half = EDGE * LARGER / 2
    size = num(2 * half)
    return (
        f'<rect x="{num(-half)}" y="{num(-half)}" width="{size}" height="{size}" rx="2" '
        f'transform="translate({num(pose.x + right, 1)} {num(down - pose.y, 1)}) rotate({num(-yaw(pose), 0)})"/>'
    )


def _face(cube: int, pose: Pose) -> str:
    scale = EDGE * LARGER / 64
    return use_face(
        cube,
        upper_face(cube, pose),
        f' transform="translate({num(pose.x, 1)} {num(-pose.y, 1)}) rotate({num(-yaw(pose), 0)}) '
        f'scale({num(scale, 3)}) translate(-32 -32)"',
    )
