"""The keys of the game, each with what it stands for and does."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.rules.moves import KINDS
from cuboteca.play.keys import Key, Keys, heard, key_table, numbered

OLD_DOES: Final = "The Old Stone"
KEYS: Final[Keys] = key_table(
    {
        **numbered("stone", KINDS[1:], "The stone with that number"),
        **numbered("stone", KINDS[:1], OLD_DOES),
        "o": Key(f"stone:{KINDS[0]}", OLD_DOES),
    }
)
HEARD: Final = heard(KEYS)
