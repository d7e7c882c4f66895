"""Decks of one's own: the game's own file, with other effects on some cards."""

from __future__ import annotations

import json
from typing import Any

from cuboteca.games.cuobe.rules.own_cards import own_text

Effects = list[dict[str, Any]]


def deck(**effects: Effects) -> str:
    """The game's own file with other effects on some cards; on a room they are what a die is spent for."""
    cards = json.loads(own_text())
    for part in ("rooms", "blue", "green"):
        for card in cards[part]:
            if card["id"] in effects and part == "rooms":
                card["dice"] = {"cost": "spend", "effects": effects[card["id"]]}
            elif card["id"] in effects:
                card["effects"] = effects[card["id"]]
                card.pop("passive", None)
    return json.dumps(cards)


def with_die(*faces: int) -> str:
    """The game's own file with another die."""
    return json.dumps({**json.loads(own_text()), "die": faces})


def tool(*effects: dict[str, Any]) -> str:
    """A deck whose T03 does this."""
    return deck(T03=list(effects))


def event(*effects: dict[str, Any]) -> str:
    """A deck whose E01 does this."""
    return deck(E01=list(effects))
