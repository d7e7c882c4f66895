"""The lean core is the public engine, move for move."""

from __future__ import annotations

from random import Random

import pytest

import cuboteca
from cuboteca.games.qyshinsu.opponents.core import Core

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"ko": "two_turns", "repetition": "none"},
    {"ko": "off", "old_tie": "clockwise", "max_plies": "30"},
    {"swap": "on", "opening": "no_old", "first_player": "red"},
)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(20))
def test_the_core_lists_the_same_moves_in_whole_games(options: dict[str, str], seed: int) -> None:
    state, rng = cuboteca.games["qyshinsu"].start(options=options), Random(seed)
    core = Core(state)
    begun, made = core.key(), 0
    while state.seat is not None and state.ply < 80:
        assert [*core.moves()] == [*state.moves()]
        move = rng.choice(state.moves())
        core.make(move)
        made += 1
        state = state.play(move)
    if state.ended == "no_move":
        assert not core.moves()
    assert state.ended not in ("repetition", "max_plies") or core.drawn()
    for _ in range(made):
        core.unmake()
    assert core.key() == begun
