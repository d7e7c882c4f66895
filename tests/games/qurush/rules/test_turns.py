"""What the actions of a turn cost and do."""

from __future__ import annotations

import pytest

from cuboteca.games.qurush.rules.moves import Move
from tests.games.qurush.setting import begin, legal, pawns, place, play, qubes, refused


@pytest.mark.clause("Q-10", "Q-12", "Q-19", "Q-23", "Q-24", "Q-37", "Q-7")
def test_what_each_action_costs_and_that_ending_a_turn_costs_nothing() -> None:
    prices = {"move": 3, "push": 7, "pull": 7, "slide": 4, "flip": 4, "reenter": 4, "home": 0, "declare": 0}
    assert {kind: Move(kind).cost for kind in prices} == prices


@pytest.mark.clause("Q-6", "Q-7", "Q-31", "Q-45")
def test_points_do_not_carry_over() -> None:
    state = begin().play("Ma2").play(".")
    assert (state.mover, state.points, state.turn) == (1, 7, 2)
    passed = state.play(".")
    assert (passed.mover, passed.points, passed.turn) == (0, 7, 3)
    assert begin().play("Ma2.") == state
    assert str(begin().read("Ma2.")) == "Ma2."
    assert str(begin().play("Ma2").read("Mb2.")) == "Mb2"


@pytest.mark.clause("Q-45")
def test_with_nothing_to_do_the_turn_can_still_be_declared_over() -> None:
    state = place({}, "- e5", squeesh="on", share="off")
    assert "." in legal(place({"a2": 6, "b1": 6}, "a1 e5"))
    blocked = place({}, "- a6 f6 f1", squeesh="on", share="off")
    assert legal(blocked) == {"Ra1", "."}
    assert "." in legal(state)


@pytest.mark.clause("Q-9", "Q-10", "Q-11", "Q-33")
def test_neighbours() -> None:
    assert {m for m in legal(place({}, "a1 e5")) if m[0] == "M"} == {"Ma2", "Mb1"}
    assert {m for m in legal(place({}, "a1 e5", wraparound="on")) if m[0] == "M"} == {"Ma2", "Mb1", "Ma5", "Me1"}
    assert refused(place({}, "a1 e5"), "Mb2") == "Q-9"
    over = place({"e1": 3, "e2": 6}, "a1 c5", wraparound="on")
    assert {"Se1-d1", "Fe1=2", "Pe1", "Le1<e1", "La2<e1"} <= legal(over)
    assert qubes(over.play("Pe1")) == {"d1": 3, "e2": 6}


@pytest.mark.clause("Q-11")
def test_height_makes_no_difference() -> None:
    state = place({"a1": 6, "b1": 3}, "a1 e5")
    assert {"Mb1", "Sb1-c1", "Sb1-b2", "Fb1=2", "Pb1"} <= legal(state)
    assert refused(state, "Fa1=3") == "Q-11"
    assert refused(place({"a1": 6, "b1": 3}, "a1 e5", push_from_top="off"), "Pb1") == "Q-11"
    pushed = state.play("Pb1")
    assert qubes(pushed) == {"a1": 6, "c1": 3}
    assert pawns(pushed) == "b1 e5"


@pytest.mark.clause("Q-19", "Q-21")
def test_a_pull_needs_something_to_pull() -> None:
    state = place({"c3": 6}, "a1 e5")
    assert not {m for m in legal(state) if m[0] == "L"}
    assert refused(state, "La2<b1") == "Q-21"
    assert refused(place({"b1": 6}, "a1 a1"), "La2<b1") == "Q-19"


@pytest.mark.clause("Q-20")
def test_straight_pulls() -> None:
    around = {"b1": 2, "b3": 3, "a2": 4, "c2": 5}
    any_way = legal(place(around, "b2 e5"))
    assert len({m for m in any_way if m[0] == "L"}) == 16
    straight = {m for m in legal(place(around, "b2 e5", pull_any="straight")) if m[0] == "L"}
    assert straight == {"Lb1<b3", "Lb3<b1", "La2<c2", "Lc2<a2"}


@pytest.mark.clause("Q-22")
def test_riders_of_a_pulled_qube_move_along() -> None:
    state = place({"a2": 4}, "a1 a2").play("Lb1<a2")
    assert qubes(state) == {"a1": 4}
    assert pawns(state) == "b1 a1"


@pytest.mark.clause("Q-24")
def test_flips_under_a_rider() -> None:
    assert "Fb1=3" in legal(place({"b1": 6}, "a1 b1"))
    assert refused(place({"b1": 6}, "a1 b1", flip_ridden="off"), "Fb1=3") == "Q-24"


