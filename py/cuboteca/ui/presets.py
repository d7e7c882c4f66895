"""What players keep by a name for other games: formations, say. The game's view says what may be kept and reads it.

What is kept in secret, while nobody else may see it, stays with the seat that kept it, sealed, until that game is open.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, MutableMapping
from functools import lru_cache
from random import SystemRandom
from typing import Final, NamedTuple

from cuboteca.play.sealing import seal, unseal
from cuboteca.ui.saved_games import ODD

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
    return _read(store.get(PREFIX + game_id, "[]"))


@lru_cache(maxsize=8)
def _read(kept_text: str) -> tuple[Preset, ...]:
    """Read them once, not at every tap: opening what is sealed takes time."""
    try:
        found = json.loads(kept_text)
        kept = [
            Preset(str(name), unseal(str(text)) or str(text), str(table), int(seat))
            for name, text, table, seat in found
        ]
    except ODD:
        return ()
    sound = [one for one in kept if 0 < len(one.name) <= LONGEST_NAME and len(one.text) <= LONGEST_TEXT]
    return tuple(sorted(sound[:MOST]))


def write_presets(store: MutableMapping[str, str], game_id: str, kept: tuple[Preset, ...]) -> None:
    """Keeps them for that game, in the place of those before."""
    rng = SystemRandom()
    sealed = (one._replace(text=seal(one.text, rng)) if one.table else one for one in kept)
    store[PREFIX + game_id] = json.dumps([list(one) for one in sealed], ensure_ascii=False)


def opened_presets(kept: tuple[Preset, ...], is_open: Callable[[str], bool]) -> tuple[Preset, ...]:
    """Return them with those open to all that were kept at tables where nothing is secret any more."""
    names = {one.name for one in kept if not one.table}
    found = []
    for one in kept:
        preset = one
        if one.table and is_open(one.table):
            preset = one._replace(name=next(name for name in names_after(one.name) if name not in names), table="")
            names.add(preset.name)
        found.append(preset)
    return tuple(sorted(found))


def names_after(name: str) -> list[str]:
    """Return a name, and names to take its place if another preset has it."""
    return [name, *(f"{name[: LONGEST_NAME - 4]} {number}" for number in range(2, 2 * MOST + 2))]


def shown_presets(kept: tuple[Preset, ...], table: str, seat: int | None) -> tuple[tuple[str, str], ...]:
    """Return names and texts; of those kept in secret only what this seat has kept at this table."""
    return tuple((one.name, one.text) for one in kept if not one.table or (one.table, one.seat) == (table, seat))
