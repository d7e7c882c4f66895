"""Sheets and picture files: sound XML, nothing that the content security policy refuses, nothing that leads nowhere."""

from __future__ import annotations

import re

import pytest

from cuboteca.draw import badges, common, icons, lid
from cuboteca.draw.cabinet import TILE, plank_tile
from cuboteca.draw.palette import LIGHT
from cuboteca.games.qyshinsu.view.art import sprite, tray
from cuboteca.games.qyshinsu.view.art.ring import draw_ring
from cuboteca.games.qyshinsu.view.art.thumbnail import render_thumbnail
from cuboteca.games.qyshinsu.view.art.tray import draw_tray

from .reading import check_complete, check_references, check_sound, ids, read, referred, repeated
from .scenes import BOARDS, SLOTS, small_board

SHEETS = {"common": str(common.render_sprite()), "qyshinsu": str(sprite.render_sprite())}
FILES = {**common.files(), "qyshinsu-niche.svg": str(render_thumbnail())}
PICTURES = {
    **{f"board {name}": str(draw_ring(ring)) for name, ring in BOARDS.items()},
    "small board": str(small_board()),
    "tray": str(draw_tray(SLOTS)),
    "token": str(tray.small_stone("b4")),
    "faded token": str(tray.small_stone("r0", faded=True)),
    "badge": str(badges.badge("badge-circle-ink")),
    "icon": str(icons.icon("undo")),
    **{f"lid badge {seat}": str(lid.lid_badge(badges.badge_id(seat), seat)) for seat in range(6)},
    "lid latch": str(lid.lid_latch()),
}
EVERYTHING = {**SHEETS, **FILES, **PICTURES}
everything = pytest.mark.parametrize("name", EVERYTHING)


@everything
def test_it_is_well_formed(name: str) -> None:
    assert read(EVERYTHING[name]).tag.endswith("svg")


@everything
def test_it_holds_nothing_that_the_policy_refuses(name: str) -> None:
    check_sound(EVERYTHING[name])


def test_ids_are_unique_across_sheets_and_screens() -> None:
    screen = PICTURES["board play"] + PICTURES["tray"]
    assert repeated(ids("".join(SHEETS.values()) + screen)) == []


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_complete_in_itself(name: str) -> None:
    check_complete(FILES[name])


@pytest.mark.parametrize("name", [*SHEETS, *PICTURES])
def test_every_reference_leads_somewhere_and_every_colour_is_in_the_palette(name: str) -> None:
    check_references(EVERYTHING[name], "".join(SHEETS.values()))


def test_every_symbol_of_the_sheets_is_of_use() -> None:
    """A gradient or a sign that nothing refers to is left over; stones, badges and icons wait for the screens."""
    every = "".join([*SHEETS.values(), *PICTURES.values()])
    named_by_screens = re.compile(r"(sheet|badge|icon|lid)-|q-[br][0-5][tsl]?$|q-count-")
    unused = [name for name in ids("".join(SHEETS.values())) if name not in referred(every)]
    assert [name for name in unused if not named_by_screens.match(name)] == []


def test_every_icon_and_badge_that_screens_may_ask_for_is_there() -> None:
    known = set(ids(SHEETS["common"]))
    wanted = (
        "back undo redo turn more home saved settings play share first prev next last close trash edit download "
        "upload copy link guide info check chevron users plus flag draw swap eye keyboard list warning scores history "
        "again roll pass"
    )
    assert {f"icon-{name}" for name in wanted.split()} <= known
    assert {badges.badge_id(seat) for seat in range(6)} <= known
    assert {"badge-circle-ink", "badge-triangle-vermilion"} <= known


def test_sheets_and_files_stay_small() -> None:
    assert len(SHEETS["common"]) < 18_000
    assert len(SHEETS["qyshinsu"]) < 70_000
    assert all(len(text) < 40_000 for text in FILES.values())


def test_the_cabinet_tile_meets_itself() -> None:
    """Each line of grain leaves the tile at the height where it came in, to within a rounding."""
    width, _ = TILE
    for path in re.findall(r' d="([^"]+)"', plank_tile(LIGHT)):
        for line in re.findall(r"M[^M]+", path):
            numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", line)]
            x, y, steps = numbers[0], numbers[1], numbers[2:]
            assert x == 0
            assert sum(steps[4::6]) == pytest.approx(width, abs=1)
            assert y + sum(steps[5::6]) == pytest.approx(y, abs=1)
