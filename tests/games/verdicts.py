"""What the rules say to a move or of an end, as the examples of every game ask it."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.play.game import Game, IllegalMove, Outcome, UnreadablePosition


def legal(state: Any) -> set[str]:
    return {str(move) for move in state.moves()}


def refused(state: Any, move: object) -> str | None:
    """The clause by which a move is refused."""
    return refusal(state, move)[1]


def sentence(state: Any, move: object) -> str:
    """The sentence with which a move is refused."""
    return refusal(state, move)[0]


def refusal(state: Any, move: object) -> tuple[str, str | None]:
    """Both: the sentence, and the clause."""
    with pytest.raises(IllegalMove) as why:
        state.play(move)
    assert why.value.message.endswith(".")
    return why.value.message, why.value.clause


def unreadable(game: Game, text: str) -> str:
    """What is said of a text that is no position."""
    with pytest.raises(UnreadablePosition) as reason:
        game.position(text)
    return str(reason.value)


def ended(state: Any) -> Outcome:
    """How a game ended that has ended."""
    outcome: Outcome | None = state.outcome
    assert outcome is not None
    assert state.seat is None
    assert state.moves() == ()
    return outcome
