"""What is said of clocks: in the set-up, at the table, behind the lid, and when the time is up."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        # The set-up.
        "clock": "Clock",
        "kinds": By("kind", {"": "Off", "game": "Whole game", "turn": "Each turn", "glass": "Hourglass"}),
        "about": By(
            "kind",
            {
                "": "Take as long as you like.",
                "game": "Your clock runs on your turns only. If your time is up, you lose.",
                "turn": By(
                    "then",
                    {
                        "loses": "If your turn takes longer, you lose.",
                        "counts": "When the time is up, the timer counts on. Nothing else happens.",
                        "ends": "When the time is up, your turn ends as soon as the rules let it.",
                    },
                ),
                "glass": "The time you use goes to the other player. If yours is up, you lose.",
            },
        ),
        "no_opponent": "Only people have a clock.",
        "long": By(
            "kind", {"game": "Time for each player", "turn": "Time for each turn", "glass": "Time for each player"}
        ),
        "more": "Added for each turn",
        "time_is_up": "When the time is up",
        "then": By("then", {"counts": "Count on", "ends": "End the turn"}),
        "minutes": "{count} min",
        "seconds": "{count} s",
        "nothing": "Nothing",
        # The table.
        "clocks": "Clocks",
        "pause": "Pause",
        "pause_timer": "Pause the timer",
        "left_of": "{name}, time left:",
        "over_by": "over by",
        # Behind the lid.
        "stopped": "The clock is stopped",
        "starts": By(
            "kind",
            {
                "own": "{name} has {time} left. It runs on when the lid opens.",
                "turn": "{name} has {time} for this turn, from when the lid opens.",
            },
        ),
        "took": "{name} took {time}.",
        "in_seconds": Plural("count", one="{count} second", other="{count} seconds"),
        "in_minutes": Plural("count", one="{count} minute", other="{count} minutes"),
        # When the time is up.
        "wins": "{name} wins on time",
        "time_up": "{name}’s time is up.",
        "turn_ends": "Time’s up: {name}’s turn ends.",
        "time_rule": "You play with a clock: when your time is up, you lose.",
        "ran_out": "{name} runs out of time.",
        "entry": "Time up",
    }
)
