"""Cu[o]be: a random whole game beside python-chess's random game."""

from __future__ import annotations

from random import Random
from statistics import median

from cuboteca.games import cuobe
from tools.bench.beside_chess import random_chess, random_game, seconds
from tools.bench.results import Result

GAMES = 100
SEATS = (2, 3, 4)


def measure() -> list[Result]:
    game = cuobe.game()
    random_game(game, Random(0), 2)
    ours, theirs = [], []
    for seed in range(GAMES):
        ours.append(seconds(lambda seed=seed: random_game(game, Random(seed), SEATS[seed % 3])))  # type: ignore[misc]
        theirs.append(seconds(lambda seed=seed: random_chess(Random(seed))))  # type: ignore[misc]
    note = f"{1000 * median(ours):.1f} against {1000 * median(theirs):.1f} ms"
    ratio = median(ours) / median(theirs)
    return [Result("Cu[o]be random game / python-chess 100 random plies", ratio, "×", 10.0, note=note)]
