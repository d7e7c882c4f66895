"""Words for rooms, tokens and spawns, each where the game's own cards do not use it so: for decks of one's own."""

from __future__ import annotations

import json

import pytest

from cuboteca.games.cuobe.rules.own_cards import own_text
from tests.games.cuobe.decks import deck, event, tool
from tests.games.cuobe.rules.lines import play, wounds
from tests.games.cuobe.setting import clause, haunts, house, lies, marked, refusal, texts, verbs, where


# Rooms.
@pytest.mark.parametrize("op", ["lock", "trap"])
def test_tokens_on_several_different_rooms(op: str) -> None:
    state = house("c4=R05", "c3 tools=T03", "a1", cards=tool({"op": op, "room": "next", "count": 3}))
    asked = play("use T03", state)
    assert sorted(texts(asked)) == ["choose b3", "choose c2", "choose c4", "choose d3"]
    second = play("choose c4", asked)
    assert sorted(texts(second)) == ["choose b3", "choose c2", "choose d3"]
    after = play("choose d3; choose c2", second)
    assert marked(after, op) == ["c2", "d3", "c4"]
    assert after.seat == 0


@pytest.mark.parametrize("op", ["lock", "trap"])
def test_tokens_on_all_rooms_around(op: str) -> None:
    state = house("", "c3 tools=T03", "a1", cards=tool({"op": op, "room": "allNext"}))
    assert marked(play("use T03", state), op) == ["c2", "b3", "d3", "c4"]
    corner = house("a1=R05", "a1 tools=T03", "c3", cards=tool({"op": op, "room": "next", "count": 4}))
    assert marked(play("use T03", corner), op) == ["b1", "a2"]


def test_a_token_in_the_atrium_and_one_taken_away_there() -> None:
    state = house("a1=R05", "a1 tools=T03", "a1", cards=tool({"op": "trap", "room": "atrium"}))
    assert marked(play("use T03", state), "trap") == ["c3"]
    cards = tool({"op": "removeTrap", "room": "next"})
    state = house("b3=?t c3=R01t", "c3 tools=T03", "a1", cards=cards)
    assert marked(play("use T03", state), "trap") == ["c3"]
    cards = tool({"op": "unlock", "room": "this"})
    state = house("b3=?l c3=R01l", "c3 tools=T03", "a1", cards=cards)
    assert marked(play("use T03", state), "lock") == ["b3"]


def test_a_room_that_shifts_itself_or_the_next() -> None:
    state = house("c4=R05", "c4", "a1", cards=deck(R05=[{"op": "shift", "room": "this", "dir": "any"}]))
    assert lies(play("room; choose W", state), "R05") == "b4"
    state = house("c4=R05", "c4", "a1", cards=deck(R05=[{"op": "shift", "room": "next", "dir": "E"}]))
    after = play("room; choose c3", state)
    assert lies(after, "R01") == "d3"


def test_finds_of_a_number() -> None:
    cards = tool({"op": "find", "n": 3})
    state = house("a1=R11 b1=R13 c1=R07", "c3 tools=T03", "c3", cards=cards)
    assert marked(play("use T03", state), "find") == ["a1", "b1"]
    assert refusal(house("c1=R07", "c3 tools=T03", "c3", cards=cards), "use T03") == ("vain_tool", "C-25")
    all_out = "a1=R11 a2=R07f a3=R08f a4=R09f a5=R10f b1=R12f"
    none_left = house(all_out, "c3 tools=T03", "c3", cards=cards)
    assert refusal(none_left, "use T03") == ("vain_tool", "C-25"), "five finds are all"


def test_a_spawn_that_comes_anywhere_or_here() -> None:
    cards = deck(
        W1=[{"op": "spawn", "kind": "ghoul", "room": "any", "must": True}],
        W6=[{"op": "spawn", "kind": "troll", "room": "atrium", "must": True}],
    )
    asked = play("end; green > W1", house("", "c3", "c3", cards=cards))
    assert len(texts(asked)) == 25
    assert haunts(play("choose a1", asked), "ghoul") == "a1"
    assert haunts(play("end; green > W6", house("a1=R07", "c3", "a1", cards=cards)), "troll") == "c3"


# At the end of the tokens, of a life, of a day.
def test_without_lock_tokens_nobody_is_asked_where_one_goes() -> None:
    ten = " ".join(f"{column}{row}=?l" for row in (1, 5) for column in "abcde")
    assert "go" in verbs(play("end; green > E05", house(ten, "c3", "c3")))
    nine = " ".join(f"{column}{row}=?l" for row in (1, 5) for column in "abcde" if (column, row) != ("c", 1))
    last = house(f"{nine} a4=?l b3=R09 d3=R19", "c3", "c3")
    assert last.locks == 10


NINE = ("a1", "b1", "d1", "e1", "a5", "b5", "c5", "d5", "e5")


@clause("C-50", "C-71")
def test_where_the_last_lock_goes_is_for_the_player_to_choose() -> None:
    nine = " ".join(f"{place}=?l" for place in NINE)
    asked = play("end; green > E05", house(f"{nine} b3=R09 d3=R19", "c3", "c3"))
    assert texts(asked) == ["choose c4", "choose c2"]
    after = play("choose c2", asked)
    assert set(marked(after, "lock")) == {*NINE, "c2"}
    assert after.dice == 5
    only = play("end; green > E05", house(f"{nine} b3=R09 d3=R19 c4=R20", "c3", "c3"))
    assert set(marked(only, "lock")) == {*NINE, "c2"}, "no other room can take it"


