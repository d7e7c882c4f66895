"""The keys of the game, each with what it stands for and does."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.action_costs import FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.options import Rules
from cuboteca.play.keys import (
    BACK_DOES,
    CONFIRM,
    CONFIRMS,
    ENDS,
    FLIP_DOES,
    MOVE_DOES,
    Key,
    Keys,
    end_key,
    heard,
    key_table,
    numbered,
)

DIGITS: Final = numbered("face", range(1, 7), "Number to flip to, or for your goal")
KEYS: Final[Keys] = key_table(
    {
        "m": Key(f"act:{MOVE}", MOVE_DOES),
        "s": Key(f"act:{SLIDE}", "Slide"),
        "f": Key(f"act:{FLIP}", FLIP_DOES),
        "p": Key(f"act:{PUSH}", "Push"),
        "l": Key(f"act:{PULL}", "Pull"),
        "b": Key(f"act:{REENTER}", BACK_DOES),
        **DIGITS,
        CONFIRMS: CONFIRM,
        ENDS: end_key("end"),
    }
)
ON_THE_BOARD: Final[Keys] = key_table({name: key for name, key in KEYS.items() if name != "b"})
"""Where pawns never leave the board, none comes back."""
AT_A_GOAL: Final = heard((*DIGITS, CONFIRMS))


def keys_under(rules: Rules) -> Keys:
    """Return the keys that mean something under these rules (Q-36)."""
    return KEYS if rules.squeesh else ON_THE_BOARD
