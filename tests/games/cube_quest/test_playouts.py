"""What holds at every ply of every game, whatever is played and however cubes come to rest."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.games.cube_quest.rules.pose import Pose, pose_of
from cuboteca.play.game import UnreadablePosition
from tests.examples import examples
from tests.games.cube_quest import every_ply
from tests.games.cube_quest.setting import GAME, any_move
from tests.play.every_ply import check_state, watch_game


@given(seed=st.integers(0, 2**32))
@examples(12)
def test_every_ply_of_every_game(seed: int) -> None:
    watch_game(GAME, every_ply, seed, longest=90)


@given(data=st.data())
@examples(60)
def test_a_mangled_position_is_read_exactly_or_refused_in_words(data: Any) -> None:
    rng = Random(data.draw(st.integers(0, 2**32)))
    state = GAME.start(options={"army": rng.choice(("basic", "custom")), "fouls": rng.choice(("on", "off"))})
    for _ in range(data.draw(st.integers(0, 25))):
        if state.seat is not None:
            state = state.play(any_move(state, rng))
    words = state.position.split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        first = rng.choice((0, max(0, len(words) - 14)))  # the end is where the turn is
        place = rng.randrange(first, len(words))
        words[place] = rng.choice([rng.choice(words), "", "-", "board", "rK", "0", "|", words[place] + "1", "hide"])
    text = " ".join(words)
    try:
        read = GAME.position(text)
    except UnreadablePosition:
        with pytest.raises(UnreadablePosition, match=r"\w.*\."):
            GAME.position(text)
    else:
        check_state(GAME, read, rng)
        every_ply.check(read, rng)


@given(values=st.lists(st.floats(allow_nan=True, allow_infinity=True, width=32), min_size=0, max_size=9))
@examples(60)
def test_any_numbers_make_a_pose_or_a_sentence(values: list[float]) -> None:
    try:
        pose = pose_of(values)
    except ValueError:
        with pytest.raises(ValueError, match=r"\w.*\."):
            pose_of(values)
    else:
        assert isinstance(pose, Pose)
        assert pose_of(pose) == pose
