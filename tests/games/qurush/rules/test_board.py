"""The squares of a board, and what lies beside each."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from cuboteca.games.qurush.rules.board import EAST, NORTH, OFF, SOUTH, WEST, board_of, square_at, square_name
from cuboteca.games.qurush.rules.options import Rules
from tests.games.qurush.setting import GAME


def rules_of(seats: int = 2, **options: str) -> Rules:
    agreed: Rules = GAME.start(seats, options).rules
    return agreed


def named(squares: tuple[int, ...]) -> str:
    return " ".join(map(square_name, squares))


def beside(name: str, size: int, wraps: bool) -> dict[int, str]:
    square = square_at("abcdefg".index(name[0]), int(name[1]) - 1)
    return {way: square_name(other) for way, other in board_of(size, wraps).near[square]}


@pytest.mark.clause("Q-2")
@pytest.mark.parametrize(
    ("seats", "board", "size"),
    [
        (2, "stated", 5), (3, "stated", 6), (4, "stated", 6), (2, "dice", 6), (3, "dice", 7), (4, "dice", 7),
        (2, "5", 5), (2, "6", 6), (2, "7", 7), (4, "5", 5),
    ],
)  # fmt: skip
def test_how_large_the_board_is(seats: int, board: str, size: int) -> None:
    agreed = rules_of(seats, board=board)
    assert agreed.seats == seats
    assert agreed.board is board_of(size, False), "the same board for every game that has it"
    assert len(agreed.board.squares) == size * size


@pytest.mark.clause("Q-2", "Q-42")
def test_the_squares_of_a_board() -> None:
    board = board_of(5, False)
    assert (board.size, board.wraps) == (5, False)
    assert named(board.squares[:6]) == "a1 b1 c1 d1 e1 a2"
    assert named(board.interior) == "b2 c2 d2 b3 c3 d3 b4 c4 d4"
    assert named(board.corners) == "a1 a5 e5 e1", "clockwise from the south-west"
    assert named(board_of(7, False).corners) == "a1 a7 g7 g1"
    assert len(board_of(6, False).interior) == 16
    assert pickle.loads(pickle.dumps(board)) is board is deepcopy(board)  # noqa: S301
    assert pickle.loads(pickle.dumps(board_of(6, True))) is board_of(6, True)  # noqa: S301


@pytest.mark.clause("Q-9", "Q-33")
def test_what_lies_beside_a_square() -> None:
    assert beside("c3", 5, False) == {NORTH: "c4", EAST: "d3", SOUTH: "c2", WEST: "b3"}
    assert beside("a1", 5, False) == {NORTH: "a2", EAST: "b1"}
    assert beside("e5", 5, False) == {SOUTH: "e4", WEST: "d5"}
    assert beside("a1", 5, True) == {NORTH: "a2", EAST: "b1", SOUTH: "a5", WEST: "e1"}
    assert beside("f6", 6, True) == {NORTH: "f1", EAST: "a6", SOUTH: "f5", WEST: "e6"}
    board = board_of(5, False)
    a1, b1, c1 = board.squares[:3]
    assert board.way_to(a1, b1) == EAST
    assert board.way_to(b1, a1) == WEST
    assert board.way_to(a1, c1) is None
    f1 = square_at(5, 0)
    assert all(board.step[way][f1] == OFF for way in (NORTH, EAST, SOUTH, WEST)), "not on a board of five"
    assert board.near[f1] == ()
