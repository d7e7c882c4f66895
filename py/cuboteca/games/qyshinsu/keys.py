"""The keys of the game, each with what it stands for and does."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.moves import KINDS
from cuboteca.play.keys import Keys, heard, key_table, numbered

KEYS: Final[Keys] = key_table(
    {**numbered("stone", KINDS[1:], "The stone of that number"), **numbered("stone", KINDS[:1], "The Old stone")}
)
HEARD: Final = heard(KEYS)
