"""The sheet of the house and its files: sound XML, nothing that the content security policy refuses, no loose end."""

from __future__ import annotations

import re

import pytest

from cuboteca import games
from cuboteca.draw import badges, icons, lid, shared_sprite
from cuboteca.draw.cabinet import TILE, plank_tile
from cuboteca.draw.palette import LIGHT
from tests.draw.reading import check_complete, check_references, check_sound, ids, read, referred, repeated

SHEET = str(shared_sprite.render_sprite())
FILES = shared_sprite.files()
PICTURES = {
    "badge": str(badges.badge("badge-circle-ink")),
    "icon": str(icons.icon("undo")),
    **{f"lid badge {seat}": str(lid.lid_badge(badges.badge_id(seat), seat)) for seat in range(6)},
    "lid latch": str(lid.lid_latch()),
}
EVERYTHING = {"common": SHEET, **FILES, **PICTURES}
everything = pytest.mark.parametrize("name", EVERYTHING)


@everything
def test_it_is_well_formed(name: str) -> None:
    assert read(EVERYTHING[name]).tag.endswith("svg")


@everything
def test_it_holds_nothing_that_the_policy_refuses(name: str) -> None:
    check_sound(EVERYTHING[name])


def test_ids_are_unique() -> None:
    assert repeated(ids(SHEET)) == []


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_complete_in_itself(name: str) -> None:
    check_complete(FILES[name])


@pytest.mark.parametrize("name", ["common", *PICTURES])
def test_every_reference_leads_somewhere_and_every_colour_is_in_the_palette(name: str) -> None:
    check_references(EVERYTHING[name], SHEET)


def test_every_symbol_of_the_sheet_is_of_use() -> None:
    """A gradient or a sign that no sheet refers to is left over; badges and icons wait for the screens."""
    named_by_screens = re.compile(r"(sheet|badge|icon|lid)-")
    of_games = "".join(str(games.game_view(name).render_sprite()) for name in games)
    unused = set(ids(SHEET)) - referred(SHEET + of_games)
    assert [name for name in unused if not named_by_screens.match(name)] == []


def test_every_icon_and_badge_that_screens_may_ask_for_is_there() -> None:
    known = set(ids(SHEET))
    wanted = (
        "back undo redo turn more home saved settings play share first prev next last close trash edit download "
        "upload copy link guide info check chevron users plus flag draw swap eye keyboard list warning scores history "
        "again roll pass"
    )
    assert {f"icon-{name}" for name in wanted.split()} <= known
    assert {badges.badge_id(seat) for seat in range(6)} <= known
    assert {"badge-circle-ink", "badge-octagon-vermilion"} <= known


def test_sheet_and_files_stay_small() -> None:
    assert len(SHEET) < 18_500
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
