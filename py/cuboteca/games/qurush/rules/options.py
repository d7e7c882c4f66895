"""The rule options of Qurush, and what they come down to in play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from cuboteca.games.qurush.rules.board import board_of
from cuboteca.games.qurush.rules.goals import COLUMN, LINE, ROW, SQUARE, Windows, every_goal, windows_of
from cuboteca.play.game import Option, switch

SEATS: Final = (2, 4, 3)
MOST_SEATS: Final = 4

_LONGEST_CAP: Final = 10_000


_ALL: Final = (
    Option(
        id="board",
        title="Board",
        values=("stated", "dice", "5", "6", "7"),
        default="stated",
        clause="Q-2",
        meanings=(
            "Two play on five by five squares, more on six by six.",
            "One size larger, so that 16 or 25 dice are in play.",
            "Five by five squares, 9 dice.",
            "Six by six squares, 16 dice.",
            "Seven by seven squares, 25 dice.",
        ),
        labels=("As in the rules", "One larger", "5 × 5", "6 × 6", "7 × 7"),
    ),
    switch(
        "true_north",
        "True North",
        "Q-39",
        "A goal counts turned any way.",
        "A goal counts only the way round it was drawn.",
    ),
    switch(
        "wraparound",
        "Wraparound",
        "Q-33",
        "The board ends at its edges.",
        "Each edge of the board joins the opposite one.",
    ),
    switch(
        "squeesh",
        "Squeesh",
        "Q-36",
        "A pawn in danger of being crushed hops onto the die.",
        "A crushed pawn leaves the board and must come back at a corner.",
    ),
    switch(
        "multiple_agents",
        "Multiple Agents",
        "Q-32",
        "You act through your own pawn.",
        "You may act through anybody’s pawn.",
    ),
    switch(
        "wrap_patterns",
        "Patterns across edges",
        "Q-28",
        "With Wraparound, a goal must lie within the edges.",
        "With Wraparound, a goal may lie across an edge.",
        default="on",
    ),
    Option(
        id="goal_numbers",
        title="Numbers of a goal",
        values=("free", "permutation"),
        default="free",
        clause="Q-5",
        meanings=("Any numbers from 2 to 5, repeats too.", "Each of 2, 3, 4 and 5 once."),
        labels=("Free", "Each once"),
    ),
    Option(
        id="goals4",
        title="Two goals each",
        values=("either", "both"),
        default="either",
        clause="Q-27",
        meanings=("With three or four players, either goal wins.", "Both goals must lie on the board at once."),
        labels=("Either wins", "Both at once"),
    ),
    switch(
        "mirror",
        "Mirror images",
        "Q-28",
        "A mirror image of a goal does not count.",
        "A mirror image of a goal counts, but not with True North.",
    ),
    Option(
        id="claim",
        title="Who notices",
        values=("auto", "manual"),
        default="auto",
        clause="Q-44",
        meanings=(
            "A goal on the board wins at the end of the turn, noticed or not.",
            "You must notice your goal and call it yourself.",
        ),
        labels=("The app", "You do"),
    ),
    Option(
        id="tie",
        title="Several goals at once",
        values=("active", "shared"),
        default="active",
        clause="Q-26",
        meanings=(
            "The player whose turn ended wins, else the next clockwise.",
            "Everybody whose goal is there shares the win.",
        ),
        labels=("One wins", "Shared"),
    ),
    switch(
        "share",
        "Sharing squares",
        "Q-18",
        "A pawn may not go where another stands.",
        "Pawns may stand on one square or on one die.",
        default="on",
    ),
    switch(
        "push_from_top",
        "Pushing from above",
        "Q-11",
        "A pawn on a die cannot push.",
        "A pawn on a die may push, and steps down.",
        default="on",
    ),
    switch(
        "flip_ridden",
        "Flipping with a rider",
        "Q-24",
        "A die that carries a pawn cannot be flipped.",
        "A die that carries a pawn can be flipped, and the pawn stays on top.",
        default="on",
    ),
    Option(
        id="pull_any",
        title="Pulling",
        values=("any", "straight"),
        default="any",
        clause="Q-20",
        meanings=("Any die beside the square you leave can be pulled.", "Only the die straight behind is pulled."),
        labels=("Any neighbour", "Straight behind"),
    ),
    Option(
        id="corner",
        title="Home corners",
        values=("opposite", "choose", "random"),
        default="opposite",
        clause="Q-42",
        meanings=(
            "Two sit in opposite corners, more sit clockwise.",
            "Everybody chooses a corner still empty.",
            "Corners are drawn by lot.",
        ),
        labels=("Fixed", "Chosen", "By lot"),
    ),
    Option(
        id="start",
        title="Who begins",
        values=(*(f"seat{number}" for number in range(1, MOST_SEATS + 1)), "random"),
        default="seat1",
        clause="Q-41",
        meanings=(*(f"Seat {number} begins." for number in range(1, MOST_SEATS + 1)), "It is drawn who begins."),
        labels=(*(f"Seat {number}" for number in range(1, MOST_SEATS + 1)), "By lot"),
    ),
    Option(
        id="turn_cap",
        title="Longest game",
        values=("0", "60"),
        default="0",
        clause="Q-40",
        meanings=("A game may take as many turns as it needs.", "After 60 turns in all without a winner it is a draw."),
        labels=("No limit", "60 turns"),
        numbers=range(_LONGEST_CAP),
    ),
    switch(
        "open_goals",
        "Open goals",
        "Q-4",
        "Goals are secret.",
        "Everybody sees all goals, for learning.",
    ),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType({option.id: option for option in _ALL})


class Rules:
    """What holds for a whole game. Made once for each combination (by `rules_of`), so identity is equality."""

    __slots__ = (
        "agents",
        "apart",
        "board",
        "both_goals",
        "cap",
        "choices",
        "corner",
        "first",
        "flips_ridden",
        "manual",
        "mirror",
        "open_goals",
        "options",
        "pushes_from_top",
        "seats",
        "shared_win",
        "squeesh",
        "straight",
        "true_north",
        "windows",
    )

    def __init__(self, options: Mapping[str, str], seats: int) -> None:
        on = {name for name, value in options.items() if value == "on"}
        self.options = MappingProxyType(options)
        self.seats = seats
        stated = 5 if seats == 2 else 6
        size = {"stated": stated, "dice": stated + 1}.get(options["board"]) or int(options["board"])
        self.board = board_of(size, "wraparound" in on)
        self.windows: Windows = windows_of(size, self.board.wraps and "wrap_patterns" in on)
        """Where a pattern may lie."""
        self.true_north = "true_north" in on
        self.squeesh = "squeesh" in on
        self.agents = "multiple_agents" in on
        self.both_goals = options["goals4"] == "both"
        self.mirror = "mirror" in on and not self.true_north
        self.manual = options["claim"] == "manual"
        self.shared_win = options["tie"] == "shared"
        self.apart = "share" not in on
        """Does every pawn keep a square to itself (Q-18)?"""
        self.pushes_from_top = "push_from_top" in on
        self.flips_ridden = "flip_ridden" in on
        self.straight = options["pull_any"] == "straight"
        self.corner = options["corner"]
        start = options["start"]
        self.first = -1 if start == "random" else int(start.removeprefix("seat")) - 1
        """The seat that begins; -1 if that is drawn."""
        self.cap = int(options["turn_cap"])
        self.open_goals = "open_goals" in on
        once = options["goal_numbers"] == "permutation"
        lines = (ROW, COLUMN) if self.true_north else (LINE,)
        self.choices = (every_goal((SQUARE,), once), every_goal(lines, once))[: 1 if seats == 2 else 2]
        """For each goal that a player has, in the order of choosing, what may be chosen (Q-4, Q-41)."""

    def __reduce__(self) -> tuple[object, tuple[tuple[str, ...], int]]:
        return rules_of, (tuple(self.options.values()), self.seats)


@cache
def rules_of(values: tuple[str, ...], seats: int, /) -> Rules:
    """Return the rules for the values of all options, in their order, and a number of players."""
    return Rules(dict(zip(OPTIONS, values, strict=True)), seats)
