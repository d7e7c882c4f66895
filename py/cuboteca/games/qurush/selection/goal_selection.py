"""A goal being chosen: which numbers are set, and for which place a number is being asked."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from cuboteca.games.qurush.rules.goals import COLUMN, LINE, ROW, SQUARE, Goal
from cuboteca.games.qurush.rules.state import State

Rows = tuple[tuple[int, ...], ...]
"""The numbers of a goal as it lies, row by row."""

PLACES: Final = 4
_SET: Final = re.compile(r"set:([0-3])=([2-5])")


class GoalSelection(NamedTuple):
    """A goal that is being chosen."""

    shape: str
    numbers: tuple[int, ...] = (0, 0, 0, 0)
    """By place in reading order; 0 is not chosen yet."""
    place: int = 0
    """The place for which a number is asked."""

    @property
    def parts(self) -> tuple[str, ...]:
        """As `View.picked` keeps it."""
        numbers = tuple(f"set:{place}={number}" for place, number in enumerate(self.numbers) if number)
        return (f"shape:{self.shape}", *numbers, f"goal:{self.place}")

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
    """A goal as the drawings take it."""
    one, two, three, four = goal.numbers
    if goal.shape == SQUARE:
        return ((one, two), (three, four))
    return ((one,), (two,), (three,), (four,)) if goal.shape == COLUMN else ((one, two, three, four),)


def shapes_of(state: State) -> tuple[str, ...]:
    """What the goal to be chosen now can look like: the 2x2 first, then the line (Q-41), with True North either way."""
    if not state.goals[state.chooser]:
        return (SQUARE,)
    return (ROW, COLUMN) if state.rules.true_north else (LINE,)


def goal_selection_of(state: State, parts: tuple[str, ...]) -> GoalSelection:
    """Read from `View.picked`."""
    shapes = shapes_of(state)
    picks = GoalSelection(shapes[0])
    for part in parts:
        found = _SET.fullmatch(part)
        kind, _, rest = part.partition(":")
        if found:
            picks = with_number(picks, int(found[1]), int(found[2]))
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


def number_set(state: State, picks: GoalSelection, number: int) -> GoalSelection:
    """A number at the place that asks; then the next empty place asks. Where each is wanted once, two change places."""
    before = picks.numbers[picks.place]
    if each_once(state) and number in picks.numbers:
        picks = with_number(picks, picks.numbers.index(number), before)
    after = with_number(picks, picks.place, number)
    order = [(after.place + further) % PLACES for further in range(1, PLACES)]
    empty = next((place for place in order if not after.numbers[place]), None)
    return after._replace(place=after.place if empty is None else empty)
