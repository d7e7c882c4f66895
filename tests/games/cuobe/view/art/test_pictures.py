"""Sheet and pictures: sound, nothing that the content security policy refuses, nothing that leads nowhere."""

from __future__ import annotations

import pytest

from cuboteca.draw import shared_sprite
from cuboteca.games.cuobe.view.art.emblems import EMBLEMS, SIGNS, emblem_id
from cuboteca.games.cuobe.view.art.scene import KINDS
from cuboteca.games.cuobe.view.art.sprite import ICONS, render_sprite
from cuboteca.games.cuobe.view.art.thumbnail import render_thumbnail
from cuboteca.games.qwirkle_cubes.view.art.sprite import render_sprite as draw_qwirkle_sheet
from cuboteca.games.qyshinsu.view.art import sprite as qyshinsu_sprite
from tests.draw.reading import check_niche, check_references, check_sound, ids, referred, repeated
from tests.games.cuobe.view.art.rooms import PRINTED
from tests.games.cuobe.view.art.scenes import pictures

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
    screen = "".join(PICTURES[name] for name in ("house play", "event", "comes large", "clock", "team", "own", "deeds"))
    every = SHEETS + str(qyshinsu_sprite.render_sprite()) + str(draw_qwirkle_sheet()) + screen
    assert repeated(ids(every)) == []


def test_every_symbol_of_the_sheet_is_of_use() -> None:
    named_by_data = {emblem_id(words) for words in EMBLEMS} | {f"c-sign-{name}" for name in SIGNS}
    named_by_number = {f"c-{what}-{seat}" for what in ("pawn", "chest") for seat in range(1, 7)}
    thrown = {f"c-die-{face}" for face in range(4)} | {f"c-{kind}" for kind in KINDS}
    used = (
        referred(SHEET + "".join(PICTURES.values()))
        | named_by_data
        | named_by_number
        | thrown
        | {"c-exit-open", "c-key-in"}
    )
    assert set(ids(SHEET)) - used == {"sheet-cuobe", *(f"icon-{name}" for name in ICONS)}


def test_every_room_of_the_house_has_an_emblem_of_its_own() -> None:
    known = [words for _, words, _ in PRINTED.values()]
    assert set(known) <= set(EMBLEMS)
    assert len({emblem_id(words) for words in known}) == 25


def test_emblems_differ_and_an_unknown_one_falls_back_on_its_type() -> None:
    assert len({emblem_id(words) for words in EMBLEMS}) == len(EMBLEMS)
    assert len(set(EMBLEMS.values())) == len(EMBLEMS)
    assert emblem_id("a duck that no sheet knows", "key") == emblem_id("key with 1 tooth")
    assert emblem_id('"><script>', "of no type") in ids(SHEET)


def test_the_niche_is_complete_in_itself() -> None:
    check_niche(NICHE)


def test_sheet_and_niche_stay_small() -> None:
    assert len(SHEET) < 80_000
    assert len(NICHE) < 40_000
