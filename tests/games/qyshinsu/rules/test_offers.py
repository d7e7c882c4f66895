"""Resigning, agreeing on a draw, changing colours: what is said beside the moves."""

from __future__ import annotations

import pytest

from tests.games.qyshinsu.setting import GAME, adds, begin, ended, legal, place, play, reason, refused

clause = pytest.mark.clause


@clause("Y-21")
def test_whoever_is_to_move_may_resign() -> None:
    assert ended(begin().play("resign")) == ((1,), "resigned", "Y-21", None)
    assert ended(play("+4@2 resign")).winners == (0,)
    assert play("+4@2 resign").ply == 1


@clause("Y-21")
def test_what_is_said_is_not_among_the_moves() -> None:
    state = play("draw? +4@2")
    assert legal(state) == adds("O12345", 6, 10)


@clause("Y-24")
def test_a_draw_is_offered_and_accepted() -> None:
    offered = play("+4@2 draw?")
    assert (offered.seat, offered.ply, offered.offer) == (1, 1, "made")
    moved = offered.play("+1@6")
    assert moved.offer == "standing"
    over = moved.play("draw!")
    assert ended(over) == ((), "draw_agreed", "Y-24", None)
    assert over.offer == ""


@clause("Y-24")
def test_whose_offer_it_is_until_it_is_answered_or_lapses() -> None:
    made = play("+4@2 draw?")
    assert play("+4@2").offers_draw is None
    assert made.offers_draw == 1
    assert made.play("+1@6").offers_draw == 1
    assert made.play("+1@6").play("draw!").offers_draw is None
    assert made.play("+1@6").play("+1@5").offers_draw is None
    assert play("draw? +4@2 swap", begin(swap="on")).offers_draw is None


@clause("Y-24")
def test_a_move_declines_the_offer() -> None:
    state = play("draw? +4@2 +1@6")
    assert state.offer == ""
    assert reason(state, "draw!") == "no_draw_offered"
    assert play("+3@5", state).offer == ""


@clause("Y-24")
def test_one_offer_a_turn() -> None:
    state = begin().play("draw?")
    assert refused(state, "draw?") == "Y-24"
    assert reason(state, "draw?") == "draw_offered_by_you"
    assert refused(state, "draw!") == "Y-24"
    standing = state.play("+4@2")
    assert refused(standing, "draw?") == "Y-24"
    assert reason(standing, "draw?") == "draw_offered"
    assert refused(begin(), "draw!") == "Y-24"


@clause("Y-24")
def test_an_offer_ends_with_the_game() -> None:
    over = place("R3@7 R4@9 B2@1", "r").play("draw?").play("+1@8")
    assert over.offer == ""
    assert ended(over).reason == "no_move"
    assert begin().play("draw?").play("resign").offer == ""
    swapped = GAME.position(". . . . . . B2 . B3 . . . b - - 0 swap=on").play("draw?").play("+1@8").play("swap")
    assert (swapped.ended, swapped.offer) == ("no_move", "")


@clause("Y-23")
def test_the_second_player_may_take_the_other_colour() -> None:
    offered = play("+4@2", begin(swap="on"))
    assert legal(offered) == adds("O12345", 6, 10) | {"swap"}
    swapped = offered.play("swap")
    assert (swapped.seat, swapped.to_move, swapped.ply) == (0, "r", 1)
    assert swapped.ring == offered.ring
    assert legal(swapped) == adds("O12345", 6, 10)
    assert swapped.play("+1@6").seat == 1
    assert ended(swapped.play("resign")).winners == (1,)


@clause("Y-23")
def test_colours_change_once_and_only_then() -> None:
    assert reason(begin(swap="on"), "swap") == "swap_late"
    assert reason(play("+4@2 swap", begin(swap="on")), "swap") == "swap_late"
    assert refused(play("+4@2 +1@6", begin(swap="on")), "swap") == "Y-23"
    assert refused(play("+4@2"), "swap") == "Y-23"
    assert reason(play("+4@2"), "swap") == "swap_off"
    assert "swap" not in legal(play("+4@2 swap +1@6", begin(swap="on")))


@clause("Y-23", "Y-24")
def test_changing_colours_passes_an_offer_on_or_declines_it() -> None:
    assert play("+4@2 draw? swap", begin(swap="on")).offer == "standing"
    assert play("draw? +4@2 swap", begin(swap="on")).offer == ""
