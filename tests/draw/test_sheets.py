"""Sheets and picture files: sound XML, nothing that the content security policy refuses, nothing that leads nowhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import pytest

from cuboteca.draw import badges, common, icons, lid
from cuboteca.draw.cabinet import TILE, plank_tile
from cuboteca.draw.palette import LIGHT, css
from cuboteca.games.qyshinsu import stones
from cuboteca.games.qyshinsu.niche import draw_niche
from cuboteca.games.qyshinsu.ring import draw_ring
from cuboteca.games.qyshinsu.tray import draw_tray

from .reading import read
from .scenes import BOARDS, SLOTS, small_board

SHEETS = {"common": str(common.draw_sheet()), "qyshinsu": str(stones.draw_sheet())}
FILES = {**common.files(), "qyshinsu-niche.svg": str(draw_niche())}
PICTURES = {
    **{f"board {name}": str(draw_ring(ring)) for name, ring in BOARDS.items()},
    "small board": str(small_board()),
    "tray": str(draw_tray(SLOTS)),
    "token": str(stones.small_stone("b4")),
    "faded token": str(stones.small_stone("r0", faded=True)),
    "badge": str(badges.badge("badge-circle-ink")),
    "icon": str(icons.icon("undo")),
    **{f"lid badge {seat}": str(lid.lid_badge(badges.badge_id(seat), seat)) for seat in range(6)},
    "lid latch": str(lid.lid_latch()),
}
EVERYTHING = {**SHEETS, **FILES, **PICTURES}
everything = pytest.mark.parametrize("name", EVERYTHING)


def elements(markup: str) -> Iterator[Element]:
    return read(markup).iter()


def ids(markup: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', markup)


def referred(markup: str) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', markup)) | set(re.findall(r"url\(#([^)]+)\)", markup))


@everything
def test_it_is_well_formed(name: str) -> None:
    assert read(EVERYTHING[name]).tag.endswith("svg")


@everything
def test_it_holds_nothing_that_the_policy_refuses(name: str) -> None:
    """No inline style, no script, no filter (they cost on whatever moves), no address but its own ids."""
    for element in elements(EVERYTHING[name]):
        tag = element.tag.rpartition("}")[2]
        assert tag not in {"style", "script", "filter", "foreignObject", "image"}
        assert not {"style", "filter"} & set(element.attrib)
        assert not [key for key in element.attrib if key.startswith("on")]
        assert all("://" not in value and "data:" not in value for value in element.attrib.values())


def test_ids_are_unique_across_sheets_and_screens() -> None:
    screen = PICTURES["board play"] + PICTURES["tray"]
    counted = Counter(ids("".join(SHEETS.values()) + screen))
    assert [name for name, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_complete_in_itself(name: str) -> None:
    assert referred(FILES[name]) <= set(ids(FILES[name]))
    assert "var(" not in FILES[name]
    assert 'xmlns="http://www.w3.org/2000/svg"' in FILES[name]
    assert max(Counter(ids(FILES[name])).values(), default=1) == 1


@pytest.mark.parametrize("name", [*SHEETS, *PICTURES])
def test_every_reference_leads_somewhere(name: str) -> None:
    known = set(ids("".join(SHEETS.values())))
    assert referred(EVERYTHING[name]) <= known


def test_every_symbol_of_the_sheets_is_of_use() -> None:
    """A gradient or a sign that nothing refers to is left over; stones, badges and icons wait for the screens."""
    every = "".join([*SHEETS.values(), *PICTURES.values()])
    named_by_screens = re.compile(r"(sheet|badge|icon|lid)-|q-[br][0-5][tsl]?$|q-count-")
    unused = [name for name in ids("".join(SHEETS.values())) if name not in referred(every)]
    assert [name for name in unused if not named_by_screens.match(name)] == []


@pytest.mark.parametrize("name", [*SHEETS, *PICTURES])
def test_every_colour_is_in_the_palette(name: str) -> None:
    defined = set(re.findall(r"--([a-z0-9-]+):", css()))
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", EVERYTHING[name])) <= defined


def test_every_icon_and_badge_that_screens_may_ask_for_is_there() -> None:
    known = set(ids(SHEETS["common"]))
    wanted = (
        "back undo redo turn more home games saved settings play share first prev next last close trash edit download "
        "upload copy link guide info check chevron users plus flag draw swap eye keyboard list warning sound"
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
