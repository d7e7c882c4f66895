"""Every refusal of a game has its sentence, and every sentence its refusal."""

from __future__ import annotations

import pytest

import cuboteca
from cuboteca.play.wording import Message
from tests.games.worded import Call, calls, leaves, missing_values, sentences_in, texts_in, trees

GAMES = sorted(cuboteca.games)


def refusals(game: str) -> list[Call]:
    """Where the code of a game makes refusals whose reason is written there."""
    return calls(f"cuboteca.games.{game}", {"Refusal": 0})


def sentences(game: str) -> dict[str, Message]:
    return sentences_in(game, "refusals")


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_has_its_refusal(game: str) -> None:
    elsewhere = ("refusals.py", "positions.py")
    texts = [texts_in(tree) for path, tree in trees(f"cuboteca.games.{game}") if path.name not in elsewhere]
    assert sorted(set(sentences(game)).difference(*texts)) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_sentence_names_is_given(game: str) -> None:
    assert missing_values(refusals(game), sentences(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_its_sentence(game: str) -> None:
    unworded = [call.where for call in refusals(game) if not call.reasons & set(sentences(game))]
    assert unworded == []
    assert all(leaf.endswith(".") for message in sentences(game).values() for leaf in leaves(message))
