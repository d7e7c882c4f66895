"""Why a move is refused, whatever is asked: one sentence, and its clause."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.games.cuobe.rules.illegal import PENDING
from cuboteca.games.cuobe.rules.state import State
from tests.games.cuobe.decks import event, tool
from tests.games.cuobe.setting import begin, house, play, refused

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


@pytest.mark.parametrize(
    ("state", "move", "clause", "said"),
    [
        (QUIET, "reveal > R07", "C-15", "Nothing is left to chance now."),
        (QUIET, "first > P1", "C-15", "Nothing is left to chance now."),
        (QUIET, "exit", "C-106", "Five keys still to come."),
        (QUIET, "stay", "C-15", "There is nothing to answer now: it is your turn to act."),
        (QUIET, "choose b3", "C-15", "There is nothing to answer now: it is your turn to act."),
        (QUIET, "draw", "C-15", "There is nothing to answer now: it is your turn to act."),
        (QUIET, "force", "C-46", "This room is not locked."),
        (QUIET, "search", "C-55", "There is nothing to search in this room."),
        (QUIET, "room", "C-15", "This room has no dice effect."),
        (QUIET, "pick", "C-57", "There is no find in this room."),
        (QUIET, "use T03", "C-25", "It would change nothing just now, so it is not wasted."),
        (QUIET, "use K1", "C-105", "A key is used in the Exit."),
        (QUIET, "use T10", "C-27", "A weapon is named in a fight, after the roll."),
        (QUIET, "use T04", "C-26", "You do not hold Bandage."),
        (QUIET, "use A9", "C-26", "That is no tool of yours."),
        (QUIET, "talent A1", "C-25", "This talent works by itself."),
        (QUIET, "talent A3", "C-26", "That is no talent of yours."),
        (QUIET, "put T10", "C-64", "There is no chest in this room."),
        (QUIET, "take T10", "C-64", "There is no chest in this room."),
        (QUIET, "give A1 P2", "C-62", "Talents and syndromes stay with you."),
        (QUIET, "give S1 P2", "C-62", "Talents and syndromes stay with you."),
        (QUIET, "give T10 P3", "C-61", "You can give only to somebody else in your room."),
        (QUIET, "give T10 P1", "C-61", "You can give only to somebody else in your room."),
        (QUIET, "give T10 P6", "C-61", "You can give only to somebody else in your room."),
        (QUIET, "give T04 P2", "C-26", "You do not hold Bandage."),
        (QUIET, "drop A1", "C-62", "Talents and syndromes stay with you."),
        (QUIET, "drop T04", "C-26", "You do not hold Bandage."),
        (QUIET, "fight Ghoul 1", "C-85", "The Ghoul is not in this room."),
        (QUIET, "fight Tentacles 1", "C-85", "The Tentacles are not in this room."),
        (QUIET, "duel P2 1", "C-110", "In this game players do not fight each other."),
        (QUIET, "key T10", "C-105", "That is no key."),
        (QUIET, "key K1", "C-105", "Keys are used in the Exit."),
        (QUIET, "key K2", "C-26", "You do not hold Bone Key."),
        (QUIET, "go N +P3", "C-31", "Only somebody else in your room can be taken along."),
        (QUIET, "go N +P1", "C-31", "Only somebody else in your room can be taken along."),
        (QUIET, "go N +P6", "C-31", "Only somebody else in your room can be taken along."),
        (SPENT, "go N", "C-16", "You have no dice left for that this turn."),
        (SPENT, "go N +P2", "C-16", "You have no dice left for that this turn."),
        (SPENT, "talent A3", "C-16", "You have no dice left for that this turn."),
        (SPENT, "duel P2 0", "C-110", "In this game players do not fight each other."),
        (LOCKED, "go S", "C-45", "The Vault is locked: force the lock with a die first, or open it with a card."),
        (LOCKED, "force", "C-46", "You have no die left to force the lock."),
        (CORRIDOR, "go E", "C-36", "This corridor has no arrow that way."),
        (BESIDE_IT, "go W", "C-39", "The corridor there has no arrow on this side."),
        (BORDER, "go N", "C-38", "The house ends there."),
        (ONE_DIE, "go N +P2", "C-31", "Taking somebody along costs a second die."),
        (CHAPEL, "search", "C-55", "There is nothing to search in this room."),
        (CHAPEL, "room", "C-15", "This room has no dice effect."),
        (HAUNTED, "search", "C-80", "Not while a spawn is in the room: fight it, or use another room."),
        (HAUNTED, "key K1", "C-105", "Keys are used in the Exit."),
        (HAUNTED_EXIT, "key K1", "C-80", "Not while a spawn is in the Exit: fight it first."),
        (HAUNTED_EXIT, "key T03", "C-105", "That is no key."),
        (MAD, "search", "C-95", "Nobody insane can use what a room offers."),
        (MAD, "chest", "C-95", "Nobody insane can place a chest."),
        (MAD, "go N +P2", "C-31", "Only somebody else in your room can be taken along."),
        (WELL, "room", "C-15", "It would change nothing just now, so nothing is spent on it."),
        (CHESTS, "chest", "C-64", "Your chest has been placed, and it cannot be moved."),
        (CHESTS, "put T03", "C-64", "This chest stays shut as long as its owner lives."),
        (CHESTS, "take T03", "C-64", "This chest stays shut as long as its owner lives."),
        (CHESTS, "give T03 P3", "C-95", "Nobody insane can hold a card."),
        (FULL, "go S", "C-60", "You can carry four tools: part with some first."),
        (FULL, "give T01 P2", "C-61", "That player can carry no more."),
        (FULL, "take T06", "C-64", "That is not in this chest."),
        (FULL, "put K1", "C-26", "You do not hold Brass Key."),
        (FULL, "chest", "C-64", "Your chest has been placed, and it cannot be moved."),
        (ARMED, "fight Ghoul 5", "C-16", "You have four dice left."),
        (ARMED, "fight Clown 1", "C-85", "The Clown is not in this room."),
        (ARMED, "duel P1 1", "C-110", "You can fight only somebody else in your room."),
        (ARMED, "duel P3 1", "C-110", "You can fight only somebody else in your room."),
        (ARMED, "duel P2 9", "C-16", "You have four dice left."),
        (KEYS, "exit", "C-106", "Two keys still to come."),
        (KEYS, "key K2", "C-26", "You do not hold Bone Key."),
        (EMPTY, "pick", "C-24", "The blue deck is empty."),
        (GREEN, "end", "C-12", "A green card is drawn first."),
        (GREEN, "blue > T03", "C-12", "A green card is drawn first."),
        (GREEN, "green > Z9", "C-12", "That cannot come by chance here."),
    ],
)
def test_what_is_said(state: State, move: str, clause: str | None, said: str) -> None:
    assert refused(move, state) == (clause, said)


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
