"""Words for dice, draws, drops and choices where the game's own cards do not use them so: for decks of one's own."""

from __future__ import annotations

import json

from cuboteca.games.cuobe.rules.own_cards import own_text
from tests.games.cuobe.decks import event, tool
from tests.games.cuobe.rules.lines import play, wounds
from tests.games.cuobe.setting import haunts, house, marked, refusal, refused_with, texts, verbs


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


def test_dice_gained_and_lost_before_they_are_counted_add_up() -> None:
    cards = event({"op": "gain", "n": 3}, {"op": "lose", "n": 1, "must": True})
    assert play("end; green > E01", house(cards=cards)).dice == 7


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


def test_what_cannot_be_drawn_keeps_nothing_else_from_happening() -> None:
    draw = {"op": "draw", "deck": "green", "n": 2, "must": True}
    cards = tool(draw, {"op": "calm", "n": 1, "who": "self"})
    state = house("", "c3 p2 tools=T03", "c3", cards=cards, green_left=1, keep="E02")
    after = play("use T03; green > E02", state)
    assert (after.green.size, after.players[0].panic) == (0, 1)
