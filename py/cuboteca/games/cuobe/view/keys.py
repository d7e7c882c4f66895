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
        "u": Key("deed:room", "Use or search the room"),
        "a": Key("deed:fight", "Attack"),
        "t": Key("deed:find", "Take what lies here"),
        "y": Key("deed:force", "Force a lock open"),
        "w": Key("deed:carry", "Walk with somebody"),
        "q": Key("deed:chest", "The chest"),
        "e": Key("deed:leave", "Leave by the Exit"),
        "+": Key("dice:more", "A die more, fewer for the fight"),
        "-": Key("dice:fewer", "A die more, fewer for the fight"),
        **numbered("nth", range(1, 10), "The answer or button of that place"),
        "v": Key("look:close", VIEW_DOES),
        "i": Key("deed:look", "Look at a room, then choose it"),
        "g": Key("green", "The green card"),
        "d": Key("deed:threats", "Dangers"),
        "j": Key("deed:log", "The log"),
        CONFIRMS: CONFIRM,
        ENDS: end_key("end"),
    }
)
HEARD: Final = heard(KEYS)
