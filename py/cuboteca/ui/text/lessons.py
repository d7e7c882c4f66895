"""What is said around the steps of a lesson."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        "page_title": "Learn {game}",
        "leave": "Leave the lesson",
        "skip": "Skip",
        "skip_heard": "Skip this step",
        "again": "Again",
        "show": "Show me",
        "continue": "Continue",
        "step": "Step {number} of {count}",
        "of_several": "Lesson {number} of {count}: {title}",
        "panel": "What to do",
        # To who uses keys, in the first step.
        "keys": "With a keyboard: Tab goes from the board to what’s beside it, then to the buttons; arrow keys go "
        "along each, and Enter taps. In a game, ? lists all keys.",
        "done_step": "Done",
        "wait": "One moment: your move is still being answered.",
        "done": By("more", {False: "That’s all you need", True: "That’s it for this lesson"}),
        "done_game": "Now play a first game against Gentle. Tap Hint whenever you’d like some advice.",
        "done_team": "Now play a first game with a team-mate. Tap Hint whenever you’d like some advice.",
        "start_over": "Start over",
        "next_lesson": "Next lesson",
        "first_game": "Play a first game",
    },
)
