"""What the opponents of Qurush look at, in a line each, and how strong they are."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

lines: Final = Messages(
    {
        "gentle": "Goes for its own goal and slips up a lot.",
        "easy": "Goes for its own goal and slips up sometimes.",
        "steady": "Goes for its own goal and blocks goals you may have.",
        "sharp": "Guesses your goal from how you play, and blocks it.",
        "master": "Never slips up, guesses your goal and gets in your way.",
    }
)

strengths: Final = Messages(
    {
        "easy": "Wins 7 of 10 games against Gentle.",
        "steady": "Wins 2 of 3 games against Easy.",
        "sharp": "Wins 7 of 10 games against Steady.",
        "master": "Wins 6 of 10 games against Sharp, and loses 1.",
    }
)
"""How two of them fared, the level below the other (`docs/opponents.md`)."""
