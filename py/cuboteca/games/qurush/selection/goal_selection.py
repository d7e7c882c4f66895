"""A goal being chosen: which numbers are set, and for which place a number is being asked."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from cuboteca.games.qurush.rules.board import row_of
from cuboteca.games.qurush.rules.goals import COLUMN, LINE, ROW, SQUARE, Goal, Place
from cuboteca.games.qurush.rules.state import State

Rows = tuple[tuple[int, ...], ...]
"""The numbers of a goal as it lies, row by row."""

PLACES: Final = 4
_SET: Final = re.compile(r"set:([0-3])=([2-5])")
_BEFORE: Final = re.compile(r"before:([02-5]{4})")


class GoalSelection(NamedTuple):
    """A goal that is being chosen."""

    shape: str
    numbers: tuple[int, ...] = (0, 0, 0, 0)
    """By place in reading order; 0 is not chosen yet."""
    place: int = 0
    """The place for which a number is asked."""
    before: tuple[int, ...] = ()
    """The numbers that chance took the place of, until one is set by hand."""

    @property
    def parts(self) -> tuple[str, ...]:
        """As `View.picked` keeps it."""
        numbers = tuple(f"set:{place}={number}" for place, number in enumerate(self.numbers) if number)
        before = (f"before:{''.join(map(str, self.before))}",) if self.before else ()
        return (f"shape:{self.shape}", *numbers, *before, f"goal:{self.place}")

    @property
    def complete(self) -> bool:
        return 0 not in self.numbers

    @property
    def goal(self) -> Goal:
        return Goal(self.shape, self.numbers)

    @property
    def rows(self) -> Rows:
        return rows_of(self.goal)


def rows_of(goal: Goal) -> Rows:
    """Return a goal as the drawings take it."""
    one, two, three, four = goal.numbers
    if goal.shape == SQUARE:
        return ((one, two), (three, four))
    return ((one,), (two,), (three,), (four,)) if goal.shape == COLUMN else ((one, two, three, four),)


class Seen(NamedTuple):
    """A goal as it is seen on a board turned by quarters; where goals have no north, they don't turn with it (Q-39)."""

    shape: str
    order: tuple[int, ...]
    """The places of the goal in the order in which they are read."""

    @property
    def name_of(self) -> tuple[tuple[str, int], ...]:
        """By place: what it is called, by shape and number."""
        return tuple((self.shape, self.order.index(place)) for place in range(PLACES))

    def rows(self, numbers: tuple[int, ...]) -> Rows:
        return rows_of(Goal(self.shape, tuple(numbers[place] for place in self.order)))


def seen_goal(state: State, shape: str, turned: int) -> Seen:
    """Return how a goal of some shape is seen."""
    quarters = turned if state.rules.true_north else 0
    rows = _turned(rows_of(Goal(shape, tuple(range(PLACES)))), quarters)
    seen = {ROW: COLUMN, COLUMN: ROW}.get(shape, shape) if quarters % 2 else shape
    return Seen(seen, tuple(place for row in rows for place in row))


def as_seen(state: State, goal: Goal, turned: int) -> Goal:
    """Return a goal in whose words "above" is as it is seen; a row or a column goes by the compass anyway."""
    if goal.shape != SQUARE:
        return goal
    order = seen_goal(state, goal.shape, turned).order
    return goal._replace(numbers=tuple(goal.numbers[place] for place in order))


def as_it_lies(goal: Goal, place: Place, turned: int) -> Rows:
    """Return a goal as it was found on a board turned by quarters, each 1 as the number it stands for."""
    one, two, three, four = place.numbers
    rows: Rows = ((one, two), (three, four))
    if goal.shape != SQUARE:
        first, second, *_ = place.squares
        flat = row_of(first) == row_of(second)
        rows = (place.numbers,) if flat else tuple((number,) for number in place.numbers)
    return _turned(rows, turned)


def _turned(rows: Rows, quarters: int) -> Rows:
    for _ in range(quarters % 4):
        rows = tuple(zip(*rows[::-1], strict=True))
    return rows


def goal_as_it_lies(goal: Goal, place: Place, turned: int) -> Goal:
    """Return a goal as it lies on the board, so that "above" means above there; a line keeps its words."""
    if goal.shape != SQUARE:
        return goal
    (one, two), (three, four) = as_it_lies(goal, place, turned)
    return goal._replace(numbers=(one, two, three, four))


def squares_as_they_lie(goal: Goal, place: Place, turned: int) -> tuple[int, ...]:
    """Return the squares on which a goal lies, in the order in which `goal_as_it_lies` names its numbers."""
    one, two, three, four = place.squares
    if goal.shape == SQUARE:
        (one, two), (three, four) = _turned(((one, two), (three, four)), turned)
        return (one, two, three, four)
    return place.squares if place.numbers == goal.numbers else place.squares[::-1]


def shapes_of(state: State) -> tuple[str, ...]:
    """Return what the goal to be chosen now can look like: the 2x2 first, then the line (Q-41), with True North either
    way."""
    if not state.goals[state.chooser]:
        return (SQUARE,)
    return (ROW, COLUMN) if state.rules.true_north else (LINE,)


def goal_selection_of(state: State, parts: tuple[str, ...], turned: int = 0) -> GoalSelection:
    """Read from `View.picked`; on a board turned by quarters the place that is read first asks first."""
    shapes = shapes_of(state)
    picks = GoalSelection(shapes[0], place=seen_goal(state, shapes[0], turned).order[0])
    for part in parts:
        found = _SET.fullmatch(part)
        kind, _, rest = part.partition(":")
        if found:
            picks = with_number(picks, int(found[1]), int(found[2]))
        elif _BEFORE.fullmatch(part):
            picks = picks._replace(before=tuple(map(int, rest)))
        elif kind == "shape" and rest in shapes:
            picks = picks._replace(shape=rest)
        elif kind == "goal" and rest in ("0", "1", "2", "3"):
            picks = picks._replace(place=int(rest))
    return picks


def with_number(picks: GoalSelection, place: int, number: int) -> GoalSelection:
    """With that number in a place."""
    numbers = (*picks.numbers[:place], number, *picks.numbers[place + 1 :])
    return picks._replace(numbers=numbers)


def each_once(state: State) -> bool:
    """Is every number wanted once (Q-5)?"""
    return state.options["goal_numbers"] == "permutation"


def number_set(state: State, picks: GoalSelection, number: int, turned: int = 0) -> GoalSelection:
    """Return a number at the place that asks; then the next empty place asks. Where each is wanted once, two change
    places."""
    before = picks.numbers[picks.place]
    if each_once(state) and number in picks.numbers:
        picks = with_number(picks, picks.numbers.index(number), before)
    after = with_number(picks, picks.place, number)
    reading = seen_goal(state, after.shape, turned).order
    begun = reading.index(after.place)
    empty = next((place for place in (*reading[begun:], *reading[:begun]) if not after.numbers[place]), None)
    return after._replace(place=after.place if empty is None else empty)
