"""Names what the store has of games that players added: read at every start, so there is little of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ADDED: Final = "added/"
"""Under this and a game's id: what is known of an added game, as JSON."""
WHEELS: Final = "wheel/"
"""Under this and its SHA-256: a wheel, as text."""
CALLED: Final = "called/"
"""Under this and a game's id: what it is called. It stays when the game is removed, for its saved games to name it."""


def has_added(store: Mapping[str, str]) -> bool:
    """Return whether anybody has added a game to this device."""
    return any(key.startswith(ADDED) for key in store)
