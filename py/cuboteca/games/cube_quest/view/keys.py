"""The keys of the game, each with what it stands for and does."""

from __future__ import annotations

from typing import Final

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
    "4": Key("nudge:left", "A little left, right"),
    "6": Key("nudge:right", "A little left, right"),
    "7": Key("nudge:far-left", "Turn it left, right"),
    "9": Key("nudge:far-right", "Turn it left, right"),
    "8": Key("nudge:up", "Stronger or ahead, weaker or back"),
    "2": Key("nudge:down", "Stronger or ahead, weaker or back"),
    "5": Key("nudge:far-up", "Much stronger, far ahead"),
}
"""As they lie on a block of digits."""
PLACING: Final = {
    "f": Key("nudge:face", FLIP_DOES),
    "n": Key("onto", "On top of another cube"),
    "x": Key("off", "Off the mat"),
}
KEYS: Final[Keys] = key_table(
    {
        **NUDGES,
        **PLACING,
        "k": Key("act:king", "King Move"),
        "b": Key("act:return", BACK_DOES),
        "z": Key("act:freeze", "Freeze"),
        "h": Key("act:heal", "Heal"),
        CONFIRMS: CONFIRM,
        ENDS: end_key("end"),
    }
)
PAGE_KEYS: Final[Keys] = key_table(
    {
        "v": Key("view-above", VIEW_DOES),
        "pageup": Key("view-in", "Closer, farther"),
        "pagedown": Key("view-out", "Closer, farther"),
        "0": Key("view-fit", "The whole board"),
        "<": Key("view-turn-left", "Turn the view left, right"),
        ">": Key("view-turn-right", "Turn the view left, right"),
    }
)
"""The camera's, which the page itself sees to."""
IN_THE_TRAY: Final = heard(KEYS, walks=False)
ON_THE_BOARD: Final = heard(KEYS)
AT_THE_SET_UP: Final = heard((*NUDGES, *PLACING, CONFIRMS), walks=False)
