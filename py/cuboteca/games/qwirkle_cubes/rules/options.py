"""The rule options of Qwirkle Cubes, and what they come down to in play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from cuboteca.play.game import Option, switch

UNLIMITED: Final = -1
"""As a number of re-rolls left."""

MOST_SEATS: Final = 6

_ALL: Final = (
    Option(
        id="dice",
        title="Cubes",
        values=("app", "own"),
        default="app",
        clause="Z-2",
        meanings=("The app draws and rolls the cubes.", "You draw and roll real cubes, and enter what they show."),
        labels=("Rolled by the app", "Real cubes"),
    ),
    Option(
        id="turn",
        title="Turn",
        values=("sequence", "one_action"),
        default="sequence",
        clause="Z-27",
        meanings=(
            "You can re-roll, then you place cubes, score, and draw.",
            "You either re-roll cubes, or place cubes, score, and draw.",
        ),
        labels=("Re-roll and place", "Re-roll or place"),
    ),
    Option(
        id="duplicates",
        title="Identical cubes",
        values=("forbid", "allow"),
        default="forbid",
        clause="Z-12",
        meanings=(
            "No two cubes in a line can have the same colour and the same shape.",
            "A line can hold identical cubes.",
        ),
        labels=("Not allowed", "Allowed"),
    ),
    switch(
        "must_place",
        "Placing",
        "Z-20",
        ("Optional", "After the first turn you can pass instead of placing."),
        ("Required", "You must place at least one cube if you can."),
        default="on",
    ),
    Option(
        id="stuck",
        title="No cube fits",
        values=("reroll_all", "pass"),
        default="reroll_all",
        clause="Z-21",
        meanings=(
            "If nothing fits, you re-roll all your cubes until one does. With “Re-roll or place”, you re-roll any "
            "of your cubes, and that’s your turn.",
            "If nothing fits and you’re done re-rolling, you pass.",
        ),
        labels=("Re-roll all", "Pass"),
    ),
    Option(
        id="first_max",
        title="First turn",
        values=("after_roll", "as_rolled"),
        default="after_roll",
        clause="Z-14",
        meanings=(
            "The first player can re-roll before placing as many cubes as possible. With “Re-roll or place”, they "
            "re-roll only if no two go together.",
            "The first player places as many cubes as possible, and re-rolls only if no two go together.",
        ),
        labels=("Re-roll allowed", "No re-roll"),
    ),
    Option(
        id="start",
        title="First player",
        values=("oldest", *(f"seat{number}" for number in range(1, MOST_SEATS + 1)), "random", "best_hand"),
        default="oldest",
        clause="Z-3",
        meanings=(
            "The oldest player goes first: enter them as Player 1.",
            *(f"Player {number} goes first." for number in range(1, MOST_SEATS + 1)),
            "The first player is drawn at random.",
            "The player who can place the most cubes goes first; on a tie, the one with the lowest player number.",
        ),
        labels=(
            "Oldest, as Player 1",
            *(f"Player {number}" for number in range(1, MOST_SEATS + 1)),
            "At random",
            "Best hand",
        ),
    ),
    Option(
        id="rerolls",
        title="Re-rolls per turn",
        values=("1", "2", "unlimited"),
        default="1",
        clause="Z-5",
        meanings=(
            "You can re-roll once per turn.",
            "You can re-roll twice per turn, or once if a re-roll uses up the turn.",
            "You can re-roll as often as you like, or once if a re-roll uses up the turn.",
        ),
        labels=("One", "Two", "No limit"),
    ),
    switch(
        "end_round",
        "Last round",
        "Z-24",
        ("Ends at once", "Once the bag is empty, the game ends as soon as a player has used all their cubes."),
        (
            "Played to the end",
            "When a player has used all their cubes, you play on until all players have had the same number of turns.",
        ),
    ),
    Option(
        id="tie",
        title="Ties",
        values=("shared",),
        default="shared",
        clause="Z-25",
        meanings=("Players with equal scores share the win.",),
        labels=("Shared win",),
    ),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType({option.id: option for option in _ALL})

_FIRST_SEATS: Final = {
    "oldest": 0,
    "random": -1,
    "best_hand": -1,
    **{f"seat{number}": number - 1 for number in range(1, MOST_SEATS + 1)},
}


class Rules:
    """What holds for a whole game. Made once for each combination (by `rules_of`), so identity is equality."""

    __slots__ = (
        "allowance",
        "best_hand",
        "by_lot",
        "distinct",
        "end_round",
        "first",
        "must_place",
        "opening_allowance",
        "options",
        "own_dice",
        "reroll_all",
        "sequence",
    )

    def __init__(self, options: Mapping[str, str]) -> None:
        self.options = MappingProxyType(options)
        self.sequence = options["turn"] == "sequence"
        self.distinct = options["duplicates"] == "forbid"
        self.must_place = options["must_place"] == "on"
        self.reroll_all = options["stuck"] == "reroll_all"
        self.end_round = options["end_round"] == "on"
        self.own_dice = options["dice"] == "own"
        rerolls = options["rerolls"]
        self.allowance = 1 if not self.sequence else UNLIMITED if rerolls == "unlimited" else int(rerolls)
        """How many re-rolls a turn has (Z-5); with one_action the re-roll is the turn (Z-27)."""
        free = self.sequence and options["first_max"] == "after_roll"
        self.opening_allowance = self.allowance if free else 0
        """How many the first turn of the game has (Z-14)."""
        start = options["start"]
        self.by_lot = start == "random"
        self.best_hand = start == "best_hand"
        self.first = _FIRST_SEATS[start]
        """The seat that begins; -1 if that is not settled by the options."""

    def __reduce__(self) -> tuple[object, tuple[tuple[str, ...]]]:
        return rules_of, (tuple(self.options.values()),)


@cache
def rules_of(values: tuple[str, ...], /) -> Rules:
    """Return the rules for the values of all options, in their order."""
    return Rules(dict(zip(OPTIONS, values, strict=True)))
