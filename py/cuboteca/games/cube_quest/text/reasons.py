"""Why an opponent, or a hint, thinks a move good: one message for each reason (`opponents/reasons.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.games.cube_quest.text.names import WORDS
from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        # Flicks. `whose` is a cube with its colour, as in "Red’s Grunt 3".
        "at_king": "{whose} has a clear shot at the enemy King.",
        "at_king_through": "This knocks {whose} into the enemy King.",
        "knocks_off": "This can knock {whose} off the board.",
        "stops_attacker": "{whose} has a shot at the King, and this can stop it.",
        "comes_closer": "{whose} moves up for a shot at the enemy King.",
        # What else a turn can be.
        "king_safer": "The King is safer there.",
        "freezes": "While frozen, {owned} can’t be flicked.",
        "revives": "{chosen} may come back from defeat.",
        "returns_near_king": "{whose} comes back near the enemy King.",
        # Steps that are open.
        "guards_king": "Guards stand around the King, and attackers near the dividing line.",
        "known_formation": "This formation is ready-made, and it stands.",
        "puts_back": "{whose} helps most there.",
        "hides": "{whose} is safe in hiding.",
        "skips": "Nothing better comes from going on.",
    },
    WORDS,
)


def describe_reason(reason: str, values: Mapping[str, Any]) -> str:
    """Return what speaks for a move."""
    return say(reason, **values) if reason in say.messages else ""
