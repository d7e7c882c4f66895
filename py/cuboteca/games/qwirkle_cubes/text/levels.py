"""What the opponents of Qwirkle Cubes look at, in a line each, and how strong they are."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

lines: Final = Messages(
    {
        "gentle": "Misses most places and seldom re-rolls.",
        "easy": "Misses many places and often re-rolls.",
        "steady": "Sees most places and re-rolls by the odds.",
        "sharp": "Sees nearly every place and re-rolls by the odds.",
        "master": "Sees every place, weighs what it leaves you, and plays the end out in its head.",
    }
)

strengths: Final = Messages(
    {
        "easy": "Wins 17 of 20 games against Gentle.",
        "steady": "Wins 17 of 20 games against Easy.",
        "sharp": "Wins 4 of 5 games against Steady.",
        "master": "Wins 4 of 5 games against Sharp.",
    }
)
"""How two of them fared, the level below the other (`docs/opponents.md`)."""
