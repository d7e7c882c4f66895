"""Hands that fit nowhere, forced rolls, and passing."""

from __future__ import annotations

import pytest

from cuboteca.play.game import NATURE
from tests.games.qwirkle_cubes.setting import (
    FITTING,
    LINE,
    NOTCHED,
    SHUT,
    SPARE,
    STUCK,
    ended,
    legal,
    opening,
    place,
    play,
    puts,
    refusal,
    refused,
)

clause = pytest.mark.clause


@clause("Z-21", "Z-5")
def test_a_hand_that_fits_nowhere_is_rolled_until_it_does() -> None:
    state = place(LINE, STUCK, SPARE)
    assert refused(state, "pass") == "Z-21"
    forced = state.play("roll -")
    assert forced.seat == NATURE
    assert len(forced.moves()) == 6**6
    assert forced.moves()[7] in forced.moves()
    for move in ("roll 1", "pass", "put Yd@0,1", "resign"):
        assert refused(forced, move) == "Z-21"
    assert refused(forced, "roll! > c c") == "Z-6"
    again = forced.play("roll! > d d d d x x")
    assert again.seat == NATURE
    assert again.play("roll! > s d d d d d").seat == 0
    rolled = play("roll 1; > d", state)
    assert rolled.seat == NATURE


@clause("Z-5", "Z-21")
def test_no_free_roll_after_a_forced_one() -> None:
    for options in ({}, {"rerolls": "unlimited"}):
        turn = "A rolls1 pass0" if not options else "A rolls* pass0"
        state = play("roll -; roll! > s d d d d d", place(LINE, STUCK, SPARE, at=turn, **options))
        assert state.rolls == 0
        assert legal(state) == puts(state)
        assert refused(state, "roll 1") == "Z-5"


@clause("Z-21", "Z-22")
def test_stuck_may_mean_passing() -> None:
    state = place(LINE, STUCK, SPARE, stuck="pass")
    assert "pass" not in legal(state)
    assert refused(state, "pass") == "Z-21"
    declined = state.play("roll -")
    assert legal(declined) == {"pass"}
    passed = declined.play("pass")
    assert (passed.seat, passed.passes) == (1, 1)
    over = play("roll 1; > e; pass", passed)
    assert ended(over) == ((0, 1), "all_passed", "Z-22", (0, 0))
    assert refused(place(LINE, FITTING, SPARE, stuck="pass"), "pass") == "Z-20"


@clause("Z-22")
def test_whoever_no_roll_can_help_passes() -> None:
    state = place(SHUT, "Rs Rs Oc Yx Gl Bd", "Pe Pe Pe Yx Yx Yx", scores="40 30")
    assert state.is_dead
    assert legal(state) == {"pass"}
    for move in ("roll 1", "roll -", "put Rs@6,0"):
        assert refused(state, move) in ("Z-22", "Z-13")
    assert refusal(state, "roll 1") == ("must_pass", "Z-22")
    over = state.play("pass").play("pass")
    assert ended(over) == ((0,), "all_passed", "Z-22", (40, 30))


@clause("Z-22")
def test_a_hand_is_not_dead_while_a_roll_could_help() -> None:
    dead = place(NOTCHED, "Rs Rs Oc Yx Gl Bd", "Pe Yx Yx Yx Yx Yx")
    assert legal(dead) == {"pass"}
    stuck = place(NOTCHED, "Rs Rs Oc Yx Gl Pd", "Pe Yx Yx Yx Yx Yx")
    assert "roll -" in legal(stuck)
    assert "pass" not in legal(stuck)
    other = dead.play("pass")
    assert (other.seat, other.passes) == (1, 1)
    placed = other.play("put Pe@5,5")
    assert placed.passes == 0
    assert placed.scores == (0, 24)


@clause("Z-20")
def test_placing_is_a_must_unless_agreed_otherwise() -> None:
    assert refused(place(LINE, FITTING, SPARE), "pass") == "Z-20"
    state = place(LINE, FITTING, SPARE, must_place="off")
    assert "pass" in legal(state)
    assert state.play("pass").passes == 1
    rolled = play("roll 1; > s", state)
    assert rolled.rolled
    assert rolled.play("pass").passes == 0
    declined = state.play("roll -")
    assert declined.play("pass").passes == 1
    assert "pass" not in legal(opening("Rs Rc Rd Yx Yx Yx", must_place="off"))
    assert refused(opening("Rs Rc Rd Yx Yx Yx", must_place="off"), "pass") == "Z-14"


@clause("Z-20", "Z-21")
def test_a_forced_roll_is_no_pass_either() -> None:
    state = place(LINE, STUCK, SPARE, at="A rolls1 pass1", must_place="off")
    assert {"pass", "roll -"} <= legal(state)
    forced = state.play("roll -")
    assert forced.seat == NATURE
    rolled = forced.play("roll! > s d d d d d")
    assert rolled.play("pass").passes == 0
    assert ended(state.play("pass")).reason == "all_passed"


@clause("Z-22", "Z-20")
def test_rolling_in_vain_is_a_pass_only_where_stuck_means_passing() -> None:
    for stuck, passes in (("pass", 1), ("reroll_all", 0)):
        state = place(LINE, STUCK, SPARE, at="A rolls2 pass0", rerolls="2", must_place="off", stuck=stuck)
        assert play("roll 1; > d; pass", state).passes == passes


@clause("Z-27", "Z-22")
def test_one_action_has_no_forced_roll_later() -> None:
    state = place(LINE, STUCK, SPARE, at="A rolls1 pass0 turn=one_action")
    assert len(legal(state)) == 63
    assert refused(state, "pass") == "Z-27"
    free = place(LINE, STUCK, SPARE, at="A rolls1 pass0 turn=one_action stuck=pass")
    assert "pass" in legal(free)
    dead = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE, at="A rolls1 pass0 turn=one_action")
    assert legal(dead) == {"pass"}
