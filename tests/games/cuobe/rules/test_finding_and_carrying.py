"""Searching, finds, what one can carry, and chests (C-55 to C-64)."""

from __future__ import annotations

import json

import pytest

from cuboteca.games.cuobe.rules.locks_traps_search import fruitful
from cuboteca.games.cuobe.rules.own_cards import own_text
from tests.games.cuobe.setting import clause, house, marked, play, refusal, refused_with, texts, verbs


@clause("C-55")
def test_every_seen_room_with_the_number_gets_a_find_unless_it_has_one() -> None:
    state = house("c4=R10 a1=R09f b1=R07", "c4", "c3")
    assert marked(play("search; roll > 2", state), "find") == ["a1", "c4"]
    assert marked(play("search; roll > 0", state), "find") == ["a1"]
    assert marked(play("search; roll > 1", state), "find") == ["a1", "b1"]
    assert refusal(house(), "search") == ("nothing_to_search", "C-55")


@clause("C-56")
def test_with_too_few_tokens_the_player_chooses() -> None:
    rooms = "a1=R11f a2=R13f a3=R25f b1=R07f c4=R10 b2=R09 b3=R17^"
    state = play("search; roll > 2", house(rooms, "c4", "c3"))
    assert texts(state) == ["choose b2", "choose b3", "choose c4"]
    assert marked(play("choose b3", state), "find") == ["a1", "b1", "a2", "a3", "b3"]


@clause("C-55", "C-56", "C-58")
@pytest.mark.parametrize(
    ("rooms", "rolls"),
    [
        ("c4=R10", [0, 2]),
        ("a1=R11 b1=R07 c4=R10 d1=R24", [0, 1, 2, 3]),
        ("a1=R11 b1=R07f c4=R10", [0, 2, 3]),
        ("a1=R07f a2=R08f a3=R19f a4=R09f b1=R11 c4=R10", [0, 2, 3]),
        ("a1=R07f a2=R08f a3=R19f a4=R09f a5=R13f b1=R11 c4=R10", [0]),  # there are five tokens
    ],
)
def test_which_rolls_would_bring_something(rooms: str, rolls: list[int]) -> None:
    state = house(rooms, "c4 talents=A1", "c4")
    assert fruitful(state, 0) == rolls
    assert fruitful(state, 1) == rolls[1:]  # without Curiosity a 0 is nothing


@clause("C-55")
def test_a_number_that_the_die_never_shows_is_found_by_no_roll() -> None:
    cards = json.dumps({**json.loads(own_text()), "die": [0, 1, 1, 2, 2, 2]})
    assert fruitful(house("b1=R11 c4=R10", "c4", "c3", cards=cards), 0) == [2]


@clause("C-57")
def test_a_find_is_free_also_beside_a_spawn() -> None:
    state = house("c4=R10f", "c4", "c3", spawns="Ghoul@c4:3", dice="0")
    after = play("pick; blue > T16", state)
    assert marked(after, "find") == []
    assert after.players[0].tools == ("T16",)
    assert refusal(after, "pick") == ("no_find", "C-57")


@clause("C-58")
def test_curiosity_makes_something_of_a_zero_of_ones_own() -> None:
    curious = house("c4=R10", "c4 talents=A1", "c3")
    asked = play("search; roll > 0", curious)
    assert texts(asked) == ["choose yes", "decline"]
    assert play("choose yes; blue > T01", asked).players[0].tools == ("T01",)
    assert play("decline", asked).seat == 0
    assert play("search; roll > 2", curious).dice == 3
    assert "search" in texts(play("search; roll > 0", house("c4=R10", "c4", "c3 talents=A1")))


@clause("C-60", "C-63")
@pytest.mark.parametrize(
    ("others", "tools", "fits"),
    [
        (2, "T01,T02,K1", True),
        (2, "T01,T02,T03,K1", False),
        (1, "T01,T02,T03,K1", True),
        (1, "T01,T02,T03,T04,K1", False),
        (0, "T01,T02,T03,T04,K1", True),
        (0, "T01,T02,T03,T04,T05,K1", False),
    ],
)
def test_how_many_tools_one_can_carry(others: int, tools: str, fits: bool) -> None:
    state = house("", f"c3 tools={tools}", *["a1"] * others)
    assert ("go N" in texts(state)) == fits
    assert (play("end", state).seat == 0) == (not fits)


