"""The rule options of Qyshinsu, and what they come down to in play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from cuboteca.games.qyshinsu.rules.moves import CLOCKWISE_FIRST, NEAREST_FIRST
from cuboteca.play.game import Option, switch

_ALL: Final = (
    Option(
        id="first_player",
        title="First player",
        values=("black", "red", "random"),
        default="black",
        clause="Y-2",
        meanings=("Black goes first.", "Red goes first.", "The first player is drawn at random."),
        labels=("Black", "Red", "At random"),
    ),
    Option(
        id="repetition",
        title="Repetition",
        values=("draw3", "none"),
        default="draw3",
        clause="Y-19",
        meanings=(
            "The game is a draw when the same stones are on the same positions for the third time, with the same "
            "player to move and the same last moves by each player.",
            "A repeat doesn’t end the game.",
        ),
        labels=("Draw on third repeat", "No draw"),
    ),
    Option(
        id="max_plies",
        title="Turn limit",
        values=("0", "49"),
        default="0",
        clause="Y-20",
        meanings=("The game takes as many moves as it needs.", "The game is a draw after 49 moves in all."),
        numbered="The game is a draw after this many moves by both players together.",
        labels=("No limit", "49 moves"),
        numbers=range(10_000),
    ),
    Option(
        id="ko",
        title="Third precept",
        values=("own_last_move", "off", "two_turns"),
        default="own_last_move",
        clause="Y-14",
        meanings=(
            "After you remove a stone, you can’t add one of the same type at that position on your next turn.",
            "After you remove a stone, you can add one of the same type at that position on your next turn.",
            "After you remove a stone, you can’t add one of the same type at that position on your next two turns.",
        ),
        labels=("One turn", "Off", "Two turns"),
    ),
    Option(
        id="old_tie",
        title="Equal distance",
        values=("either", "clockwise"),
        default="either",
        clause="Y-11",
        meanings=(
            "If two positions are equally near an Old Stone, you choose.",
            "If two positions are equally near an Old Stone, you must use the one clockwise from it.",
        ),
        labels=("Your choice", "Clockwise"),
    ),
    Option(
        id="opening",
        title="Opening",
        values=("any", "no_old"),
        default="any",
        clause="Y-2",
        meanings=("The first stone can be any stone.", "The first stone can’t be an Old Stone."),
        labels=("Any stone", "No Old Stone"),
    ),
    switch(
        "swap",
        "Colour swap",
        "Y-23",
        ("No swap", "Players keep the colour they started with."),
        (
            "Allowed once",
            "After the first stone, the second player can swap colours instead of answering. The other player then "
            "answers.",
        ),
    ),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType({option.id: option for option in _ALL})


class Rules:
    """What holds for a whole game: the options, and whether the players have swapped colours.

    Made once for each combination (by `rules_of`), so identity is equality.
    """

    __slots__ = ("around", "longest", "no_old_first", "options", "own_moves", "recalls", "repeats", "swap", "swapped")

    def __init__(self, options: Mapping[str, str], swapped: bool) -> None:
        self.options = MappingProxyType(options)
        self.swapped = swapped
        self.swap = options["swap"] == "on" and not swapped
        self.repeats = options["repetition"] == "draw3"
        self.longest = int(options["max_plies"])
        self.no_old_first = options["opening"] == "no_old"
        self.around = CLOCKWISE_FIRST if options["old_tie"] == "clockwise" else NEAREST_FIRST
        self.recalls = 4 if options["ko"] == "two_turns" else 2
        """How many of the latest moves belong to the situation."""
        self.own_moves = {"off": (), "own_last_move": (1,), "two_turns": (1, 3)}[options["ko"]]
        """Which of them, counted back from 0, are the mover's own that Precept 3 looks at."""

    def __reduce__(self) -> tuple[object, tuple[tuple[str, ...], bool]]:
        return rules_of, (tuple(self.options.values()), self.swapped)

    def exchanged(self) -> Rules:
        """Return the same rules with the colours swapped."""
        return rules_of(tuple(self.options.values()), not self.swapped)


@cache
def rules_of(values: tuple[str, ...], swapped: bool, /) -> Rules:
    """Return the rules for the values of all options, in their order."""
    return Rules(dict(zip(OPTIONS, values, strict=True)), swapped)
