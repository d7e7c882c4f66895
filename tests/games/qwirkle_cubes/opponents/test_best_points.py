"""The tables are the public engine: the same most points for any hand."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.opponents.best_points import BestPoints, build, held, most_points, opening_tables
from cuboteca.games.qwirkle_cubes.rules.grid import grid_of
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import NATURE
from tests.games.qwirkle_cubes.opponents.core_games import result, searched
from tests.games.qwirkle_cubes.setting import EMPTY_BAG, FIRST, GAME, T12_HAND, after, endgame, opening


def hands(rng: Random, count: int) -> list[tuple[int, ...]]:
    return [tuple(rng.randrange(36) for _ in range(rng.randint(1, 6))) for _ in range(count)]


@pytest.mark.parametrize("seed", range(6))
def test_any_hand_makes_as_many_points_as_the_public_engine_finds(seed: int) -> None:
    rng = Random(seed)
    grid = after(seed, 12 + 12 * seed).grid
    tables = result(build(grid)).tables
    for hand in hands(rng, 20):
        assert most_points(tables, held(hand)) == searched(grid, hand)


def test_full_lines_count_twelve() -> None:
    grid = endgame("Rs Rc Rd Yx", "Gl Bd Pe Pc").grid
    tables = result(build(grid)).tables
    for hand in hands(Random(1), 40):
        assert most_points(tables, held(hand)) == searched(grid, hand)
    assert len(EMPTY_BAG.split()) == 82


def test_a_hand_of_a_colour_makes_a_line_of_it() -> None:
    tables = result(build(grid_of(True, [(0, 0)]))).tables
    assert most_points(tables, held(range(1, 6))) == 12
    assert most_points(tables, held((1, 2))) == 4
    assert most_points(tables, held((7,))) == 0


@pytest.mark.parametrize("seed", range(2))
def test_after_a_placement_the_tables_are_those_of_the_new_grid(seed: int) -> None:
    state, rng = GAME.start(2), Random(seed)
    before: BestPoints | None = None
    placed, grid = 0, state.grid
    while state.seat is not None and placed < 15:
        if state.grid is not grid:
            grid = state.grid
            anew = result(build(grid_of(True, sorted(grid.cubes.items()))))
            before = result(build(grid, before))
            assert before.tables == anew.tables
            placed += 1
        state = _further(state, rng)
    assert placed


def _further(state: State, rng: Random) -> State:
    if state.seat == NATURE:
        return state.play(state.draw(rng))
    puts = [move for move in state.moves() if move.kind == "put"]
    return state.play(rng.choice(puts or state.said))


@pytest.mark.parametrize(("state", "points"), [(FIRST, 3), (opening(T12_HAND), 0)])
def test_the_opening_scores_the_largest_set(state: State, points: int) -> None:
    assert most_points(opening_tables(), held(state.hand)) == points
