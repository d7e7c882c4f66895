"""The rule options of Qyshinsu, and what they come down to in play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from cuboteca.games.qyshinsu.rules.moves import CLOCKWISE_FIRST, NEAREST_FIRST
from cuboteca.play.game import Option

_FIRST_PLAYER: Final = Option(
    id="first_player",
    title="Who begins",
    values=("black", "red", "random"),
    default="black",
    clause="Y-2",
    meanings=("Black makes the first move.", "Red makes the first move.", "Chance says who makes the first move."),
    labels=("Black", "Red", "By lot"),
)
_REPETITION: Final = Option(
    id="repetition",
    title="Repetition",
    values=("draw3", "none"),
    default="draw3",
    clause="Y-19",
    meanings=("The same situation for the third time is a draw.", "The same situation may come back for ever."),
    labels=("Third time draws", "No matter"),
)
_MAX_PLIES: Final = Option(
    id="max_plies",
    title="Longest game",
    values=("0", "49"),
    default="0",
    clause="Y-20",
    meanings=("A game may take as many moves as it needs.", "After 49 moves in all without a loser it is a draw."),
    labels=("No limit", "49 moves"),
    numbers=range(10_000),
)
_KO: Final = Option(
    id="ko",
    title="Putting back",
    values=("own_last_move", "off", "two_turns"),
    default="own_last_move",
    clause="Y-14",
    meanings=(
        "A stone just taken back may not return to its place on your next turn.",
        "A stone just taken back may return at once.",
        "A stone just taken back may not return to its place on your next two turns.",
    ),
    labels=("Not next turn", "At once", "Not for two turns"),
)
_OLD_TIE: Final = Option(
    id="old_tie",
    title="Equally near",
    values=("either", "clockwise"),
    default="either",
    clause="Y-11",
    meanings=(
        "Of two places equally near an Old Stone, you choose.",
        "Of two places equally near an Old Stone, the clockwise one counts.",
    ),
    labels=("You choose", "Clockwise"),
)
_OPENING: Final = Option(
    id="opening",
    title="Opening",
    values=("any", "no_old"),
    default="any",
    clause="Y-2",
    meanings=("The first stone may be any stone.", "The first stone may not be an Old Stone."),
    labels=("Any stone", "Not the Old Stone"),
)
_SWAP: Final = Option(
    id="swap",
    title="Changing colours",
    values=("off", "on"),
    default="off",
    clause="Y-23",
    meanings=(
        "Everybody keeps the colour they began with.",
        "After the first stone the second player may change colours instead of answering.",
    ),
    labels=("No", "Once, at the start"),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {o.id: o for o in (_FIRST_PLAYER, _REPETITION, _MAX_PLIES, _KO, _OLD_TIE, _OPENING, _SWAP)}
)


class Rules:
    """What holds for a whole game: the options, and whether the colours have been exchanged.

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
        """The same options with the colours exchanged."""
        return rules_of(tuple(self.options.values()), not self.swapped)


@cache
def rules_of(values: tuple[str, ...], swapped: bool, /) -> Rules:
    """Return the rules for the values of all options, in their order."""
    return Rules(dict(zip(OPTIONS, values, strict=True)), swapped)
