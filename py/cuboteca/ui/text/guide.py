"""What stands around the pages of a guide; the pages themselves are the games' own."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

NAMES: Final = ("Ada", "Bo", "Mia", "Leo", "Zoe", "Max")
"""Who plays on the boards of a guide."""

say: Final = Messages(
    {
        "title": "{game}: how to play",
        "page_title": "How to play {game}: {chapter}",
        "keys": "Keyboard",
        "back_to_setup": "Back to set-up",
        "chapters": "Chapters",
        "exact_rules": "Exact rules",
        # From page to page.
        "pages": "Pages",
        "prev": "Back: {chapter}",
        "next": "Next: {chapter}",
        "play": "Play",
        # Through a line of play.
        "step": "{step} of {steps}",
        "step_back": "Back one step",
        "step_on": "Forward one step",
        "at_start": "This is where it starts.",
        "at_end": "This is where it ends.",
    }
)
