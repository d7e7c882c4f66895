"""What the options come down to: the board, and what holds for a whole game."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from cuboteca.games.qurush.rules.board import EAST, NORTH, OFF, SOUTH, WEST, board_of, square_at, square_name
from cuboteca.games.qurush.rules.options import Rules
from tests.rules.qurush.setting import GAME


def terms(seats: int = 2, **options: str) -> Rules:
    agreed: Rules = GAME.start(seats, options).terms
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
    agreed = terms(seats, board=board)
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


@pytest.mark.parametrize(
    ("options", "held"),
    [
        ({}, "pushes_from_top flips_ridden"),
        ({"true_north": "on"}, "true_north pushes_from_top flips_ridden"),
        ({"squeesh": "on"}, "squeesh pushes_from_top flips_ridden"),
        ({"multiple_agents": "on"}, "agents pushes_from_top flips_ridden"),
        ({"goals4": "both"}, "both_goals pushes_from_top flips_ridden"),
        ({"mirror": "on"}, "mirror pushes_from_top flips_ridden"),
        ({"mirror": "on", "true_north": "on"}, "true_north pushes_from_top flips_ridden"),
        ({"claim": "manual"}, "manual pushes_from_top flips_ridden"),
        ({"tie": "shared"}, "shared_win pushes_from_top flips_ridden"),
        ({"share": "off"}, "apart pushes_from_top flips_ridden"),
        ({"push_from_top": "off"}, "flips_ridden"),
        ({"flip_ridden": "off"}, "pushes_from_top"),
        ({"pull_any": "straight"}, "straight pushes_from_top flips_ridden"),
        ({"open_goals": "on"}, "open_goals pushes_from_top flips_ridden"),
    ],
)
def test_what_each_option_comes_down_to(options: dict[str, str], held: str) -> None:
    asked = "true_north squeesh agents both_goals mirror manual shared_win straight open_goals apart pushes_from_top"
    agreed = terms(4, **options)
    found = {name: getattr(agreed, name) for name in (*asked.split(), "flips_ridden")}
    assert found == {name: name in held.split() for name in found}


@pytest.mark.clause("Q-40", "Q-41", "Q-42")
def test_options_of_more_than_two_values() -> None:
    assert terms(4).first == 0
    assert terms(4, start="seat3").first == 2
    assert terms(4, start="random").first == -1, "that is drawn"
    assert (terms().cap, terms(turn_cap="60").cap) == (0, 60)
    assert [terms(corner=corner).corner for corner in ("opposite", "choose", "random")] == [
        "opposite",
        "choose",
        "random",
    ]
    assert terms(corner="choose").options["corner"] == "choose"


@pytest.mark.clause("Q-41")
def test_nobody_begins_who_does_not_play() -> None:
    with pytest.raises(ValueError, match=r"^Seat 3 cannot begin: there are 2 seats\.$"):
        terms(2, start="seat3")
    with pytest.raises(ValueError, match=r"^Seat 4 cannot begin: there are 3 seats\.$"):
        terms(3, start="seat4")


@pytest.mark.clause("Q-4", "Q-5", "Q-39")
def test_which_goals_there_are_to_choose_from() -> None:
    def texts(agreed: Rules) -> list[tuple[int, str, str]]:
        return [(len(goals), str(goals[0]), str(goals[-1])) for goals in agreed.choices]

    assert texts(terms(2)) == [(256, "2x2:22/22", "2x2:55/55")]
    assert texts(terms(3)) == [(256, "2x2:22/22", "2x2:55/55"), (256, "4x1:2222", "4x1:5555")]
    assert texts(terms(3, goal_numbers="permutation")) == [
        (24, "2x2:23/45", "2x2:54/32"),
        (24, "4x1:2345", "4x1:5432"),
    ]
    assert texts(terms(3, true_north="on"))[1] == (512, "4x1h:2222", "4x1v:5555"), "a row and a column are two goals"


@pytest.mark.clause("Q-33")
def test_where_a_pattern_may_lie() -> None:
    edged, wrapped = terms(wraparound="on", wrap_patterns="off"), terms(wraparound="on", wrap_patterns="on")
    assert edged.windows is terms().windows, "not over the edge"
    assert wrapped.windows is not terms().windows
    assert terms(wrap_patterns="on").windows is terms().windows, "without the edges joined there is nothing to cross"
    assert edged.board.wraps
    assert not terms().board.wraps


@pytest.mark.clause("Q-18", "Q-39")
def test_a_switch_offers_first_what_holds_by_default() -> None:
    north, share = GAME.options["true_north"], GAME.options["share"]
    assert (north.id, north.title, north.clause) == ("true_north", "True North", "Q-39")
    assert (north.default, north.values, north.labels) == ("off", ("off", "on"), ("No", "Yes"))
    assert north.meanings == (
        "A goal counts turned any way.",
        "A goal counts only the way round it was drawn.",
    )
    assert (share.default, share.values, share.labels) == ("on", ("on", "off"), ("Yes", "No"))
    assert share.meanings == ("Pawns may stand on one square or on one die.", "A pawn may not go where another stands.")


def test_terms_are_made_once() -> None:
    one = terms(3, squeesh="on")
    assert one is terms(3, squeesh="on")
    assert one is not terms(4, squeesh="on")
    assert pickle.loads(pickle.dumps(one)) is one is deepcopy(one)  # noqa: S301
