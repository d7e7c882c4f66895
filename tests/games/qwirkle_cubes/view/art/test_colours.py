"""Six colours and six shapes: apart for all eyes, and to be read on resin by day and by night."""

from __future__ import annotations

from itertools import combinations

import pytest

from cuboteca.draw.colour import contrast
from cuboteca.draw.palette import THEMES, Theme, tokens
from cuboteca.draw.palette_qwirkle_cubes import CUBES
from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, CUBE_OF, SHAPES
from cuboteca.games.qwirkle_cubes.text.names import cube_name
from cuboteca.games.qwirkle_cubes.view.art.inlays import MARK_PATHS, SHAPE_PATHS
from tests.draw.vision import EYES, distance, seen

LEAST_APART = 14.5
"""CIE ΔE 2000 between two colours of cubes, for whatever eyes: half as much again as is told at a glance."""

themes = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


@pytest.mark.parametrize("eyes", EYES)
def test_colours_are_apart_for_all_eyes(eyes: str) -> None:
    near = {
        a + b: round(distance(seen(CUBES[a], eyes), seen(CUBES[b], eyes)), 1)
        for a, b in combinations(COLOURS, 2)
        if distance(seen(CUBES[a], eyes), seen(CUBES[b], eyes)) < LEAST_APART
    }
    assert near == {}


@themes
@pytest.mark.parametrize("colour", COLOURS)
def test_inlays_stand_out_on_resin(theme: Theme, colour: str) -> None:
    """On the middle of the top, and on the small cubes beside words."""
    colours = tokens(theme)
    assert all(contrast(CUBES[colour], colours[ground]) >= 3 for ground in ("resin-top-1", "token"))


@themes
def test_frames_and_glow_stand_out_on_cloth_and_resin(theme: Theme) -> None:
    colours = tokens(theme)
    assert all(contrast(colours["cloth-legal"], colours[f"cloth-{stop}"]) >= 3 for stop in (0, 1))
    assert all(contrast(colours["mint"], colours[f"resin-top-{stop}"]) >= 4.5 for stop in range(3))


def test_each_colour_has_a_mark_of_its_own() -> None:
    assert set(MARK_PATHS) == set(COLOURS) - {"R"}
    assert len(set(MARK_PATHS.values())) == 5
    assert len(set(SHAPE_PATHS.values())) == 6
    assert list(SHAPE_PATHS) == list(SHAPES)


@pytest.mark.parametrize("colour", MARK_PATHS)
def test_marks_read_on_their_colour(colour: str) -> None:
    assert contrast("#1A1310", CUBES[colour]) >= 4


def test_cubes_have_names() -> None:
    assert cube_name(CUBE_OF["Rs"]) == "red square"
    assert cube_name(CUBE_OF["Pe"]) == "purple eight-point star"
