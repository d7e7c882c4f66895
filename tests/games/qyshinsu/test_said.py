"""Resigning, agreeing on a draw, changing colours, and who begins: Y-2, Y-21, Y-23, Y-24."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca import NATURE
from tests.games.qyshinsu.setting import GAME, adds, begin, ended, legal, place, play, refused, sentence

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


@clause("Y-21", "Y-16")
def test_a_player_without_a_move_has_lost_and_can_say_nothing() -> None:
    lost = place("BO@1 B3@5", "b").play("-O@1")
    for said in ("resign", "draw?", "draw!", "swap", "+1@2"):
        assert refused(lost, said) is None
        assert sentence(lost, said) == "The game is over."


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
def test_a_move_declines_the_offer() -> None:
    state = play("draw? +4@2 +1@6")
    assert state.offer == ""
    assert sentence(state, "draw!") == "Your opponent has not offered a draw."
    assert play("+3@5", state).offer == ""


@clause("Y-24")
def test_one_offer_a_turn() -> None:
    state = begin().play("draw?")
    assert refused(state, "draw?") == "Y-24"
    assert sentence(state, "draw?") == "You have offered a draw this turn: now make your move."
    assert refused(state, "draw!") == "Y-24"
    standing = state.play("+4@2")
    assert refused(standing, "draw?") == "Y-24"
    assert sentence(standing, "draw?") == "Your opponent has offered a draw already: you can accept it."
    assert refused(begin(), "draw!") == "Y-24"


@clause("Y-24")
def test_an_offer_ends_with_the_game() -> None:
    over = place("R3@7 R4@9 B2@1", "r").play("draw?").play("+1@8")
    assert over.offer == ""
    assert ended(over).reason == "no_move"
    assert begin().play("draw?").play("resign").offer == ""


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
    late = "Colours can be changed only by the second player, before their first move."
    assert sentence(begin(swap="on"), "swap") == late
    assert sentence(play("+4@2 swap", begin(swap="on")), "swap") == late
    assert refused(play("+4@2 +1@6", begin(swap="on")), "swap") == "Y-23"
    assert refused(play("+4@2"), "swap") == "Y-23"
    assert sentence(play("+4@2"), "swap") == "In this game everybody keeps their colour."
    assert "swap" not in legal(play("+4@2 swap +1@6", begin(swap="on")))


@clause("Y-23", "Y-24")
def test_changing_colours_passes_an_offer_on_or_declines_it() -> None:
    assert play("+4@2 draw? swap", begin(swap="on")).offer == "standing"
    assert play("draw? +4@2 swap", begin(swap="on")).offer == ""


@clause("Y-23")
def test_who_loses_after_the_colours_changed() -> None:
    state = place("R3@7 R4@9 B2@1", "r", ply=20, swap="on").play("+1@8")
    assert ended(state).winners == (1,)
    state = GAME.position("B2 . . . . . R3 . R4 . . . r - - 20 swapped swap=on").play("+1@8")
    assert ended(state).winners == (0,)


@clause("Y-2")
def test_red_may_begin() -> None:
    state = begin(first_player="red")
    assert (state.seat, state.to_move) == (1, "r")
    assert state.play("+4@2").stone(2) == ("r", 4)
    assert refused(state, "first=B") == "Y-2"
    assert sentence(state, "first=B") == "It is settled already who begins."


@clause("Y-2")
def test_chance_may_say_who_begins() -> None:
    state = begin(first_player="random")
    assert state.seat == NATURE
    assert state.to_move is None
    assert [str(move) for move in state.moves()] == ["first=B", "first=R"]
    assert all(move.random and not move.reveals for move in state.moves())
    assert (state.offer, state.ended, state.outcome) == ("", "", None)
    assert state.play("first=B").seat == 0
    assert state.play("first=R").seat == 1
    assert state.play("first=R").ply == 0
    assert {state.draw(Random(seed)).text for seed in range(20)} == {"first=B", "first=R"}
    for said in ("+4@2", "resign", "draw?", "swap"):
        assert refused(state, said) == "Y-2"
        assert sentence(state, said) == "Chance has yet to say who begins."
    with pytest.raises(ValueError, match=r"^Nothing is left to chance here\.$"):
        state.play("first=B").draw(Random(1))
    assert not begin().moves()[0].random


@clause("Y-2")
def test_the_old_stone_may_be_kept_from_opening() -> None:
    state = begin(opening="no_old")
    assert legal(state) == adds("12345", *range(1, 13))
    assert refused(state, "+O@1") == "Y-2"
    assert sentence(state, "+O@1") == "In this game nobody opens with the Old stone."
    assert "+O@6" in legal(state.play("+4@2"))


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


def test_starting_with_what_the_game_does_not_have() -> None:
    with pytest.raises(ValueError, match=r"^Qyshinsu is for two players\.$"):
        GAME.start(seats=3)
    with pytest.raises(ValueError, match="no option"):
        GAME.start(options={"koh": "off"})
    with pytest.raises(ValueError, match="cannot be"):
        GAME.start(options={"ko": "never"})
    assert GAME.start(seats=2, options={"maxPlies": 49, "ko": "twoTurns"}, seed=7).options["ko"] == "two_turns"
    assert GAME.start(options={"swap": True}).options["swap"] == "on"
    assert GAME.about.seats == (2,)
    assert begin().seats == 2
