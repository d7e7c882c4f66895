"""What is said to whoever does something else than he is asked for: one sentence for each thing that can be pending."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cuboteca.games.cuobe.rules.illegal import PENDING
from cuboteca.games.cuobe.rules.own_cards import own_text
from cuboteca.games.cuobe.rules.state import State
from tests.games.cuobe.setting import house, play, refused

FOUR_TOOLS = "c3 tools=T01,T02,T03,T04"
ALL_KEYS = "K1,K2,K3,K4,K5"
MIND = ("c4 syndromes=S1,S2", "c3 syndromes=S3,S4")
FIVE_FINDS = "a1=R11f a2=R13f a3=R25f b1=R07f c4=R10 b2=R09 b3=R17^"


def tool(**effect: Any) -> State:
    """The first of three players holds a tool with this effect."""
    return house("", "c3 tools=T03", "c3", "a1", dropped="K1,T10,T11", cards=deck("T03", effect))


def deck(card: str, effect: dict[str, Any]) -> str:
    cards = json.loads(own_text())
    for entry in (*cards["blue"], *cards["green"]):
        if entry["id"] == card:
            entry["effects"] = [effect]
    return json.dumps(cards)


DROPPING = deck("E01", {"op": "drop", "type": "tool", "n": 1, "who": "self", "must": True})

ASKED = {
    "surplus": play("end", house("", FOUR_TOOLS, "c3", "a1")),
    "parting": play("end", house("c4=R02", "c4", "c3", keys=ALL_KEYS)),
    "replace": play("pick; blue > S5", house("c4=R07f", *MIND, blue_left=7, keep="S5")),
    "at-once": play("pick; blue > T03", house("c4=R07f", "c4 w2 p5 insane", "c3")),
    "leave-or-draw": play("go N; reveal > R07", house("", "c3 tools=T01,T02,T03 talents=A1", "c3", "c3")),
    "turn": play("use T03; choose c4; reveal > R15", tool(op="jump", who="self", to="next")),
    "ask": play("end; green > E18", house()),
    "more-rooms": play("end; green > E05; choose c4", house()),
    "shift-way": play("end; green > E12; choose c3", house()),
    "lead": play("use T17; choose a; choose P2", house("a1=R07", "a1 tools=T17", "c3", "a1")),
    "where-to": play("use T03; choose P1", tool(op="jump", who="any", to="any")),
    "swap-with": play("room", house("c4=R22", "c4", "c3", "a1")),
    "drop-cards": play("end; green > E01", house("", "c3", "c3 tools=T10,K1", cards=DROPPING)),
    "fetch": play("use T03; choose K1", tool(op="retrieveTool", n=2)),
    "finds": play("search; roll > 2", house(FIVE_FINDS, "c4", "c3")),
    "come": play("end; green > W5", house()),
    "nest-at": play("end", house("c3=R01s2")),
    "arms": play("fight Ghoul 1; roll > 1", house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3")),
    "duel-arms": play("duel P2 1; roll > 1; roll > 0 1 2", house("", "c3 tools=T10", "c3", pvp="on")),
    "guard": play("duel P2 1; roll > 1; roll > 0 1 2", house("", "c3", "c3 tools=T12", pvp="on")),
    "loot": play("duel P2 3; roll > 2 2 2; roll > 0 0 0", house("", "c3", "c3 w4 tools=K1", "a1", pvp="on")),
}
CLAUSES = {
    "surplus": "C-60",
    "parting": "C-106",
    "replace": "C-23",
    "at-once": "C-95",
    "leave-or-draw": "C-35",
    "turn": "C-36",
    "ask": "C-20",
    "more-rooms": "C-71",
    "shift-way": "C-54",
    "lead": "C-41",
    "where-to": "C-40",
    "swap-with": "C-40",
    "drop-cards": "C-20",
    "fetch": "C-20",
    "finds": "C-56",
    "come": "C-71",
    "nest-at": "C-82",
    "arms": "C-85",
    "duel-arms": "C-110",
    "guard": "C-110",
    "loot": "C-110",
}


@pytest.mark.parametrize("what", ASKED)
def test_each_question_says_what_it_waits_for(what: str) -> None:
    state = ASKED[what]
    assert state.agenda[-1].what == what
    assert refused("search", state) == (CLAUSES[what], PENDING[what])


def test_there_is_a_question_for_each_sentence() -> None:
    assert set(ASKED) == set(PENDING)


SURPLUS_ALONE = house(
    "", "c3 talents=A5,A3 tools=T10", "c3", dice="1", give="surplus", spawns="Ghoul@c3:3", keys=ALL_KEYS
)
NO_DICE = house("", "c3", "c3", dice="0", spawns="Ghoul@c3:3")


@pytest.mark.parametrize(
    ("state", "move", "clause", "said"),
    [
        (SURPLUS_ALONE, "talent A5", "C-27", "A weapon is named in a fight, after the roll."),
        (SURPLUS_ALONE, "talent A3", "C-25", "It would change nothing just now, so no die is spent on it."),
        (SURPLUS_ALONE, "give T10 P2", "C-61", "Only what you cannot carry is given away."),
        (SURPLUS_ALONE, "give T10 P3", "C-61", "You can give only to somebody else in your room."),
        (SURPLUS_ALONE, "drop T10", "C-61", "Only what you cannot carry is dropped."),
        (SURPLUS_ALONE, "go N +P3", "C-31", "Only somebody else in your room can be taken along."),
        (SURPLUS_ALONE, "fight Ghoul 3", "C-16", "You have one die left."),
        (SURPLUS_ALONE, "exit", "C-106", "You leave from the Exit, awake."),
        (NO_DICE, "fight Ghoul 0", "C-85", "Without a weapon a fight needs at least one die."),
        (house("c3=R01c2", "c3", "c3"), "chest", "C-64", "There is a chest in this room already."),
    ],
)
def test_what_is_said_of_rarer_moves(state: State, move: str, clause: str, said: str) -> None:
    assert refused(move, state) == (clause, said)
