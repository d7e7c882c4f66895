"""Why an action is refused: one sentence, and its clause."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qurush.rules.apply import applied, pushed
from cuboteca.games.qurush.rules.board import EAST, square_at
from cuboteca.games.qurush.rules.moves import PUSH, Move
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


GOALS = ("2x2:45/23", "2x2:55/32")


def square_named(name: str) -> int:
    return square_at("abcdefg".index(name[0]), int(name[1]) - 1)


@pytest.mark.clause("Q-44", "Q-41", "Q-24")
def test_sentences_and_clauses_of_rare_refusals() -> None:
    def refusal(state, text: str) -> tuple[str, str | None]:  # type: ignore[no-untyped-def]
        with pytest.raises(IllegalMove) as reason:
            state.play(text)
        return reason.value.message, reason.value.clause

    unknown = place({}, "a1 e5", claim="manual")
    assert refusal(unknown, "qurush") == ("That goal is not known here.", "Q-44")
    lot = GAME.start(2, {"start": "random"}).play(GOALS[0]).play(GOALS[1])
    assert refusal(lot, "start=C") == ("There are only 2 players.", "Q-41")
    beside = place({"b1": 4}, "a1 e5")
    for face in (0, 7, 9):
        assert refusal(beside, f"Fb1={face}") == (f"A die has no face with a {face}.", "Q-24")


@pytest.mark.clause("Q-20")
def test_a_straight_pull_names_the_die_that_lies_behind() -> None:
    def said(dice: dict[str, int], pawn: str, move: str) -> str:
        with pytest.raises(IllegalMove) as reason:
            place(dice, f"{pawn} e5", pull_any="straight").play(move)
        return reason.value.message

    only = "In this game only the die straight behind the pawn can be pulled"
    assert said({"c2": 5, "b1": 4}, "b2", "Lb3<c2") == f"{only}, the one on b1."
    assert said({"b2": 5, "d2": 3, "c1": 4}, "c2", "Lb2<c1") == f"{only}, the one on d2."
    assert said({"c2": 5}, "b2", "Lb3<c2") == f"{only}."
    assert said({"b1": 5, "a2": 3}, "a1", "La2<b1") == f"{only}.", "behind the pawn is no square at all"


def test_an_impossible_action_is_an_error_of_the_program() -> None:
    state = place({"b1": 4, "c1": 4, "d1": 4, "e1": 4}, "a1 e5")
    with pytest.raises(ValueError, match=r"^That qube is not beside the pawn\.$"):
        applied(state.rules, state.qubes, state.pawns, 0, Move(PUSH, square_named("d1")))
    with pytest.raises(ValueError, match=r"^That line cannot be pushed\.$"):
        pushed(state.rules, state.qubes, state.pawns, 0, EAST)
    with pytest.raises(ValueError, match=r"^Nothing is left to chance here\.$"):
        state.draw(Random(1))


@pytest.mark.clause("Q-2", "Q-19", "Q-32")
def test_refusals_of_squares_that_are_not_there_and_of_the_pawn_that_acts() -> None:
    with pytest.raises(IllegalMove) as reason:
        begin().play("Mf1")
    assert (reason.value.message, reason.value.clause) == ("There is no square f1 on this board.", "Q-2")
    on_top = place({"e5": 6, "d4": 3}, "a1 e5", multiple_agents="on")
    with pytest.raises(IllegalMove, match=r"^A die lies on e5, so no other can be pulled there\.$"):
        on_top.play("@2:Le4<d4")
