"""The keys of the game, each with what it stands for and does."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.text.labels import label
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
        "u": Key("deed:room", label("key_room")),
        "a": Key("deed:fight", label("key_fight")),
        "t": Key("deed:find", label("key_find")),
        "y": Key("deed:force", label("key_force")),
        "w": Key("deed:carry", label("key_carry")),
        "q": Key("deed:chest", label("key_chest")),
        "e": Key("deed:leave", label("key_leave")),
        "+": Key("dice:more", label("key_dice")),
        "-": Key("dice:fewer", label("key_dice")),
        **numbered("nth", range(1, 10), label("key_number")),
        "v": Key("look:close", VIEW_DOES),
        "i": Key("deed:look", label("key_look")),
        "g": Key("green", label("key_green")),
        "d": Key("deed:threats", label("dangers")),
        "j": Key("deed:log", label("log")),
        CONFIRMS: CONFIRM,
        ENDS: end_key("end"),
    }
)
HEARD: Final = heard(KEYS)
