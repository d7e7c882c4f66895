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


def reason(state: Any, move: object) -> str:
    """The reason for which a move is refused: a key of the sentences in the game's `text/refusals.py`."""
    return refusal(state, move)[0]


def refusal(state: Any, move: object) -> tuple[str, str | None]:
    """Both: the reason, and the clause."""
    why = refused_with(state, move)
    return why.reason, why.clause


def refused_with(state: Any, move: object) -> IllegalMove:
    """The whole refusal, whose sentence can be made."""
    with pytest.raises(IllegalMove) as why:
        state.play(move)
    assert why.value.message.endswith(".")
    return why.value


def sentence(state: Any, move: object) -> str:
    """The sentence with which a move is refused."""
    return refused_with(state, move).message


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
