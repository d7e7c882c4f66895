"""Why an action is refused: the reason, its clause, and what it is about."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qurush.rules.action_costs import PUSH
from cuboteca.games.qurush.rules.apply import applied, pushed
from cuboteca.games.qurush.rules.board import EAST, square_at, square_name
from cuboteca.games.qurush.rules.moves import Move
from cuboteca.games.qurush.rules.state import State
from tests.games.qurush.setting import GAME, begin, place, reason, refusal, refused_with

CROWD = {"b1": 6, "c1": 5, "d1": 4, "e1": 3, "a2": 2, "b2": 6}


@pytest.mark.parametrize(
    ("text", "options", "why"),
    [
        ("Mg7", {}, "no_square"),
        ("Mc3", {}, "not_adjacent"),
        ("Ma1", {}, "not_adjacent"),
        ("Mb2", {}, "diagonal"),
        ("Mb2", {"wraparound": "on"}, "diagonal"),
        ("Fa1=3", {}, "own_square"),
        ("Pb1", {}, "at_edge"),
        ("Lb1<c1", {}, "pull_from_afar"),
        ("Lb1<b1", {"pull_any": "straight"}, "nothing_behind"),
        ("Sb1-c1", {}, "slide_onto_qube"),
        ("Sb1-d1", {}, "slide_too_far"),
        ("Sb1-a1", {}, "slide_onto_pawn"),
        ("Fb1=6", {}, "face_up"),
        ("Fb1=1", {}, "face_down"),
        ("Fb1=9", {}, "no_face"),
        ("@2:Md5", {}, "agents_off"),
        ("@4:Md5", {"multiple_agents": "on"}, "no_player"),
        ("@2:Mc3", {"multiple_agents": "on"}, "not_adjacent"),
        ("@2:Fe4=3", {"multiple_agents": "on"}, "no_qube"),
        ("Re1", {}, "squeesh_off"),
        ("Re1", {"squeesh": "on"}, "on_board"),
        ("@2:Re1", {"squeesh": "on"}, "not_yours_to_reenter"),
        ("qurush", {}, "no_calls"),
        ("qurush", {"claim": "manual"}, "goal_unknown"),
        ("@3:qurush", {"claim": "manual"}, "no_player"),
        ("Ha1", {}, "corners_set"),
        ("2x2:22/22", {}, "goals_set"),
        ("start=B", {}, "first_set"),
    ],
)
def test_in_a_turn(text: str, options: dict[str, str], why: str) -> None:
    assert reason(place(CROWD, "a1 e5", **options), text) == why


@pytest.mark.parametrize(
    ("state", "text", "why"),
    [
        (begin().play("Ma2"), "Pb2", "too_few_points"),
        (begin().play("Ma2"), "La1<b2", "too_few_points"),
        (place({"a1": 6, "b1": 5}, "a1 e5"), "La2<b1", "pull_onto_qube"),
        (place({"b1": 5}, "a1 a1"), "La2<b1", "pull_onto_pawn"),
        (place({}, "a1 e5"), "La2<b1", "nothing_to_pull"),
        (place({"b2": 5, "a1": 4}, "a2 e5", pull_any="straight"), "La3<b2", "not_straight"),
        (place({"a1": 6, "b1": 5}, "a1 e5", push_from_top="off"), "Pb1", "push_from_top"),
        (place({"a1": 6, "b1": 5, "c1": 5, "d1": 5, "e1": 5}, "a1 e5", wraparound="on"), "Pb1", "no_gap"),
        (place({"b1": 6}, "a1 b1", flip_ridden="off"), "Fb1=3", "flip_ridden"),
        (place({}, "a1 a2", share="off"), "Ma2", "pawn_there"),
        (place({}, "- a1", squeesh="on", share="off"), "Ra1", "pawn_there"),
        (place({}, "- a1", squeesh="on"), "Rb2", "reenter_off_corner"),
        (place({}, "- a1", squeesh="on"), "Ma2", "off_board"),
        (place({}, "a1 -", squeesh="on", multiple_agents="on"), "@2:Ma2", "off_board"),
        (place({}, "a1 e5", "ap4 A t5 gA=2x2:22/22", claim="manual"), "qurush", "called_late"),
        (place({}, "a1 e5", "ap7 A t5 gA=2x2:22/22", claim="manual"), "qurush", "goal_not_there"),
        (place({}, "a1 a6 f6", "ap7 A t5 out=B", claim="manual"), "@2:qurush", "resigned"),
        (GAME.start(2, {"corner": "choose"}), "Hb2", "home_off_corner"),
        (GAME.start(2, {"corner": "choose"}), "Ma2", "corners_unchosen"),
        (GAME.start(2, {"corner": "choose"}).play("Ha1"), "Ha1", "corner_taken"),
        (GAME.start(2, {"corner": "random"}), "2x2:22/22", "corners_undrawn"),
        (GAME.start(), ".", "goals_unchosen"),
        (GAME.start(), "?", "other_shape"),
        (GAME.start(3).play("2x2:22/22"), "2x2:22/22", "other_shape"),
        (GAME.start(3, {"true_north": "on"}).play("2x2:22/22"), "4x1:2345", "other_shape"),
        (GAME.start(), "2x2:21/22", "wrong_number"),
        (GAME.start(2, {"goal_numbers": "permutation"}), "2x2:22/22", "each_once"),
        (GAME.start(2, {"start": "random"}).play("2x2:22/22").play("2x2:22/22"), "Ma2", "first_undrawn"),
        (GAME.start(2, {"start": "random"}).play("2x2:22/22").play("2x2:22/22"), "2x2:22/22", "goals_set"),
        (GAME.start(), "sealed:bbbbbbbbbbb", "torn"),
    ],
)
def test_elsewhere(state: State, text: str, why: str) -> None:
    assert reason(state, text) == why


GOALS = ("2x2:45/23", "2x2:55/32")


def square_named(name: str) -> int:
    return square_at("abcdefg".index(name[0]), int(name[1]) - 1)


@pytest.mark.clause("Q-44", "Q-41", "Q-24")
def test_reasons_and_clauses_of_rare_refusals() -> None:
    unknown = place({}, "a1 e5", claim="manual")
    assert refusal(unknown, "qurush") == ("goal_unknown", "Q-44")
    lot = GAME.start(2, {"start": "random"}).play(GOALS[0]).play(GOALS[1])
    assert refusal(lot, "start=C") == ("no_player", "Q-41")
    assert refused_with(lot, "start=C").values == {"seats": 2}
    calls = place({}, "a1 e5", claim="manual")
    assert (refusal(calls, "@3:qurush"), refused_with(calls, "@3:qurush").values) == (
        ("no_player", "Q-44"),
        {"seats": 2},
    )
    assert refused_with(place({"b1": 4}, "a1 e5"), "Fb1=4").values == {"face": 4}
    crooked = place({"b2": 5, "a1": 4}, "a2 e5", pull_any="straight")
    assert refusal(crooked, "La3<b2") == ("not_straight", "Q-20")
    beside = place({"b1": 4}, "a1 e5")
    for face in (0, 7, 9):
        assert refusal(beside, f"Fb1={face}") == ("no_face", "Q-24")
        assert refused_with(beside, f"Fb1={face}").values == {"face": face}


@pytest.mark.parametrize(
    ("state", "text", "values"),
    [
        (begin().play("Ma2"), "Pb2", {"action": "push", "cost": 7, "points": 4}),
        (place(CROWD, "a1 e5"), "Mc3", {"square": "c3", "here": "a1", "own": True}),
        (place(CROWD, "a1 e5", multiple_agents="on"), "@2:Mc3", {"square": "c3", "here": "e5", "own": False}),
        (place(CROWD, "a1 e5", multiple_agents="on"), "@2:Md4", {"square": "d4", "here": "e5", "own": False}),
        (place(CROWD, "a1 e5"), "Fa1=3", {"square": "a1", "own": True}),
        (place(CROWD, "a1 e5"), "Lb1<c1", {"square": "a1"}),
        (place({}, "a1 e5"), "La2<b1", {"square": "b1"}),
        (place(CROWD, "a1 e5"), "Sb1-d1", {"square": "b1", "target": "d1"}),
        (place(CROWD, "a1 e5"), "Sb1-c1", {"target": "c1"}),
        (place(CROWD, "a1 e5"), "Sb1-a1", {"target": "a1"}),
        (place({}, "- a1", squeesh="on"), "Ma2", {"own": True}),
        (place({}, "a1 -", squeesh="on", multiple_agents="on"), "@2:Ma2", {"own": False}),
        (place({}, "a1 a6 f6"), "@4:Ma2", {"seats": 3}),
        (GAME.start(), ".", {"goals": 1}),
        (GAME.start(3), ".", {"goals": 2}),
        (GAME.start(), "?", {"shapes": ("2x2",)}),
        (GAME.start(3).play("2x2:22/22"), "2x2:22/22", {"shapes": ("4x1",)}),
        (GAME.start(3, {"true_north": "on"}).play("2x2:22/22"), "4x1:2345", {"shapes": ("4x1h", "4x1v")}),
        (GAME.start(), "2x2:21/22", {"number": 1}),
    ],
)
def test_what_a_refusal_is_about(state: State, text: str, values: dict[str, object]) -> None:
    def shown(name: str, value: object) -> object:
        return square_name(value) if isinstance(value, int) and name in ("square", "here", "target") else value

    about = refused_with(state, text).values
    assert {name: shown(name, value) for name, value in about.items()} == values


@pytest.mark.clause("Q-20")
def test_a_straight_pull_names_the_qube_that_lies_behind() -> None:
    def behind(dice: dict[str, int], pawn: str, move: str) -> str | None:
        """The square named; None if no qube lies there."""
        why = refused_with(place(dice, f"{pawn} e5", pull_any="straight"), move)
        assert why.reason == ("not_straight" if "behind" in why.values else "nothing_behind")
        return square_name(why.values["behind"]) if "behind" in why.values else None

    assert behind({"c2": 5, "b1": 4}, "b2", "Lb3<c2") == "b1"
    assert behind({"b2": 5, "d2": 3, "c1": 4}, "c2", "Lb2<c1") == "d2"
    assert behind({"c2": 5}, "b2", "Lb3<c2") is None
    assert behind({"b1": 5, "a2": 3}, "a1", "La2<b1") is None, "behind the pawn is no square at all"


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
    assert refusal(begin(), "Mf1") == ("no_square", "Q-2")
    on_top = place({"e5": 6, "d4": 3}, "a1 e5", multiple_agents="on")
    assert refusal(on_top, "@2:Le4<d4") == ("pull_onto_qube", "Q-19")
    assert refused_with(on_top, "@2:Le4<d4").values == {"square": square_named("e5")}
