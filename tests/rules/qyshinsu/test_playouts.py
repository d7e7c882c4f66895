"""What holds at every ply of every game, whatever is played and said."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.play.every_ply import watch_game
from tests.rules.qyshinsu import every_ply
from tests.rules.qyshinsu.setting import GAME


@given(seed=st.integers(0, 2**32))
@examples(150)
def test_every_ply_of_every_game(seed: int) -> None:
    watch_game(GAME, every_ply, seed, longest=60)
