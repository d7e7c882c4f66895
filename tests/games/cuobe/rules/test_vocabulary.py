"""The words that cards are written in, each where the game's own cards do not use it so: for decks of one's own."""

from __future__ import annotations

import json

import pytest

from cuboteca.games.cuobe.rules.own_cards import own_text
from cuboteca.games.cuobe.rules.state import State
from tests.games.cuobe.decks import deck, event, tool
from tests.games.cuobe.setting import GAME, haunts, house, lies, marked, refusal, refused_with, texts, verbs, where


def play(line: str, state: State) -> State:
    """The state after some moves; at each of them it can be written down and read again."""
    for move in line.split(";"):
        state = state.play(move.strip())
        again = GAME.position(state.position)
        assert again == state
        assert again.moves() == state.moves()
    return state


def wounds(state: State) -> list[int]:
    return [player.wounds for player in state.players]


# Dice.
def test_dice_lost_by_a_tool_are_lost_at_once_and_never_more_than_there_are() -> None:
    cards = tool({"op": "lose", "n": 3})
    assert play("use T03", house("", "c3 tools=T03", "c3", dice="4", cards=cards)).dice == 1
    assert play("use T03", house("", "c3 tools=T03", "c3", dice="2", cards=cards)).dice == 0
    assert refusal(house("", "c3 tools=T03", "c3", dice="0", cards=cards), "use T03") == ("vain_tool", "C-25")


# Drawing.
def test_a_tool_that_draws_several_blue_cards() -> None:
    state = house("", "c3 tools=T03", "c3", cards=tool({"op": "draw", "deck": "blue", "n": 2}))
    after = play("use T03; blue > K1; blue > T10", state)
    assert after.players[0].tools == ("K1", "T10")
    assert after.seat == 0


def test_a_tool_that_draws_green_cards() -> None:
    state = house("", "c3 tools=T03", "c3", cards=tool({"op": "draw", "deck": "green", "n": 2}), dice="2")
    assert play("use T03; green > E01; green > E02", state).dice == 2


def test_nobody_draws_from_an_empty_deck() -> None:
    cards = tool({"op": "draw", "deck": "blue", "n": 1})
    assert refusal(house("", "c3 tools=T03", "c3", cards=cards, blue_left=0), "use T03") == ("vain_tool", "C-25")
    one_left = house("", "c3 tools=T03", "c3", cards=tool({"op": "draw", "deck": "blue", "n": 3}), blue_left=1)
    assert play("use T03; " + texts(play("use T03", one_left))[0], one_left).seat == 0
    cards = tool({"op": "draw", "deck": "green", "n": 1})
    assert refusal(house("", "c3 tools=T03", "c3", cards=cards, green_left=0), "use T03") == ("vain_tool", "C-25")
    assert "use T03" in texts(house("", "c3 tools=T03", "c3", cards=cards, blue_left=0))


# Dropping.
def test_dropping_several_tools_one_after_the_other() -> None:
    state = house(
        "",
        "c3",
        "c3 tools=T10,K1,T11",
        cards=event({"op": "drop", "type": "tool", "n": 2, "who": "self", "must": True}),
    )
    asked = play("end; green > E01", state)
    assert texts(asked) == ["choose T10", "choose K1", "choose T11"]
    after = play("choose K1; choose T10", asked)
    assert after.players[1].tools == ("T11",)
    assert after.dropped == ("K1", "T10")
    assert after.seat == 1


def test_who_has_fewer_drops_all() -> None:
    state = house(
        "", "c3", "c3 tools=T10,K1", cards=event({"op": "drop", "type": "tool", "n": 5, "who": "self", "must": True})
    )
    after = play("end; green > E01; choose T10", state)
    assert after.players[1].tools == ()
    assert after.dice == 5


