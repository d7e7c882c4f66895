"""What the team-mates of Cu[o]be look at, in a line each."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "gentle": "Plans two dice ahead and ends turns anywhere.",
        "easy": "Plans three dice ahead and minds where a turn ends.",
        "steady": "Plans four dice ahead and heals in time.",
        "sharp": "Plans five dice ahead and hunts the Twins for keys.",
        "master": "Plans the whole turn and weighs every room.",
    }
)
