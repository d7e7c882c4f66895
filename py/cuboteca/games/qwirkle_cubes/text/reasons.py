"""Why a move of Qwirkle Cubes is good, in a sentence for each reason that an opponent gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.play.view import View
from cuboteca.play.wording import Messages, Plural

say: Final = Messages(
    {
        "scores": Plural("points", one="It scores {points} point.", other="It scores {points} points."),
        "goes_out": "It uses your last cubes.",
        "completes_line": Plural(
            "count", one="It completes a line of six.", other="It completes {count} lines of six."
        ),
        "leaves_nothing_for": "It leaves {name} next to nothing.",
        "counts_in_lines": "It counts in {count} lines.",
        "nothing_fits": "Nothing fits as your cubes lie.",
        "hopes_for": Plural(
            "points",
            one="After it you can expect about {points} point.",
            other="After it you can expect about {points} points.",
        ),
        "has_now": Plural(
            "points", one="As they lie, your cubes score {points}.", other="As they lie, your cubes score {points}."
        ),
    }
)


def describe_reason(view: View, reason: str, values: Mapping[str, Any]) -> str:
    """Return what speaks for a move of the player to move."""
    if reason not in say.messages:
        return ""
    return say(reason, name=view.names[values.get("seat", 0)], **values)