def test_dropping_keys_alone() -> None:
    cards = event({"op": "drop", "type": "key", "n": 2, "who": "self", "must": True})
    asked = play("end; green > E01", house("", "c3", "c3 tools=T10,K1,K2,K3", cards=cards))
    assert texts(asked) == ["choose K1", "choose K2", "choose K3"]
    assert texts(play("choose K2", asked)) == ["choose K1", "choose K3"]
    assert play("end; green > E01", house("", "c3", "c3 tools=T10", cards=cards)).dropped == ()
    cards = event({"op": "drop", "type": "key", "n": 1, "who": "any", "must": True})
    asked = play("end; green > E01", house("", "c3 tools=T10", "c3 tools=K1", "a1 tools=K2,T11", cards=cards))
    assert texts(asked) == ["choose P2", "choose P3"]


def test_everybody_drops() -> None:
    cards = event({"op": "drop", "type": "tool", "n": 1, "who": "all", "must": True})
    after = play("end; green > E01", house("", "a1 tools=T10", "c3 tools=K1", "e5", cards=cards))
    assert [player.tools for player in after.players] == [(), (), ()]
    assert set(after.dropped) == {"T10", "K1"}


# Taking back.
def test_taking_back_several_of_the_dropped_tools() -> None:
    cards = tool({"op": "retrieveTool", "n": 2})
    asked = play("use T03", house("", "c3 tools=T03", "c3", cards=cards, dropped="K1,T10,T11"))
    assert texts(asked) == ["choose K1", "choose T10", "choose T11"]
    second = play("choose T10", asked)
    assert texts(second) == ["choose K1", "choose T11"]
    after = play("choose K1", second)
    assert after.players[0].tools == ("T10", "K1")
    assert after.dropped == ("T11",)
    assert after.seat == 0
    three = tool({"op": "retrieveTool", "n": 3})
    after = play("use T03; choose K1", house("", "c3 tools=T03", "c3", cards=three, dropped="K1,T10"))
    assert after.players[0].tools == ("K1", "T10"), "a single one left is taken by itself"
    many = house("", "c3 tools=T03", "c3", cards=three, dropped="K1,T10,T11,T12")
    after = play("use T03; choose K1; choose T12; choose T10", many)
    assert after.players[0].tools == ("K1", "T12", "T10")
    assert after.dropped == ("T11",)


def test_with_fewer_dropped_all_are_taken() -> None:
    cards = tool({"op": "retrieveTool", "n": 3})
    after = play("use T03", house("", "c3 tools=T03", "c3", cards=cards, dropped="K1"))
    assert after.players[0].tools == ("K1",)
    assert verbs(after) >= {"go", "end"}


# People.
def test_several_wounds_for_somebody_in_the_room() -> None:
    cards = tool({"op": "wound", "n": 3, "who": "here"})
    after = play("use T03; choose P2", house("", "c3 tools=T03", "c3", "a1", cards=cards))
    assert wounds(after) == [0, 3, 0]


def test_wounds_panic_and_sleep_for_everybody() -> None:
    for effect, told in (
        ({"op": "wound", "n": 2, "who": "all"}, [2, 2, 2]),
        ({"op": "panic", "n": 2, "who": "all"}, [0, 0, 0]),
    ):
        state = play("use T03", house("", "c3 tools=T03", "c3", "a1", cards=tool(effect)))
        assert wounds(state) == told
    assert [player.panic for player in state.players] == [2, 2, 2]
    cards = event({"op": "sleep", "who": "all", "must": True})
    asleep = play("end; green > E01", house("", "c3", "c3", "a1", cards=cards))
    assert [player.asleep for player in asleep.players] == [True, True, False], "the next one wakes as his turn begins"
    assert asleep.active == 2


def test_healing_and_calming_everybody() -> None:
    cards = tool({"op": "heal", "n": 2, "who": "all"}, {"op": "calm", "n": "full", "who": "all"})
    after = play("use T03", house("", "c3 tools=T03 w3", "c3 p4", "a1 w1 p1", cards=cards))
    assert wounds(after) == [1, 0, 0]
    assert [player.panic for player in after.players] == [0, 0, 0]


