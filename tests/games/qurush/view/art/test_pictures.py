"""The sheet of Qurush; signs and words on it can be seen and read, and a goal has its buttons."""

from __future__ import annotations

import re

import pytest

from cuboteca.draw.colour import contrast
from cuboteca.draw.palette import THEMES, Theme, tokens
from cuboteca.draw.palette_qurush import HALO, KEYLINE, LEGAL, MOVERS, TRACE
from cuboteca.games.qurush.view.art.dice import SOUTH, TOP, die_id
from cuboteca.games.qurush.view.art.orientation import every_die
from cuboteca.games.qurush.view.art.sprite import ICONS, render_sprite
from cuboteca.games.qurush.view.art.stage import render_stage
from cuboteca.games.qurush.view.art.tokens import render_points
from tests.draw.reading import ids, read, referred
from tests.games.qurush.view.art.scenes import GOAL, LINE, pictures

SHEET = str(render_sprite())
WOODS = ("qube-pale", "qube-deep")

themes = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def test_every_symbol_of_the_sheet_is_of_use() -> None:
    """Dice, faces, pawns and icons wait for the screens."""
    waiting = {die_id(die) for die in every_die()} | {f"u-{kind}{n}" for kind in "fm" for n in range(1, 7)}
    waiting |= {f"icon-{name}" for name in ICONS} | {f"u-pawn-{seat}" for seat in range(4)}
    assert waiting <= set(ids(SHEET))
    every = SHEET + "".join(map(str, pictures().values()))
    assert set(ids(SHEET)) - referred(every) - waiting == {"sheet-qurush"}


@themes
def test_signs_stand_out_on_both_woods(theme: Theme) -> None:
    """Each is a bright line beside a dark one: wherever it lies, one of them is seen."""
    colours = tokens(theme)
    for wood in (colours[name] for name in WOODS):
        pairs = [(LEGAL, KEYLINE), (TRACE, KEYLINE)]
        for act, chosen, _ in MOVERS:
            pairs += [(chosen, "#10233F"), (HALO, act)]
        for bright, dark in pairs:
            assert max(contrast(bright, wood), contrast(dark, wood)) >= 2.9
            assert contrast(bright, dark) >= 4.5


@pytest.mark.parametrize("ivory", [*TOP, SOUTH[0]])
def test_frames_and_pips_stand_out_on_ivory(ivory: str) -> None:
    assert all(contrast(act, ivory) >= 4 for act, _, _ in MOVERS)
    assert contrast("#31559F", ivory) >= 4.5
    assert contrast("#17110E", ivory) >= 12


@themes
def test_names_on_the_frame_can_be_read(theme: Theme) -> None:
    colours = tokens(theme)
    assert all(contrast(colours["qube-letter"], colours[f"qube-rim-{stop}"]) >= 4.5 for stop in range(3))


@themes
def test_the_shape_on_a_pawn_can_be_read(theme: Theme) -> None:
    colours = tokens(theme)
    assert all(contrast(colours[f"on-seat-{seat}"], colours[f"seat-{seat}"]) >= 4.5 for seat in range(1, 5))


def test_the_stage_has_a_button_for_each_number_of_the_goal() -> None:
    found = [e for e in read(render_stage(GOAL)).iter() if e.get("role") == "button"]
    assert [e.get("id") for e in found] == ["goal-0", "goal-1", "goal-2", "goal-3"]
    assert [e.get("data-part") for e in found] == ["goal:0", "goal:1", "goal:2", "goal:3"]
    assert [e.get("aria-pressed") for e in found] == ["false", "true", "false", "false"]
    assert render_stage(LINE).count('href="#u-gap"') == 2
    assert 'role="button"' not in render_stage(GOAL._replace(labels=()))


@pytest.mark.parametrize("cloth", [cloth for _, _, cloth in MOVERS])
def test_words_on_the_curtain_can_be_read(cloth: str) -> None:
    assert contrast("#FFFFFF", cloth) >= 4.5


def test_pictures_wear_the_colour_of_whoever_is_to_move() -> None:
    assert 'class="board goal-stage by-1"' in render_stage(GOAL, 1)
    assert 'class="board goal-stage"' in render_stage(GOAL)


def test_points_are_counted_out_in_beads() -> None:
    beads = re.findall(r"#u-bead-(\w+)", render_points(4, 3))
    assert beads == ["left", "going", "going", "going", "spent", "spent", "spent"]
    assert re.findall(r"#u-bead-(\w+)", render_points(7)) == ["left"] * 7
