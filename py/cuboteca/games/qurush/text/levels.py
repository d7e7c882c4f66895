"""What the opponents of Qurush look at, in a line each."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "gentle": "Goes for its own goal and slips up a lot.",
        "easy": "Goes for its own goal and slips up sometimes.",
        "steady": "Goes for its own goal and blocks goals you may have.",
        "sharp": "Guesses your goal from how you play, and blocks it.",
        "master": "Never slips up, guesses your goal and gets in your way.",
    }
)