def test_what_would_change_nothing_for_anybody_is_not_wasted() -> None:
    cards = tool({"op": "heal", "who": "all", "n": 1})
    assert refusal(house("", "c3 tools=T03", "c3", cards=cards), "use T03") == ("vain_tool", "C-25")
    assert "use T03" in texts(house("", "c3 tools=T03", "a1 w1", cards=cards))


def test_a_room_means_itself_even_when_whoever_used_it_has_left_it() -> None:
    away = {"op": "jump", "who": "self", "to": "any", "must": True}
    cards = deck(R05=[away, {"op": "lock", "room": "this", "must": True}])
    after = play("room; choose a1", house("c4=R05 a1=R06", "c4", "c3", cards=cards))
    assert where(after) == "a1"
    assert marked(after, "lock") == ["c4"]
    choice = {"op": "choice", "of": [[{"op": "trap", "room": "this", "must": True}], [{"op": "gain", "n": 1}]]}
    chosen = house("c4=R05 a1=R06", "c4", "c3", cards=deck(R05=[away, choice]))
    assert marked(play("room; choose a1; choose a", chosen), "trap") == ["c4"]


def test_the_same_one_as_before() -> None:
    cards = tool({"op": "heal", "n": 1, "who": "any"}, {"op": "panic", "n": 2, "who": "sameTarget", "must": True})
    after = play("use T03; choose P3", house("", "c3 tools=T03 w1", "c3", "a1 w2", cards=cards))
    assert wounds(after) == [1, 0, 1]
    assert [player.panic for player in after.players] == [0, 0, 2]


def test_a_question_after_what_was_for_everybody() -> None:
    cards = tool({"op": "panic", "n": 1, "who": "all", "must": True}, {"op": "trap", "room": "next", "must": True})
    asked = play("use T03", house("", "c3 tools=T03", "a1", cards=cards))
    assert [player.panic for player in asked.players] == [1, 1]
    assert marked(play("choose c4", asked), "trap") == ["c4"]


def test_somebody_is_led_through_several_rooms() -> None:
    cards = tool({"op": "movePlayer", "who": "here", "n": 3})
    state = house("c4=R05 d4=R24 d5=R06", "c3 tools=T03", "c3", cards=cards)
    asked = play("use T03; choose P2", state)
    assert asked.seat == 0
    after = play("choose N; choose E; choose N", asked)
    assert where(after, 2) == "d5"
    assert where(after, 1) == "c3"
    assert after.seat == 0
    assert after.dice == 4
    turned_up = play("choose W; reveal > R08; blue > T10; choose W", asked)
    assert turned_up.players[0].tools == ("T10",), "the active player draws"
    assert texts(turned_up)[0].startswith("reveal")


def test_leading_ends_where_a_lock_holds() -> None:
    cards = tool({"op": "movePlayer", "who": "here", "n": 3})
    after = play("use T03; choose P2; choose N", house("c4=R19", "c3 tools=T03", "c3", cards=cards))
    assert where(after, 2) == "c4"
    assert "end" in texts(after)


def test_jumps_of_others() -> None:
    cards = tool({"op": "jump", "who": "any", "to": "next"})
    asked = play("use T03; choose P2", house("a1=R07", "c3 tools=T03", "a1", cards=cards))
    assert set(texts(asked)) == {"choose a2", "choose b1"}
    assert where(play("choose a2; reveal > R24", asked), 2) == "a2"
    cards = tool({"op": "jump", "who": "any", "to": "any"})
    asked = play("use T03; choose P1", house("a1=R07", "c3 tools=T03", "a1", cards=cards))
    assert len(texts(asked)) == 24
    assert where(play("choose a1", asked), 1) == "a1"


def test_others_change_places() -> None:
    cards = tool({"op": "swap", "who": "any", "with": "any"})
    asked = play("use T03", house("a1=R07 e5=R08", "c3 tools=T03", "a1", "e5", cards=cards))
    after = play("choose P2; choose P3", asked)
    assert (where(after, 2), where(after, 3)) == ("e5", "a1")


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


