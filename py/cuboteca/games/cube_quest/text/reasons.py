"""Why an opponent, or a hint, thinks a move good: one message for each reason (`opponents/reasons.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.games.cube_quest.text.names import WORDS
from cuboteca.play.wording import Messages, own_or_told

say: Final = Messages(
    {
        # Flicks. `whose` is any cube, with its colour, as in "Red’s Grunt 3"; `cube` is one of the player’s own.
        "at_king": own_or_told(
            "Your {cube} has a clear shot at the enemy King.",
            "{player}’s {cube} has a clear shot at the enemy King.",
        ),
        "at_king_through": "This can knock {whose} into the enemy King.",
        "knocks_off": "This can knock {whose} off the board.",
        "stops_attacker": own_or_told(
            "This can knock off {whose}, which has a shot at your King.",
            "This can knock off {whose}, which has a shot at {player}’s King.",
        ),
        "comes_closer": own_or_told(
            "Your {cube} moves up for a shot at the enemy King.",
            "{player}’s {cube} moves up for a shot at the enemy King.",
        ),
        # What else a turn can be.
        "king_safer": own_or_told(
            "Your King is safer there.",
            "{player}’s King is safer there.",
        ),
        "freezes": "Under a Freeze, {owned} can’t be flicked.",
        "revives": "This may revive {chosen}.",
        "returns_near_king": own_or_told(
            "Your {cube} comes back near the enemy King.",
            "{player}’s {cube} comes back near the enemy King.",
        ),
        # Steps that are open.
        "guards_king": own_or_told(
            "It puts guards around your King and attackers near the dividing line.",
            "It puts guards around {player}’s King and attackers near the dividing line.",
        ),
        "known_formation": "This is one of the ready-made formations.",
        "puts_back": own_or_told(
            "Your {cube} is most useful there.",
            "{player}’s {cube} is most useful there.",
        ),
        "hides": own_or_told(
            "Your {cube} is safe in hiding.",
            "{player}’s {cube} is safe in hiding.",
        ),
        "skips": "It’s better to stop here.",
    },
    WORDS,
)


def describe_reason(reason: str, values: Mapping[str, Any], player: str = "") -> str:
    """Return what speaks for a move, said to the player to move, or told of that `player`."""
    return say(reason, own=not player, player=player, **values) if reason in say.messages else ""
