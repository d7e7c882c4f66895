"""What actions, directions and goals are called."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.board import EAST, NORTH, SOUTH, WEST
from cuboteca.games.qurush.rules.goals import COLUMN, LINE, ROW, SQUARE, Goal
from cuboteca.games.qurush.rules.moves import FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.position import Position

ACTION_NAMES: Final = {
    MOVE: "Moving",
    PUSH: "Pushing",
    PULL: "Pulling",
    SLIDE: "Sliding",
    FLIP: "Flipping",
    REENTER: "Bringing your pawn back",
}
WAY_NAMES: Final = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}
NAMES: Final = {MOVE: "Move", SLIDE: "Slide", FLIP: "Flip", PUSH: "Push", PULL: "Pull", REENTER: "Come back"}


def price_text(points: int) -> str:
    """As in "1 point", "3 points"."""
    return f"{points} point" if points == 1 else f"{points} points"


def way_name(now: Position, start: int, end: int) -> str:
    """The compass name of the way from a square to the next."""
    way = now.rules.board.way_to(start, end)
    return WAY_NAMES[way] if way is not None else ""


def whose(seat: int, names: tuple[str, ...]) -> str:
    """As in "Ada’s"."""
    return f"{names[seat]}’s"


def spelt(goal: Goal) -> str:
    """A goal in words: "4 and 5 above 2 and 3"."""
    one, two, three, four = goal.numbers
    if goal.shape == SQUARE:
        return f"{one} and {two} above {three} and {four}"
    line = f"{one}, {two}, {three}, {four}"
    return {ROW: f"{line} from west to east", COLUMN: f"{line} from north to south"}.get(
        goal.shape, f"{line} in a line"
    )


def called(goal: Goal) -> str:
    """A goal in words that say its shape too: "a square of 4 and 5 above 2 and 3", "2, 3, 4, 5 in a line"."""
    lead = "a square of " if goal.shape == SQUARE else "" if goal.shape == LINE else "a line of "
    return f"{lead}{spelt(goal)}"
