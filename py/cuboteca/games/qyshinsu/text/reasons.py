"""Why a move of Qyshinsu is good, in a sentence for each reason that an opponent gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.text.names import WORDS
from cuboteca.play.view import View
from cuboteca.play.wording import Messages, Plural

say: Final = Messages(
    {
        "wins_in": Plural(
            "moves", one="It wins right away.", other="It wins within {moves} moves, whatever {rival} does."
        ),
        "loses_in": Plural(
            "moves",
            one="{rival} can win right after it.",
            other="{rival} can force a win, but needs {moves} moves.",
        ),
        "leaves_answers": Plural(
            "count", one="It leaves {rival} with only one answer.", other="It leaves {rival} with only {count} answers."
        ),
        "accepts_draw": "A draw is better than playing on.",
        # Of a first stone, in place of a mark on the ring.
        "first_stone": "A good start: add {a_stone}. On an empty ring, all positions are alike.",
    },
    WORDS,
)


def describe_reason(view: View, reason: str, values: Mapping[str, Any]) -> str:
    """Return what speaks for a move of the player to move."""
    state: State = view.state
    return say(reason, rival=view.names[1 - (state.seat or 0)], **values) if reason in say.messages else ""
