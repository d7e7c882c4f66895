"""The keys of the game, each with what it stands for and does."""

from __future__ import annotations

from typing import Final

from cuboteca.play.keys import CONFIRM, CONFIRMS, ENDS, Key, Keys, end_key, heard, key_table

CUBE_DOES: Final = "The cube of that place in your hand; with real cubes, a colour or a shape"
KEYS: Final[Keys] = key_table(
    {
        **{str(number): Key(f"cube:{number - 1}", CUBE_DOES) for number in range(1, 7)},
        "r": Key("roll", "Re-roll"),
        CONFIRMS: CONFIRM,
        ENDS: end_key("pass"),
    }
)
WALKS: Final = {
    "Home": "To the next place where a cube fits",
    "End": "On the table: back to the hand",
}
HEARD: Final = heard(KEYS)