# Choices and what may be left out.
def test_a_choice_of_three_and_the_rest_after_it() -> None:
    cards = tool(
        {
            "op": "choice",
            "of": [[{"op": "heal", "n": 1, "who": "self"}], [{"op": "gain", "n": 2}], [{"op": "attract"}]],
        },
        {"op": "panic", "n": 1, "who": "self", "must": True},
    )
    state = house("", "c3 tools=T03 w1", "c3", spawns="Ghoul@a1:3", cards=cards)
    asked = play("use T03", state)
    assert texts(asked) == ["choose a", "choose b", "choose c", "decline"], "the panic would be left to do"
    after = play("choose b", asked)
    assert (after.dice, after.players[0].panic, after.players[0].wounds) == (6, 1, 1)
    assert haunts(play("choose c", asked), "ghoul") == "c3"
    unhurt = play("use T03", house("", "c3 tools=T03", "c3", cards=cards))
    assert (unhurt.dice, unhurt.players[0].panic) == (4, 0)
    assert texts(unhurt) == ["choose b", "decline"]


def test_a_tool_always_does_something() -> None:
    cards = tool({"op": "lock", "room": "this"}, {"op": "heal", "n": 1, "who": "self"})
    hurt = play("use T03", house("", "c3 tools=T03 w1", "c3", cards=cards))
    assert texts(hurt) == ["choose yes", "decline"]
    declined = play("decline", hurt)
    assert declined.players[0].wounds == 0
    assert marked(declined, "lock") == []
    unhurt = play("use T03", house("", "c3 tools=T03", "c3", cards=cards))
    assert marked(unhurt, "lock") == ["c3"], "nothing else is left to do, so it is not asked"


# Lasting effects.
def test_what_lasts_can_be_good_too() -> None:
    cards = json.loads(own_text())
    for card in cards["blue"]:
        if card["id"] == "A3":
            card["effects"], card["passive"] = [], {"op": "turnDice", "n": 2}
        if card["id"] == "A4":
            card["effects"], card["passive"] = [], {"op": "fight", "n": 2}
        if card["id"] == "S3":
            card["passive"] = {"op": "trapWounds", "n": 3}
    text = json.dumps(cards)
    assert play("end; green > E10", house("", "c3", "c3 talents=A3", cards=text)).dice == 7
    fight = house("", "c3 talents=A4", "c3", spawns="Ghoul@c3:3", cards=text)
    assert play("fight Ghoul 1; roll > 2", fight).spawns[0].power == 2
    hit = house("c3=R01t", "c3", "c3 syndromes=S1,S3", cards=text)
    assert wounds(play("end; green > X1", hit)) == [1, 3], "the worst counts"


def test_a_choice_may_come_after_something_else() -> None:
    cards = tool(
        {"op": "heal", "n": 1, "who": "self"},
        {"op": "choice", "must": True, "of": [[{"op": "gain", "n": 2}], [{"op": "attract"}]]},
    )
    state = house("", "c3 tools=T03 w1", "c3", spawns="Ghoul@a1:3", cards=cards)
    healed = play("use T03", state)
    assert wounds(healed) == [0, 0]
    assert play("choose a", healed).dice == 6
    assert haunts(play("choose b", healed), "ghoul") == "c3"


# At the end of the tokens, of a life, of a day.
def test_without_lock_tokens_nobody_is_asked_where_one_goes() -> None:
    ten = " ".join(f"{column}{row}=?l" for row in (1, 5) for column in "abcde")
    assert "go" in verbs(play("end; green > E05", house(ten, "c3", "c3")))
    nine = " ".join(f"{column}{row}=?l" for row in (1, 5) for column in "abcde" if (column, row) != ("c", 1))
    last = house(f"{nine} a4=?l b3=R09 d3=R19", "c3", "c3")
    assert last.locks == 10
    after = play("end; green > E05", house(f"{nine} b3=R09 d3=R19", "c3", "c3"))
    assert after.locks == 10, "two rooms could take one, and one token is left"
    assert marked(after, "lock").count("b3") == 0


