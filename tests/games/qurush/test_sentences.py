"""What is said when an action is refused."""

from __future__ import annotations

import pytest

from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import IllegalMove
from tests.games.qurush.setting import GAME, begin, place, sentence

CROWD = {"b1": 6, "c1": 5, "d1": 4, "e1": 3, "a2": 2, "b2": 6}


@pytest.mark.parametrize(
    ("text", "options", "said"),
    [
        ("Mg7", {}, "There is no square g7 on this board."),
        ("Mc3", {}, "c3 is not beside your pawn, which is on a1."),
        ("Ma1", {}, "a1 is not beside your pawn, which is on a1."),
        ("Mb2", {}, "b2 meets a1 only at a corner: your pawn reaches no corner."),
        ("Mb2", {"wraparound": "on"}, "b2 meets a1 only at a corner: your pawn reaches no corner."),
        ("Fa1=3", {}, "Your pawn stands on a1: reach for a die beside it."),
        ("Pb1", {}, "The last die of that line is against the edge, so it cannot be pushed."),
        ("Lb1<c1", {}, "Only a die beside a1 can be pulled there."),
        ("Lb1<b1", {"pull_any": "straight"}, "In this game only the die straight behind the pawn can be pulled."),
        ("Sb1-c1", {}, "A die lies on c1 already."),
        ("Sb1-d1", {}, "A die slides one square, and d1 is not beside b1."),
        ("Sb1-a1", {}, "A pawn stands on a1, so no die can slide there."),
        ("Fb1=6", {}, "The 6 is on top already."),
        ("Fb1=1", {}, "The 1 is at the bottom: that takes two flips."),
        ("Fb1=9", {}, "A die has no face with a 9."),
        ("@2:Md5", {}, "In this game you act through your own pawn."),
        ("@4:Md5", {"multiple_agents": "on"}, "There are only 2 players."),
        ("@2:Mc3", {"multiple_agents": "on"}, "c3 is not beside that pawn, which is on e5."),
        ("@2:Fe4=3", {"multiple_agents": "on"}, "There is no die on e4."),
        ("Re1", {}, "In this game pawns never leave the board."),
        ("Re1", {"squeesh": "on"}, "Your pawn is on the board already."),
        ("@2:Re1", {"squeesh": "on"}, "Only its owner brings a pawn back."),
        ("qurush", {}, "Nobody needs to call here: a goal on the board wins by itself."),
        ("qurush", {"claim": "manual"}, "That goal is not known here."),
        ("@3:qurush", {"claim": "manual"}, "There are only 2 players."),
        ("Ha1", {}, "Home corners are settled before the first turn."),
        ("2x2:22/22", {}, "Goals are chosen before the first turn and stay as they are."),
        ("start=B", {}, "It is settled already who begins."),
    ],
)
def test_in_a_turn(text: str, options: dict[str, str], said: str) -> None:
    assert sentence(place(CROWD, "a1 e5", **options), text) == said


