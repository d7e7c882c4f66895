"""What can be wrong with a position has its sentence, and every such sentence its reason."""

from __future__ import annotations

import subprocess
import sys
from itertools import chain

import pytest

import cuboteca
from cuboteca.play.game import UnreadablePosition, WrongOption, read_options
from cuboteca.play.unreadable import SHARED
from cuboteca.play.wording import Message
from tests.games.verdicts import is_sentence, unreadable_with
from tests.games.worded import Call, calls, leaves, missing_values, sentences_in
from tests.sixth_game.rules.game import OPTIONS, PEBBLES

GAMES = sorted(cuboteca.games)
ERRORS = {"UnreadableOptions": 0, "WrongOption": 0}


def refusals(game: str) -> list[Call]:
    """Where the code of a game says what is wrong with a position."""
    return calls(f"cuboteca.games.{game}", {"Unreadable": 0, "refuse_if": 1, "_refuse_if": 1, **ERRORS})


def sentences(game: str) -> dict[str, Message]:
    return sentences_in(game, "unreadable_positions")


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_one_sentence_and_every_sentence_a_reason(game: str) -> None:
    given = set(chain.from_iterable(call.reasons for call in refusals(game)))
    assert sorted(given - set(SHARED)) == sorted(sentences(game))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_sentence_names_is_given(game: str) -> None:
    assert missing_values(refusals(game), {**SHARED, **sentences(game)}) == []


@pytest.mark.parametrize("game", GAMES)
def test_they_are_whole_sentences(game: str) -> None:
    texts = [leaf.removesuffix(" {why}") for message in sentences(game).values() for leaf in leaves(message)]
    assert [text for text in texts if not (text.startswith("{") or is_sentence(text))] == []
    assert all(text.endswith(".") for text in texts)


def test_what_is_shared_is_given_by_all_games_or_by_several() -> None:
    anywhere = calls("cuboteca.play", ERRORS)
    assert missing_values(anywhere, SHARED) == []
    given = [set(chain.from_iterable(call.reasons for call in refusals(game))) for game in GAMES]
    everywhere = set(chain.from_iterable(call.reasons for call in anywhere))
    assert sorted(everywhere - set(SHARED)) == []
    assert [reason for reason in set(SHARED) - everywhere if sum(reason in reasons for reasons in given) < 2] == []


def test_no_two_games_say_the_same_in_sentences_of_their_own() -> None:
    of_games = [{leaf for message in sentences(game).values() for leaf in leaves(message)} for game in GAMES]
    texts = [*chain.from_iterable(of_games), *chain.from_iterable(map(leaves, SHARED.values()))]
    assert sorted({text for text in texts if texts.count(text) > 1}) == []


def test_a_game_without_texts_says_it_in_the_reason() -> None:
    error = unreadable_with(PEBBLES, "7")
    assert is_sentence(str(error))
    assert str(error) == error.message == error.reason
    with pytest.raises(WrongOption) as wrong:
        read_options(OPTIONS, {"most": "9"})
    assert wrong.value.reason == "option_value"
    assert str(wrong.value) == "Most pebbles a turn can’t be “9”. Choose Three (3) or Two (2)."


def test_any_of_it_can_be_caught_as_a_value_error() -> None:
    assert issubclass(UnreadablePosition, ValueError)
    assert issubclass(WrongOption, ValueError)


@pytest.mark.skipif(sys.platform == "emscripten", reason="starts a Python of its own")
def test_the_sentences_are_loaded_only_when_one_is_wanted() -> None:
    code = """
import sys, cuboteca
def loaded(): return sum(name.endswith(("play.unreadable", "text.unreadable_positions")) for name in sys.modules)
errors = {}
for name, game in cuboteca.games.items():
    game.position(game.start().position)
    try: game.position("x")
    except cuboteca.UnreadablePosition as why: errors[name] = why
print(loaded(), str(errors["cuobe"])[-1], loaded())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", ".", "2"]
