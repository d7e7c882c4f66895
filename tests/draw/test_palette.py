"""The palette: every pair of colours that is used can be read, in both themes and for every game."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from cuboteca.draw.colour import contrast, legible, mix
from cuboteca.draw.palette import (
    ACCENTS,
    DARK,
    LIGHT,
    SEATS,
    THEMES,
    Theme,
    accent_tokens,
    css,
    on,
    tokens,
)
from cuboteca.draw.wood import LIGHT_PENS
from tests.draw.pairs import SHAPE_PAIRS, TEXT_PAIRS
from tests.draw.vision import EYES, distance, seen

LEAST_APART = 10.0
"""CIE ΔE 2000 between two seats: told apart at a glance, even before their shapes are looked at."""

themes = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


@themes
@pytest.mark.parametrize("game", [*ACCENTS, "another"])
def test_text_reads_on_every_ground_it_meets(theme: Theme, game: str) -> None:
    colours = {**tokens(theme), **accent_tokens(theme, ACCENTS.get(game, theme.wood))}
    poor = [
        (text, ground, round(contrast(colours[text], colours[ground]), 2))
        for text, ground in TEXT_PAIRS
        if contrast(colours[text], colours[ground]) < 4.5
    ]
    assert poor == []


@themes
def test_shapes_that_mean_something_stand_out(theme: Theme) -> None:
    colours = tokens(theme)
    poor = [
        (shape, ground, round(contrast(colours[shape], colours[ground]), 2))
        for shape, ground in SHAPE_PAIRS
        if contrast(colours[shape], colours[ground]) < 3
    ]
    assert poor == []


@themes
def test_engraved_numbers_read_across_the_grain(theme: Theme) -> None:
    """A light line of the grain, at its most opaque, may run right under a number."""
    colours = tokens(theme)
    faintest = max(pen.opacity for pen in LIGHT_PENS)
    for stop in range(3):
        crossed = mix(colours[f"board-face-{stop}"], colours["grain-light"], faintest)
        assert contrast(colours["engraved"], crossed) >= 4.5


@pytest.mark.parametrize("accent", ["#000000", "#FFFFFF", "#777777", "#FFE000", "#0000FF", "#40FF40"])
@themes
def test_any_accent_that_a_game_brings_is_made_to_read(theme: Theme, accent: str) -> None:
    colours = {**tokens(theme), **accent_tokens(theme, accent)}
    pairs = [pair for pair in TEXT_PAIRS if "accent" in "".join(pair)]
    assert all(contrast(colours[text], colours[ground]) >= 4.5 for text, ground in pairs)


@pytest.mark.parametrize("eyes", EYES)
def test_seats_are_apart_for_all_eyes(eyes: str) -> None:
    near = {
        (a, b): round(distance(seen(a, eyes), seen(b, eyes)), 1)
        for a, b in combinations(SEATS, 2)
        if distance(seen(a, eyes), seen(b, eyes)) < LEAST_APART
    }
    assert near == {}


@pytest.mark.parametrize(
    ("first", "second", "apart"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_the_published_one(
    first: tuple[float, float, float], second: tuple[float, float, float], apart: float
) -> None:
    """Pairs from the test data of Sharma, Wu and Dalal (2005)."""
    assert distance(first, second) == pytest.approx(apart, abs=0.0001)


def test_both_themes_define_the_same_properties() -> None:
    assert list(tokens(LIGHT)) == list(tokens(DARK))


def test_the_style_sheet_follows_the_choice_and_the_system() -> None:
    sheet = css()
    assert sheet.index(":root {") < sheet.index(":root[data-theme=dark] {") < sheet.index("@media")
    assert ":root:not([data-theme=light]) {" in sheet
    assert sheet.count("color-scheme: dark;") == 2
    assert sheet.count("{") == sheet.count("}")
    for game in ACCENTS:
        assert sheet.count(f"[data-game={game}]") == 3


def test_the_shelf_says_which_accents_there_are() -> None:
    assert "[data-game=marbles]" in css({"marbles": "#336699"})
    assert "[data-game=qyshinsu]" not in css({"marbles": "#336699"})


def test_properties_refer_to_nothing_undefined() -> None:
    assert "var(" not in css()
    assert re.findall(r"--[a-z0-9-]+: ;", css()) == []


def test_mixing_and_moving() -> None:
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert legible("#777777", "#000000", ("#FFFFFF",)) != "#777777"
    assert legible("#222222", "#000000", ("#FFFFFF",)) == "#222222"
    assert on("#FFFFFF") != "#FFFFFF"
    assert on("#1F5FA8") == "#FFFFFF"
