"""Positions worth a picture: from games of seeded chance, each at its beginning, in the middle, late and over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from cuboteca import games
from cuboteca.play.game import Move
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table

DATE = "2026-11-20"
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn")
LONGEST = 400
SEEDS = 500


class Game(NamedTuple):
    """How a game is played for its pictures."""

    id: str
    seats: int
    plies: range
    """How long it is to be."""
    weigh: Callable[[Any, Any], float]
    """How much a move is liked at a state; 0 is never made while there is another."""
    options: Mapping[str, object] = {}


def random_game(game: Game, seed: int) -> Table:
    """Return a whole game, or as much of it as is played in LONGEST plies."""
    rng = Random(seed)
    nature = SampledNature(rng)
    table = Table.begin(games[game.id], NAMES[: game.seats], DATE, game.options)
    nature.settle(table)
    while table.state.seat is not None and table.ply < LONGEST:
        table.play(_choice(game, table.state, rng))
        nature.settle(table)
    return table


def _choice(game: Game, state: Any, rng: Random) -> Move:
    moves = list(state.moves())
    weights = [game.weigh(state, move) for move in moves]
    chosen: Move = rng.choices(moves, weights if any(weights) else None)[0]
    return chosen


def whole_game(game: Game) -> Table:
    """Return the first random game that is as long as it is to be, and over."""
    for seed in range(SEEDS):
        table = random_game(game, seed)
        if table.state.seat is None and table.ply in game.plies:
            return table
    raise SystemExit(f"No random game of {game.id} ends within {game.plies}.")


def until(table: Table, ply: int) -> Table:
    """Return the same game when only so many of its moves had been made, and those of chance that follow."""
    part = Table.begin(table.game, table.names, table.date, table.state.options)
    for move in table.moves[:ply]:
        part.play(move)
    for move in table.moves[ply:]:
        if part.state.seat is None or part.state.seat >= 0:
            break
        part.play(move)
    return part


def where(table: Table, fits: Callable[[Any], bool], begin: int = 0) -> Table:
    """Return the same game at the first state after `begin` that somebody decides and that fits."""
    for ply in range(begin, table.ply):
        state = table.state_at(ply)
        if state.seat is not None and state.seat >= 0 and fits(state):
            return until(table, ply)
    raise SystemExit(f"In this game of {table.game.about.name} there is no such position.")
