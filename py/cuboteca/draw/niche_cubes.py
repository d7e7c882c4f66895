"""Cubes that stand in a niche of the cabinet: where their corners and faces are seen, and the shadow under them."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final, NamedTuple

from cuboteca.draw.path import Point, num, pair, polygon

SLANT: Final = 0.56
"""How far the camera is tipped: what lies flat is seen so much less deep."""
TALL: Final = 0.83
"""How much of an edge is seen of one that stands upright."""
TURN: Final = 40
"""How far the ground is turned under the camera, in degrees."""
SHADOW_LAYERS: Final = 16


class SeenFace(NamedTuple):
    """One of the three faces that are seen: half its edges across and down are what 1 is in its own picture."""

    name: str
    """`left`, `right` or `top`."""
    across: Point
    down: Point
    middle: Point

    @property
    def matrix(self) -> str:
        """From a square of two by two about 0, 0 to where the face is seen."""
        numbers = (*(part / 2 for part in (*self.across, *self.down)), *self.middle)
        return f"matrix({' '.join(num(value) for value in numbers)})"


class Standing(NamedTuple):
    """A cube as it is seen."""

    corner: Point
    """The westmost upper one."""
    back: Point
    """The edge that leads back from it,"""
    front: Point
    """and the edge that leads to the front."""
    tall: float

    @property
    def ground(self) -> str:
        """What it covers of the ground, as a path."""
        west = _sum(self.corner, (0, self.tall))
        corners = (west, _sum(west, self.back), _sum(west, self.back, self.front), _sum(west, self.front))
        return f"M{'L'.join(pair(corner) for corner in corners)}Z"

    def outline(self, part: float) -> str:
        """So much smaller as the stroke that rounds its corners makes it larger."""
        right, far = _sum(self.corner, self.front), _sum(self.corner, self.front, self.back)
        upright = (0, self.tall)
        north = _sum(self.corner, self.back)
        hull = (self.corner, north, far, _sum(far, upright), _sum(right, upright), _sum(self.corner, upright))
        x, y = (sum(corner[i] for corner in hull) / len(hull) for i in (0, 1))
        return polygon([(x + (px - x) * part, y + (py - y) * part) for px, py in hull])

    @property
    def faces(self) -> tuple[SeenFace, SeenFace, SeenFace]:
        """In the order in which they are drawn."""
        right, far = _sum(self.corner, self.front), _sum(self.corner, self.front, self.back)
        down = (0.0, self.tall)
        return (
            SeenFace("left", self.front, down, _between(self.corner, _sum(right, down))),
            SeenFace("right", self.back, down, _between(right, _sum(far, down))),
            SeenFace("top", self.front, (-self.back[0], -self.back[1]), _between(self.corner, far)),
        )


class Ground(NamedTuple):
    """Where cubes stand: in edges of a cube, back (to the right) and front (to the right as well)."""

    origin: Point
    edge: float
    step: float
    """From one cube to the next, in edges."""

    @property
    def tall(self) -> float:
        return self.edge * TALL

    def spot(self, back: float, front: float) -> Point:
        """Return where a point of the ground is seen."""
        along, towards = self._way(TURN), self._way(TURN - 90)
        return (
            self.origin[0] + self.step * (back * along[0] + front * towards[0]),
            self.origin[1] + self.step * (back * along[1] + front * towards[1]),
        )

    def standing(self, back: float, front: float, turn: float = 0) -> Standing:
        """Return a cube there, turned by some degrees."""
        x, y = self.spot(back, front)
        return Standing((x, y - self.tall), self._way(TURN + turn), self._way(TURN - 90 + turn), self.tall)

    def _way(self, angle: float) -> Point:
        """Return an edge that lies on the ground and points that way."""
        return self.edge * cos(radians(angle)), -self.edge * SLANT * sin(radians(angle))


def shadow(path: str, away: float) -> str:
    """Draw a soft shadow without a blur: what covers the ground, each time a little further off and wider."""
    return "".join(
        f'<path d="{path}" transform="translate({num(2.5 + i * away)} {num(0.8 + i * 0.2)})" fill="#1A0B03" '
        f'stroke="#1A0B03" stroke-width="{num(0.6 + 0.95 * i)}" stroke-linejoin="round" opacity=".04"/>'
        for i in range(SHADOW_LAYERS)
    )


def _sum(*points: Point) -> Point:
    return sum(x for x, _ in points), sum(y for _, y in points)


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
