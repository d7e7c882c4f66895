"""Random games of Qyshinsu with any options, in which the lean core is held to the public engine at every move."""

from __future__ import annotations

from random import Random
from typing import cast

from cuboteca.games.qyshinsu.opponents.core import Core
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.play.table import Table
from tests.games.qyshinsu.setting import GAME
from tests.play.every_ply import any_table

LONGEST = 80


def follow(seed: int) -> Table:
    """Play a game, and take it back in the core: its moves, its draws, and where it began."""
    rng = Random(seed)
    table = any_table(GAME, rng)
    while table.state.seat == -1:
        table.play(table.state.draw(rng))
    state = cast(State, table.state)
    core = Core(state)
    begun, made = core.key(), 0
    while state.seat is not None and table.ply < LONGEST:
        assert [*core.moves()] == [*state.moves()]
        removals = [move for move in state.moves() if move.sign == "-"]
        move = rng.choice(removals if removals and rng.random() < 0.3 else state.moves())
        core.make(move)
        made += 1
        table.play(move)
        state = cast(State, table.state)
    assert state.ended != "no_move" or not core.moves()
    assert state.ended not in ("repetition", "max_plies") or core.drawn()
    for _ in range(made):
        core.unmake()
    assert core.key() == begun
    return table
