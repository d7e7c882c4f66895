"""What the team-mates of Cu[o]be look at, in a line each, and how strong they are."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

lines: Final = Messages(
    {
        "gentle": "Plans two dice ahead and ends its turn anywhere.",
        "easy": "Plans two dice ahead and cares where its turn ends.",
        "steady": "Plans four dice ahead and heals in time.",
        "sharp": "Plans five dice ahead and hunts the Twins for keys.",
        "master": "Plans its whole turn and weighs every room.",
    }
)

strengths: Final = Messages(
    {
        "gentle": "A team of three gets out in 4 of 10 games.",
        "easy": "A team of three gets out in 5 of 10 games.",
        "steady": "A team of three gets out in 3 of 4 games.",
        "sharp": "A team of three gets out in 9 of 10 games.",
        "master": "A team of three gets out in 19 of 20 games.",
    }
)
"""How teams of one level fared at normal difficulty (`docs/opponents.md`)."""