@pytest.mark.parametrize(
    ("state", "text", "said"),
    [
        (begin().play("Ma2"), "Pb2", "A push costs 7 points, and only 4 are left."),
        (begin().play("Ma2"), "La1<b2", "A pull costs 7 points, and only 4 are left."),
        (place({"a1": 6, "b1": 5}, "a1 e5"), "La2<b1", "A die lies on a1, so no other can be pulled there."),
        (place({"b1": 5}, "a1 a1"), "La2<b1", "Another pawn stays on a1, so no die can be pulled there."),
        (place({}, "a1 e5"), "La2<b1", "There is no die on b1 to pull."),
        (
            place({"b2": 5, "a1": 4}, "a2 e5", pull_any="straight"),
            "La3<b2",
            "In this game only the die straight behind the pawn can be pulled, the one on a1.",
        ),
        (
            place({"a1": 6, "b1": 5}, "a1 e5", push_from_top="off"),
            "Pb1",
            "In this game a pawn on top of a die cannot push.",
        ),
        (
            place({"a1": 6, "b1": 5, "c1": 5, "d1": 5, "e1": 5}, "a1 e5", wraparound="on"),
            "Pb1",
            "There is no gap in that row, so it cannot be pushed.",
        ),
        (
            place({"b1": 6}, "a1 b1", flip_ridden="off"),
            "Fb1=3",
            "In this game a die that carries a pawn cannot be flipped.",
        ),
        (place({}, "a1 a2", share="off"), "Ma2", "A pawn stands on a2 already, and here pawns keep apart."),
        (
            place({}, "- a1", squeesh="on", share="off"),
            "Ra1",
            "A pawn stands in a1 already, and here pawns keep apart.",
        ),
        (place({}, "- a1", squeesh="on"), "Rb2", "A pawn comes back at a corner, and b2 is none."),
        (place({}, "- a1", squeesh="on"), "Ma2", "Your pawn is off the board: bring it back at a corner first."),
        (
            place({}, "a1 -", squeesh="on", multiple_agents="on"),
            "@2:Ma2",
            "That pawn is off the board, and only its owner brings it back.",
        ),
        (
            place({}, "a1 e5", "ap4 A t5 gA=2x2:22/22", claim="manual"),
            "qurush",
            "Goals are called before any point of the turn is spent.",
        ),
        (place({}, "a1 e5", "ap7 A t5 gA=2x2:22/22", claim="manual"), "qurush", "That goal is not on the board."),
        (
            place({}, "a1 a6 f6", "ap7 A t5 out=B", claim="manual"),
            "@2:qurush",
            "Whoever has resigned can no longer win.",
        ),
        (GAME.start(2, {"corner": "choose"}), "Hb2", "b2 is no corner of this board."),
        (GAME.start(2, {"corner": "choose"}), "Ma2", "A home corner is to be chosen first."),
        (
            GAME.start(2, {"corner": "choose"}).play("Ha1"),
            "Ha1",
            "A pawn stands in a1 already: every home is a corner of its own.",
        ),
        (GAME.start(2, {"corner": "random"}), "2x2:22/22", "The home corners are to be drawn first."),
        (GAME.start(), ".", "The goals are to be chosen first."),
        (GAME.start(), "?", "The goal to choose now is a 2x2, like 2x2:45/23."),
        (GAME.start(3).play("2x2:22/22"), "2x2:22/22", "The goal to choose now is a line of four, like 4x1:2345."),
        (
            GAME.start(3, {"true_north": "on"}).play("2x2:22/22"),
            "4x1:2345",
            "The goal to choose now is a row, like 4x1h:2345, or a column, like 4x1v:2345.",
        ),
        (GAME.start(), "2x2:21/22", "A goal is made of the numbers 2 to 5, and 1 is not one of them."),
        (
            GAME.start(2, {"goal_numbers": "permutation"}),
            "2x2:22/22",
            "In this game a goal has each of 2, 3, 4 and 5 once.",
        ),
        (
            GAME.start(2, {"start": "random"}).play("2x2:22/22").play("2x2:22/22"),
            "Ma2",
            "It is to be drawn first who begins.",
        ),
        (
            GAME.start(2, {"start": "random"}).play("2x2:22/22").play("2x2:22/22"),
            "2x2:22/22",
            "Goals are chosen before the first turn and stay as they are.",
        ),
        (GAME.start(), "sealed:bbbbbbbbbbb", "This envelope is torn: no goal can be read from it."),
    ],
)
def test_elsewhere(state: State, text: str, said: str) -> None:
    assert sentence(state, text) == said


NO_MOVES = (
    "|M|Ma|Ma8|Mh1|ma2|Ma2-b2|Pb2=3|La3|La3-b2|Lb2<3|Sb2|Sb2=3|Fb2|Fb2-c2|Fb2=c2|@0:Ma2|@12:Ma2|@2:Ha1|Ha1.|Ha1-b1|.."
    "|qurush!|2x2:4523|2x2:45/2|4x1:23/45|4x1x:2345|start=E|start=a|Ma2 Mb2|sealed:|sealed:aaaaaaaaaaa|Fb2=١|Ma2\n."
)


@pytest.mark.parametrize("text", [*NO_MOVES.split("|"), "x" * 500])
def test_what_is_no_move(text: str) -> None:
    for state in (GAME.start(), begin()):
        with pytest.raises(IllegalMove) as refusal:
            state.play(text)
        assert refusal.value.message.endswith(".")
        assert len(refusal.value.message) < 250