@clause("C-71", "C-92")
@pytest.mark.parametrize(
    ("op", "choices", "hurt"), [("lock", "d3; choose c2", 0), ("trap", "d3; choose c2; choose b3", 1)]
)
def test_too_few_tokens_for_all_rooms_around_are_put_one_by_one(op: str, choices: str, hurt: int) -> None:
    """Two are left. A third lock that is due stays away; a third trap triggers all instead."""
    eight = " ".join(f"{place}=?{op[0]}" for place in NINE[:8])
    asked = play("use T03", house(eight, "c3 tools=T03", "a1", cards=tool({"op": op, "room": "allNext"})))
    assert sorted(texts(asked)) == ["choose b3", "choose c2", "choose c4", "choose d3"]
    after = play(f"choose {choices}", asked)
    assert set(marked(after, op)) == {*NINE[:8], "d3", "c2"}
    assert wounds(after) == [0, hurt]
    assert "go" in verbs(after)
    six = " ".join(f"{place}=?{op[0]}" for place in NINE[:6])
    enough = play("use T03", house(six, "c3 tools=T03", "a1", cards=tool({"op": op, "room": "allNext"})))
    assert set(marked(enough, op)) == {*NINE[:6], "b3", "c2", "c4", "d3"}, "four are left for four rooms"


def test_luring_where_nothing_can_be_lured_is_no_use() -> None:
    assert refusal(house("", "c3 tools=T09", "c3"), "use T09") == ("vain_tool", "C-25")
    assert refusal(house("", "c3 tools=T09", "c3", spawns="Ghoul@c3:3 Clown@a1:3"), "use T09") == ("vain_tool", "C-25")
    assert haunts(play("use T09", house("", "c3 tools=T09", "c3", spawns="Clown@a1:3")), "clown") == "c3"


def test_a_spawn_that_returns_to_nobody_stays_away() -> None:
    cards = event({"op": "wound", "n": 5, "who": "self", "must": True}, {"op": "retrieveSpawn", "must": True})
    state = house("", "a1", "c3", passed="W1,E08", difficulty="hard", cards=cards)
    after = play("end; green > E01; retrieve > W1", state)
    assert haunts(after, "ghoul") == "-"
    assert after.passed == ("E08", "W1", "E01")
    assert after.active == 0


def test_a_tool_that_brings_spawns_back_needs_one_that_is_gone() -> None:
    cards = tool({"op": "retrieveSpawn"})
    assert refusal(house("", "c3 tools=T03", "c3", passed="E08", cards=cards), "use T03") == ("vain_tool", "C-25")
    state = house("", "c3 tools=T03", "c3", passed="E08,W3", difficulty="hard", cards=cards)
    assert haunts(play("use T03; retrieve > W3", state), "tentacles") == "c3"


def test_what_a_room_does_to_who_enters_may_be_left_if_it_need_not_be() -> None:
    cards = json.loads(own_text())
    for card in cards["rooms"]:
        if card["id"] == "R25":
            card["enter"] = [{"op": "lock", "room": "this"}]
    asked = play("go N", house("c4=R25", cards=json.dumps(cards)))
    assert texts(asked) == ["choose yes", "decline"]
    assert marked(play("decline", asked), "lock") == []
    assert marked(play("choose yes", asked), "lock") == ["c4"]


def test_tokens_on_all_rooms_around_where_none_can_take_one() -> None:
    cards = tool({"op": "lock", "room": "allNext"})
    around = "c4=?l d3=?l b3=?l c2=?l"
    assert refusal(house(around, "c3 tools=T03", "c3", cards=cards), "use T03") == ("vain_tool", "C-25")


def test_with_no_trap_token_left_all_traps_are_triggered_once_however_many_are_due() -> None:
    ten = " ".join(f"{place}=?t" for place in ("a1", "b1", "c1", "d1", "e1", "a5", "b5", "c5", "d5"))
    state = house(f"{ten} c3=R01t", "c3 tools=T03", "c3", cards=tool({"op": "trap", "room": "allNext"}))
    after = play("use T03", state)
    assert wounds(after) == [1, 1]
    assert after.notes == (("used", 0, "T03"), ("no-traps-left",), ("sprung", 0, 1), ("wound", 0), ("wound", 1))
    assert after.traps == 10


def test_a_jump_into_the_dark_draws_nothing_where_there_is_nothing_to_discover() -> None:
    state = house("", "c3 tools=T03", "c3", cards=tool({"op": "jump", "who": "self", "to": "next"}))
    chapel = play("use T03; choose c4; reveal > R24", state)
    assert (chapel.seat, where(chapel), chapel.notes) == (0, "c4", (("revealed", 17, "R24"),))
    corridor = play("use T03; choose c4; reveal > R15; rot 0; green > E02", state)
    assert corridor.seat == 0


@pytest.mark.parametrize(("stripe", "places"), [("row", ("e1", "e2")), ("column", ("a5", "b5"))])
def test_stripes_of_two_rooms_both_count(stripe: str, places: tuple[str, str]) -> None:
    cards = json.loads(own_text())
    for card in cards["rooms"]:
        if card["id"] in ("R07", "R08"):
            card["trap"] = stripe
    state = house("a1=R07 b2=R08 e1=R10 e2=R09 a5=R05 b5=R06", "c3", *places, cards=json.dumps(cards))
    assert wounds(play("end; green > X1", state)) == [0, 1, 1]