def test_the_dead_get_nothing_from_the_rest_of_the_card() -> None:
    end = {"op": "wound", "n": 5, "who": "self", "must": True}
    for rest in (
        {"op": "retrieveTool", "n": 1, "must": True},
        {"op": "draw", "deck": "blue", "n": 1, "must": True},
        {"op": "draw", "deck": "green", "n": 1, "must": True},
        {"op": "attract", "must": True},
        {"op": "gain", "n": 2},
        {"op": "lock", "room": "next", "count": 1, "must": True},
        {"op": "shift", "room": "this", "dir": "N", "must": True},
    ):
        state = house("", "a1", "c3", dropped="K1", spawns="Ghoul@e5:3", cards=event(end, rest))
        after = play("end; green > E01", state)
        assert after.players[1].status == "dead"
        assert after.dropped == ("K1",)
        assert "fetched" not in {note[0] for note in after.notes}
        assert haunts(after, "ghoul") == "e5"
        assert (after.locks, lies(after, "R01")) == (0, "c3")
        assert after.active == 0
        assert texts(after)[0].startswith("green")


def test_whoever_sleeps_gets_no_dice() -> None:
    cards = event(
        {"op": "sleep", "who": "self", "must": True}, {"op": "gain", "n": 2}, {"op": "lose", "n": 1, "must": True}
    )
    after = play("end; green > E01", house("", "a1", "c3", cards=cards))
    assert not [note for note in after.notes if note[0] == "dice"]
    assert after.active == 0


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


def test_dice_gained_and_lost_before_they_are_counted_add_up() -> None:
    cards = event({"op": "gain", "n": 3}, {"op": "lose", "n": 1, "must": True})
    assert play("end; green > E01", house(cards=cards)).dice == 7


def test_tokens_on_all_rooms_around_where_none_can_take_one() -> None:
    cards = tool({"op": "lock", "room": "allNext"})
    around = "c4=?l d3=?l b3=?l c2=?l"
    assert refusal(house(around, "c3 tools=T03", "c3", cards=cards), "use T03") == ("vain_tool", "C-25")


def test_a_defender_adds_each_weapon_talent_once() -> None:
    cards = deck(A4=[{"op": "weapon", "n": 1}])
    state = house("", "c3", "c3 talents=A4,A5", pvp="on", cards=cards)
    asked = play("duel P2 1; roll > 2; roll > 0 0 0", state)
    assert asked.seat == 1
    assert texts(asked) == ["+0", "+A4", "+A5", "+A4 +A5"]
    attacker = house("", "c3 talents=A4,A5", "c3", pvp="on", dice="3", cards=cards)
    assert "duel P2 0" in texts(attacker), "a talent alone will do"
    assert "duel P2 0" not in texts(house("", "c3 talents=A3", "c3", pvp="on", dice="3", cards=cards))
    asked = play("duel P2 1; roll > 2; roll > 0 0 0", attacker)
    assert texts(asked) == ["+0", "+A4", "+A5", "+A4 +A4", "+A4 +A5", "+A5 +A5"]


def test_with_no_trap_token_left_all_traps_are_triggered_once_however_many_are_due() -> None:
    ten = " ".join(f"{place}=?t" for place in ("a1", "b1", "c1", "d1", "e1", "a5", "b5", "c5", "d5"))
    state = house(f"{ten} c3=R01t", "c3 tools=T03", "c3", cards=tool({"op": "trap", "room": "allNext"}))
    after = play("use T03", state)
    assert wounds(after) == [1, 1]
    assert after.notes == (("used", 0, "T03"), ("no-traps-left",), ("sprung", 0, 1), ("wound", 0), ("wound", 1))
    assert after.traps == 10


