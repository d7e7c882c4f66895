"""Sheet and pictures of Qurush: sound, nothing that the content security policy refuses, nothing that leads nowhere."""

from __future__ import annotations

import re

import pytest

from cuboteca.draw import shared_sprite
from cuboteca.draw.colour import contrast
from cuboteca.draw.palette import THEMES, Theme, tokens
from cuboteca.draw.palette_qurush import HALO, KEYLINE, LEGAL, MOVERS, TRACE
from cuboteca.games.qurush.view.art.dice import SOUTH, TOP, die_id
from cuboteca.games.qurush.view.art.orientation import every_die
from cuboteca.games.qurush.view.art.sprite import ICONS, render_sprite
from cuboteca.games.qurush.view.art.stage import render_stage
from cuboteca.games.qurush.view.art.thumbnail import render_thumbnail
from cuboteca.games.qurush.view.art.tokens import render_points
from cuboteca.games.qwirkle_cubes.view.art import sprite as qwirkle
from cuboteca.games.qyshinsu.view.art import sprite as qyshinsu_sprite
from tests.draw.reading import check_niche, check_references, check_sound, ids, read, referred, repeated
from tests.games.qurush.view.art.scenes import GOAL, LINE, pictures

SHEET = str(render_sprite())
SHEETS = str(shared_sprite.render_sprite()) + SHEET
PICTURES = {name: str(markup) for name, markup in pictures().items()}
NICHE = str(render_thumbnail())
EVERYTHING = {"sheet": SHEET, "niche": NICHE, **PICTURES}
WOODS = ("qube-pale", "qube-deep")

themes = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


@pytest.mark.parametrize("name", EVERYTHING)
def test_it_is_sound_and_holds_nothing_that_the_policy_refuses(name: str) -> None:
    check_sound(EVERYTHING[name])


@pytest.mark.parametrize("name", ["sheet", *PICTURES])
def test_every_reference_leads_somewhere_and_every_colour_is_in_the_palette(name: str) -> None:
    check_references(EVERYTHING[name], SHEETS)


@pytest.mark.parametrize("screen", [("board done", "points", "small board"), ("stage", "card"), ("board flip",)])
def test_ids_are_unique_on_a_screen_with_every_sheet(screen: tuple[str, ...]) -> None:
    shown = "".join(PICTURES[name] for name in screen)
    every = SHEETS + str(qyshinsu_sprite.render_sprite()) + str(qwirkle.render_sprite()) + shown
    assert repeated(ids(every)) == []


def test_every_symbol_of_the_sheet_is_of_use() -> None:
    """Dice, faces, pawns and icons wait for the screens."""
    waiting = {die_id(die) for die in every_die()} | {f"u-{kind}{n}" for kind in "fm" for n in range(1, 7)}
    waiting |= {f"icon-{name}" for name in ICONS} | {f"u-pawn-{seat}" for seat in range(4)}
    assert waiting <= set(ids(SHEET))
    every = SHEET + "".join(PICTURES.values())
    assert set(ids(SHEET)) - referred(every) - waiting == {"sheet-qurush"}


def test_the_niche_is_complete_in_itself() -> None:
    check_niche(NICHE)


def test_sheet_and_niche_stay_small() -> None:
    assert len(SHEET) < 78_000
    assert len(NICHE) < 30_000


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
