"""Cubes in a niche: they stand on their ground, next to each other, and the three faces that are seen meet."""

from __future__ import annotations

import pytest

from cuboteca.draw.niche_cubes import TALL, Ground, shadow

GROUND = Ground(origin=(10, 50), edge=20, step=1)


def test_neighbours_stand_edge_to_edge() -> None:
    one, behind = GROUND.standing(0, 0), GROUND.standing(1, 0)
    assert behind.corner == pytest.approx((one.corner[0] + one.back[0], one.corner[1] + one.back[1]))
    assert one.corner == pytest.approx((10, 50 - 20 * TALL))


def test_the_faces_that_are_seen_meet() -> None:
    left, right, top = GROUND.standing(0, 0).faces
    assert (left.name, right.name, top.name) == ("left", "right", "top")
    for axis in (0, 1):  # where all three meet: the upper corner that is nearest
        nearest = left.middle[axis] + left.across[axis] / 2 - left.down[axis] / 2
        assert right.middle[axis] - right.across[axis] / 2 - right.down[axis] / 2 == pytest.approx(nearest)
        assert top.middle[axis] + top.across[axis] / 2 + top.down[axis] / 2 == pytest.approx(nearest)


def test_its_shadow_grows_without_a_blur() -> None:
    drawn = shadow(GROUND.standing(0, 0).ground, away=0.5)
    assert drawn.count("<path") == 16
    assert "filter" not in drawn
