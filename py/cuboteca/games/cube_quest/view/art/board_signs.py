"""What lies on the mat under the cubes and explains: what may be chosen and what is chosen, frost, castles."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, degrees
from typing import Final

from markupsafe import Markup

from cuboteca.draw.path import num
from cuboteca.games.cube_quest.rules.pose import Pose, axes_of
from cuboteca.games.cube_quest.view.art.board_ground import battlement, middle

RAY: Final = "M0 0V{0}M0 {1}l-4-5M0 {1}l4-5"


def yaw(pose: Pose) -> float:
    """Return how far the edges of a cube are turned, in degrees from -45 to 45, as far as that can be said."""
    along = max(axes_of(pose)[:2], key=lambda axis: axis[0] ** 2 + axis[1] ** 2)
    angle = degrees(atan2(along[1], along[0]))
    return (angle + 45) % 90 - 45


def _at(x: float, y: float, turn: float = 0) -> str:
    return f'transform="translate({num(x)} {num(-y)})' + (f' rotate({num(-turn, 1)})"' if turn else '"')


def glow(pose: Pose) -> str:
    """On a cube that may be chosen."""
    return f'<circle {_at(pose.x, pose.y)} r="23" fill="url(#cq-glow)"/>'


def ring(pose: Pose) -> str:
    """On a cube that is chosen."""
    return f'<use href="#cq-picked" {_at(pose.x, pose.y, yaw(pose))}/>'


def frost(pose: Pose) -> str:
    """On a cube that is frozen."""
    return f'<use href="#cq-frost" {_at(pose.x, pose.y)}/>'


def caught(pose: Pose) -> str:
    """On a cube that was captured."""
    return f'<use href="#cq-caught" {_at(pose.x, pose.y)}/>'


def lit_castles(colours: Iterable[int]) -> str:
    """Return the castles of some colours, when something may be put into them."""
    out = ""
    for colour in colours:
        x, y = middle(colour)
        out += f'<use href="#cq-castle-lit" transform="translate({num(x)} {num(y)})"/>'
    return out


def veil(home: int, shut: Iterable[int] = ()) -> str:
    """Return when something may be put into one half: the other lies behind a veil, and so do castles that are shut."""
    top = 0 if home else -300
    shape = f"M-200 {top}h400v300h-400z"
    for colour in shut:
        x, y = middle(colour)
        shape += f"M{num(x - 45)} {num(y - 45)}h90v90h-90z"
    return f'<path d="{shape}" fill="var(--felt-veil)"/>'


def sign_symbols() -> Markup:
    """Return all signs, for the sprite."""
    rays = "".join(
        f'<path d="{RAY.format(-24 if i % 2 == 0 else -19, -13.2 if i % 2 == 0 else -10.5)}" '
        f'transform="rotate({45 * i})"/>'
        for i in range(8)
    )
    aim = 'fill="none" stroke="var(--felt-aim)"'
    return Markup(
        '<g id="cq-picked"><rect x="-17" y="-17" width="34" height="34" rx="9" fill="url(#cq-glow)"/>'
        f'<rect x="-13.5" y="-13.5" width="27" height="27" rx="6.5" {aim} stroke-width="2.2"/></g>'
        '<g id="cq-frost"><circle r="27" fill="url(#cq-frost-pool)"/><g fill="none" stroke="var(--felt-frost-line)" '
        f'stroke-width="1.6" stroke-linecap="round">{rays}</g></g>'
        f'<g id="cq-caught"><circle r="20" fill="url(#cq-glow)"/><circle r="18" {aim} stroke-width="2" '
        'stroke-dasharray="6 4"/></g>'
        f'<g id="cq-castle-lit"><path d="{battlement()}" fill="var(--felt-glow)" fill-opacity=".4"/>'
        f'<rect x="-50" y="-50" width="100" height="100" rx="9" {aim} stroke-width="2.4"/></g>'
    )
