"""What the opponents of Qwirkle Cubes look at, in a line each."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "gentle": "Overlooks many places and seldom re-rolls.",
        "easy": "Overlooks some places and often re-rolls.",
        "steady": "Sees most places and re-rolls by the odds.",
        "sharp": "Sees nearly all and re-rolls by the odds.",
        "master": "Also weighs what it leaves the others, and counts out the end.",
    }
)
