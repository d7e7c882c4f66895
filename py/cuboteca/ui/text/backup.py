"""What is said when everything that is saved leaves this device in one file, or comes in from another."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural, join_words

say: Final = Messages(
    {
        # In the settings.
        "title": "Backup",
        "about": (
            "Cuboteca keeps everything on this device only. A backup is one file with all of it: "
            "for a new phone, or to be safe."
        ),
        "save": "Save a backup",
        "open": "Open a backup",
        "file": "backup-{date}",
        "made": Plural(
            "count",
            one="The backup holds {count} game, your saved formations and your settings.",
            other="The backup holds {count} games, your saved formations and your settings.",
        ),
        # What a backup would add.
        "merge_title": "Add a backup",
        "from": "Backup from {day}",
        "new": Plural("count", one="{count} new game", other="{count} new games"),
        "longer": Plural("count", one="{count} game with more moves", other="{count} games with more moves"),
        "forked": Plural(
            "count",
            one="{count} game that went a different way here: you keep both",
            other="{count} games that went a different way here: you keep both",
        ),
        "had": Plural("count", one="{count} game you already have", other="{count} games you already have"),
        "presets": Plural("count", one="{count} saved formation", other="{count} saved formations"),
        "left_out": Plural(
            "count",
            one="{count} saved formation is left out: there’s no room for more.",
            other="{count} saved formations are left out: there’s no room for more.",
        ),
        "game": By("titled", {True: "{title}", False: "{game}: {players}"}),
        "damaged_game": "A damaged game",
        "and_more": Plural("count", one="and {count} more", other="and {count} more"),
        "incomplete": Plural(
            "games",
            one="Part of this file is missing. It held {games} game, and {read} can be read.",
            other="Part of this file is missing. It held {games} games, and {read} can be read.",
        ),
        "nothing_new": "You already have everything in this backup.",
        "promise": "Nothing on this device is deleted.",
        "settings": "Use the settings in the backup",
        "add_games": Plural("count", one="Add {count} game", other="Add {count} games"),
        "add_rest": "Add",
        # How it went.
        "added": Plural("count", one="Cuboteca has added {count} game.", other="Cuboteca has added {count} games."),
        "added_rest": "Cuboteca has added what was in the backup.",
        "undone": "Everything is as it was before.",
        "unknown": "This backup comes from another version of Cuboteca, and this version can’t read it.",
        "empty": "Nothing in this backup can be read: the file is damaged.",
    },
    {"players": join_words},
)
