"""Who has lost, and when a game is a draw."""

from __future__ import annotations

import pytest

from tests.games.qyshinsu.setting import GAME, begin, ended, legal, place, play, reason, refused

clause = pytest.mark.clause


@clause("Y-21", "Y-16")
def test_a_player_without_a_move_has_lost_and_can_say_nothing() -> None:
    lost = place("BO@1 B3@5", "b").play("-O@1")
    for said in ("resign", "draw?", "draw!", "swap", "+1@2"):
        assert refused(lost, said) is None
        assert reason(lost, said) == "game_over"


@clause("Y-23")
def test_who_loses_after_the_colours_changed() -> None:
    state = place("R3@7 R4@9 B2@1", "r", ply=20, swap="on").play("+1@8")
    assert ended(state).winners == (1,)
    state = GAME.position("B2 . . . . . R3 . R4 . . . r - - 20 swapped swap=on").play("+1@8")
    assert ended(state).winners == (0,)


@clause("Y-16", "Y-23")
def test_who_takes_the_other_colour_and_leaves_no_answer_has_won() -> None:
    """No game comes here; a position that is brought in may."""
    offered = GAME.position(". . . . . . B2 . B3 . . . b - - 0 swap=on").play("+1@8")
    assert legal(offered) == {"swap"}
    over = offered.play("swap")
    assert ended(over).reason == "no_move"
    assert ended(GAME.position(over.position)) == ended(over)


@clause("Y-20")
def test_a_game_may_have_a_longest_length() -> None:
    state = play("+4@2 +1@6", begin(max_plies="3"))
    assert state.outcome is None
    over = state.play("+3@5")
    assert ended(over) == ((), "max_plies", "Y-20", None)
    assert "+O@8" in legal(play("+4@2 +1@6 +3@5", begin(max_plies="4")))
    assert ended(play("+4@2", begin(max_plies="1"))).reason == "max_plies"


@clause("Y-20", "Y-16")
def test_a_loser_at_the_last_move_has_lost() -> None:
    state = place("R3@7 R4@9 B2@1", "r", ply=20, max_plies="21").play("+1@8")
    assert ended(state).reason == "no_move"


@clause("Y-19")
def test_what_has_no_full_past_is_not_counted() -> None:
    assert "|" not in play("+5@2 +1@9").position
    assert play("+5@2 +1@9 +5@8").position.count("|") == 1
    assert "|" not in play("+5@2 +1@9 +5@8", begin(repetition="none")).position
    assert play("+5@2 +1@9 +5@8", begin(ko="two_turns")).position.count("|") == 0
    assert play("+5@2 +1@9 +5@8 +O@1 +3@12", begin(ko="two_turns")).position.count("|") == 1
