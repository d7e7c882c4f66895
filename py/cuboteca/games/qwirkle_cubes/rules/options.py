"""The rule options of Qwirkle Cubes, and what they come down to in play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from cuboteca.play.game import Option

UNLIMITED: Final = -1
"""As a number of re-rolls left."""

MOST_SEATS: Final = 6

_TURN: Final = Option(
    id="turn",
    title="A turn",
    values=("sequence", "one_action"),
    default="sequence",
    clause="Z-27",
    meanings=(
        "Re-roll if you like, place cubes, score, and draw.",
        "Either re-roll some cubes, or place cubes, score and draw.",
    ),
    labels=("Roll and place", "Roll or place"),
)
_DUPLICATES: Final = Option(
    id="duplicates",
    title="Twins in a line",
    values=("forbid", "allow"),
    default="forbid",
    clause="Z-12",
    meanings=("No line holds the same cube twice.", "A line may hold the same cube several times."),
    labels=("Never", "Allowed"),
)
_MUST_PLACE: Final = Option(
    id="must_place",
    title="Placing",
    values=("on", "off"),
    default="on",
    clause="Z-20",
    meanings=("Whoever can place a cube must.", "After the first turn you may pass instead of placing."),
    labels=("A must", "Your choice"),
)
_STUCK: Final = Option(
    id="stuck",
    title="Nothing fits",
    values=("reroll_all", "pass"),
    default="reroll_all",
    clause="Z-21",
    meanings=("If nothing fits, the whole hand is rolled until something does.", "If nothing fits, you pass."),
    labels=("Roll all", "Pass"),
)
_FIRST_MAX: Final = Option(
    id="first_max",
    title="First turn",
    values=("after_roll", "as_rolled"),
    default="after_roll",
    clause="Z-14",
    meanings=("The first player may re-roll before placing the most cubes.", "The first hand is played as it fell."),
    labels=("May re-roll", "As rolled"),
)
_START: Final = Option(
    id="start",
    title="Who begins",
    values=("oldest", *(f"seat{number}" for number in range(1, MOST_SEATS + 1)), "random", "best_hand"),
    default="oldest",
    clause="Z-3",
    meanings=(
        "The oldest begins, and sits on the first seat.",
        *(f"Seat {number} begins." for number in range(1, MOST_SEATS + 1)),
        "It is drawn by lot who begins.",
        "Whoever could place the most cubes at once begins.",
    ),
    labels=("The oldest", *(f"Seat {number}" for number in range(1, MOST_SEATS + 1)), "By lot", "Best hand"),
)
_REROLLS: Final = Option(
    id="rerolls",
    title="Re-rolls a turn",
    values=("1", "2", "unlimited"),
    default="1",
    clause="Z-5",
    meanings=("You may re-roll once a turn.", "You may re-roll twice a turn.", "You may re-roll as often as you like."),
    labels=("One", "Two", "No limit"),
)
_END_ROUND: Final = Option(
    id="end_round",
    title="The last round",
    values=("off", "on"),
    default="off",
    clause="Z-24",
    meanings=("The game ends when somebody runs out.", "When somebody runs out, the round is played to its end."),
    labels=("Ends at once", "Played out"),
)
_TIE: Final = Option(
    id="tie",
    title="Equal scores",
    values=("shared",),
    default="shared",
    clause="Z-25",
    meanings=("Equal scores share the win.",),
    labels=("Shared",),
)
_DICE: Final = Option(
    id="dice",
    title="Rolling",
    values=("app", "own"),
    default="app",
    clause="Z-2",
    meanings=("The app draws and rolls.", "You draw and roll real cubes, and enter what they show."),
    labels=("The app rolls", "We roll ourselves"),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        option.id: option
        for option in (
            _TURN,
            _DUPLICATES,
            _MUST_PLACE,
            _STUCK,
            _FIRST_MAX,
            _START,
            _REROLLS,
            _END_ROUND,
            _TIE,
            _DICE,
        )
    }
)

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
