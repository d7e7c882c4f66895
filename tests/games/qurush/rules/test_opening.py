"""Before the first turn: homes, goals, and who begins."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.play.game import NATURE
from tests.games.qurush.setting import GAME, begin, legal, pawns, refused


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
    with pytest.raises(ValueError, match="Player 3"):
        GAME.start(2, {"start": "seat3"})
