"""A game of Qurush by the accessibility tree alone: every move is chosen from the names and roles that are read."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.reading import Reader
from tools.visiting import BOOT_MS

OpenPage = Callable[..., Page]

COLUMNS = "abcde"


@pytest.mark.thorough
def test_a_game_is_played_to_its_end_by_the_tree_alone(open_page: OpenPage) -> None:
    reader = Reader(open_page("laptop", reduced_motion="reduce"))
    sit_down(reader)
    wanted = goal_on_the_board(reader)
    turns = 0
    while not reader.title().endswith("wins"):
        if reader.title().startswith("Bo:"):
            assert "You’d lose" in reader.hears("End turn")
            assert reader.hears("End turn").startswith("Bo ends the turn. Ada: 7 action points left")
        else:
            turns += act(reader, wanted)
    assert turns == 4, "it takes no more, if every qube and every cost has been told"
    said = reader.said.inner_text()
    where = r"Ada wins\. Ada’s 2×2 goal pattern is on (\w\d, ){2}\w\d and \w\d: 4 and 5 above 2 and 3\. It was there at"
    assert re.search(where, said)
    look_back(reader)


def sit_down(reader: Reader) -> None:
    """From the cabinet to the table: names, then each a goal behind the lid."""
    reader.press("Qurush", "link", begins=True)
    reader.page.get_by_role("button", name="Start").wait_for(timeout=BOOT_MS)
    for seat, name in enumerate(("Ada", "Bo"), 1):
        reader.page.get_by_role("textbox", name=f"Player {seat}").fill(name)
    reader.press("Start")
    for name, goal in (("Ada", "4523"), ("Bo", "3322")):
        expect(reader.heading).to_have_text(f"Pass the device to {name}")
        reader.press("Hold to open", begins=True)
        expect(reader.heading).to_have_text(f"{name}: choose a secret 2×2 goal pattern")
        if name == "Ada":
            reader.hears("Got it")
        for number in goal:
            said = reader.hears(number)
        assert said.endswith("Press Done, or change a number.")
        reader.press("Done")
    expect(reader.heading).to_have_text("Ada: 7 action points left")


def goal_on_the_board(reader: Reader) -> dict[str, int]:
    """Ada has her goal read to her, and will have it lie in the middle of the board."""
    reader.press("Ada’s goal", begins=True)
    expect(reader.heading).to_have_text("Pass the device to Ada")
    said = reader.hears("Hold to open", begins=True)
    numbers = [int(number) for number in re.findall(r"\d", said)]
    assert said == "Your goal: 4 and 5 above 2 and 3."
    assert reader.hears("Ada’s goal", begins=True) == "Hidden again."
    return dict(zip(("b3", "c3", "b2", "c2"), numbers, strict=True))


def board(reader: Reader) -> dict[str, str]:
    """What is said of each square."""
    squares = (re.match(r"([a-e][1-5]), (.*)", name) for name in reader.buttons("The board"))
    return {found[1]: found[2] for found in squares if found}


def act(reader: Reader, wanted: dict[str, int]) -> bool:
    """Ada flips a qube of her goal, else walks to one, as the board says that she can. Has that ended her turn?"""
    squares = board(reader)
    missing = [square for square, number in wanted.items() if f"showing {number}" not in squares[square]]
    near = [square for square in missing if "flip 4 ap" in squares[square].lower()]
    if near and "7 action points" not in reader.title():
        square = near[0]
        assert reader.hears("Flip 4 AP") == "Choose a qube to flip."
        assert reader.hears(f"{square},", begins=True) == f"Choose the new face of {square}."
        assert reader.title() == f"Ada: choose the new face of {square}"
        assert f"Flip to {wanted[square]}" in reader.buttons("New face")
        said = reader.hears(f"Flip to {wanted[square]}")
    else:
        steps = [square for square, words in squares.items() if re.search("(move|climb) 3 ap", words.lower())]
        square = min(steps, key=lambda step: min(apart(step, qube) or 9 for qube in missing))
        assert reader.hears("Move 3 AP") == "Choose where to move."
        said = reader.hears(f"{square},", begins=True)
    if not said.endswith("Press Confirm."):
        return False
    assert "your turn ends" in said
    assert reader.title().startswith("Ada: confirm the ")
    reader.hears("Confirm")
    return True


def apart(one: str, other: str) -> int:
    """How many steps."""
    return abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0])) + abs(int(one[1]) - int(other[1]))


def look_back(reader: Reader) -> None:
    """The goals, the record without notation, a step back and on, and home."""
    page = reader.page
    goals = page.get_by_role("list", name="The goals").aria_snapshot()
    assert "4 and 5 above 2 and 3" in goals
    assert "3 and 3 above 2 and 2" in goals
    record = page.get_by_role("region", name="Log").aria_snapshot()
    assert "2x2" not in record
    assert "flipped c2 to 3" in record
    assert reader.hears("Back one move").startswith("Ada ")
    assert "Ada wins" in reader.hears("Go to the last move")
    reader.press("Games", "link")
    expect(reader.heading).to_have_text("Cuboteca")
