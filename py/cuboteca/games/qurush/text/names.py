"""What actions, directions, goal patterns and their places are called, and how the values of a message are worded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from cuboteca.games.qurush.rules.action_costs import FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.board import EAST, NORTH, OFF, SOUTH, WEST, square_name
from cuboteca.games.qurush.rules.goals import COLUMN, LINE, ROW, SQUARE, Goal
from cuboteca.play.wording import By, Messages, join_words

NAMES: Final = {
    MOVE: "Move",
    SLIDE: "Slide",
    FLIP: "Flip",
    PUSH: "Push",
    PULL: "Pull",
    REENTER: "Bring back",
}
"""As on the buttons, in their order."""
ACTION_NAMES: Final = {
    MOVE: "Moving",
    PUSH: "Pushing",
    PULL: "Pulling",
    SLIDE: "Sliding",
    FLIP: "Flipping",
    REENTER: "Bringing your pawn back",
}
WAY_NAMES: Final = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}

_LINE_PLACES: Final = ("first", "second", "third", "last")
PLACES: Final = {
    SQUARE: ("top left", "top right", "bottom left", "bottom right"),
    LINE: _LINE_PLACES,
    ROW: _LINE_PLACES,
    COLUMN: ("top", "second", "third", "bottom"),
}
"""The places of a goal pattern in reading order, as in "the top left number"."""
_LINE_PLACE_NAMES: Final = ("First", "Second", "Third", "Last")
PLACE_NAMES: Final = {
    SQUARE: ("Top left", "Top right", "Bottom left", "Bottom right"),
    LINE: _LINE_PLACE_NAMES,
    ROW: _LINE_PLACE_NAMES,
    COLUMN: ("Top", "Second", "Third", "Bottom"),
}
"""The same alone, as labels."""

_pattern: Final = Messages(
    {
        "numbers": By(
            "shape",
            {
                SQUARE: "{one} and {two} above {three} and {four}",
                LINE: "{one}, {two}, {three}, {four} in a line",
                ROW: "{one}, {two}, {three}, {four} from west to east",
                COLUMN: "{one}, {two}, {three}, {four} from north to south",
            },
        ),
    }
)


def goal_in_words(goal: Goal) -> str:
    """Return a goal pattern in words, as in "4 and 5 above 2 and 3"."""
    one, two, three, four = goal.numbers
    return _pattern("numbers", shape=goal.shape, one=one, two=two, three=three, four=four)


def square_or_none(square: int) -> str:
    """Return a square, as in "b3"; "" where a message has none."""
    return "" if square == OFF else square_name(square)


def square_names(squares: Iterable[int]) -> str:
    """Return several squares, as in "b2, c2 and d2"."""
    return join_words(map(square_name, squares))


WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "act": NAMES.__getitem__,
    "action": ACTION_NAMES.__getitem__,
    "behind": square_or_none,
    "cells": square_names,
    "goal": goal_in_words,
    "here": square_or_none,
    "line": square_names,
    "names": join_words,
    "other_goal": goal_in_words,
    "place": lambda place: PLACES[place[0]][place[1]],
    "place_name": lambda place: PLACE_NAMES[place[0]][place[1]],
    "square": square_or_none,
    "target": square_or_none,
    "way": WAY_NAMES.__getitem__,
}
"""How a value of a message is worded, by its name. A place of a goal pattern is its shape and its number."""
