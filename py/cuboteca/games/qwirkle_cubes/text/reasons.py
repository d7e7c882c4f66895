"""Why a move of Qwirkle Cubes is good, in a sentence for each reason that an opponent gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.play.view import View
from cuboteca.play.wording import Messages, Plural

say: Final = Messages(
    {
        "scores": Plural("points", one="It scores {points} point.", other="It scores {points} points."),
        "goes_out": "That includes 6 bonus points for using all your cubes.",
        "completes_line": Plural("count", one="It completes a Qwirkle.", other="It completes {count} Qwirkles."),
        "leaves_nothing_for": "It leaves {name} next to nothing to score.",
        "counts_in_lines": "Your cubes score in {count} lines.",
        "nothing_fits": "None of your shapes fits.",
        "hopes_for": Plural(
            "points",
            one="After the re-roll you can expect about {points} point.",
            other="After the re-roll you can expect about {points} points.",
        ),
        "hopes_for_more": Plural(
            "points",
            one="It may bring a little more than the {points} point your cubes score now.",
            other="It may bring a little more than the {points} points your cubes score now.",
        ),
        "has_now": Plural(
            "points",
            one="Right now your cubes score {points} point at most.",
            other="Right now your cubes score {points} points at most.",
        ),
    }
)


def describe_reason(view: View, reason: str, values: Mapping[str, Any]) -> str:
    """Return what speaks for a move of the player to move."""
    if reason not in say.messages:
        return ""
    return say(reason, name=view.names[values.get("seat", 0)], **values)
