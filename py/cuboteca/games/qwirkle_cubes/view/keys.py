"""The keys of the game, each with what it stands for and does."""

from __future__ import annotations

from typing import Final

from cuboteca.play.keys import CONFIRM, CONFIRMS, ENDS, Key, Keys, end_key, heard, key_table

KEYS: Final[Keys] = key_table(
    {
        **{
            str(number): Key(
                f"cube:{number - 1}", "Select that cube in your hand; with real cubes, enter a colour or shape"
            )
            for number in range(1, 7)
        },
        "r": Key("roll", "Re-roll"),
        CONFIRMS: CONFIRM,
        ENDS: end_key("pass"),
    }
)
WALKS: Final = {
    "Home": "Go to the next place where a cube fits",
    "End": "Go from the grid back to your hand",
}
HEARD: Final = heard(KEYS)
