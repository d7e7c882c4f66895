"""What players keep by a name for other games: formations, say. The game's view says what may be kept and reads it.

What is kept in secret, while nobody else may see it, stays with the seat that kept it until that game is open.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, MutableMapping
from typing import Final, NamedTuple

PREFIX: Final = "kept/"
LONGEST_NAME: Final = 30
LONGEST_TEXT: Final = 2_000
MOST: Final = 24


class Preset(NamedTuple):
    """A text by its name; `table` and `seat` say who kept it where."""

    name: str
    text: str
    table: str = ""
    seat: int = 0


def read_presets(store: Mapping[str, str], game_id: str) -> tuple[Preset, ...]:
    """Return those of a game, by name. What is damaged is left out."""
    try:
        found = json.loads(store.get(PREFIX + game_id, "[]"))
        kept = [Preset(str(name), str(text), str(table), int(seat)) for name, text, table, seat in found]
    except (ValueError, TypeError):
        return ()
    sound = [one for one in kept if 0 < len(one.name) <= LONGEST_NAME and len(one.text) <= LONGEST_TEXT]
    return tuple(sorted(sound[:MOST]))


def write_presets(store: MutableMapping[str, str], game_id: str, kept: tuple[Preset, ...]) -> None:
    """Keeps them for that game, in the place of those before."""
    store[PREFIX + game_id] = json.dumps([list(one) for one in kept], ensure_ascii=False)


def shown_presets(kept: tuple[Preset, ...], table: str, seat: int | None, secret: bool) -> tuple[tuple[str, str], ...]:
    """Return names and texts, without those that somebody else has kept in secret at this table."""
    return tuple((one.name, one.text) for one in kept if not (secret and one.table == table and one.seat != seat))
