"""What the rules say to a move or of an end, as the examples of every game ask it."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.play.game import IllegalMove, Outcome


def legal(state: Any) -> set[str]:
    return {str(move) for move in state.moves()}


def refused(state: Any, move: str) -> str | None:
    """The clause by which a move is refused."""
    return _refusal(state, move).clause


def sentence(state: Any, move: str) -> str:
    """The sentence with which a move is refused."""
    return _refusal(state, move).message


def _refusal(state: Any, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refusal:
        state.play(move)
    assert refusal.value.message.endswith(".")
    return refusal.value


def ended(state: Any) -> Outcome:
    """How a game ended that has ended."""
    outcome: Outcome | None = state.outcome
    assert outcome is not None
    assert state.seat is None
    assert state.moves() == ()
    return outcome