@pytest.mark.clause("Q-18")
def test_pawns_that_keep_apart() -> None:
    rows = {"b1": 6, "a2": 5}
    assert {"Mb1", "Lb1<a2", "Lb1<b1"} <= legal(place(rows, "a1 b1"))
    apart = place(rows, "a1 b1", share="off")
    assert refused(apart, "Mb1") == "Q-18"
    assert refused(apart, "Lb1<a2") == "Q-18"
    assert refused(place({}, "- a1", squeesh="on", share="off"), "Ra1") == "Q-18"
    row = place({"b1": 4}, "a1 c1 d1 f6", share="off").play("Pb1")
    assert pawns(row) == "b1 d1 e1 f6"


@pytest.mark.clause("Q-16", "Q-17", "Q-18")
@pytest.mark.parametrize(
    ("standing", "by_default", "chained"),
    [
        ("a1 c1 d1 f6", "b1 d1 d1 f6", "b1 d1 e1 f6"),
        ("a1 c1 d1 e1", "b1 d1 d1 e1", "b1 d1 e1 f1"),
        ("a1 c1 d1 d1", "b1 d1 d1 d1", "b1 d1 e1 e1"),
        ("a1 c1 f6 a6", "b1 d1 f6 a6", "b1 d1 f6 a6"),
    ],
)
def test_a_displaced_pawn_that_meets_another(standing: str, by_default: str, chained: str) -> None:
    assert pawns(place({"b1": 4}, standing).play("Pb1")) == by_default
    assert pawns(place({"b1": 4}, standing, chain="on").play("Pb1")) == chained


@pytest.mark.clause("Q-17", "Q-18")
def test_where_the_last_pawn_of_a_chain_cannot_go_none_does() -> None:
    row = place({"b1": 4, "e1": 2}, "a1 c1 d1 f6", chain="on").play("Pb1")
    assert pawns(row) == "b1 c1 d1 f6", "on top of the qube that has come to c1"
    assert qubes(row) == {"c1": 4, "e1": 2}
    squeezed = place({"b1": 4, "e1": 2}, "a1 c1 d1 f6", chain="on", squeesh="on").play("Pb1")
    assert pawns(squeezed) == "b1 - d1 f6"


@pytest.mark.clause("Q-18")
def test_a_chain_keeps_nobody_from_sharing() -> None:
    assert "Mb1" in legal(place({}, "a1 b1", chain="on"))


@pytest.mark.clause("Q-34")
def test_a_pawn_pushed_over_the_edge() -> None:
    state = place({"d1": 3}, "c1 e1", wraparound="on")
    assert pawns(state.play("Pd1")) == "d1 a1"
    crushed = place({"d1": 3, "a1": 2}, "c1 e1", wraparound="on")
    assert pawns(crushed.play("Pd1")) == "d1 e1"
    squeezed = place({"d1": 3, "a1": 2}, "c1 e1", wraparound="on", squeesh="on")
    assert pawns(squeezed.play("Pd1")) == "d1 -"


@pytest.mark.clause("Q-35", "Q-18")
def test_a_full_row_with_company_on_the_pusher_s_square() -> None:
    row = {"a1": 2, "b1": 3, "c1": 4, "d1": 5}
    assert pawns(place(row, "e1 e1", wraparound="on").play("Pa1")) == "a1 a1"


@pytest.mark.clause("Q-36", "Q-38")
def test_riders_are_safe() -> None:
    state = place({"b1": 4, "c1": 5}, "a1 c1", squeesh="on").play("Pb1")
    assert pawns(state) == "b1 d1"


@pytest.mark.clause("Q-37", "Q-32")
def test_a_pawn_off_the_board() -> None:
    state = place({"b2": 6}, "- e5", squeesh="on", multiple_agents="on")
    assert {"Ra1", "Re5", "@2:Me4"} <= legal(state)
    assert refused(state, "Ma1") == "Q-37"
    assert refused(state, "Rb2") == "Q-37"
    assert pawns(play("@2:Me4 Ra1", state)) == "a1 e4"
    other = place({"b2": 6}, "a1 -", squeesh="on", multiple_agents="on")
    assert refused(other, "@2:Ma1") == "Q-37"
    assert refused(other, "@2:Re5") == "Q-37"
    assert refused(other, "Ra1") == "Q-37"
    assert refused(place({}, "a1 e5"), "Ra5") == "Q-37"


@pytest.mark.clause("Q-32")
def test_only_with_multiple_agents() -> None:
    assert refused(begin(), "@2:Md5") == "Q-32"
    assert begin().play("@1:Ma2") == begin().play("Ma2")
    assert str(begin().read("@1:Ma2")) == "Ma2"
    assert refused(begin(multiple_agents="on"), "@3:Md5") == "Q-32"
