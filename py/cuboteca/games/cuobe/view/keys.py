"""The keys of the game, each with what it stands for and does."""

from __future__ import annotations

from typing import Final

from cuboteca.play.keys import (
    CONFIRM,
    CONFIRMS,
    ENDS,
    MOVE_DOES,
    VIEW_DOES,
    Key,
    Keys,
    end_key,
    heard,
    key_table,
    numbered,
)

KEYS: Final[Keys] = key_table(
    {
        "m": Key("deed:move", MOVE_DOES),
        "u": Key("deed:room", "Use or search room"),
        "a": Key("deed:fight", "Fight"),
        "t": Key("deed:find", "Take find token"),
        "y": Key("deed:force", "Brute-force lock"),
        "w": Key("deed:carry", "Take a player along"),
        "q": Key("deed:chest", "Place or open chest"),
        "e": Key("deed:leave", "Leave through the Exit"),
        "+": Key("dice:more", "One die more or fewer in a fight"),
        "-": Key("dice:fewer", "One die more or fewer in a fight"),
        **numbered("nth", range(1, 10), "Answer or button with that number"),
        "v": Key("look:close", VIEW_DOES),
        "i": Key("deed:look", "Look at rooms"),
        "g": Key("green", "Green card"),
        "d": Key("deed:threats", "Dangers"),
        "j": Key("deed:log", "Log"),
        CONFIRMS: CONFIRM,
        ENDS: end_key("end"),
    }
)
HEARD: Final = heard(KEYS)
