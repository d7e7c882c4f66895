"""Where a cube may go: the quick answer against trying every legal placement."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.rules.grid import Cell, cell_at, xy
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import NATURE
from tests.games.qwirkle_cubes.setting import NOTCHED, SHUT, T11_HAND, T12_HAND, begin, opening, place

Held = tuple[tuple[int, Cell], ...]


def tried(state: State, placements: list[dict[int, int]], slots: tuple[int, ...], placed: Held) -> dict[Cell, bool]:
    """The cells by going through all legal placements."""
    hand = state.hand
    lies = {cell_at(*cell): hand[slot] for slot, cell in placed}
    chosen = {hand[slot] for slot in slots}
    found: dict[Cell, bool] = {}
    for new in placements:
        if lies.items() <= new.items():
            for cell, cube in new.items():
                if cell not in lies and cube in chosen:
                    found[xy(cell)] = found.get(xy(cell), False) or len(new) == len(lies) + 1
    return found


@pytest.mark.parametrize("seed", range(16))
def test_cells_are_those_of_all_legal_placements(seed: int) -> None:
    rng = Random(seed)
    state = begin(rng.choice((2, 3)), duplicates=rng.choice(("forbid", "forbid", "allow")))
    number = 0
    while state.seat is not None:
        if state.seat != NATURE:
            number += 1
            if number % 5 == 1 or len(state.hand) < 6:
                follow_taps(state, rng)
        moves = state.moves()
        state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(moves))


def follow_taps(state: State, rng: Random) -> None:
    """Place cube after cube at random, looking at every hand cube at every step."""
    placements = [dict(move.cubes) for move in state.moves() if move.kind == PUT]
    held: Held = ()
    while True:
        free = [slot for slot in range(len(state.hand)) if slot not in {slot for slot, _ in held}]
        for slot in free:
            assert state.cells_for((slot,), held) == tried(state, placements, (slot,), held), (state, slot, held)
        assert state.cells_for(free, held) == tried(state, placements, tuple(free), held)
        choices = [(slot, cell) for slot in free for cell in state.cells_for((slot,), held)]
        if not choices:
            return
        held += (rng.choice(choices),)


@pytest.mark.clause("Z-14", "Z-30")
def test_the_first_turn_offers_the_longest_line() -> None:
    state = opening(T11_HAND)
    three = {(0, 0): False, (0, 1): False, (0, 2): False, (1, 0): False, (2, 0): False}
    assert state.cells_for((0,)) == three
    assert state.cells_for((1,)) == {}
    assert state.cells_for((2,), ((0, (2, 0)),)) == {(0, 0): False, (1, 0): False}
    assert state.cells_for((3,), ((0, (2, 0)), (2, (0, 0)))) == {(1, 0): True}
    assert state.cells_for((4,), ((0, (2, 0)), (2, (0, 0)))) == {}
    assert opening(T12_HAND).cells_for(range(6)) == {}


@pytest.mark.clause("Z-22")
def test_no_cell_is_open_where_nothing_fits() -> None:
    assert place(SHUT, "Rs Rs Oc Yx Gl Bd", "Pe Pe Pe Yx Yx Yx").cells_for(range(6)) == {}
    notched = place(NOTCHED, "Pe Rs Oc Yx Gl Bd", "Pe Pe Pe Yx Yx Yx")
    assert notched.cells_for(range(6)) == {(-1, 5): True, (5, -1): True, (5, 5): True}
    assert notched.cells_for((1,)) == {}
    assert notched.play("roll 1").cells_for(range(6)) == {}


@pytest.mark.clause("Z-8", "Z-9")
def test_a_cell_further_away_is_open_when_the_gap_can_be_filled() -> None:
    state = place("Rs@0,0 Rc@1,0", "Rd Rl Yx Yx Yx Yx", "Pe Pe Pe Pe Pe Pe")
    cells = state.cells_for((0,))
    assert cells[2, 0] is True
    assert cells[3, 0] is False
    assert (4, 0) not in cells
    assert state.cells_for((1,), ((0, (3, 0)),)) == {(2, 0): True}
    assert state.cells_for((2,), ((0, (3, 0)),)) == {}


@pytest.mark.clause("Z-12")
def test_a_cell_between_two_equal_cubes_stays_shut() -> None:
    grid = "Rx@0,0 Rc@1,0 Bx@0,1 Yx@0,2 Px@1,2 Ox@2,2 Gx@3,2 Bx@3,1 Rx@3,0"
    state = place(grid, "Rs Rd Rl Yd Gd Od", "Pe Pe Pe Pe Pe Pe")
    assert (2, 0) not in state.cells_for((1,))
    assert (2, 0) not in state.cells_for((1,), ((0, (-1, 0)),))
    assert (2, 0) not in state.cells_for((1,), ((0, (4, 0)),))
    assert {cell for cell in state.cells_for((1,), ((0, (4, 0)),)) if cell[1] == 0} == {(5, 0), (6, 0)}


@pytest.mark.clause("Z-13")
def test_no_cell_is_open_beyond_six() -> None:
    state = place("Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0", "Rs Rs Rs Yd Gd Od", "Pe Pe Pe Pe Pe Pe", duplicates="allow")
    assert {cell for cell in state.cells_for((1,), ((0, (-1, 0)),)) if cell[1] == 0} == {(-2, 0), (4, 0)}
    assert state.cells_for((2,), ((0, (-1, 0)), (1, (4, 0)))) == {}
    assert (-2, 0) in state.cells_for((0,))
    assert (-3, 0) not in state.cells_for((0,))


def test_what_a_part_of_a_placement_scores() -> None:
    state = place("Rs@0,0 Rc@1,0", "Rd Rl Yx Yx Yx Yx", "Pe Pe Pe Pe Pe Pe")
    assert [line.points for line in state.score_of("put Rd@2,0")] == [3]
    assert state.score_of("put Rd@3,0") == ()
    assert [line.points for line in state.score_of("put Rd@2,0 Rl@3,0")] == [4]
    assert state.score_of("roll 1") == ()
    assert state.score_of(Move(PUT)) == ()
    assert state.bonus_of("roll 1") == 0
