"""The end of a game of Qwirkle Cubes by the accessibility tree alone: every move is chosen from what is read."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games.qwirkle_cubes.rules.state import State
from tests.browser.qwirkle import choose, new_table, sit_down
from tests.browser.reading import Reader

pytestmark = pytest.mark.thorough

OpenPage = Callable[..., Page]

CONFIRM = re.compile("^End turn")
OTHERWISE = re.compile(r"^(Re-\W?roll all|Skip|Pass)$")
FEW = 4
"""With so few cubes in the bag it is not long to the end."""


def test_a_game_is_played_to_its_end_by_the_tree_alone(open_page: OpenPage) -> None:
    reader = Reader(open_page("laptop", reduced_motion="reduce"))
    to_the_last_turns(reader)
    while re.match("(Ada|Bo):", reader.title()):
        take_a_turn(reader)
    said = reader.said.inner_text()
    assert reader.title() in said, "the heading is heard with what led to it"
    assert re.search("The bag was empty, and (Ada|Bo) used all their cubes first|passed", said), said
    points = reader.page.get_by_role("table").aria_snapshot()
    assert "Ada" in points
    assert "Bo" in points
    assert "Before" in reader.hears("Go to the start")
    reader.press("Games", "link")
    expect(reader.heading).to_have_text("Cuboteca")


def to_the_last_turns(reader: Reader) -> None:
    table, rng = new_table({}), Random(3)
    while not (bag_is_low(table.state) and table.state.seat in (0, 1)):
        table.play(str(choose(cast(State, table.state), rng)))
    sit_down(reader.page, table)
    reader.hears("Got it")


def bag_is_low(state: object) -> bool:
    return sum(cast(State, state).bag) <= FEW


def take_a_turn(reader: Reader) -> None:
    """Cube after cube goes where most points are told, until the placement can be made."""
    tried: set[str] = set()
    while True:
        actions = reader.page.get_by_role("navigation", name="Actions")
        confirm, otherwise = (actions.get_by_role("button", name=name) for name in (CONFIRM, OTHERWISE))
        if confirm.count() and confirm.is_enabled():
            reader.hears("End turn", begins=True)
            return
        left = [cube for cube in cubes(reader) if cube not in tried]
        if not left:
            reader.hears(otherwise.inner_text())
            return
        tried.add(left[0])
        assert "It fits in" in reader.hears(left[0], begins=True)
        reader.hears(max((name for name in reader.buttons("The grid") if "fits here" in name), key=worth))


def cubes(reader: Reader) -> list[str]:
    """The cubes in hand that fit somewhere."""
    read = reader.page.get_by_role("group", name="’s cubes").aria_snapshot()
    return re.findall(r'button "(Cube \d): [^"]*"(?! \[disabled\])', read)


def worth(name: str) -> int:
    found = re.search(r"(\d+) points?", name)
    return int(found[1]) if found else 0
