"""What the opponents of Qyshinsu look at, in a line each, and how strong they are."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

lines: Final = Messages(
    {
        "gentle": "Looks one move ahead and often misses a better one.",
        "easy": "Looks two moves ahead and sometimes misses a better one.",
        "steady": "Looks four moves ahead.",
        "sharp": "Looks up to six moves ahead.",
        "master": "Looks far ahead and sees the end of the game coming.",
    }
)

strengths: Final = Messages(
    {
        "easy": "Wins 3 of 4 games against Gentle.",
        "steady": "Wins 4 of 5 games against Easy.",
        "sharp": "Wins 4 of 5 games against Steady.",
        "master": "Wins 4 of 5 games against Sharp.",
    }
)
"""How two of them fared, the level below the other (`docs/opponents.md`)."""
