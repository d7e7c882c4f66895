"""How a game ends: goals on the board, calling, resigning, the longest game."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qurush.rules.goals import SQUARE, Goal, places_of
from tests.games.qurush.setting import GAME, after, begin, ended, legal, pawns, place, play, refusal, refused

BLOCK = {"b2": 2, "c2": 3, "b3": 4, "c3": 5}
MINE = "2x2:45/23"
OTHER = "2x2:33/33"


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


FALSE_GOALS = f"gA={OTHER} gB={OTHER}"
THREE_FALSE_GOALS = f"gA={OTHER}+4x1:2222 gB={OTHER}+4x1:2222 gC={MINE}+4x1:2222"


@pytest.mark.clause("Q-46")
def test_a_false_call_that_costs_points() -> None:
    state = place(BLOCK, "a1 e5", f"ap7 A t5 {FALSE_GOALS}", claim="manual", false_call="points")
    assert {"qurush?", "@2:qurush?"} <= legal(state)
    called = state.play("qurush")
    assert (called.mover, called.points, called.outcome) == (0, 4, None)
    assert refusal(called, "qurush") == ("still_owing", "Q-46"), "until that is paid"
    both = called.play("@2:qurush")
    assert (both.mover, both.points) == (0, 4), "nothing of the turn is spent on an action yet"
    theirs = both.play("Ma2")
    assert (theirs.mover, theirs.points, theirs.turn) == (1, 4, 6), "a move takes the rest"
    assert "qurush" not in legal(theirs)
    paid = theirs.play("Me4")
    assert (paid.mover, paid.points, paid.owing) == (0, 7, frozenset())


@pytest.mark.clause("Q-46")
def test_a_false_call_that_costs_a_turn() -> None:
    state = place(BLOCK, "a1 a6 f6", f"ap7 A t5 {THREE_FALSE_GOALS}", claim="manual", false_call="turn")
    assert (state.play("qurush").mover, state.play("qurush").turn) == (1, 6)
    skipped = state.play("@2:qurush").play(".")
    assert (skipped.mover, skipped.turn, skipped.owing) == (2, 6, frozenset()), "who missed it has paid"
    assert skipped.play(".").play(".").mover == 1
    goals = THREE_FALSE_GOALS.replace(MINE, OTHER)
    state = place(BLOCK, "a1 a6 f6", f"ap7 A t5 {goals}", claim="manual", false_call="turn")
    assert play("@2:qurush @3:qurush .", state).mover == 0
    assert play("@2:qurush @3:qurush resign", state).mover == 1, "where all would miss it, all have paid"


@pytest.mark.clause("Q-44", "Q-46")
def test_who_owes_can_still_win_with_a_true_call() -> None:
    state = place(BLOCK, "a1 a6 f6", f"ap7 A t5 owes=C {THREE_FALSE_GOALS}", claim="manual", false_call="points")
    assert ended(state.play("@3:qurush")).winners == (2,)
    assert state.play("@3:qurush").owing == frozenset()


@pytest.mark.clause("Q-46")
def test_a_false_call_says_so_in_the_record_and_needs_no_goals_to_be_followed() -> None:
    state = place(BLOCK, "a1 e5", f"ap7 A t5 {FALSE_GOALS}", claim="manual", false_call="turn")
    call = state.read("@2:qurush")
    assert (str(call), call.reveals) == ("@2:qurush?", True)
    assert state.read("@2:qurush?") == call
    assert state.seen_by(0).play("@2:qurush?") == state.play("@2:qurush").seen_by(0)
    assert refusal(state.seen_by(0), "@2:qurush") == ("goal_unknown", "Q-44")
    true = place(BLOCK, "a1 e5", f"ap7 A t5 gA={MINE} gB={OTHER}", claim="manual", false_call="turn")
    assert str(true.read("qurush?")) == "qurush"


@pytest.mark.clause("Q-46")
@pytest.mark.parametrize("options", [{"claim": "manual"}, {"false_call": "turn"}, {"false_call": "points"}])
def test_unless_the_options_say_so_a_false_call_is_refused(options: dict[str, str]) -> None:
    state = place(BLOCK, "a1 e5", f"ap7 A t5 {FALSE_GOALS}", **options)
    assert not [move for move in legal(state) if "qurush" in move]
    assert refused(state, "@2:qurush?") == "Q-44"


def test_a_game_that_is_over() -> None:
    over = begin().play("resign")
    for text in ("Ma2", ".", "resign", "qurush", "2x2:22/22", "Ha1", "start=A"):
        assert refusal(over, text) == ("game_over", None)
    with pytest.raises(ValueError, match="chance"):
        over.draw(Random(1))


def test_a_random_game_goes_on_for_long() -> None:
    state = after(3, 300)
    assert state.turn > 60


@pytest.mark.clause("Q-43")
def test_who_has_resigned_has_no_goal_on_the_board() -> None:
    state = place("....../....../.23.../.45.../....../......", "a1 a6 f6 f1", "ap7 A t5 gB=2x2:23/45+4x1:2222")
    assert state.has_goal(1)
    assert not state._replace(out=frozenset({1})).has_goal(1)


@pytest.mark.clause("Q-28")
def test_goals_count_turned_and_not_mirrored_unless_agreed() -> None:
    board = place("...../.45../.23../...../.....", "a1 e5")
    windows = board.rules.windows
    assert places_of(Goal(SQUARE, (2, 4, 3, 5)), board.qubes, windows), "turned"
    assert not places_of(Goal(SQUARE, (5, 4, 3, 2)), board.qubes, windows), "mirrored"
