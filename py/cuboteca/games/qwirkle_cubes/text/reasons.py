"""Why a move of Qwirkle Cubes is good, in a sentence for each reason that an opponent gives; and what a hint says
before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.play.view import View
from cuboteca.play.wording import Messages, Plural, own_or_told

say: Final = Messages(
    {
        "reroll_first": "A re-roll is a good move here. But which cubes?",
        "scores": Plural("points", one="It scores {points} point.", other="It scores {points} points."),
        "goes_out": own_or_told(
            "That includes 6 bonus points for using all your cubes.",
            "That includes 6 bonus points for using all of {player}’s cubes.",
        ),
        "completes_line": Plural("count", one="It completes a Qwirkle.", other="It completes {count} Qwirkles."),
        "leaves_nothing_for": "It leaves {name} next to nothing to score.",
        "counts_in_lines": own_or_told(
            "Your cubes score in {count} lines.",
            "{player}’s cubes score in {count} lines.",
        ),
        "nothing_fits": own_or_told(
            "None of your shapes fits.",
            "None of {player}’s shapes fits.",
        ),
        "no_pair": own_or_told(
            "No two of your cubes go together.",
            "No two of {player}’s cubes go together.",
        ),
        "hopes_for": own_or_told(
            Plural(
                "points",
                one="After the re-roll you can expect about {points} point.",
                other="After the re-roll you can expect about {points} points.",
            ),
            Plural(
                "points",
                one="After the re-roll {player} can expect about {points} point.",
                other="After the re-roll {player} can expect about {points} points.",
            ),
        ),
        "hopes_for_more": own_or_told(
            Plural(
                "points",
                one="It may bring a little more than the {points} point your cubes score now.",
                other="It may bring a little more than the {points} points your cubes score now.",
            ),
            Plural(
                "points",
                one="It may bring a little more than the {points} point {player}’s cubes score now.",
                other="It may bring a little more than the {points} points {player}’s cubes score now.",
            ),
        ),
        "has_now": own_or_told(
            Plural(
                "points",
                one="Right now your cubes score {points} point at most.",
                other="Right now your cubes score {points} points at most.",
            ),
            Plural(
                "points",
                one="Right now {player}’s cubes score {points} point at most.",
                other="Right now {player}’s cubes score {points} points at most.",
            ),
        ),
    }
)


def describe_reason(view: View, reason: str, values: Mapping[str, Any], player: str = "") -> str:
    """Return what speaks for a move, said to the player to move, or told of that `player`."""
    if reason not in say.messages:
        return ""
    if reason == "nothing_fits" and view.state.opening:
        reason = "no_pair"
    return say(reason, own=not player, player=player, name=view.names[values.get("seat", 0)], **values)
