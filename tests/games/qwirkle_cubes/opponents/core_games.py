"""Random games of Qwirkle Cubes with any options, in which what the tables say is held to the public engine."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import TypeVar, cast

from cuboteca.games.qwirkle_cubes.opponents.best_points import BestPoints, build, held, most_points
from cuboteca.games.qwirkle_cubes.rules.grid import Grid
from cuboteca.games.qwirkle_cubes.rules.placing import placements
from cuboteca.games.qwirkle_cubes.rules.scoring import points_of
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import NATURE
from cuboteca.play.table import Table
from tests.games.qwirkle_cubes.every_ply import choose
from tests.games.qwirkle_cubes.setting import GAME
from tests.play.every_ply import any_table

T = TypeVar("T")

LONGEST = 200
LOOKED_AT = 0.2
"""In so many of the turns the hand that is held is looked at, and any other."""


def result(steps: Generator[None, None, T]) -> T:
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            found: T = stop.value
            return found


def searched(grid: Grid, hand: tuple[int, ...]) -> int:
    """Return the most points of a hand that the public engine finds."""
    every = (zip(*one, strict=True) for some in placements(grid, hand) for one in some)
    return max((points_of(grid.cubes, tuple(placed)) for placed in every), default=0)


def follow(seed: int) -> Table:
    """Play a game. The tables go on from turn to turn, as those of an opponent do within a thought."""
    rng = Random(seed)
    table = any_table(GAME, rng)
    tables: BestPoints | None = None
    while table.state.seat is not None and table.ply < LONGEST:
        state = cast(State, table.state)
        if state.seat != NATURE and not state.opening and state.rules.distinct:
            tables = result(build(state.grid, None if rng.random() < 0.1 else tables))
            _check(tables, state, rng)
        table.play(choose(state, rng, 1.0))
    return table


def _check(tables: BestPoints, state: State, rng: Random) -> None:
    if rng.random() > LOOKED_AT:
        return
    for hand in (state.hand, tuple(rng.randrange(36) for _ in range(rng.randint(1, 6)))):
        assert most_points(tables.tables, held(hand)) == searched(state.grid, hand)
