"""What the sheet of keys says: what each key of the house does, and what is printed on keys."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "title": "Keyboard",
        "where": (
            "Keys work anywhere in a game, unless you change that in Settings. "
            "Arrow keys take you to the board; press Tab to get to what’s beside it."
        ),
        "in_every_game": "In every game",
        "looking_back": "Looking back",
        # What they do.
        "walk": "Move around the board and what’s beside it",
        "far": "Go to the first or last place",
        "tap": "Select where you are",
        "leave": "Cancel or close",
        "undo": "Undo",
        "redo": "Redo",
        "hint": "Hint",
        "moves": "Log and moves",
        "menu": "Menu",
        "ask": "Show these keys",
        "step": "Go back or forward one move",
        "ends": "Go to the start or the last move",
    }
)
printed: Final = Messages(
    {
        ".": "Full stop",
        "-": "−",
        "pageup": "Page up",
        "pagedown": "Page down",
        "Home": "Home",
        "End": "End",
        "Enter": "Enter",
        "Space": "Space",
        "Escape": "Escape",
        "Ctrl": "Ctrl",
        "Shift": "Shift",
    }
)
"""What stands on a key that has no sign of its own."""
