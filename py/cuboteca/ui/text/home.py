"""What stands on the first screen: the cabinet of games, the games in progress, and the first words."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural, join_words

_number: Final = Messages(
    {
        "first": By(
            "first",
            {
                1: "One",
                2: "Two",
                3: "Three",
                4: "Four",
                5: "Five",
                6: "Six",
                7: "Seven",
                8: "Eight",
                9: "Nine",
            },
        ),
    }
)


def _number_first(count: int) -> str:
    """Return a number at the beginning of a sentence, as in "Five"."""
    return _number("first", first=count) if 0 < count < 10 else str(count)


say: Final = Messages(
    {
        "subtitle": Plural(
            "number", one="{number} game of cubes and stones", other="{number} games of cubes and stones"
        ),
        "cabinet": "Games",
        "seats": By("range", {False: "{most}", True: "{least}–{most}"}),
        "seats_heard": By(
            "range",
            {False: Plural("most", one="{most} player", other="{most} players"), True: "{least} to {most} players"},
        ),
        # The games in progress.
        "continue": "Continue {game}",
        "continue_line": "{players}, move\N{NO-BREAK SPACE}{move}",
        "others": "Other games in progress",
        "other_line": Plural("count", one="{players}, {count} move", other="{players}, {count} moves"),
        "today": "Puzzle of the day",
        "today_solved": "Solved",
        "streak": Plural("count", one="{count} day", other="{count} days"),
        "back_up": Plural("count", one="Back up {count} new game", other="Back up {count} new games"),
        "put_off": "Remind me later",
        # In their place where there is none.
        "learn": "Learn by playing",
        "learn_line": "Start with {game}: five minutes on a real board",
        "first_choose": "Choose a game, enter your names, then pass the device around.",
        "first_saved": "Cuboteca saves every game from its first move.",
        "first_offline": "Once you’ve opened it, Cuboteca plays offline too.",
    },
    {"number": _number_first, "players": join_words},
)