# Everybody.
def test_the_insane_take_a_wound_for_each_panic_that_everybody_gets() -> None:
    cards = event({"op": "panic", "n": 2, "who": "all", "must": True})
    after = play("end; green > E01", house("", "c3", "c3 p5 insane", "c3 w1 asleep", cards=cards))
    assert [(player.wounds, player.panic) for player in after.players] == [(0, 2), (2, 5), (3, 0)]


def test_it_is_told_of_those_alone_whom_it_changes() -> None:
    cards = event({"op": "heal", "n": 1, "who": "all"}, {"op": "calm", "n": 2, "who": "all"})
    state = play("end; green > E01", house("", "c3 w1 p1", "c3", "a1 w2 p5 insane", cards=cards))
    while state.agenda[-1].what == "ask":
        state = play("choose yes", state)
    assert [note for note in state.notes if note[0] in ("healed", "calmed")] == [
        ("healed", 2, 1),
        ("healed", 0, 1),
        ("calmed", 0, 1),
    ]
    cards = event({"op": "sleep", "who": "all", "must": True})
    after = play("end; green > E01", house("", "c3 asleep", "c3", "c3", cards=cards))
    assert [note for note in after.notes if note[0] == "asleep"] == [("asleep", 1), ("asleep", 2)]


def test_whoever_can_carry_no_tool_at_all() -> None:
    cards = json.loads(own_text())
    for card in cards["blue"]:
        if card["id"] == "S3":
            card["passive"] = {"op": "toolLimit", "n": -3}
    file = json.dumps(cards)
    state = house("", "c3 tools=T10 syndromes=S3", "a1", "a1", cards=file)
    assert refusal(state, "go N") == ("overloaded", "C-60")
    assert refused_with(state, "go N").values == {"limit": 0}
    assert "go N" in texts(house("", "c3 syndromes=S3", "a1", "a1", cards=file))


def test_a_jump_into_the_dark_draws_nothing_where_there_is_nothing_to_discover() -> None:
    state = house("", "c3 tools=T03", "c3", cards=tool({"op": "jump", "who": "self", "to": "next"}))
    chapel = play("use T03; choose c4; reveal > R24", state)
    assert (chapel.seat, where(chapel), chapel.notes) == (0, "c4", (("revealed", 17, "R24"),))
    corridor = play("use T03; choose c4; reveal > R15; rot 0; green > E02", state)
    assert corridor.seat == 0


def test_what_cannot_be_drawn_keeps_nothing_else_from_happening() -> None:
    draw = {"op": "draw", "deck": "green", "n": 2, "must": True}
    cards = tool(draw, {"op": "calm", "n": 1, "who": "self"})
    state = house("", "c3 p2 tools=T03", "c3", cards=cards, green_left=1, keep="E02")
    after = play("use T03; green > E02", state)
    assert (after.green.size, after.players[0].panic) == (0, 1)


def test_who_dies_by_an_effect_does_nothing_of_the_rest() -> None:
    fatal = {"op": "wound", "n": 5, "who": "self", "must": True}
    for rest in ({"op": "lock", "room": "any"}, {"op": "draw", "deck": "blue", "n": 1}):
        after = play("end; green > E01", house("", "c3", "c3", "c3", cards=event(fatal, rest)))
        assert after.notes[-2:] == (("dead", 1), ("turn", 2))
        assert marked(after, "lock") == []


@pytest.mark.parametrize(("stripe", "places"), [("row", ("e1", "e2")), ("column", ("a5", "b5"))])
def test_stripes_of_two_rooms_both_count(stripe: str, places: tuple[str, str]) -> None:
    cards = json.loads(own_text())
    for card in cards["rooms"]:
        if card["id"] in ("R07", "R08"):
            card["trap"] = stripe
    state = house("a1=R07 b2=R08 e1=R10 e2=R09 a5=R05 b5=R06", "c3", *places, cards=json.dumps(cards))
    assert wounds(play("end; green > X1", state)) == [0, 1, 1]