@clause("C-60")
def test_eclipse_takes_one_away() -> None:
    state = house("", "c3 tools=T01,T02,T03 syndromes=S3", "a1", "a1")
    assert refusal(state, "go N") == ("overloaded", "C-60")
    assert refused_with(state, "go N").values == {"limit": 2}


@clause("C-61")
def test_a_tool_is_given_to_somebody_here_sane_and_with_room() -> None:
    state = house("", "c3 tools=T01", "c3", "c3 tools=T02,T03,T04", "c3 p5 insane", "a1")
    assert [text for text in texts(state) if text.startswith("give")] == ["give T01 P2"]
    assert refusal(state, "give T01 P3") == ("receiver_full", "C-61")
    assert refusal(state, "give T01 P4") == ("receiver_insane", "C-95")
    assert refusal(state, "give T01 P5") == ("gives_to_nobody", "C-61")
    assert play("drop T01", state).dropped == ("T01",)


@clause("C-61")
def test_only_surplus_where_that_was_agreed() -> None:
    state = house("", "c3 tools=T01", "c3", give="surplus")
    assert not verbs(state) & {"give", "drop"}
    assert refusal(state, "drop T01") == ("no_surplus", "C-61")
    loaded = house("", "c3 tools=T01,T02,T03,T04", "c3", "c3", give="surplus")
    assert "give T01 P2" in texts(loaded)


@clause("C-62")
def test_talents_and_syndromes_stay() -> None:
    state = house("c3=R01c1", "c3 talents=A3 syndromes=S1", "c3")
    for move in ("give A3 P2", "drop S1"):
        assert refusal(state, move) == ("stays_with_you", "C-62")
    assert refusal(state, "put A3") == ("not_your_tool", "C-26")


@clause("C-63")
def test_keys_are_handed_over_like_tools() -> None:
    state = play("chest; put K1", house("", "c3 tools=K1,K2", "c3"))
    assert state.players[0].chest == ("K1",)
    assert play("give K2 P2", state).players[1].tools == ("K2",)


@clause("C-64")
def test_a_chest_stands_once_and_only_its_owner_opens_it_while_alive() -> None:
    state = play("chest; put T01; put T02; put T03; put T04", house("", "c3 tools=T01,T02,T03,T04", "c3", "a1"))
    assert refusal(state, "chest") == ("chest_placed", "C-64")
    assert state.players[0].chest == ("T01", "T02", "T03", "T04")
    assert refusal(state, "use T01") == ("not_held", "C-26")
    assert play("take T01", state).players[0].tools == ("T01",)
    other = play("end; green > E21", state)
    assert refusal(other, "take T01") == ("chest_shut", "C-64")
    assert refusal(other, "chest") == ("chest_in_room", "C-64")
    elsewhere = house("c3=R01c1", "a1 chest=T01", "c3", active=1)
    assert refusal(elsewhere, "take T01") == ("no_chest", "C-64")


@clause("C-64", "C-98")
def test_a_dead_players_chest_is_open_to_all_but_not_that_of_one_who_left() -> None:
    dead = house("c3=R01c1", "- w5 dead chest=T01,K1", "c3 tools=T02", active=2)
    assert play("take K1; put T02", dead).players[0].chest == ("T01", "T02")
    gone = house("c3=R01c1", "- escaped chest=T01", "c3", active=2)
    assert refusal(gone, "take T01") == ("chest_shut", "C-64")


@clause("C-61", "C-64")
def test_what_one_cannot_carry_at_the_end_of_the_turn_may_go_into_ones_chest() -> None:
    state = house("c3=R01c1", "c3 tools=T01,T02,T03,T04", "c3", "a1")
    asked = play("end", state)
    assert texts(asked) == [
        *(f"give {card} P2" for card in ("T01", "T02", "T03", "T04")),
        *(f"put {card}" for card in ("T01", "T02", "T03", "T04")),
        *(f"drop {card}" for card in ("T01", "T02", "T03", "T04")),
    ]
    stashed = play("put T02", asked)
    assert stashed.players[0].chest == ("T02",)
    assert stashed.active == 1
    assert play("take T02", house("c3=R01c1", "c3 chest=T02", "c3")).notes == (("taken", 0, "T02", 0),)
