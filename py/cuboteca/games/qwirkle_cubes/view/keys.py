"""The keys of the game, each with what it stands for and does."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.text.labels import label
from cuboteca.play.keys import CONFIRM, CONFIRMS, ENDS, Key, Keys, end_key, heard, key_table

KEYS: Final[Keys] = key_table(
    {
        **{str(number): Key(f"cube:{number - 1}", label("key_cubes")) for number in range(1, 7)},
        "r": Key("roll", label("reroll")),
        CONFIRMS: CONFIRM,
        ENDS: end_key("pass"),
    }
)
WALKS: Final = {
    "Home": label("key_home"),
    "End": label("key_end"),
}
HEARD: Final = heard(KEYS)
