"""What holds at every ply of every game, whatever is played and said."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.games.qyshinsu import every_ply
from tests.games.qyshinsu.setting import GAME
from tests.play.every_ply import watch_game


@given(seed=st.integers(0, 2**32))
@examples(150)
def test_every_ply_of_every_game(seed: int) -> None:
    watch_game(GAME, every_ply, seed, longest=60)
