"""Why a move is refused, whatever is asked: the reason, what it is about, and the clause."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.apply import STEPS, Question
from cuboteca.games.cuobe.rules.places import EAST, NORTH, WEST
from cuboteca.games.cuobe.rules.state import State
from tests.games.cuobe.decks import event, tool
from tests.games.cuobe.setting import begin, house, play, refusal, refused_with

QUIET = house("c4=R09 d3=R05", "c3 tools=T10,T03,K1 talents=A1,A2 syndromes=S1", "c3", "d3")
SPENT = house("c4=R09 d3=R05", "c3 talents=A3", "c3", dice="0")
LOCKED = house("c4=R19", "c4", "c4", dice="0")
CORRIDOR = house("c4=R15^ d4=R07", "c4", "c3")
BESIDE_IT = house("c4=R15^ d4=R07", "d4", "c3")
BORDER = house("c5=R07", "c5", "c3")
ONE_DIE = house("", "c3", "c3", dice="1")
CHAPEL = house("c4=R24", "c4", "c3")
HAUNTED = house("c4=R07s1", "c4 tools=K1", "c3")
HAUNTED_EXIT = house("c4=R02s1", "c4 tools=K1,T03", "c3")
MAD = house("c4=R07", "c4 p5 insane", "c3")
WELL = house("c4=R05", "c4", "c3")
CHESTS = house("c3=R01c2 c4=R07c1", "c3 tools=T03", "c3", "c3 p5 insane")
FULL = house("c4=R07c1", "c4 tools=T01,T02,T03,T04,T05 syndromes=S1", "c4 tools=T06,T07,T08,T09,T10")
ARMED = house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3 Tentacles@a1:3", pvp="on")
KEYS = house("c4=R02", "c4 tools=K1", "c3", keys="K2,K3,K4")
EMPTY = house("c3=R01f", "c3", "c3", blue_left=0)
GREEN = begin(2)
CARDS = QUIET.box.cards


@pytest.mark.parametrize(
    ("state", "move", "reason", "clause"),
    [
        (QUIET, "reveal > R07", "no_chance_now", "C-15"),
        (QUIET, "first > P1", "no_chance_now", "C-15"),
        (QUIET, "exit", "keys_missing", "C-106"),
        (QUIET, "stay", "nothing_asked", "C-15"),
        (QUIET, "choose b3", "nothing_asked", "C-15"),
        (QUIET, "draw", "nothing_asked", "C-15"),
        (QUIET, "force", "not_locked", "C-46"),
        (QUIET, "search", "nothing_to_search", "C-55"),
        (QUIET, "room", "no_dice_effect", "C-15"),
        (QUIET, "pick", "no_find", "C-57"),
        (QUIET, "use T03", "vain_tool", "C-25"),
        (QUIET, "use K1", "key_outside_exit", "C-105"),
        (QUIET, "use T10", "weapon_outside_fight", "C-27"),
        (QUIET, "use T04", "not_held", "C-26"),
        (QUIET, "use A9", "not_your_tool", "C-26"),
        (QUIET, "talent A1", "passive_talent", "C-25"),
        (QUIET, "talent A3", "not_your_talent", "C-26"),
        (QUIET, "put T10", "no_chest", "C-64"),
        (QUIET, "take T10", "no_chest", "C-64"),
        (QUIET, "give A1 P2", "stays_with_you", "C-62"),
        (QUIET, "give S1 P2", "stays_with_you", "C-62"),
        (QUIET, "give T10 P3", "gives_to_nobody", "C-61"),
        (QUIET, "give T10 P1", "gives_to_nobody", "C-61"),
        (QUIET, "give T10 P6", "gives_to_nobody", "C-61"),
        (QUIET, "give T04 P2", "not_held", "C-26"),
        (QUIET, "drop A1", "stays_with_you", "C-62"),
        (QUIET, "drop T04", "not_held", "C-26"),
        (QUIET, "fight Ghoul 1", "spawn_elsewhere", "C-85"),
        (QUIET, "fight Tentacles 1", "spawn_elsewhere", "C-85"),
        (QUIET, "duel P2 1", "no_duels", "C-110"),
        (QUIET, "key T10", "not_a_key", "C-105"),
        (QUIET, "key K1", "key_outside_exit", "C-105"),
        (QUIET, "key K2", "not_held", "C-26"),
        (QUIET, "go N +P3", "takes_nobody_along", "C-31"),
        (QUIET, "go N +P1", "takes_nobody_along", "C-31"),
        (QUIET, "go N +P6", "takes_nobody_along", "C-31"),
        (SPENT, "go N", "no_dice", "C-16"),
        (SPENT, "go N +P2", "no_dice", "C-16"),
        (SPENT, "talent A3", "no_dice", "C-16"),
        (SPENT, "duel P2 0", "no_duels", "C-110"),
        (LOCKED, "go S", "locked", "C-45"),
        (LOCKED, "force", "no_dice", "C-46"),
        (CORRIDOR, "go E", "no_arrow_out", "C-36"),
        (BESIDE_IT, "go W", "no_arrow_in", "C-39"),
        (BORDER, "go N", "edge", "C-38"),
        (ONE_DIE, "go N +P2", "one_die_for_two", "C-31"),
        (CHAPEL, "search", "nothing_to_search", "C-55"),
        (CHAPEL, "room", "no_dice_effect", "C-15"),
        (HAUNTED, "search", "spawn_in_room", "C-80"),
        (HAUNTED, "key K1", "key_outside_exit", "C-105"),
        (HAUNTED_EXIT, "key K1", "spawn_in_exit", "C-80"),
        (HAUNTED_EXIT, "key T03", "not_a_key", "C-105"),
        (MAD, "search", "too_insane_for_room", "C-95"),
        (MAD, "chest", "too_insane_for_chest", "C-95"),
        (MAD, "go N +P2", "takes_nobody_along", "C-31"),
        (WELL, "room", "vain_room", "C-15"),
        (CHESTS, "chest", "chest_placed", "C-64"),
        (CHESTS, "put T03", "chest_shut", "C-64"),
        (CHESTS, "take T03", "chest_shut", "C-64"),
        (CHESTS, "give T03 P3", "receiver_insane", "C-95"),
        (FULL, "go S", "overloaded", "C-60"),
        (FULL, "give T01 P2", "receiver_full", "C-61"),
        (FULL, "take T06", "not_in_chest", "C-64"),
        (FULL, "put K1", "not_held", "C-26"),
        (FULL, "chest", "chest_placed", "C-64"),
        (ARMED, "fight Ghoul 5", "too_many_dice", "C-16"),
        (ARMED, "fight Clown 1", "spawn_elsewhere", "C-85"),
        (ARMED, "duel P1 1", "duels_nobody", "C-110"),
        (ARMED, "duel P3 1", "duels_nobody", "C-110"),
        (ARMED, "duel P2 9", "too_many_dice", "C-16"),
        (KEYS, "exit", "keys_missing", "C-106"),
        (KEYS, "key K2", "not_held", "C-26"),
        (EMPTY, "pick", "blue_deck_empty", "C-24"),
        (GREEN, "end", "chance_first", "C-12"),
        (GREEN, "blue > T03", "chance_first", "C-12"),
        (GREEN, "green > Z9", "impossible_outcome", "C-12"),
    ],
)
def test_why_a_move_is_refused(state: State, move: str, reason: str, clause: str | None) -> None:
    assert refusal(state, move) == (reason, clause)


@pytest.mark.parametrize(
    ("state", "move", "values"),
    [
        (QUIET, "exit", {"keys": 5}),
        (KEYS, "exit", {"keys": 2}),
        (QUIET, "fight Ghoul 1", {"kind": "ghoul"}),
        (QUIET, "use T03", {"card": CARDS["T03"]}),
        (QUIET, "use T04", {"card": CARDS["T04"]}),
        (QUIET, "talent A1", {"card": CARDS["A1"]}),
        (CORRIDOR, "go E", {"way": EAST}),
        (BESIDE_IT, "go W", {"way": WEST}),
        (BORDER, "go N", {"way": NORTH}),
        (FULL, "go S", {"limit": 4}),
        (ARMED, "fight Ghoul 5", {"dice": 4}),
        (GREEN, "end", {"due": steps.DRAW_GREEN}),
        (QUIET, "force", {}),
    ],
)
def test_what_a_refusal_is_about(state: State, move: str, values: dict[str, Any]) -> None:
    assert refused_with(state, move).values == values


FOUR_TOOLS = "c3 tools=T01,T02,T03,T04"
ALL_KEYS = "K1,K2,K3,K4,K5"
MIND = ("c4 syndromes=S1,S2", "c3 syndromes=S3,S4")
FIVE_FINDS = "a1=R11f a2=R13f a3=R25f b1=R07f c4=R10 b2=R09 b3=R17^"


def holding(**effect: Any) -> State:
    """The first of three players holds a tool with this effect."""
    return house("", "c3 tools=T03", "c3", "a1", dropped="K1,T10,T11", cards=tool(effect))


DROPPING = event({"op": "drop", "type": "tool", "n": 1, "who": "self", "must": True})

ASKED = {
    "surplus": play("end", house("", FOUR_TOOLS, "c3", "a1")),
    "parting": play("end", house("c4=R02", "c4", "c3", keys=ALL_KEYS)),
    "replace": play("pick; blue > S5", house("c4=R07f", *MIND, blue_left=7, keep="S5")),
    "at-once": play("pick; blue > T03", house("c4=R07f", "c4 w2 p5 insane", "c3")),
    "leave-or-draw": play("go N; reveal > R07", house("", "c3 tools=T01,T02,T03 talents=A1", "c3", "c3")),
    "turn": play("use T03; choose c4; reveal > R15", holding(op="jump", who="self", to="next")),
    "ask": play("end; green > E18", house()),
    "more-rooms": play("end; green > E05; choose c4", house()),
    "shift-way": play("end; green > E12; choose c3", house()),
    "lead": play("use T17; choose a; choose P2", house("a1=R07", "a1 tools=T17", "c3", "a1")),
    "where-to": play("use T03; choose P1", holding(op="jump", who="any", to="any")),
    "swap-with": play("room", house("c4=R22", "c4", "c3", "a1")),
    "drop-cards": play("end; green > E01", house("", "c3", "c3 tools=T10,K1", cards=DROPPING)),
    "fetch": play("use T03; choose K1", holding(op="retrieveTool", n=2)),
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
def test_each_question_is_answered_first(what: str) -> None:
    state = ASKED[what]
    assert state.agenda[-1].what == what
    assert refusal(state, "search") == ("answer_first", CLAUSES[what])
    assert refused_with(state, "search").values["asked"] == what


def test_every_question_is_among_them() -> None:
    asked = {what for what, kind in STEPS.items() if isinstance(kind, Question)}
    assert set(ASKED) == asked - {steps.ACTION}


SURPLUS_ALONE = house(
    "", "c3 talents=A5,A3 tools=T10", "c3", dice="1", give="surplus", spawns="Ghoul@c3:3", keys=ALL_KEYS
)
NO_DICE = house("", "c3", "c3", dice="0", spawns="Ghoul@c3:3")


@pytest.mark.parametrize(
    ("state", "move", "reason", "clause"),
    [
        (SURPLUS_ALONE, "talent A5", "weapon_outside_fight", "C-27"),
        (SURPLUS_ALONE, "talent A3", "vain_talent", "C-25"),
        (SURPLUS_ALONE, "give T10 P2", "no_surplus", "C-61"),
        (SURPLUS_ALONE, "give T10 P3", "gives_to_nobody", "C-61"),
        (SURPLUS_ALONE, "drop T10", "no_surplus", "C-61"),
        (SURPLUS_ALONE, "go N +P3", "takes_nobody_along", "C-31"),
        (SURPLUS_ALONE, "fight Ghoul 3", "too_many_dice", "C-16"),
        (SURPLUS_ALONE, "exit", "not_in_exit", "C-106"),
        (NO_DICE, "fight Ghoul 0", "unarmed", "C-85"),
        (house("c3=R01c2", "c3", "c3"), "chest", "chest_in_room", "C-64"),
    ],
)
def test_why_rarer_moves_are_refused(state: State, move: str, reason: str, clause: str) -> None:
    assert refusal(state, move) == (reason, clause)
