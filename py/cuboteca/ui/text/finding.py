"""What is said where saved games are found, sorted, and several taken at a time."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural, join_words
from cuboteca.ui.text.saved import months

say: Final = Messages(
    {
        # Finding one of many.
        "find": "Search names and games",
        "which_game": "Which game",
        "all_games": "All",
        "order": By("order", {"newest": "Newest first", "oldest": "Oldest first", "longest": "Longest first"}),
        "found": Plural("count", one="{count} game", other="{count} games"),
        "found_of": Plural("every", one="{count} of {every} game", other="{count} of {every} games"),
        "none_found": "None of your saved games match.",
        "which_player": "Player",
        "which_result": "Result",
        "results": By(
            "result",
            {
                "going": "In progress",
                "over": "Finished",
                "decided": "Won, drawn or lost",
                "won": "Won",
                "drawn": "Drawn",
                "lost": "Lost",
            },
        ),
        "which_level": "Level",
        "turn": By("turn", {"first": "Going first", "later": "Going second"}),
        "week": "Week of {day} {month}",
        "streak": "Winning streak",
        "drop": "{what}: remove filter",
        "show_all": "Show all games",
        # Several at a time.
        "select": "Select",
        "select_all": "Select all",
        "picked": Plural("count", one="{count} game selected", other="{count} games selected"),
        "export_picked": "Save to file",
        "delete_picked": "Delete",
        "cancel": "Cancel",
        "restore": Plural("count", one="Restore {count} deleted game", other="Restore {count} deleted games"),
        "deleted_list": Plural("count", one="Deleted games ({count})", other="Deleted games ({count})"),
        "restore_one": By("titled", {True: "Restore {title}", False: "Restore {game}, {players}"}),
    },
    {"players": join_words, "month": months},
)
