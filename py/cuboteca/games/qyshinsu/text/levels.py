"""What the opponents of Qyshinsu look at, in a line each."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "gentle": "Looks one move ahead and often misses a better one.",
        "easy": "Looks two moves ahead and sometimes misses a better one.",
        "steady": "Looks four moves ahead.",
        "sharp": "Looks up to six moves ahead.",
        "master": "Looks far ahead and sees the end of the game coming.",
    }
)
