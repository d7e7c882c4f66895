"""What the opponents of Qyshinsu look at, in a line each."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "gentle": "Looks at the next move and often misses a better one.",
        "easy": "Looks two moves ahead and now and then misses one.",
        "steady": "Looks four moves ahead.",
        "sharp": "Looks eight moves ahead.",
        "master": "Reads to the end of the game once it’s near.",
    }
)
