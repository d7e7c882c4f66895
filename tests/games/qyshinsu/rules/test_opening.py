"""Who begins, and with what."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca import NATURE
from tests.games.qyshinsu.setting import adds, begin, legal, reason, refused

clause = pytest.mark.clause


@clause("Y-2")
def test_red_may_begin() -> None:
    state = begin(first_player="red")
    assert (state.seat, state.to_move) == (1, "r")
    assert state.play("+4@2").stone(2) == ("r", 4)
    assert refused(state, "first=B") == "Y-2"
    assert reason(state, "first=B") == "begun"


@clause("Y-2")
def test_chance_may_say_who_begins() -> None:
    state = begin(first_player="random")
    assert state.seat == NATURE
    assert state.to_move is None
    assert [str(move) for move in state.moves()] == ["first=B", "first=R"]
    assert all(move.random and not move.reveals for move in state.moves())
    assert (state.counts, state.offer, state.ended, state.outcome) == (0, "", "", None)
    assert state.play("first=B").seat == 0
    assert state.play("first=R").seat == 1
    assert state.play("first=R").ply == 0
    assert {state.draw(Random(seed)).text for seed in range(20)} == {"first=B", "first=R"}
    for said in ("+4@2", "resign", "draw?", "swap"):
        assert refused(state, said) == "Y-2"
        assert reason(state, said) == "not_begun"
    with pytest.raises(ValueError, match=r"^Nothing is left to chance here\.$"):
        state.play("first=B").draw(Random(1))
    assert not begin().moves()[0].random


@clause("Y-2")
def test_the_old_stone_may_be_kept_from_opening() -> None:
    state = begin(opening="no_old")
    assert legal(state) == adds("12345", *range(1, 13))
    assert refused(state, "+O@1") == "Y-2"
    assert reason(state, "+O@1") == "old_opening"
    assert "+O@6" in legal(state.play("+4@2"))
