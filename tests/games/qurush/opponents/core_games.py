"""Random games of Qurush with any options, in which plans and what is within reach are held to the public engine."""

from __future__ import annotations

from random import Random
from typing import cast

from cuboteca.games.qurush.opponents.patterns import patterns_of
from cuboteca.games.qurush.opponents.reach import Layout, within_reach
from cuboteca.games.qurush.opponents.turns import plans
from cuboteca.games.qurush.rules.action_costs import ALL_POINTS, FLIP
from cuboteca.games.qurush.rules.moves import Move
from cuboteca.games.qurush.rules.position import TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import NATURE
from cuboteca.play.table import Table
from tests.games.qurush.setting import GAME
from tests.play.every_ply import any_table

LONGEST = 45
LOOKED_AT = 0.15
"""In so many of the positions of a turn every end of it is looked at."""


def follow(seed: int) -> Table:
    """Play a game. In some positions plans lead to every end of the turn, and what is in reach is shown there."""
    rng = Random(seed)
    table = any_table(GAME, rng)
    while table.state.seat is not None and table.ply < LONGEST:
        state = cast(State, table.state)
        if state.next == TURN and rng.random() < LOOKED_AT:
            _check(state, rng)
        table.play(state.draw(rng) if state.seat == NATURE else _likely(state, rng))
    return table


def _likely(state: State, rng: Random) -> Move:
    """Return a random move, a flip oftener than others, so that goals come near."""
    moves = state.moves()
    flips = [move for move in moves if move.kind == FLIP and move.face < 6]
    return rng.choice(flips) if flips and rng.random() < 0.5 else rng.choice(moves)


def _check(state: State, rng: Random) -> None:
    ends = state.turn_ends()
    found = {
        (plan.qubes, plan.pawns): plan.moves
        for group in plans(state.rules, state.qubes, state.pawns, state.mover, state.points)
        for plan in group
    }
    assert set(found) == {(end.qubes, end.pawns) for end in ends}
    if state.points == ALL_POINTS:
        patterns = patterns_of(state.rules)
        shown = 0
        for end in ends:
            shown |= Layout(patterns, end.qubes).here
        assert within_reach(Layout(patterns, state.qubes), state.pawns, state.mover) == shown
    (qubes, pawns), moves = rng.choice([*found.items()])
    after = state
    for number, move in enumerate(moves, start=1):
        after = after.play(move)
        if after.seat != state.seat and number < len(moves):
            return  # the game ended on the way: somebody's goal lies on the board
    assert (after.qubes, after.pawns) == (qubes, pawns)
