"""What is said around puzzles: the list of them, and the one that is tried."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "title": "Puzzles",
        "page_title": "Puzzles of {game}",
        "of_day": "Puzzle of the day",
        "numbered": "Puzzle {number}",
        "back_home": "Back to games",
        "back_to_list": "Back to puzzles",
        "list": "All puzzles",
        # One that is tried.
        "about": "{grade} · {game}",
        "panel": "Your attempt",
        "start": "{side} to move. Play it on the board.",
        "wait": "One moment: your move is still being answered.",
        "over": By(
            "solved",
            {True: "You’ve solved this puzzle. Go on to the next one.", False: "Undo your move and try another."},
        ),
        "missed": "Not solved. {why}",
        "undo_it": "Undo and try again.",
        "nothing_to_undo": "You haven’t made a move yet.",
        "undone": "Undone",
        "look_here": "Start here.",
        "look_at": "Start here: {part}",
        "shows": "Here’s the solution.",
        "stands": "{attempt}.",
        "solved": "Solved",
        "solution": "The solution",
        "again": "Again",
        "hint": "Hint",
        "show": "Solution",
        "check": "Check",
        "next": "Next puzzle",
        "share": "Share",
        "more": "More puzzles",
        "tries": By(
            "helped",
            {
                True: Plural("tries", one="First try, with a hint.", other="{tries} tries, with a hint."),
                False: Plural("tries", one="First try, no hint.", other="{tries} tries, no hint."),
            },
        ),
        "tomorrow": "The next one comes tomorrow.",
        "was_shown": "You’ve seen the solution, so this one doesn’t count as solved.",
        # The week of the puzzle of the day.
        "weekday": By("day", {0: "M", 1: "T", 2: "W", 3: "T", 4: "F", 5: "S", 6: "S"}),
        "week": Plural("count", one="{count} day solved this week", other="{count} days solved this week"),
        "row": Plural("count", one="day in a row", other="days in a row"),
        # The list.
        "today_line": By("solved", {True: "{game}: solved", False: "{game}"}),
        "in_a_row": Plural("count", one="{count} day in a row", other="{count} days in a row"),
        "games": "Games",
        "of": "{solved} of {count}",
        "of_heard": "{grade}: {solved} of {count} solved",
        "tile": By(
            "state",
            {
                "solved": "Puzzle {number}, solved",
                "seen": "Puzzle {number}, solution seen",
                "next": "Puzzle {number}, next",
                "": "Puzzle {number}",
            },
        ),
    },
)
