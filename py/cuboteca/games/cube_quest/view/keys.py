"""The keys of the game, each with what it stands for and does."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.text.labels import label
from cuboteca.play.keys import (
    BACK_DOES,
    CONFIRM,
    CONFIRMS,
    ENDS,
    FLIP_DOES,
    VIEW_DOES,
    Key,
    Keys,
    end_key,
    heard,
    key_table,
)

NUDGES: Final = {
    "4": Key("nudge:left", label("key_sideways")),
    "6": Key("nudge:right", label("key_sideways")),
    "7": Key("nudge:far-left", label("key_turn")),
    "9": Key("nudge:far-right", label("key_turn")),
    "8": Key("nudge:up", label("key_strength")),
    "2": Key("nudge:down", label("key_strength")),
    "5": Key("nudge:far-up", label("key_far")),
}
"""As they lie on a block of digits."""
PLACING: Final = {
    "f": Key("nudge:face", FLIP_DOES),
    "n": Key("onto", label("key_stack")),
    "x": Key("off", label("key_take_off")),
}
KEYS: Final[Keys] = key_table(
    {
        **NUDGES,
        **PLACING,
        "k": Key("act:king", label("key_king")),
        "b": Key("act:return", BACK_DOES),
        "z": Key("act:freeze", label("key_freeze")),
        "h": Key("act:heal", label("key_heal")),
        CONFIRMS: CONFIRM,
        ENDS: end_key("end"),
    }
)
PAGE_KEYS: Final[Keys] = key_table(
    {
        "v": Key("view-above", VIEW_DOES),
        "pageup": Key("view-in", label("key_zoom")),
        "pagedown": Key("view-out", label("key_zoom")),
        "0": Key("view-fit", label("key_fit")),
        "<": Key("view-turn-left", label("key_view")),
        ">": Key("view-turn-right", label("key_view")),
    }
)
"""The camera's, which the page itself sees to."""
IN_THE_TRAY: Final = heard(KEYS, walks=False)
ON_THE_BOARD: Final = heard(KEYS)
AT_THE_SET_UP: Final = heard((*NUDGES, *PLACING, CONFIRMS), walks=False)
