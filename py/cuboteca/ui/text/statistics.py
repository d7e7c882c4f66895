"""What the statistics say: the sentence that leads, headings, and what each figure is called when it is heard."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural, join_words
from cuboteca.ui.text.saved import months

say: Final = Messages(
    {
        "none": "No finished games yet. Once you’ve finished one, you’ll see here how you’re doing.",
        "change_player": "Change player",
        "players": "Players",
        "player_games": Plural("count", one="{count} game", other="{count} games"),
        "which_game": "Which game",
        "all_games": "All games",
        # How the games went.
        "games": "Games",
        "since": By("this_year", {True: "{count} since {month}", False: "{count} since {month} {year}"}),
        "so_far": Plural("count", one="{count} game so far.", other="{count} games so far."),
        "wins": By(
            "how",
            {
                "none": "{name} hasn’t won yet.",
                "few": "{name} wins fewer than 1 in 10.",
                "some": "{name} wins {tenths} in 10.",
                "most": "{name} wins nearly every game.",
                "all": "{name} has won every game.",
            },
        ),
        "wins_lately": By(
            "how",
            {
                "none": "{name} hasn’t won yet.",
                "few": "{name} wins fewer than 1 in 10, and {lately} of the last {last}.",
                "some": "{name} wins {tenths} in 10, and {lately} of the last {last}.",
                "most": "{name} wins nearly every game, and {lately} of the last {last}.",
                "all": "{name} has won every game.",
            },
        ),
        "result": By("result", {"won": "{count} won", "drawn": "{count} drawn", "lost": "{count} lost"}),
        "no_result": Plural(
            "count",
            one="{count} more without a winner: played alone, or from more than one seat.",
            other="{count} more without a winner: played alone, or from more than one seat.",
        ),
        "won_of": "{won} of {count}",
        "won_heard": Plural("won", one="{won} of {count} won", other="{won} of {count} won"),
        # The days.
        "days": "Days",
        "weeks": "Weeks",
        "in_a_row": Plural("count", one="{count} day", other="{count} in a row"),
        "longest_run": Plural(
            "count",
            one="Tap a week for its games.",
            other="Longest run: {count} days, in {month}. Tap a week for its games.",
        ),
        "week": Plural(
            "count",
            one="Week of {day} {month}, {count} game: {days}",
            other="Week of {day} {month}, {count} games: {days}",
        ),
        "empty_week": "Week of {day} {month}, no games",
        "day": "{count} on {weekday}",
        "weekday": By(
            "weekday",
            {
                0: "Monday",
                1: "Tuesday",
                2: "Wednesday",
                3: "Thursday",
                4: "Friday",
                5: "Saturday",
                6: "Sunday",
            },
        ),
        "letter": By("weekday", {0: "M", 2: "W", 4: "F", 6: "S"}),
        "month_short": By(
            "month",
            {
                1: "Jan",
                2: "Feb",
                3: "Mar",
                4: "Apr",
                5: "May",
                6: "Jun",
                7: "Jul",
                8: "Aug",
                9: "Sep",
                10: "Oct",
                11: "Nov",
                12: "Dec",
            },
        ),
        "earlier": "Earlier weeks",
        "later": "Later weeks",
        # Game by game, level by level, seat by seat.
        "by_game": "By game",
        "by_game_note": "your last 10 games, then your wins",
        "against": "Against the app",
        "against_note": "won",
        "untried": "{levels}: not tried yet.",
        "by_turn": "By seat",
        "by_turn_note": "two-player games; dashed line: half",
        "turn": By("turn", {"first": "Going first", "later": "Going second"}),
        "difference": By(
            "better",
            {
                "": "No clear difference yet: chance alone could explain it.",
                "first": "Going first helps {name}: chance alone hardly explains it.",
                "later": "Going second helps {name}: chance alone hardly explains it.",
            },
        ),
        # What stands out.
        "best": "Best",
        "high_score": "Highest score",
        "shortest_win": "Shortest win",
        "longest_game": "Longest game",
        "usual_length": "Usual length",
        "streak": "Winning streak",
        "which": "{game}, {day} {month} {year}",
        "moves": Plural("count", one="{count} move", other="{count} moves"),
        "in_games": Plural("count", one="{count} game", other="{count} games"),
    },
    {"month": months, "levels": join_words, "days": join_words},
)
