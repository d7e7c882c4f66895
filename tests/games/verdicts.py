"""What the rules say to a move or of an end, as the examples of every game ask it."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.play.game import Game, IllegalMove, Outcome, UnreadablePosition, WordedError


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
    """Why a text is no position: the reason and what it is about, as in `twice: rolled`."""
    why = unreadable_with(game, text)
    assert is_sentence(str(why)), str(why)
    return in_brief(why)


def unreadable_with(game: Game, text: str) -> UnreadablePosition:
    """The whole error, whose sentence can be made."""
    with pytest.raises(UnreadablePosition) as why:
        game.position(text)
    return why.value


def in_brief(error: WordedError) -> str:
    """The data of an error, as in `twice: rolled`; of another error within it only the reason."""
    values = [value.reason if isinstance(value, WordedError) else str(value) for value in error.values.values()]
    return f"{error.reason}: {', '.join(values)}" if values else error.reason


def is_sentence(text: str) -> bool:
    """Does a text begin with a capital letter or a quotation, end with a full stop, and shout nothing?"""
    return (text[0].isupper() or text[0] == "“") and text.endswith(".") and not text.isupper()


def ended(state: Any) -> Outcome:
    """How a game ended that has ended."""
    outcome: Outcome | None = state.outcome
    assert outcome is not None
    assert state.seat is None
    assert state.moves() == ()
    return outcome
