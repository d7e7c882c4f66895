"""Sheet and pictures: sound, nothing that the content security policy refuses, nothing that leads nowhere."""

from __future__ import annotations

import re

import pytest

from cuboteca.draw import shared_sprite
from cuboteca.games.qyshinsu.view.art import sprite as qyshinsu_sprite
from cuboteca.games.qyshinsu.view.art import tray
from cuboteca.games.qyshinsu.view.art.board import render_ring
from cuboteca.games.qyshinsu.view.art.thumbnail import render_thumbnail
from cuboteca.games.qyshinsu.view.art.tray import render_tray
from tests.draw.reading import check_complete, check_references, check_sound, ids, referred, repeated
from tests.games.qyshinsu.view.art.scenes import BOARDS, SLOTS, small_board

SHEET = str(qyshinsu_sprite.render_sprite())
SHEETS = str(shared_sprite.render_sprite()) + SHEET
PICTURES = {
    **{f"board {name}": str(render_ring(ring)) for name, ring in BOARDS.items()},
    "small board": str(small_board()),
    "tray": str(render_tray(SLOTS)),
    "token": str(tray.small_stone("b4")),
    "faded token": str(tray.small_stone("r0", faded=True)),
}
NICHE = str(render_thumbnail())
EVERYTHING = {"sheet": SHEET, "niche": NICHE, **PICTURES}


@pytest.mark.parametrize("name", EVERYTHING)
def test_it_is_sound_and_holds_nothing_that_the_policy_refuses(name: str) -> None:
    check_sound(EVERYTHING[name])


@pytest.mark.parametrize("name", ["sheet", *PICTURES])
def test_every_reference_leads_somewhere_and_every_colour_is_in_the_palette(name: str) -> None:
    check_references(EVERYTHING[name], SHEETS)


def test_ids_are_unique_on_a_screen_with_every_sheet() -> None:
    screen = PICTURES["board play"] + PICTURES["tray"]
    assert repeated(ids(SHEETS + screen)) == []


def test_every_symbol_of_the_sheet_is_of_use() -> None:
    """A gradient or a sign that nothing refers to is left over; stones wait for the screens."""
    named_by_screens = re.compile(r"sheet-|q-[br][0-5][tsl]?$|q-count-")
    unused = set(ids(SHEET)) - referred(SHEETS + "".join(PICTURES.values()))
    assert [name for name in unused if not named_by_screens.match(name)] == []


def test_the_niche_is_complete_in_itself() -> None:
    check_complete(NICHE)


def test_sheet_and_niche_stay_small() -> None:
    assert len(SHEET) < 70_000
    assert len(NICHE) < 40_000
