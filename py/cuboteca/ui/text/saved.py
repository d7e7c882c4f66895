"""What the list of saved games says, and what is said when one is renamed, deleted or restored."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural, join_words

_name: Final = Messages(
    {
        "month": By(
            "month",
            {
                1: "January",
                2: "February",
                3: "March",
                4: "April",
                5: "May",
                6: "June",
                7: "July",
                8: "August",
                9: "September",
                10: "October",
                11: "November",
                12: "December",
            },
        ),
    }
)

months: Final = _name.each("month")
"""What a month is called, by its number."""

say: Final = Messages(
    {
        "import": "Import",
        "groups": By("group", {"going": "In progress", "over": "Finished", "damaged": "Damaged"}),
        "none": "No saved games yet. Cuboteca saves every game from its first move.",
        "show_more": "Show more",
        # A game in the list.
        "players": "{players}",
        "to_move": "{name} to move",
        "unseen": "Open to see",
        "moves": Plural("count", one="{count} move", other="{count} moves"),
        "rename": By("titled", {True: "Rename {title}", False: "Rename {game}, {players}"}),
        "export": By("titled", {True: "Save {title} to file", False: "Save {game}, {players}, to file"}),
        "delete": By("titled", {True: "Delete {title}", False: "Delete {game}, {players}"}),
        # When it was played last.
        "today": "today at {time}",
        "yesterday": "yesterday",
        "days_ago": Plural("days", one="{days} day ago", other="{days} days ago"),
        "date": "{day} {month} {year}",
        "some_time_ago": "some time ago",
        # One that is damaged.
        "damaged_game": "A damaged game",
        "damage": By(
            "damage",
            {
                "unreadable": ("This game is damaged. You can still save its text to a file, or delete it."),
                "unknown_game": (
                    "Cuboteca doesn’t have this game any more. You can still save its text to a file, or delete it."
                ),
                "needs_game": "This game needs {needs}. Add it again in Settings, then play on.",
            },
        ),
        "save_text": "Save text",
        "delete_damaged": "Delete",
        # Renaming.
        "rename_title": "Rename {game}",
        "name": "Name",
        "rename_button": "Rename",
        "renamed": "The game is now called {title}.",
        "unnamed": "The game no longer has a name.",
        "cannot_rename": "You can’t rename this game: it’s damaged.",
        # Deleting.
        "deleted": By("titled", {True: "You’ve deleted {title}.", False: "You’ve deleted the game."}),
        "deleted_games": Plural("count", one="You’ve deleted {count} game.", other="You’ve deleted {count} games."),
        "restored": Plural("count", one="The game is back.", other="{count} games are back."),
    },
    {"players": join_words, "month": months},
)
