"""Why an opponent, or a hint, thinks a move good: one message for each reason (`opponents/reasons.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.games.cube_quest.text.names import WORDS
from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        # Flicks. `whose` is any cube, with its colour, as in "Red’s Grunt 3"; `cube` is one of the player’s own.
        "at_king": "Your {cube} has a clear shot at the enemy King.",
        "at_king_through": "This can knock {whose} into the enemy King.",
        "knocks_off": "This can knock {whose} off the board.",
        "stops_attacker": "This can knock off {whose}, which has a shot at your King.",
        "comes_closer": "Your {cube} moves up for a shot at the enemy King.",
        # What else a turn can be.
        "king_safer": "Your King is safer there.",
        "freezes": "While frozen, {owned} can’t be flicked.",
        "revives": "This may revive {chosen}.",
        "returns_near_king": "Your {cube} comes back near the enemy King.",
        # Steps that are open.
        "guards_king": "It puts guards around your King and attackers near the dividing line.",
        "known_formation": "This is one of the ready-made formations.",
        "puts_back": "Your {cube} is most useful there.",
        "hides": "Your {cube} is safe in hiding.",
        "skips": "It’s better to stop here.",
    },
    WORDS,
)


def describe_reason(reason: str, values: Mapping[str, Any]) -> str:
    """Return what speaks for a move."""
    return say(reason, **values) if reason in say.messages else ""
