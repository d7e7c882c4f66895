"""Every effect that a card file can hold has words, on a card and on a room; what each says is what it does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cuboteca.games.cuobe.rules.card_file_entries import NUMBER_WORDS
from cuboteca.games.cuobe.rules.cards import FIELD_OF, OPERATION_NEEDS, PLACES_OF_KIND, Effect, Need
from cuboteca.games.cuobe.rules.own_cards import own_box
from cuboteca.games.cuobe.text.card_text import card_text
from cuboteca.games.cuobe.text.effects import effect_label
from tests.games.cuobe.setting import clause

BOX = own_box()
SCRIPTS = ("T03", "T17.0a", "R05.dice", "R06.roll2", "R25.enter", "A1.then")


def values_of(need: Need) -> list[Any]:
    words: list[Any] = [NUMBER_WORDS.get(word, word) for word in need.words]
    return [*words, *range(need.least, need.most + 1)] if need.most else words


def every_effect(op: str) -> Iterator[Effect]:
    needs = [need for need in OPERATION_NEEDS[op] if FIELD_OF[need.field]]
    for values in product(*map(values_of, needs)):
        effect = Effect(op, **{FIELD_OF[need.field]: value for need, value in zip(needs, values, strict=True)})
        means_nothing = op in ("lock", "trap") and effect.n > 1 and effect.room not in ("next", "any")
        if not means_nothing and (op != "spawn" or effect.room in PLACES_OF_KIND[effect.kind]):
            yield effect


@pytest.mark.parametrize("op", [op for op in OPERATION_NEEDS if op != "choice"])
@pytest.mark.parametrize("script", SCRIPTS)
def test_every_effect_has_words_of_its_own(op: str, script: str) -> None:
    said = [effect_label(BOX, effect, script) for effect in every_effect(op)]
    assert len(set(said)) == len(said)
    for words in said:
        assert words[0].isupper() or words[0] == "+"
        assert not words.endswith(".")
        assert "!" not in words
        assert "{" not in words


def test_this_is_the_room_that_says_it_and_on_a_card_the_players() -> None:
    effect = Effect("lock", room="this")
    assert effect_label(BOX, effect, "E04") == "Lock your room"
    assert effect_label(BOX, effect, "R05.dice") == "Lock this room"


def test_what_is_the_active_players_is_said_so_where_another_may_enter() -> None:
    effect = Effect("gain", n=2)
    assert effect_label(BOX, effect, "R05.dice") == "Gain 2 dice this turn"
    assert effect_label(BOX, effect, "R25.enter") == "The active player gains 2 dice this turn"


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("R03", "forwards"),
        ("R04", "backwards"),
        ("R05", "you or a player in this room"),
        ("R09", "Discovered rooms with that number get a find token. This room’s number is 2."),
        ("T03", "you or a player in your room"),
        ("T09", "or all that are equally close"),
        ("T19", "tool or key"),
        ("S5", "in a room with another player"),
        ("E16", "in another room"),
        ("W4", "around the edges too"),
        ("W5", "Win or tie"),
        ("W6", "except spiders"),
        ("X1", "If they wound nobody, add a trap token to your room."),
    ],
)
def test_what_a_card_must_not_leave_out(card: str, text: str) -> None:
    assert text in card_text(BOX, card)


@clause("C-91")
def test_a_trigger_says_where_the_trap_token_goes() -> None:
    assert card_text(BOX, "X1", brutal=True).endswith("add a trap token to every room with a player.")
    effect = Effect("triggerTraps")
    assert effect_label(BOX, effect, "R25.enter").endswith("add a trap token to the active player’s room")


def test_numbers_that_do_the_same_stand_together() -> None:
    text = "Roll 1 die. On a 1 or 2: lower your panic by 1. On a 3: lower your panic to 0."
    assert card_text(BOX, "R06").endswith(text)
