"""The styles of a game: all of them stay in the page once it has been opened, so none may reach another game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cuboteca.games import SHELF
from tools.build_site import LATE_SHEETS
from tools.drawings import palette_css
from tools.paths import PYTHON, STATIC

FOLDER = STATIC / "css"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SELECTOR = re.compile(r"([^{}]+)\{")
STEP = re.compile(r"(from|to|[\d.]+%)(, *(from|to|[\d.]+%))*")
CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
TAG = re.compile(r"(?:^|[\s>+~(])([a-z]+-[a-z-]+)")
"""An element of the game's own, such as `cube-arena`."""


def belongs_to(path: Path, game: str) -> bool:
    return game in (path.stem, path.parent.name)


def sheets_of(game: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.css") if belongs_to(path, game))


def sheets_but(game: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.css") if not belongs_to(path, game))


def selectors(css: str) -> list[str]:
    """Each selector of a list by itself, at-rules and steps of animations left out."""
    found = [selector.strip() for selector in SELECTOR.findall(COMMENT.sub("", css))]
    rules = [selector for selector in found if not selector.startswith("@") and not STEP.fullmatch(selector)]
    return [part.strip() for rule in rules for part in re.split(r",(?![^(]*\))", rule)]


@pytest.mark.parametrize("game", SHELF)
def test_no_style_of_a_game_reaches_another(game: str) -> None:
    """Each is for that game by its name, or for a class that no other sheet knows."""
    elsewhere = set(CLASS.findall(COMMENT.sub("", sheets_but(game))))
    loose = [
        selector
        for selector in selectors(sheets_of(game))
        if f'[data-game="{game}"]' not in selector
        and not TAG.search(selector)
        and set(CLASS.findall(selector)) <= elsewhere
    ]
    assert loose == []


@pytest.mark.parametrize("sheet", LATE_SHEETS)
def test_no_style_that_comes_late_is_for_a_class_of_another_sheet(sheet: str) -> None:
    """It stays in the page, too: what it says of a class alone would reach whatever else has that class."""
    elsewhere = set(CLASS.findall(COMMENT.sub("", sheets_but(sheet))))
    alone = [selector for selector in selectors(sheets_of(sheet)) if re.fullmatch(CLASS, selector)]
    assert [selector for selector in alone if selector[1:] in elsewhere] == []


@pytest.mark.parametrize("sheet", ["site", "cuobe", "cube_quest"])
def test_every_part_of_a_sheet_is_imported_once(sheet: str) -> None:
    folder = FOLDER / ("shared" if sheet == "site" else sheet)
    imported = re.findall(r'@import "\./(.+?)";', (FOLDER / f"{sheet}.css").read_text("utf-8"))
    assert sorted(imported) == sorted(path.relative_to(FOLDER).as_posix() for path in folder.glob("*.css"))


VALUE = r"(?:[a-z-]+\([^;]*?\)|[^\s;()]+)"
SIDED = re.compile(
    r"(?<![-\w])(?:(?:margin|padding)-(?:left|right):[^;]*|text-align: (?:left|right)"
    rf"|(?:margin|padding): (?!{VALUE} ({VALUE}) {VALUE} \1;){VALUE} {VALUE} {VALUE} {VALUE}(?=;))"
)
"""Room on one side, or text at one, that stays there where one reads from right to left."""


def test_room_and_text_change_sides_with_the_way_one_reads() -> None:
    """Only the edges of the device are where they are."""
    sided = [
        f"{path.name}: {found[0]}"
        for path in sorted(FOLDER.rglob("*.css"))
        for found in SIDED.finditer(COMMENT.sub("", path.read_text("utf-8")))
        if "--safe-" not in found[0]
    ]
    assert sided == []


ALL_BELOW = re.compile(r":has\(.*\)[^)]*\*$")


def test_no_rule_is_for_all_below_what_has_something() -> None:
    """Chromium would style everything under any `:has()` anew with each change of the page: 20 ms a tap."""
    all_css = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.css"))
    assert [selector for selector in selectors(all_css) if ALL_BELOW.search(selector)] == []
    assert ALL_BELOW.search(".summary:has(> .score-pad) > *")


READ = re.compile(r"var\((--[\w-]+)")
SET = re.compile(r"(?<!var\()(?<![\w-])--[\w-]+")


def test_every_custom_property_that_is_read_is_set_somewhere() -> None:
    """By a sheet, the palette, or a script; one that isn't lets what it was meant for fall back unseen."""
    css = COMMENT.sub("", "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.css")))
    code = [path.read_text("utf-8") for path in (*PYTHON.rglob("*.py"), *(STATIC / "js").rglob("*.*js"))]
    assert set(READ.findall(css)) - set(SET.findall("\n".join((css, palette_css(), *code)))) == set()
