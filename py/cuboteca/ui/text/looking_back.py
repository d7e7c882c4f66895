"""What is said of a game that is over, and of a past position of one that isn't."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        "panel": "The game",
        "title": "{game}, move {move} of {moves}",
        "where": "move\N{NO-BREAK SPACE}{move} of\N{NO-BREAK SPACE}{moves}",
        "share": "Share this game",
        "you_win": "You win",
        "start": "Before the first move",
        # The way through the game.
        "step_told": "What happened",
        "rules_of_step": "The rules behind it",
        "steps_heard": "Step through the game",
        "first": "Go to the start",
        "prev": "Back one move",
        "next": "Forward one move",
        "last": "Go to the last move",
        "at_start": "This is the start of the game.",
        "at_last": "This is the last move so far.",
        # What can be done then.
        "what_next": "What next",
        "play_again": By(
            "first",
            {None: "Play again", "you": "Play again, you first", "player": "Play again, {name} first"},
        ),
        "review_game": "Review game",
        "continue_here": "Continue from\N{NO-BREAK SPACE}here",
        "no_way_back": "You can’t continue from here: what has since been rolled, drawn or revealed stays as it is. "
        "Try a later move.",
    }
)
