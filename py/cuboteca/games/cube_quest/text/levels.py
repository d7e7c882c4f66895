"""What the opponents of Cube Quest look at, in a line each."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "gentle": "Aims badly and forgets half of its cubes.",
        "easy": "Aims a bit better and forgets a few cubes.",
        "steady": "Sees all its cubes and checks its best flicks twice.",
        "sharp": "Aims well and minds what you may do next.",
        "master": "Aims best and tries out the most flicks.",
    }
)

strength: Final = Messages(
    {
        "easy": "Wins 8 of 10 games against Gentle.",
        "steady": "Wins 9 of 10 games against Easy.",
        "sharp": "Wins 8 of 10 games against Steady.",
        "master": "Wins 17 of 20 games against Sharp.",
    }
)
"""How they fared against the level below, with basic armies (`docs/opponents.md`)."""
