"""What the opponents of Cube Quest look at, in a line each, and how strong they are."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

lines: Final = Messages(
    {
        "gentle": "Aims badly and forgets half of its cubes.",
        "easy": "Aims roughly and forgets some of its cubes.",
        "steady": "Aims fairly well and tries out a few flicks in its head.",
        "sharp": "Aims well and thinks of what you could do next.",
        "master": "Aims very well and tries out dozens of flicks in its head.",
    }
)

strengths: Final = Messages(
    {
        "easy": "Wins 7 of 8 games against Gentle.",
        "steady": "Wins 9 of 10 games against Easy.",
        "sharp": "Wins 5 of 7 games against Steady.",
        "master": "Wins 2 of 3 games against Sharp.",
    }
)
"""How they fared against the level below, with basic armies (`docs/opponents.md`)."""
