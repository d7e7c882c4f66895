"""A die that shows three faces is one body: whatever way it lies, its faces agree."""

from __future__ import annotations

from itertools import product

import pytest

from cuboteca.games.qurush.view.art.dice import FIGURES, figure
from cuboteca.games.qurush.view.art.measures import CELL, HALF, RISE, WAYS, seen_way
from cuboteca.games.qurush.view.art.orientation import (
    START,
    Die,
    every_die,
    flipped,
    lying,
    tipped,
    turned,
    way_to,
)

OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}
every = pytest.mark.parametrize("die", every_die(), ids=lambda die: "".join(map(str, die)))


@pytest.mark.clause("Q-1")
def test_a_die_begins_with_six_up_and_five_to_the_bottom_edge() -> None:
    assert Die(6, 5, 3) == START


def test_there_are_twenty_four_ways_to_lie() -> None:
    assert len(set(every_die())) == 24
    assert {die.top for die in every_die()} == set(range(1, 7))


@every
def test_three_faces_are_three_different_pairs(die: Die) -> None:
    """Opposite faces sum to 7, so no two of the three that show do."""
    assert len({min(face, 7 - face) for face in die}) == 3


@every
def test_one_two_three_run_anticlockwise(die: Die) -> None:
    """The western hand, as a determinant: the ways (east, north, up) in which 1, 2 and 3 look."""
    looks = {die.top: (0, 0, 1), die.south: (0, -1, 0), die.east: (1, 0, 0)}
    looks |= {7 - face: (-x, -y, -z) for face, (x, y, z) in looks.items()}
    (a, b, c), (d, e, f), (g, h, i) = (looks[face] for face in (1, 2, 3))
    assert a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) == 1


@every
@pytest.mark.parametrize("way", WAYS)
def test_tipping_there_and_back(die: Die, way: str) -> None:
    assert tipped(tipped(die, way), OPPOSITE[way]) == die
    assert tipped(tipped(tipped(tipped(die, way), way), way), way) == die


@pytest.mark.clause("Q-24")
@every
def test_a_flip_brings_up_each_side_face_and_no_other(die: Die) -> None:
    assert {tipped(die, way).top for way in WAYS} == {1, 2, 3, 4, 5, 6} - {die.top, 7 - die.top}
    assert way_to(die, die.top) is None
    assert way_to(die, 7 - die.top) is None
    assert flipped(die, 7 - die.top) == die


def test_tipped_north_what_looked_south_comes_up() -> None:
    assert tipped(START, "n").top == START.south
    assert tipped(START, "w").top == START.east


@every
@pytest.mark.parametrize(("way", "quarters"), [*product(WAYS, range(4))])
def test_a_flip_looks_the_same_from_every_side_of_the_board(die: Die, way: str, quarters: int) -> None:
    assert turned(tipped(die, way), quarters) == tipped(turned(die, quarters), seen_way(way, quarters))


def test_four_quarters_are_none() -> None:
    assert [turned(START, 4), turned(START, 0)] == [START, START]
    assert turned(START, 1).south == START.east


@pytest.mark.parametrize("top", range(1, 7))
def test_a_die_whose_story_is_not_known_shows_its_number(top: int) -> None:
    assert lying(top).top == top
    assert lying(top) in every_die()


def _seen_faces(die: Die) -> tuple[tuple[int, int, int], ...]:
    """The three faces that show: number, the face below it, the face to its right."""
    top, front, right = die
    return (top, front, right), (front, 7 - top, right), (right, 7 - top, 7 - front)


@pytest.mark.parametrize("number", [2, 3, 6])
def test_pips_are_points_of_the_body(number: int) -> None:
    """Wherever a 2 or a 3 is seen its outer pips lie at the same two corners of the die; the threes of a 6 run from
    the same face to the same face."""
    found: set[object] = set()
    for die in every_die():
        for seen, below, beside in _seen_faces(die):
            if seen == number:
                x, y = FIGURES[figure(seen, below, beside)][0]
                if number == 6:
                    threes_run_down = len({px for px, _ in FIGURES[figure(seen, below, beside)]}) == 2
                    found.add(frozenset((below, 7 - below) if threes_run_down else (beside, 7 - beside)))
                else:
                    ends = [{below if s * y > 0 else 7 - below, beside if s * x > 0 else 7 - beside} for s in (1, -1)]
                    found.add(frozenset(frozenset(end) for end in ends))
    assert len(found) == 1


def test_each_figure_has_as_many_pips_as_it_says() -> None:
    assert all(len(points) == int(name[0]) for name, points in FIGURES.items())


def test_a_die_lies_within_its_square() -> None:
    """So no square is hidden by the die before it, and a tap on a die is a tap on its square."""
    assert HALF - RISE[0] <= CELL / 2
    assert HALF - RISE[1] <= CELL / 2
