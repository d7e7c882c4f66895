"""What many screens say: the ways between them, the message over the screen, and what isn't saved."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "app": "Cuboteca",
        "page_title": "{screen} · Cuboteca",
        # The places of the app, and the ways back to them.
        "games": "Games",
        "saved": "Saved",
        "settings": "Settings",
        "saved_games": "Saved games",
        "statistics": "Statistics",
        "how_to_play": "How to play",
        "to_games": "Go to games",
        "back_to_games": "Back to games",
        "back_to_game": "Back to game",
        "back_to_page": "Back to {game}",
        "back_to_saved": "Back to saved games",
        # The message over the screen.
        "why": "Why?",
        "undo": "Undo",
        "copy_details": "Copy details",
        "close_message": "Close message",
        "unseen_name": "That name is invisible. Type another, or leave the field empty.",
        # What isn't saved.
        "save_to_file": "Save to file",
        "unsaved_moves": Plural("count", one="{count} move not saved", other="{count} moves not saved"),
        "unsaved": By(
            "why",
            {
                "failed": "Not everything is saved",
                "refused": "This browser can’t save your games right now",
                "slow": "Not saved yet",
            },
        ),
        "unsaved_yet": Plural("count", one="{count} move not saved yet", other="{count} moves not saved yet"),
    }
)
