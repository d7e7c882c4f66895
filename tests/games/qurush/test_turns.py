"""From the set-up to the end of a turn, and how a game ends."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qurush.rules.moves import Move
from cuboteca.play.game import NATURE
from tests.games.qurush.setting import GAME, after, begin, ended, legal, pawns, place, play, qubes, refused, sentence

BLOCK = {"b2": 2, "c2": 3, "b3": 4, "c3": 5}
MINE = "2x2:45/23"
OTHER = "2x2:33/33"


@pytest.mark.clause("Q-3", "Q-42")
@pytest.mark.parametrize(
    ("seats", "board", "homes"),
    [(2, "stated", "a1 e5"), (3, "stated", "a1 a6 f6"), (4, "stated", "a1 a6 f6 f1"), (2, "7", "a1 g7")],
)
def test_homes(seats: int, board: str, homes: str) -> None:
    assert pawns(GAME.start(seats, {"board": board})) == homes


@pytest.mark.clause("Q-41", "Q-42")
def test_corners_are_chosen_in_seat_order() -> None:
    state = GAME.start(2, {"corner": "choose"})
    assert (state.seat, pawns(state)) == (0, "- -")
    assert legal(state) == {"Ha1", "Ha5", "He5", "He1"}
    assert refused(state, "2x2:23/45") == "Q-41"
    state = state.play("Ha5")
    assert state.seat == 1
    assert refused(state, "Ha5") == "Q-3"
    assert refused(state, "Hb2") == "Q-3"
    state = state.play("Ha1")
    assert pawns(state) == "a5 a1"
    assert (state.seat, state.next) == (0, "choice")
    assert refused(state, "He1") == "Q-41"
    assert not state.read("2x2:23/45").random


@pytest.mark.clause("Q-42")
def test_corners_are_drawn() -> None:
    state = GAME.start(3, {"corner": "random"})
    assert state.seat == NATURE
    for left in (4, 3, 2):
        assert len(state.moves()) == left
        move = state.draw(Random(left))
        assert move.random
        state = state.play(move)
    assert (state.seat, state.next) == (0, "choice")
    assert len(set(state.pawns)) == 3


@pytest.mark.clause("Q-4", "Q-5")
def test_goals_two_players() -> None:
    state = GAME.start()
    assert len(state.moves()) == 256
    assert refused(state, "4x1:2345") == "Q-4"
    assert refused(state, "2x2:16/23") == "Q-5"
    assert refused(state, "Ma2") == "Q-41"
    assert len(GAME.start(2, {"goal_numbers": "permutation"}).moves()) == 24
    assert refused(GAME.start(2, {"goal_numbers": "permutation"}), "2x2:22/34") == "Q-5"
    state = state.play("2x2:22/34")
    assert state.seat == 1
    state = state.play("2x2:22/34")
    assert (state.seat, state.points, state.turn) == (0, 7, 1)
    assert refused(state, "2x2:22/35") == "Q-4"


@pytest.mark.clause("Q-4", "Q-39", "Q-41")
def test_goals_four_players() -> None:
    state = GAME.start(4)
    order = []
    while state.next == "choice":
        order.append((state.seat, str(state.moves()[0])))
        state = state.play(state.moves()[0])
    assert order == [(seat, goal) for seat in range(4) for goal in ("2x2:22/22", "4x1:2222")]
    north = GAME.start(4, {"true_north": "on"}).play("2x2:22/22")
    assert len(north.moves()) == 512
    assert refused(north, "4x1:2345") == "Q-39"
    assert {"4x1h:2345", "4x1v:2345"} <= legal(north)


@pytest.mark.clause("Q-41")
def test_who_begins() -> None:
    assert begin(start="seat2").mover == 1
    drawn = GAME.start(2, {"start": "random"}).play("2x2:22/22").play("2x2:22/22")
    assert drawn.seat == NATURE
    assert legal(drawn) == {"start=A", "start=B"}
    assert refused(drawn, "start=C") == "Q-41"
    assert drawn.play("start=B").mover == 1
    assert drawn.draw(Random(1)).random
    assert refused(drawn.play("start=B"), "start=A") == "Q-41"
    with pytest.raises(ValueError, match="Seat 3"):
        GAME.start(2, {"start": "seat3"})


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


@pytest.mark.clause("Q-26", "Q-29", "Q-30")
def test_a_goal_under_a_pawn_counts() -> None:
    state = place(BLOCK, "b2 c3", f"ap7 A t5 gA={OTHER} gB={MINE}")
    won = state.play(".")
    assert ended(won).winners == (1,)
    assert (ended(won).reason, ended(won).clause) == ("found", "Q-26")
    assert won.seen_by(0) == won
    (shown,) = won.places(won.goals[1][0])
    assert {f"{'abcde'[s % 8]}{s // 8 + 1}" for s in shown.squares} == set(BLOCK)
    assert shown.wild == ()


@pytest.mark.clause("Q-27")
def test_two_goals() -> None:
    goals = f"gA={MINE}+4x1:2222 gB=?+? gC=?+? gD=?+?"
    assert ended(place(BLOCK, "a1 a6 f6 f1", f"ap7 B t5 {goals}").play(".")).winners == (0,)
    both = place(BLOCK, "a1 a6 f6 f1", f"ap7 B t5 {goals}", goals4="both")
    assert both.play(".").outcome is None
    line = {**BLOCK, "d2": 2, "e2": 2, "f2": 2, "c2": 2}
    shared = "gA=2x2:45/22+4x1:2222"
    assert ended(place(line, "a1 a6 f6 f1", f"ap7 B t5 {shared}", goals4="both").play(".")).winners == (0,)


@pytest.mark.clause("Q-26")
def test_several_goals_at_once() -> None:
    goals = f"gA={OTHER}+4x1:2222 gB={MINE}+4x1:2222 gC={OTHER}+4x1:2222 gD={MINE}+4x1:2222"
    assert ended(place(BLOCK, "a1 a6 f6 f1", f"ap7 C t5 {goals}").play(".")).winners == (3,)
    assert ended(place(BLOCK, "a1 a6 f6 f1", f"ap7 A t5 {goals}").play(".")).winners == (1,)
    assert ended(place(BLOCK, "a1 a6 f6 f1", f"ap7 C t5 {goals}", tie="shared").play(".")).winners == (1, 3)


@pytest.mark.clause("Q-40")
def test_the_longest_game() -> None:
    state = play(". .", begin(turn_cap="3"))
    assert state.turn == 3
    over = state.play(".")
    assert ended(over) == ((), "turn_cap", "Q-40", None)
    late = place(BLOCK, "a1 e5", f"ap7 A t9 gB={MINE}", turn_cap="9")
    assert ended(late.play(".")).winners == (1,)


@pytest.mark.clause("Q-43")
def test_resigning() -> None:
    assert ended(begin().play("resign")) == ((1,), "resigned", "Q-43", None)
    assert "resign" not in legal(begin())
    three = begin(3, start="seat2").play("Ma5").play("resign")
    assert (three.mover, three.points, three.turn) == (2, 7, 2)
    assert three.out == frozenset({1})
    assert pawns(three) == "a1 a5 f6"
    assert three.play(".").play(".").mover == 2
    assert ended(three.play("resign")).winners == (0,)
    assert refused(GAME.start(), "resign") == "Q-41"


@pytest.mark.clause("Q-43")
def test_the_goals_of_who_resigned_no_longer_count() -> None:
    goals = f"gA={OTHER}+4x1:2222 gB={MINE}+4x1:2222 gC={OTHER}+4x1:2222"
    state = place(BLOCK, "a1 a6 f6", f"ap7 B t5 {goals}")
    assert state.play("resign").outcome is None
    assert state.play("resign").play(".").outcome is None
    assert ended(place(BLOCK, "a1 a6 f6", f"ap7 C t5 {goals}").play("resign")).winners == (1,)


@pytest.mark.clause("Q-44")
def test_calling() -> None:
    goals = f"gA={OTHER} gB={MINE}"
    state = place(BLOCK, "a1 e5", f"ap7 A t5 {goals}", claim="manual")
    assert "@2:qurush" in legal(state)
    assert refused(state, "qurush") == "Q-44"
    assert ended(state.play("@2:qurush")) == ((1,), "called", "Q-44", None)
    assert refused(state.play("Ma2"), "@2:qurush") == "Q-44"
    theirs = state.play(".")
    assert theirs.outcome is None
    assert ended(theirs.play("qurush")).winners == (1,)
    assert ended(theirs.play("@2:qurush")).winners == (1,)
    assert refused(state, "@3:qurush") == "Q-44"
    assert refused(begin(), "qurush") == "Q-44"


@pytest.mark.clause("Q-44")
def test_nobody_is_robbed_by_the_last_turn() -> None:
    goals = f"gA={OTHER} gB={MINE}"
    state = place(BLOCK, "a1 e5", f"ap7 A t5 {goals}", claim="manual", turn_cap="5")
    assert ended(state.play(".")).winners == (1,)


@pytest.mark.clause("Q-44", "Q-43")
def test_who_resigned_cannot_call() -> None:
    goals = f"out=B gA={OTHER}+4x1:2222 gB={MINE}+4x1:2222 gC={OTHER}+4x1:2222"
    assert refused(place(BLOCK, "a1 a6 f6", f"ap7 A t5 {goals}", claim="manual"), "@2:qurush") == "Q-43"


def test_a_game_that_is_over() -> None:
    over = begin().play("resign")
    for text in ("Ma2", ".", "resign", "qurush", "2x2:22/22", "Ha1", "start=A"):
        assert sentence(over, text) == "The game is over."
    with pytest.raises(ValueError, match="chance"):
        over.draw(Random(1))


def test_a_random_game_goes_on_for_long() -> None:
    state = after(3, 300)
    assert state.turn > 60
