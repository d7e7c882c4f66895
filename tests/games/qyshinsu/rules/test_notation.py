"""Moves as text, and texts that are none."""

from __future__ import annotations

import copy
import pickle

import pytest

from cuboteca.games.qyshinsu.rules.moves import NO_MOVE, STONE_MOVES
from cuboteca.play.game import IllegalMove
from tests.games.qyshinsu.setting import begin, play
from tests.games.verdicts import refused_with


def test_every_stone_move_has_its_own_text() -> None:
    texts = [str(move) for move in STONE_MOVES]
    assert len(set(texts)) == len(texts) == 144
    assert {"+4@2", "-1@8", "+O@9", "-O@12"} <= set(texts)
    for move in STONE_MOVES:
        assert begin().read(str(move)) is move


def test_a_move_can_be_given_as_itself_or_as_text() -> None:
    state = begin()
    assert state.play(state.moves()[0]) == state.play(str(state.moves()[0]))
    assert state.play(" +4@2 ") == state.play("+4@2")


def test_zero_is_understood_for_the_old_stone() -> None:
    assert begin().play("+0@9") == begin().play("+O@9") == begin().play("+o@9")
    assert str(begin().read("-0@3")) == "-O@3"
    assert str(begin().read("+3@10")) == "+3@10"


@pytest.mark.parametrize(
    "text", ["", "-", "+", "4@2", "+6@2", "+4@0", "+4@13", "+4 @2", "+4@2 +1@6", "Resign", "x" * 900]
)
def test_what_is_no_move_is_said_to_be_none(text: str) -> None:
    why = refused_with(begin(), text)
    assert (why.reason, why.clause, why.values) == ("no_move", None, {"text": text[:20]})
    with pytest.raises(IllegalMove):
        begin().read(text)


def test_moves_and_states_can_be_copied_and_pickled() -> None:
    state = play("+4@2 +1@6 +3@5")
    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301
    assert copy.deepcopy(state) == state
    assert copy.copy(NO_MOVE) is NO_MOVE
    assert copy.copy(state.moves()[0]) is state.moves()[0]
    assert repr(state.moves()[0]) == "Move('+O@8')"
    assert repr(begin()) == "<Qyshinsu . . . . . . . . . . . . b - - 0>"
