"""What the opponents of Qwirkle Cubes look at, in a line each."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "gentle": "Misses most places and seldom re-rolls.",
        "easy": "Misses many places and often re-rolls.",
        "steady": "Sees most places and re-rolls by the odds.",
        "sharp": "Sees nearly every place and re-rolls by the odds.",
        "master": "Sees every place, weighs what it leaves you, and plays the end out in its head.",
    }
)
