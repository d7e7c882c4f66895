"""Black and Red are told apart without colour, and each kind of stone by the count of its marks."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import dist, hypot, pi

import pytest

from cuboteca.draw.colour import contrast
from cuboteca.draw.engraved_marks import MARKS, mark_path
from cuboteca.games.qyshinsu.view.art.measures import STONE, WELL
from cuboteca.games.qyshinsu.view.art.sprite_stones import LACQUER, MARK, black_body, lacquer, octagon, red_body
from tests.draw.vision import EYES, distance, seen

Outline = list[tuple[float, float]]


def area(outline: Outline) -> float:
    pairs = zip(outline, [*outline[1:], outline[0]], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def test_silhouettes_differ() -> None:
    """Round against eight-sided: the flats cut off at least 4 % of the radius, and the areas differ as much."""
    corners = octagon(STONE)
    flats = [hypot((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(corners)]
    assert max(flats) / STONE < 0.96
    assert area(corners) / (pi * STONE**2) < 0.94
    assert "<circle" not in str(red_body(STONE))
    assert "<path" not in str(black_body(STONE))


def test_rims_differ() -> None:
    """A ring of brass is on Black only; Red's rim is eight faces, no two neighbours of one brightness."""
    assert "q-brass" in str(black_body(STONE))
    assert "q-brass" not in str(red_body(STONE))
    faces = re.findall(r'fill="(#[0-9A-F]{6})" stroke="\1"', str(red_body(STONE)))
    assert len(faces) == 8
    assert all(contrast(a, b) > 1.05 for a, b in zip(faces, [*faces[1:], faces[0]], strict=True))


def test_the_lamp_stands_at_the_upper_left() -> None:
    assert contrast(lacquer((-0.7, -0.7)), "#000000") > contrast(LACQUER, "#000000")
    assert contrast(lacquer((0.7, 0.7)), "#000000") < contrast(LACQUER, "#000000")


@pytest.mark.parametrize("eyes", EYES)
def test_colours_are_apart_for_all_eyes(eyes: str) -> None:
    assert distance(seen("#211D1B", eyes), seen("#B23A2E", eyes)) > 20


@pytest.mark.parametrize(("colour", "ground"), [("b", "#211D1B"), ("r", "#B23A2E")])
def test_marks_read_on_their_stone(colour: str, ground: str) -> None:
    assert contrast(MARK[colour], ground) > 4.5


def test_marks_are_counted() -> None:
    assert [len(curves) for curves in MARKS] == [0, 1, 2, 3, 4, 5]
    assert [mark_path(value, STONE).count("M") for value in range(6)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("value", range(1, 6))
def test_marks_keep_clear_of_the_rim_and_of_each_other(value: int) -> None:
    """Within the brass ring; the tips of two petals are further apart than a petal is wide at its foot."""
    assert all(hypot(x, y) < 0.62 for curve in MARKS[value] for x, y in curve)
    tips = [max(curve, key=lambda point: hypot(*point)) for curve in MARKS[value]]
    assert all(dist(a, b) > 0.2 for a, b in combinations(tips, 2))


def test_a_stone_lies_within_its_well() -> None:
    assert STONE < WELL * 0.92
