"""Cu[o]be: a random whole game beside python-chess's random game."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

from cuboteca.games import cuobe
from cuboteca.play.game import NATURE
from tools.bench.qwirkle import random_chess, seconds
from tools.bench.results import Result

GAMES = 100
SEATS = (2, 3, 4)


def random_game(rng: Random, seats: int) -> Any:
    """A whole game, every decision drawn evenly from all legal moves; its last state."""
    state: Any = cuobe.game().start(seats)
    while state.seat is not None:
        state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(state.moves()))
    return state


def measure() -> list[Result]:
    random_game(Random(0), 2)
    ours, theirs = [], []
    for seed in range(GAMES):
        ours.append(seconds(lambda seed=seed: random_game(Random(seed), SEATS[seed % 3])))  # type: ignore[misc]
        theirs.append(seconds(lambda seed=seed: random_chess(Random(seed))))  # type: ignore[misc]
    note = f"{1000 * median(ours):.1f} against {1000 * median(theirs):.1f} ms"
    ratio = median(ours) / median(theirs)
    return [Result("Cu[o]be random game / python-chess 100 random plies", ratio, "×", 10.0, note=note)]
