"""Why a move of Qurush is good, in a sentence for each reason that an opponent gives; none tells a goal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.play.view import View
from cuboteca.play.wording import Messages, Plural

say: Final = Messages(
    {
        "wins": "It completes your goal.",
        "nearer_to_goal": Plural(
            "turns",
            one="It brings your goal within reach of your next turn.",
            other="It brings your goal nearer: about {turns} more turns.",
        ),
        "blocks": "It gets in the way of a goal that {name} may have.",
        "takes_position": "It puts your pawn in a better place.",
    }
)


def describe_reason(view: View, reason: str, values: Mapping[str, Any]) -> str:
    """Return what speaks for a move of the player to move."""
    if reason not in say.messages:
        return ""
    return say(reason, name=view.names[values.get("seat", 0)], **values)
