"""What is said of rooms and players: labels for ears, lines of a room looked at, and how players fare."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.games.cuobe.rules.places import PLACE_OF
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.rooms import describe_condition, role_line, room_label, room_lines, say
from tests.games.cuobe.setting import clause, house
from tests.games.cuobe.table import NAMES


def label(state: State, place: str, here: tuple[str, ...] = (), trapped: bool = False) -> str:
    return room_label(state, PLACE_OF[place], NAMES, here, trapped)


def lines(state: State, place: str) -> dict[str, str]:
    return {line.words: line.sign for line in room_lines(state, PLACE_OF[place], NAMES)}


def test_a_screen_reader_hears_all_that_a_room_has() -> None:
    state = house("c4=R09tfs2c2 a5=?l", "c4", "c3")
    assert label(state, "c4", ("Ada", "the Ghoul")).startswith(
        "Archive, c4. Locked. Trap. Search number 2. Find token. Bo’s chest. Two spiders. Here: Ada and the Ghoul."
    )
    assert label(state, "a5", trapped=True) == "Undiscovered room, a5. Locked. Trapped."
    assert "Corridor: arrows only north and south." in label(house("c4=R15^"), "c4")
    assert "Its row is trapped." in label(house("c4=R13"), "c4")
    assert "Its column is trapped." in label(house("c4=R14"), "c4")
    assert label(house("c4=R19o"), "c4").startswith("Vault, c4. Unlocked.")


@clause("C-36")
def test_a_corridor_without_more_names_its_exits() -> None:
    assert list(lines(house("c4=R15^"), "c4")) == [say("plain", corridor=True, ways=[0, 2])]
    assert list(lines(house(), "c3")) == [say("plain", corridor=False, ways=[0, 1, 2, 3])]


@clause("C-79")
def test_the_power_of_a_spawn_is_what_the_map_shows() -> None:
    state = house("", "c3", "c3", spawns="Clown@c4:3 Troll@a2:4")
    assert lines(state, "c4")["The Clown, power 4."] == "fight"


@clause("C-55", "C-58")
@pytest.mark.parametrize(
    ("state", "message", "values"),
    [
        (house("c4=R09 a1=R11", "c4", "c3"), "would_find", {"rolls": [2, 3]}),
        (house("c4=R09f", "c4 talents=A1", "c3"), "would_find", {"rolls": [0]}),
        (house("c4=R09f", "c4", "c3"), "finds_nothing", {"tokens": True}),
        (house("c4=R09 a1=R07f a2=R08f a3=R10f a4=R11f a5=R13f", "c4", "c3"), "finds_nothing", {"tokens": False}),
    ],
)
def test_a_search_says_what_it_can_come_to(state: State, message: str, values: dict[str, Any]) -> None:
    assert lines(state, "c4")[say(message, **values)] == "find"


@pytest.mark.parametrize(
    ("player", "role", "condition"),
    [
        ("c3 w2 p1", "Atrium, c3, two wounds, one panic", "Two wounds, one panic."),
        ("c3 w1 asleep", "Atrium, c3, one wound, no panic, asleep", "One wound, no panic, asleep."),
        ("c3 p5 insane", "Atrium, c3, no wounds, insane", "No wounds, insane."),
        ("c3 p5 insane asleep", "Atrium, c3, no wounds, insane, asleep", "No wounds, insane, asleep."),
        ("- w5 dead", "dead", "Dead."),
    ],
)
def test_how_a_player_fares(player: str, role: str, condition: str) -> None:
    state = house("", "c3", player)
    assert role_line(state, 1) == role
    assert describe_condition(state, 1) == condition
