"""The corners and faces of a cube, found by turning vectors: for the second model."""

from __future__ import annotations

from cuboteca.games.cube_quest.rules.pose import Pose

NORMALS = {1: (0, 0, 1), 6: (0, 0, -1), 2: (1, 0, 0), 5: (-1, 0, 0), 3: (0, 1, 0), 4: (0, -1, 0)}


def turned(pose: Pose, v: tuple[float, float, float]) -> tuple[float, float, float]:
    """A vector turned by the quaternion, as q v q*."""
    w, x, y, z = pose[3:]
    a, b, c = v
    dot, square = x * a + y * b + z * c, w * w - x * x - y * y - z * z
    cross = (y * c - z * b, z * a - x * c, x * b - y * a)
    p, q, r = (2 * dot * s + square * t + 2 * w * u for s, t, u in zip((x, y, z), (a, b, c), cross, strict=True))
    return p, q, r


def corners(pose: Pose) -> list[tuple[float, float, float]]:
    found = []
    for i in (-8, 8):
        for j in (-8, 8):
            for k in (-8, 8):
                x, y, z = turned(pose, (i, j, k))
                found.append((pose.x + x, pose.y + y, pose.z + z))
    return found
