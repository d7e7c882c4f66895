"""What holds at every ply of every game, whatever is played: nothing is lost, nothing doubled, nothing left pending."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.games.cuobe.rules.position_validate import check as check_position
from cuboteca.play.game import NATURE
from tests.examples import as_many, examples
from tests.games.cuobe import every_ply
from tests.games.cuobe.every_ply import check_conserved
from tests.games.cuobe.setting import GAME
from tests.play.every_ply import any_table, watch_game

GAMES = 1000
SHARES = 8
PLAYED = as_many(GAMES // SHARES)


@pytest.mark.parametrize("share", [0, *(pytest.param(share, marks=pytest.mark.thorough) for share in range(1, SHARES))])
def test_tokens_cards_and_cubes_are_conserved_at_every_ply_of_a_thousand_games(share: int) -> None:
    ends: Counter[str] = Counter()
    for seed in range(share, GAMES, SHARES)[:PLAYED]:
        rng = Random(seed)
        state: Any = any_table(GAME, rng).state
        while state.seat is not None:
            state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(state.moves()))
            check_conserved(state)
            if rng.random() < 0.05:
                check_position(state)
        ends[state.ended] += 1
        assert state.agenda == ()
        assert state.outcome is not None
    assert ends["time"]
    assert ends["all_dead"]


@given(seed=st.integers(0, 2**32))
@examples(20)
def test_every_ply_of_every_game(seed: int) -> None:
    watch_game(GAME, every_ply, seed, longest=120)
