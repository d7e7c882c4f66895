"""Sheet and pictures: sound XML, nothing that the content security policy refuses, nothing that leads nowhere."""

from __future__ import annotations

import pytest

from cuboteca.draw import shared_sprite
from cuboteca.games.qwirkle_cubes.view.art.inlays import COLOURS, SHAPES
from cuboteca.games.qwirkle_cubes.view.art.sprite import render_sprite
from cuboteca.games.qwirkle_cubes.view.art.thumbnail import render_thumbnail
from cuboteca.games.qyshinsu.view.art import sprite as qyshinsu_sprite
from tests.draw.reading import check_niche, check_references, check_sound, ids, referred, repeated
from tests.games.qwirkle_cubes.view.art.scenes import pictures

SHEET = str(render_sprite())
SHEETS = str(shared_sprite.render_sprite()) + SHEET
PICTURES = {name: str(markup) for name, markup in pictures().items()}
NICHE = str(render_thumbnail())
EVERYTHING = {"sheet": SHEET, "niche": NICHE, **PICTURES}


@pytest.mark.parametrize("name", EVERYTHING)
def test_it_is_sound_and_holds_nothing_that_the_policy_refuses(name: str) -> None:
    check_sound(EVERYTHING[name])


@pytest.mark.parametrize("name", ["sheet", *PICTURES])
def test_every_reference_leads_somewhere_and_every_colour_is_in_the_palette(name: str) -> None:
    check_references(EVERYTHING[name], SHEETS)


def test_ids_are_unique_on_a_screen_with_every_sheet() -> None:
    screen = "".join(PICTURES[name] for name in ("table play", "rack", "sum", "bag", "seats"))
    every = SHEETS + str(qyshinsu_sprite.render_sprite()) + screen
    assert repeated(ids(every)) == []


def test_every_symbol_of_the_sheet_is_of_use() -> None:
    cubes = {f"w-{colour}{shape}{kin}" for colour in COLOURS for shape in SHAPES for kin in ("", "m")}
    named_by_screens = cubes | {f"w-{colour}" for colour in COLOURS} | {f"w-ghost-{shape}" for shape in SHAPES}
    every = SHEET + "".join(PICTURES.values())
    assert set(ids(SHEET)) - referred(every) - named_by_screens == {"sheet-qwirkle_cubes"}
    assert cubes <= set(ids(SHEET))


def test_the_niche_is_complete_in_itself() -> None:
    check_niche(NICHE)


def test_sheet_and_niche_stay_small() -> None:
    assert len(SHEET) < 84_000
    assert len(NICHE) < 40_000
