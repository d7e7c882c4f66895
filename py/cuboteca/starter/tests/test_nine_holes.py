"""Nine Holes: an example for each clause, taps, and games at random."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.play.game import IllegalMove, UnreadablePosition
from cuboteca.play.view import Played, Selected, View
from cuboteca.starter.nine_holes import ABOUT, game, game_view
from cuboteca.starter.nine_holes.opponents import OPPONENTS
from cuboteca.starter.nine_holes.rules.game import State

GAME, VIEW = game(), game_view()


def after(*moves: str, **options: object) -> State:
    """Return the position after some moves."""
    state = GAME.start(options=options)
    for move in moves:
        state = state.play(move)
    return state


def test_marbles_are_placed_in_turn_in_empty_holes() -> None:
    state = after("5", "1")
    assert state.position == "b...a.... 2"
    with pytest.raises(IllegalMove, match="hole 5: there’s a marble"):
        state.play("5")
    with pytest.raises(IllegalMove, match="Place all your marbles"):
        state.play("5-9")


def test_when_all_lie_one_is_moved() -> None:
    state = after("1", "2", "3", "5", "6", "9")
    assert state.play("1-4").cells == ".baaba..b"
    with pytest.raises(IllegalMove, match="Select one of them"):
        state.play("4")
    with pytest.raises(IllegalMove, match="your own"):
        state.play("2-4")


def test_three_in_a_row_win() -> None:
    state = after("1", "4", "2", "5", "3")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.moves() == ()


def test_slanted_rows_count_if_players_agree() -> None:
    moves = ("1", "2", "5", "3", "9")
    assert after(*moves).outcome is None
    assert after(*moves, slanted="on").outcome is not None


def test_a_position_is_read_as_it_was_written() -> None:
    state = after("1", "4", "2", slanted="on")
    assert GAME.position(state.position) == state
    with pytest.raises(UnreadablePosition):
        GAME.position("aaa...... 3")


def test_taps_make_moves() -> None:
    names = ("Ada", "Bo")
    assert VIEW.tap(View(after(), names), "hole:5") == Played("5")
    moving = after("1", "2", "3", "5", "6", "9")
    assert isinstance(VIEW.tap(View(moving, names), "hole:1"), Selected)
    assert VIEW.tap(View(moving, names, picked=("hole:1",)), "hole:4") == Played("1-4")
    assert isinstance(VIEW.tap(View(moving, names), "hole:2"), IllegalMove)


@pytest.mark.parametrize("seed", range(20))
def test_games_at_random_end_and_can_be_drawn(seed: int) -> None:
    rng, state = Random(seed), GAME.start(seats=ABOUT.seats[0])
    while state.seat is not None:
        view = View(state, ("Ada", "Bo"))
        assert VIEW.board(view) + VIEW.hand(view)
        assert len(VIEW.choices(view)) == len(state.moves())
        assert GAME.position(state.position) == state
        state = state.play(rng.choice(state.moves()))
    assert VIEW.ending(View(state, ("Ada", "Bo")))[0]


def test_a_master_takes_a_row() -> None:
    state = after("1", "4", "2", "7")
    *_, thought = OPPONENTS.think(state, OPPONENTS.levels["master"], Random(1))
    assert thought.move == "3"
