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
    assert "Corridor: open only north and south." in label(house("c4=R15^"), "c4")
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


@clause("C-80")
@pytest.mark.parametrize(
    ("rooms", "spawns", "said"),
    [
        ("c4=R09", "Ghoul@c4:3", ["The Ghoul here blocks searching."]),
        ("c4=R09s1", "-", ["The spider here blocks searching."]),
        ("c4=R09s2", "-", ["The spawns here block searching."]),
        ("c4=R05", "Tentacles@c4:3", ["The Tentacles here block this room’s dice effect."]),
        ("c4=R06s1", "Clown@c4:3", ["The spawns here block this room’s dice effect."]),
        ("c4=R02", "Troll@c4:4", ["You can’t activate keys while the Troll is here."]),
        ("c4=R02", "Tentacles@c4:4", ["You can’t activate keys while the Tentacles are here."]),
        ("c4=R24", "Ghoul@c4:3", []),
        ("c4=?s1", "Ghoul@c4:3", []),
    ],
)
def test_a_room_says_what_the_spawns_in_it_block(rooms: str, spawns: str, said: list[str]) -> None:
    found = lines(house(rooms, "c3", "c3", spawns=spawns), "c4")
    assert [words for words, sign in found.items() if sign == "threat"] == said


def test_spiders_are_named_where_they_are_looked_at() -> None:
    assert "Two spiders." in lines(house("c4=?s2"), "c4")


@clause("C-90")
@pytest.mark.parametrize(
    ("rooms", "spawns", "said"),
    [
        ("a4=R13", "-", "Trapped by the Gallery of Blades in this row: a Trigger wounds every player here."),
        ("c1=R14", "-", "Trapped by the Drop Shaft in this column: a Trigger wounds every player here."),
        ("", "Ghoul@a4:3", "Trapped by the Ghoul in this row: a Trigger wounds every player here."),
        ("", "Ghoul@c4:3", "Trapped by the Ghoul in this room: a Trigger wounds every player here."),
        ("c1=R13 a4=R14", "-", ""),
    ],
)
def test_a_trapped_room_names_what_traps_it(rooms: str, spawns: str, said: str) -> None:
    found = lines(house(rooms, "c3", "c3", spawns=spawns), "c4")
    assert [words for words, sign in found.items() if sign == "trap"] == ([said] if said else [])


@clause("C-55", "C-58")
@pytest.mark.parametrize(
    ("state", "message", "values"),
    [
        (house("c4=R09 a1=R11", "c4", "c3"), "would_find", {"rolls": [2, 3]}),
        (house("c4=R09f", "c4 talents=A1", "c3"), "would_find", {"rolls": [0]}),
        (house("c4=R09f", "c4", "c3"), "finds_nothing", {"tokens": True}),
        (house("c4=R09 a1=R07f a2=R08f a3=R10f a4=R11f a5=R13f", "c4", "c3"), "finds_nothing", {"tokens": False}),
        (house("c4=R09 a1=R11", "c4", "c3", blue_left=0), "deck_empty", {}),
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
