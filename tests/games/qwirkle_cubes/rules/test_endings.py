"""How a game ends: running out, the last round, resigning."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.play.game import NATURE
from tests.games.qwirkle_cubes.setting import (
    EMPTY_BAG,
    FITTING,
    LINE,
    SHUT,
    SPARE,
    ended,
    endgame,
    legal,
    place,
    play,
    puts,
    refusal,
)

clause = pytest.mark.clause


@clause("Z-23")
def test_without_a_bag_play_goes_on_without_drawing() -> None:
    state = endgame("Pd Pl Yx", "Rx Rx Rx Gx Bx").play("put Pd@-1,7")
    assert (state.seat, state.hands[0]) == (1, (33, 16))


@clause("Z-24", "Z-19")
def test_all_six_placed_while_the_bag_holds_cubes_is_not_the_end() -> None:
    state = place("Rc@0,0 Oc@1,0", "Yc Ys Yd Yl Yx Ye", SPARE)
    move = "put Ye@2,-5 Yx@2,-4 Yl@2,-3 Yd@2,-2 Ys@2,-1 Yc@2,0"
    placed = state.play(move)
    assert state.bonus_of(move) == 0
    assert placed.scores == (15, 0)
    assert (placed.hands[0], placed.seat, placed.to_draw) == ((), NATURE, 6)
    assert placed.play(placed.draw(Random(1))).seat == 1


@clause("Z-24", "Z-25")
def test_the_last_round_may_be_played_out() -> None:
    hands = ("Pd", "Rx Rx Rx Yx", "Pl Gx Bx")
    state = endgame(*hands, at="A rolls1 pass0", scores="50 57 50", end_round="on")
    out = state.play("put Pd@-1,7")
    assert out.scores == (59, 57, 50)
    assert out.outcome is None
    again = play("roll -; put Rx@-2,6", out)
    assert again.scores == (59, 59, 50)
    assert again.seat == 2
    over = again.play("put Pl@-1,8")
    assert ended(over) == ((0, 1), "ran_out", "Z-24", (59, 59, 54))


@clause("Z-24")
def test_only_the_first_to_run_out_gets_the_bonus() -> None:
    state = endgame("Pd", "Pl", "Rx Rx Rx Yx Gx Bx", scores="0 0 0", end_round="on")
    state = state.play("put Pd@-1,7")
    assert state.bonus_of("put Pl@-1,8") == 0
    assert state.play("put Pl@-1,8").scores == (9, 4, 0)


@clause("Z-24")
def test_the_round_ends_before_whoever_began() -> None:
    hands = ("Rx Rx Rx Yx", "Pd", "Pl Gx Bx")
    last = endgame(*hands, at="B rolls1 pass0", end_round="on", start="seat3")
    assert ended(last.play("put Pd@-1,7")).reason == "ran_out"
    not_last = endgame(*hands, at="B rolls1 pass0", end_round="on", start="seat1")
    assert not_last.play("put Pd@-1,7").seat == 2
    by_lot = endgame(*hands, at="B rolls1 pass0 began=C", end_round="on", start="random")
    assert ended(by_lot.play("put Pd@-1,7")).reason == "ran_out"


@clause("Z-25")
def test_equal_totals_share_the_win() -> None:
    over = endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl", scores="51 60 60").play("put Pd@-1,7")
    assert ended(over).winners == (0, 1, 2)


@clause("Z-28")
def test_a_player_may_resign_on_their_turn() -> None:
    state = place(LINE, FITTING, SPARE, SPARE.replace("Pe", "Ox"), scores="50 1 2")
    assert "resign" not in legal(state)
    resigned = state.play("resign")
    assert (resigned.seat, set(resigned.out)) == (1, {0})
    assert resigned.hands == state.hands
    assert resigned.bag == state.bag
    over = resigned.play("resign")
    assert ended(over) == ((2,), "resigned", "Z-28", (50, 1, 2))
    assert over.hand == (), "nobody moves any more"


@clause("Z-28")
def test_turns_of_whoever_resigned_are_skipped() -> None:
    state = place(LINE, FITTING, SPARE, SPARE.replace("Pe", "Ox"), at="B rolls1 pass0", scores="9 1 2")
    state = state.play("resign")
    assert state.seat == 2
    placed = play("roll 1; > s; put Os@0,1", state)
    assert placed.play(placed.draw(Random(2))).seat == 0


@clause("Z-28", "Z-22")
def test_resigning_may_leave_only_players_who_have_passed() -> None:
    state = place(SHUT, "Rs Rs Oc Yx Gl Bd", "Pe Pe Pe Yx Yx Yx", "Rd Rd Rd Gd Gd Gd", scores="4 9 90")
    over = state.play("pass").play("pass").play("resign")
    assert ended(over) == ((1,), "all_passed", "Z-22", (4, 9, 90))


def test_the_end_refuses_everything() -> None:
    over = endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl").play("put Pd@-1,7")
    for move in ("resign", "pass", "roll 1", "draw > Rs", "put Rs@0,0"):
        assert refusal(over, move) == ("game_over", None)


@pytest.mark.clause("Z-24")
def test_the_last_round_goes_on_to_whoever_is_last_in_it() -> None:
    """The second seat began: after it come the third and the first."""
    hands = ("Rx Rx Rx Yx", "Pd", "Pl Gx Bx")
    state = endgame(*hands, at="B rolls1 pass0", end_round="on", start="seat2").play("put Pd@-1,7")
    assert state.outcome is None
    assert state.seat == 2


@pytest.mark.clause("Z-24")
def test_a_round_of_one_player_ends_with_the_turn() -> None:
    state = place(f"{EMPTY_BAG} Pd@-1,7 Pl@-1,8", "Rx Rx Rx Yx Gx Bx", end_round="on")
    rng = Random(1)
    while state.seat is not None:
        could = sorted(puts(state)) if state.seat != NATURE else []
        state = state.play(could[0] if could else state.draw(rng) if state.seat == NATURE else state.moves()[0])
    assert ended(state).reason == "ran_out"
    assert state.hands == ((),)
