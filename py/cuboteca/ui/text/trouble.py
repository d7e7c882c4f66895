"""What is said where something isn't there, or can't be read: what the matter is, and the way on."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "ways_on": "Where to go",
        "stuck": "This game can’t go on here",
        "stuck_about": "{why} Nothing is lost.",
        "damaged": "This game is damaged",
        "damaged_about": (
            "Part of it is missing or has changed, so Cuboteca can’t open it. "
            "Its text is still here: save it to a file to keep it."
        ),
        "unread": "Cuboteca can’t open this game",
        "unread_about": (
            "{game}, version {version}, can’t read it. Another version may have saved it, and may open it again. "
            "Its text is still here: save it to a file to keep it."
        ),
        "save_text": "Save text",
        "refused": "Cuboteca can’t read your games right now",
        "refused_about": "This browser won’t let Cuboteca into its storage. Nothing has been deleted.",
        "try_again": "Try again",
        "no_game": "Game not found",
        "no_game_about": "This game isn’t on this device. It may be on another one, or you’ve deleted it.",
        "bad_link": "Cuboteca can’t open this link",
        "bad_link_about": "What it holds isn’t a whole game. Ask for the link again, or for the game as a file.",
        "cut_off": "Part of this game is missing",
        "open_anyway": "Open anyway",
        "no_page": "Page not found",
        "no_page_about": "Cuboteca has no page at this address.",
    }
)
