"""Qwirkle Cubes: a random game beside python-chess's, placements a second, and where a cube may go."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import cuboteca
from cuboteca.games.qwirkle_cubes.rules.reach import open_cells
from cuboteca.play.game import NATURE
from tools.bench.beside_chess import random_chess, random_game, seconds
from tools.bench.results import Result

ROUNDS = 5
GAMES = 12
POSITIONS = 1000
MID_GAME = range(20, 75)
"""How many cubes lie on the table."""


def mid_game_positions(rng: Random, count: int) -> list[Any]:
    """Return positions at which somebody decides, from random games."""
    found: list[Any] = []
    while len(found) < count:
        state = cuboteca.games["qwirkle_cubes"].start(rng.choice((2, 3, 4)))
        while state.seat is not None:
            if state.seat != NATURE and len(state.grid.cubes) in MID_GAME:
                found.append(state)
            state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(state.moves()))
    return rng.sample(found, count)


def measure() -> list[Result]:
    game = cuboteca.games["qwirkle_cubes"]
    ratios = []
    for number in range(ROUNDS):
        seeds = range(number * GAMES, (number + 1) * GAMES)
        ours = seconds(lambda seeds=seeds: [random_game(game, Random(seed), 2) for seed in seeds])  # type: ignore[misc]
        theirs = seconds(lambda seeds=seeds: [random_chess(Random(seed)) for seed in seeds])  # type: ignore[misc]
        ratios.append(ours / theirs)
    positions = mid_game_positions(Random(90), POSITIONS)
    anew = [state._replace() for state in positions]
    listing = seconds(lambda: [len(state.moves()) for state in anew])
    placements = sum(len(state.moves()) - len(state.said) for state in anew)
    worst = max(
        min(seconds(lambda state=state, cube=cube: open_cells(state.grid, state.hand, (cube,), ())) for _ in range(3))  # type: ignore[misc]
        for state in positions
        for cube in state.hand
    )
    return [
        Result("Qwirkle Cubes random game / python-chess 100 random plies", median(ratios), "×", 10.0),
        Result("Qwirkle Cubes placements", placements / listing, "a second", None),
        Result("Qwirkle Cubes cells of a cube, worst of 1000 positions", worst * 1000, "ms", 4.0),
    ]
