"""What is said when a game leaves the app or comes in: as a link, as a text, as a file."""

from __future__ import annotations

from typing import Final

from cuboteca.play.language import number
from cuboteca.play.wording import Messages, Plural, join_words

say: Final = Messages(
    {
        # The sheet over a game.
        "title": "Share this game",
        "about": (
            "The whole game fits in a link or a small text file. "
            "Nothing goes to a server: the link itself holds the game."
        ),
        "secrets_inside": (
            "The players’ secrets go with it, sealed. Cuboteca won’t show them early, "
            "but someone who knows how the app works could open them."
        ),
        "what": "What to share",
        "whole_game": "Whole game",
        "up_to_here": "Up to here",
        "code": "QR code with a link to this game",
        "scan": "Point another phone’s camera at this to open the game there.",
        "no_code": "This game is too long for a QR code.",
        "ways": "Ways to share",
        "share_link": "Share link",
        "copy_link": "Copy link",
        "copy_text": "Copy text",
        "link": "Link",
        "picture": "Picture of this position",
        "drawing": "Picture as SVG",
        "film": "Film of the game so far",
        "film_begun": "Making the film…",
        "film_made": "The film is ready.",
        "picture_of": Plural("count", one="{game}, {count} move", other="{game}, {count} moves"),
        "picture_names": "{names}",
        "picture_turn": "{name} to move",
        "too_long": (
            "This link has {length} characters, more than Cuboteca can open. Save the game to a file instead."
        ),
        "long": "This link has {length} characters, and some mail and chat apps cut long links. A file is safer.",
        # How it went.
        "shared_as": "{players}: {game}",
        "copied": "Copied.",
        "copy_failed": "This browser won’t let Cuboteca copy. Select the link and copy it yourself.",
        "share_failed": "This browser couldn’t share the link, so Cuboteca copied it instead.",
        "shared": "Shared.",
        "picture_failed": "This browser couldn’t make the picture.",
        "unsaved_file": "unsaved-games-{date}",
        "damaged_file": "damaged-game",
        "picked_file": "games-{date}",
        # Importing.
        "import_title": "Import a game",
        "choose_file": "Choose a file",
        "paste": "Or paste a game’s text or link here",
        "import": "Import",
        "open_anyway": "Open anyway",
        "nothing_inside": "There’s no game to import: the text is empty.",
        "no_game_inside": (
            "Cuboteca can’t read a game here: part of its text is missing or has changed. "
            "Copy all of it, or its link, and try again."
        ),
        "no_backup": "This file is neither a backup nor a game.",
        "file_too_large": "This file is too large to be a game.",
        "have_already": "You already have this game. Here it is.",
        "goes_on": "You already have this game. Here it is with the new moves.",
        "imported": Plural("count", one="{count} game imported.", other="{count} games imported."),
        "had_already": Plural(
            "count",
            one="You already had {count} game in this file.",
            other="You already had {count} games in this file.",
        ),
        "not_imported": Plural(
            "count",
            one="Cuboteca can’t read {count} game in this file.",
            other="Cuboteca can’t read {count} games in this file. Their text is below.",
        ),
        "damaged_left_out": "Damaged games aren’t in the file. Save each of them by its own button.",
        # A game in a link.
        "opened_title": "A game of {game}",
        "opened": "This link holds a game",
        "opened_about": Plural(
            "count",
            one="{game} with {players}, {count} move so far.",
            other="{game} with {players}, {count} moves so far.",
        ),
        "keep": "Save and open",
        "cancel": "Cancel",
        "answers": "Your answer",
        "link_damaged": "This link is damaged: part of it is missing or has changed.",
        "link_unknown": "This link comes from another version of Cuboteca, and this version can’t read it.",
    },
    {"players": join_words, "names": join_words, "length": number},
)
