"""What players of Nine Holes read and hear."""

from __future__ import annotations

from typing import Final

from cuboteca.play.view import Chapter, Line
from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        # Who plays what.
        "side": By("seat", {0: "Black", 1: "White"}),
        "standing": By("seat", {0: "Black, {left} to place", 1: "White, {left} to place"}),
        # What is asked.
        "to_move": "{player}:",
        "place": "place a marble",
        "choose": "choose a marble to move",
        "choose_hole": "choose an empty hole",
        # The board.
        "board": "Nine holes",
        "hole": By(
            "cell",
            {".": "Hole {hole}, empty", "a": "Hole {hole}, black", "b": "Hole {hole}, white"},
        ),
        "marble": "A marble of each player’s",
        "left": "Black has {black} to place, White {white}",
        "all_lie": "All marbles lie: move one to any empty hole",
        # What was done.
        "placed": "{player} placed a marble in hole {to}.",
        "moved": "{player} moved from hole {start} to {to}.",
        "place_at": "Place in hole {to}",
        "move_to": "Move from hole {start} to {to}",
        # How it ended.
        "wins": "{player} wins",
        "row": "Three in a row.",
        "draw": "A draw",
        "long": "Nobody had a row in 60 moves.",
        # Refusals.
        "notation": "Write a move like 5, or 5-9.",
        "over": "The game is over.",
        "place_first": "Place all your marbles before you move one.",
        "move_now": "All your marbles lie. Select one of them, then an empty hole.",
        "not_yours": "You can only move your own marbles.",
        "full": "You can’t use hole {hole}: there’s a marble in it.",
        # Texts that are no position.
        "position": "A position looks like ab....... 2",
        "count": "The number of marbles doesn’t fit the number of moves.",
    }
)

GUIDE: Final = (
    Chapter(
        "play",
        "How to play",
        (
            "Each player has three marbles. Take turns placing one in any empty hole.",
            "Once all six lie, move one of yours to any empty hole on each turn.",
            "Get three in a row, across or down, and you win.",
        ),
        (
            Line(
                "first",
                "ab....... 2",
                ("2", "8", "3"),
                ("Black begins a row at the top.", "Two in a row.", "White looks away.", "Three in a row: Black wins."),
            ),
        ),
        ("N-1", "N-2", "N-3", "N-4"),
    ),
)
