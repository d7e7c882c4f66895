"""What the opponents of Qurush look at, in a line each."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "gentle": "Goes for its own goal, with many slips.",
        "easy": "Goes for its own goal, with a few slips.",
        "steady": "Also gets in the way of goals you may have.",
        "sharp": "Also guesses your goal from what you leave undone.",
        "master": "Makes no slips and stands where you need to be.",
    }
)
