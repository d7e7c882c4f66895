"""What is said about games that players add from a file: what they are, what adding one means, and how it went."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural, join_words

say: Final = Messages(
    {
        "title": "Add a game",
        "cancel": "Cancel",
        "to_settings": "Back to settings",
        # The page that asks.
        "facts": By(
            "range",
            {
                None: "Version {version}",
                False: Plural(
                    "most", one="{most} player, version {version}", other="{most} players, version {version}"
                ),
                True: "{least} to {most} players, version {version}",
            },
        ),
        "code": "This is code from someone else",
        "code_can": (
            "It runs inside Cuboteca. It can read and change everything saved here: your games, names and settings."
        ),
        "code_trust": "Add it only if you trust the person it comes from.",
        "other": "This is not the {game} you have",
        "other_about": (
            "It has another fingerprint. If you add it, it takes the place of yours, "
            "version {version}. Your saved games stay."
        ),
        "same": "You have this very file already. Adding it again changes nothing.",
        "file": "File",
        "size": "Size",
        "kilobytes": "{size} KB",
        "author": "Says it’s by",
        "no_author": "Nobody",
        "fingerprint": "Fingerprint",
        "compare": "Compare it with the one you were given.",
        "whole_fingerprint": "Whole fingerprint (SHA-256)",
        "can_remove": "You can remove it at any time, in Settings.",
        "trust": "Trust and add",
        # The steps.
        "adding": "Adding. This takes a few seconds.",
        "failed": "Nothing was added.",
        "step": By(
            "step",
            {
                "whole": "File is whole",
                "loads": "Rules load",
                "plays": Plural("count", one="Play {count} game to test it", other="Play {count} games to test it"),
                "placed": "Put it into the cabinet",
            },
        ),
        "how": By("how", {"done": "Done", "now": "Under way", "failed": "Failed", "later": "Still to come"}),
        "heard": By(
            "step",
            {
                "whole": "Checking the file.",
                "loads": "The file is whole. Loading the rules.",
                "plays": "The rules load. Playing games to test it.",
                "placed": "The games went well. Putting it into the cabinet.",
            },
        ),
        "stopped": By(
            "step",
            {
                "whole": "Cuboteca stopped while it checked {file}.",
                "loads": "Cuboteca stopped while it loaded the rules of {file}: they never came to an end.",
                "plays": "Cuboteca stopped while it played games of {file}: a move never came to an end.",
                "placed": "Cuboteca stopped while it kept {file}. Try again.",
            },
        ),
        "only_all": "Nothing is kept until all four are done.",
        "done": "{game} is in the cabinet.",
        "choose_other": "Choose another file",
        "choose": "Choose a game’s file to add it. It ends in .whl.",
        # An added game's own page.
        "play": "Play",
        "rules": "Rules",
        "added": "Added",
        "added_on": "{day}, version {version}",
        "saved": "Saved",
        "saved_games": Plural("count", one="{count} game", other="{count} games"),
        "update": "Update from a file",
        "remove": "Remove game",
        "stays": Plural(
            "count",
            one="If you remove it, its {count} saved game stays. It opens again when you add it back.",
            other="If you remove it, its {count} saved games stay. They open again when you add it back.",
        ),
        "none_saved": "You have no saved games of it.",
        "sure": "Remove {game}?",
        "keep": "Keep it",
        "remove_now": "Remove",
        "removed": "You’ve removed {game}. Its saved games are still here.",
        "back": "{game} is back.",
        "is_broken": "{game} doesn’t work. {why}",
        "is_off": "It came with a backup, and stays off until you add it.",
        "look": "Look at it",
        # In a backup.
        "in_backup": Plural(
            "count",
            one="{count} game that was added from a file. It stays off until you look at it in Settings.",
            other="{count} games that were added from files. They stay off until you look at them in Settings.",
        ),
        # Where one can’t be opened.
        "not_opened": "{game} can’t be opened",
        "not_opened_about": "{why} Your saved games stay.",
        "needs_game": "This game needs {game}. Add it again in Settings, then play on.",
        "settings": "Settings",
        # In the settings.
        "row": By("off", {False: "Version {version}", True: "From a backup, not added yet"}),
        # Why a file can't be added.
        "no_wheel": "{file} isn’t a game: the file of one looks like nine_holes-1.0-py3-none-any.whl.",
        "file_name_long": "The name of this file has {letters} letters. Rename it: {most} is the most.",
        "file_too_large": "This file is too large for a game.",
        "too_large": "This file holds more than 20 MB, too much for a game.",
        "cannot_read": "Cuboteca can’t read this file.",
        "compiled": "{file} is made for one kind of computer. Ask for one that ends in py3-none-any.whl.",
        "other_python": "{file} needs another Python. Cuboteca has Python {python}.",
        "other_version": "{file} needs another version of Cuboteca. This is version {version}.",
        "damaged": "{file} is damaged. Download it again.",
        "needs": "{file} needs {packages}, which Cuboteca doesn’t have.",
        "no_game": "{file} holds no game for Cuboteca.",
        "no_name": "The game in this file has no name.",
        "name_long": "A name in this file has {letters} letters. {most} is the most.",
        "summary_long": "What the game says of itself is too long. {most} letters are the most.",
        "bad_id": "The game in this file has no proper id. It’s made of small letters and underscores.",
        "no_text": "What the game in this file says of itself is wrong: {field} isn’t text.",
        "no_list": (
            "What the game in this file says of itself is wrong: {field} isn’t a list of texts. "
            "One text needs a comma behind it to be a list."
        ),
        "bad_seats": "The game in this file doesn’t say for how many it is, from 1 to {most} players.",
        "bad_accent": "The game in this file has no proper colour. One looks like #556677.",
        "simulates": "The game in this file needs a simulation. Only games that come with Cuboteca can have one.",
        "built_in": "The id of the game in this file is {id}, which is that of {game}. It needs one of its own.",
        "same_module": "A game that you’ve added has a package called {module}, too. One of them needs another name.",
        "same_name": "You’ve already added another game called {game}. Remove that one first: its saved games stay.",
        "install_failed": "{file} can’t be installed. {why}",
        "no_wheels": "Cuboteca can’t add games here.",
        "no_room": "This device has no room for it, so nothing was added.",
        "lost": "The file of {game} is missing or has changed. Add it again.",
        "code_error": "Its code has an error ({error}).",
        "no_moves": "It came to a position in which nobody can move and nobody has won: {position}",
        "no_outcome": "It came to an end that doesn’t say who won: {position}",
        "position": "It can’t read a position that it wrote itself: {position}",
        "record": "A game that was saved isn’t the same when it’s opened again: {position}",
    },
    {"packages": join_words},
)
