"""What holds at every ply of every game, whatever is played."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_TEXTS
from tests.examples import examples
from tests.games.qwirkle_cubes import every_ply
from tests.games.qwirkle_cubes.setting import COLOURS, GAME
from tests.play.every_ply import watch_game


@given(seed=st.integers(0, 2**32))
@examples(25)
def test_every_ply_of_every_game(seed: int) -> None:
    watch_game(GAME, every_ply, seed, longest=400)


def test_the_colours_are_in_the_order_of_the_bag() -> None:
    assert [CUBE_TEXTS[6 * colour][0] for colour in range(6)] == list(COLOURS)
