"""The game's own file of cards, with something changed in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from cuboteca.games.cuobe.rules.card_file import UnreadableCards, read_cards
from cuboteca.games.cuobe.rules.own_cards import own_text

Change = Callable[[dict[str, Any]], object]


def entry(data: dict[str, Any], card: str) -> dict[str, Any]:
    found: dict[str, Any] = next(e for part in ("rooms", "blue", "green") for e in data[part] if e["id"] == card)
    return found


def changed(*changes: Change) -> str:
    data = json.loads(own_text())
    for change in changes:
        change(data)
    return json.dumps(data)


def problems(text: str) -> tuple[str, ...]:
    with pytest.raises(UnreadableCards) as refusal:
        read_cards(text)
    return refusal.value.problems


def on(card: str, **fields: object) -> Change:
    return lambda data: entry(data, card).update(fields)
