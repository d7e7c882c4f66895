"""Chance: what it may do, listed without a list, and sampled."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.rules.chance import Draws, Starts, Throws, sample_cubes
from cuboteca.games.qwirkle_cubes.rules.cubes import SHAPES
from cuboteca.games.qwirkle_cubes.rules.moves import ROLLED, Move
from tests.games.qwirkle_cubes.setting import after, begin, place

SMALL = [((2, 0, 1, 0, 0, 0), 2), ((1, 1, 1, 1, 1, 1), 3), ((0, 0, 0, 3, 0, 0), 3), ((0, 1, 0, 0, 0, 0), 1)]


@pytest.mark.clause("Z-1", "Z-19")
@pytest.mark.parametrize(("bag", "count"), SMALL)
def test_draws_are_every_order_of_every_cube_once(bag: tuple[int, ...], count: int) -> None:
    draws = Draws(bag, count)
    listed = list(draws)
    assert len(listed) == len(draws) == draws.size == len(set(listed))
    assert all(move in draws for move in listed)
    assert all(draws[number] == move for number, move in enumerate(listed))
    colours = {tuple(cube // 6 for cube in move.faces) for move in listed}
    assert len(listed) == len(colours) * 6**count
    assert all(sum(c == colour for c in order) <= bag[colour] for order in colours for colour in range(6))


def test_a_first_hand_is_one_of_two_thousand_million() -> None:
    moves = begin().chance
    assert moves is not None
    assert moves.size == 36**6  # `len` would do for all but the browser, where an index has 31 bits
    assert moves[0] in moves
    assert str(moves[0]) == "draw > Rc Rc Rc Rc Rc Rc"
    assert str(moves[-1]) == "draw > Pe Pe Pe Pe Pe Pe"
    assert bool(moves)
    assert [str(move) for move in moves[5:8]] == [
        "draw > Rc Rc Rc Rc Rc Re",
        "draw > Rc Rc Rc Rc Rc Oc",
        "draw > Rc Rc Rc Rc Rc Os",
    ]
    with pytest.raises(IndexError):
        moves[36**6]
    assert begin().play(moves[123456789]).seat is not None


def test_what_is_not_among_the_outcomes() -> None:
    draws = Draws((1, 1, 0, 0, 0, 0), 2)
    assert Move("drawn", faces=(0, 1)) not in draws
    assert Move("drawn", faces=(0,)) not in draws
    assert Move("drawn", faces=(0, 36)) not in draws
    assert Move("drawn", faces=(0, -1)) not in draws
    throws = Throws(ROLLED, (0, 2), 2)
    assert Move("rolled", slots=(0, 2), faces=(0, 6)) not in throws
    assert Move("rolled", slots=(0, 1), faces=(0, 5)) not in throws
    assert Move("first", faces=(2,)) not in Starts(2)


@pytest.mark.clause("Z-6")
def test_each_shape_is_equally_likely_and_comes_in_slot_order() -> None:
    state = place("Rs@0,0 Rc@1,0", "Bs Gs Rd Rd Oc Px", "Pe Pe Pe Pe Pe Pe").play("roll 2 5")
    fallen = Counter(state.draw(Random(seed)).faces for seed in range(3600))
    assert len(fallen) == 36
    assert all(50 < count < 160 for count in fallen.values())
    move = state.draw(Random(4))
    rng = Random(4)
    assert move.faces == (rng.randrange(6), rng.randrange(6))


@pytest.mark.clause("Z-2")
def test_each_cube_of_the_bag_is_equally_likely() -> None:
    state = after(3, 30, seats=2)
    assert state.in_bag
    drawing = Draws((1, 0, 0, 0, 0, 3), 1)
    assert drawing.size == 12
    from cuboteca.games.qwirkle_cubes.rules.chance import sample_cubes

    drawn = Counter(sample_cubes((1, 0, 0, 0, 0, 3), 1, Random(seed))[0] // 6 for seed in range(4000))
    assert drawn[0] == pytest.approx(1000, abs=150)
    assert drawn[5] == pytest.approx(3000, abs=150)


def test_the_same_seed_gives_the_same_game() -> None:
    assert after(7, 40) == after(7, 40)
    assert after(7, 40) != after(8, 40)
    assert len(SHAPES) == 6


@pytest.mark.clause("Z-6")
def test_two_cubes_fall_in_thirty_six_ways_each_once() -> None:
    throws = [str(move) for move in Throws(ROLLED, (0, 2), 2)]
    assert throws == [f"roll 1 3 > {one} {two}" for one in SHAPES for two in SHAPES]


@pytest.mark.clause("Z-1", "Z-19")
def test_a_cube_that_is_drawn_is_not_in_the_bag_any_more() -> None:
    for seed in range(20):
        assert sorted(cube // 6 for cube in sample_cubes((1, 0, 0, 0, 0, 1), 2, Random(seed))) == [0, 5]
