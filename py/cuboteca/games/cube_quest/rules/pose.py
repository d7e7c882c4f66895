"""Where a cube is and how it is turned: a resting pose, in millimetres and a unit quaternion.

Its sines and cosines are the same to the last bit on every device. The sine of a browser is not the sine of another
one, so these are made of sums and products only, which the standard for floating-point numbers fixes exactly.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from math import acos, isfinite, pi, sqrt
from typing import Final, NamedTuple

from cuboteca.games.cube_quest.rules.board import FALLEN, FARTHEST, HALF_LENGTH, HALF_WIDTH, HIGHEST
from cuboteca.games.cube_quest.rules.cubes import FACES, KIND_OF
from cuboteca.games.cube_quest.rules.refusal import Refusal

TURN: Final = 7200
"""Steps of a whole turn: twentieths of a degree, so that half of a tenth is a whole number."""

_STEP: Final = 3.141592653589793 / (TURN / 2)
_TERMS: Final = 9


@lru_cache(maxsize=TURN)
def cos_sin(steps: int) -> tuple[float, float]:
    """Cosine and sine of an angle given in twentieths of a degree."""
    quarter, rest = divmod(steps % TURN, TURN // 4)
    if rest <= TURN // 8:
        cos, sin = _first_eighth(rest)
    else:
        sin, cos = _first_eighth(TURN // 4 - rest)
    for _ in range(quarter):
        cos, sin = -sin, cos
    return cos + 0.0, sin + 0.0  # no negative zero


def _first_eighth(steps: int) -> tuple[float, float]:
    """By their power series, whose terms fall fast below an eighth of a turn."""
    x = steps * _STEP
    cos = sin = 0.0
    for term in range(_TERMS, 0, -1):  # the smallest first
        sin = _one_less(sin, x, 2 * term, 2 * term + 1)
        cos = _one_less(cos, x, 2 * term - 1, 2 * term)
    return 1.0 - cos, x * (1.0 - sin)


def _one_less(inner: float, x: float, low: int, high: int) -> float:
    return x * x / (low * high) * (1.0 - inner)


NUMBER: Final = re.compile(r"-?[0-9]{1,12}(\.[0-9]{1,20})?(e[-+]?[0-9]{1,2})?")
TIE: Final = 0.5 * pi / 180
"""Faces that differ by less from straight up are equally up (A-6)."""

UNIT: Final = 1e-3
"""How far the length of a quaternion may be from 1."""


class Pose(NamedTuple):
    """A resting pose. Its numbers have nine significant digits, which is as exact as physics knows them."""

    x: float
    y: float
    z: float
    qw: float
    qx: float
    qy: float
    qz: float

    def __str__(self) -> str:
        return ",".join([format(value, ".9g") for value in self])


def rounded(value: float) -> float:
    """Return the number with nine significant digits that is nearest; never a negative zero."""
    return float(format(value, ".9g")) + 0.0


def pose_of(values: Sequence[float]) -> Pose:
    """Return the pose of seven numbers; raise Refusal if no cube can rest so."""
    if len(values) != 7:
        raise Refusal("pose_length", "CQ-11", count=len(values))
    if not all(isfinite(value) for value in values):
        raise Refusal("pose_numbers", "CQ-11")
    pose = Pose(*map(rounded, values))
    if abs(sqrt(sum(value * value for value in pose[3:])) - 1) > UNIT:
        raise Refusal("pose_turn", "CQ-11")
    if abs(pose.x) > HALF_WIDTH + FARTHEST or abs(pose.y) > HALF_LENGTH + FARTHEST or pose.z > HIGHEST:
        raise Refusal("pose_far", "CQ-11")
    if pose.z < FALLEN:
        raise Refusal("pose_low", "CQ-11")
    return pose


def read_pose(text: str) -> Pose:
    """Return the pose that a text stands for; raise Refusal if it stands for none."""
    words = text.split(",")
    if not all(NUMBER.fullmatch(word) for word in words):
        raise Refusal("pose_numbers", "CQ-11")
    return pose_of([float(word) for word in words])


_R: Final = sqrt(0.5)
FACE_UP: Final = {
    1: (1.0, 0.0, 0.0, 0.0),
    2: (_R, 0.0, -_R, 0.0),
    3: (_R, _R, 0.0, 0.0),
    4: (_R, -_R, 0.0, 0.0),
    5: (_R, 0.0, _R, 0.0),
    6: (0.0, 1.0, 0.0, 0.0),
}
"""How a cube is turned to show each face: 1 and 6 lie along its z, 2 and 5 along its x, 3 and 4 along its y."""


def flat_pose(x: float, y: float, z: float, yaw: int, face: int) -> Pose:
    """Return a cube that lies flat with a face up; `yaw` in tenths of a degree."""
    return _turned(x, y, z, *cos_sin(yaw), face)


def yaw_turned(pose: Pose, face: int) -> Pose:
    """Return a cube that lies with face 1 up, turned in place so that another face is up, and flat."""
    length = sqrt(pose.qw * pose.qw + pose.qz * pose.qz)
    return _turned(pose.x, pose.y, pose.z, pose.qw / length, pose.qz / length, face)


def _turned(x: float, y: float, z: float, c: float, s: float, face: int) -> Pose:
    """Face up first, then round the upright axis by twice the angle of cosine c and sine s."""
    w, a, b, d = FACE_UP[face]
    return Pose(*map(rounded, (x, y, z, c * w - s * d, c * a - s * b, c * b + s * a, c * d + s * w)))


Vector = tuple[float, float, float]
Axes = tuple[Vector, Vector, Vector]


@lru_cache(maxsize=4096)
def axes_of(pose: Pose) -> Axes:
    """Return the directions of the cube's own x, y and z."""
    _, _, _, w, x, y, z = pose
    s = 2 / (w * w + x * x + y * y + z * z)
    return (
        (1 - s * (y * y + z * z), s * (x * y + w * z), s * (x * z - w * y)),
        (s * (x * y - w * z), 1 - s * (x * x + z * z), s * (y * z + w * x)),
        (s * (x * z + w * y), s * (y * z - w * x), 1 - s * (x * x + y * y)),
    )


UP: Final[Vector] = (0.0, 0.0, 1.0)


def faces_towards(pose: Pose, way: Vector) -> tuple[float, ...]:
    """Return how far each face, 1 to 6, looks along a way of length 1: 1 where it looks exactly there, -1 where its
    back does."""
    x, y, z = (axis[0] * way[0] + axis[1] * way[1] + axis[2] * way[2] for axis in axes_of(pose))
    return (z, x, y, -y, -x, -z)


def upper_face(cube: int, pose: Pose) -> int:
    """Return the face that is up; where two are equally up, an icon (A-6)."""
    ups = faces_towards(pose, UP)
    most = max(ups)
    tied = [face for face in FACES if _angle(ups[face - 1]) - _angle(most) < TIE]
    shadows = KIND_OF[cube].shadows
    return max(tied, key=lambda face: (face not in shadows, ups[face - 1]))


def _angle(up: float) -> float:
    return acos(max(-1.0, min(1.0, up)))
