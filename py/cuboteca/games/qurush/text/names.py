"""What actions, directions, goal patterns and their places are called, and how the values of a message are worded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from cuboteca.games.qurush.rules.action_costs import FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.board import OFF, square_name
from cuboteca.games.qurush.rules.goals import COLUMN, LINE, ROW, SQUARE, Goal
from cuboteca.play.wording import By, Messages, join_words

CLIMB: Final = "climb"
"""A move onto a qube: players read that they climb it."""
ACTIONS: Final = (MOVE, SLIDE, FLIP, PUSH, PULL, REENTER)
"""In the order of their buttons."""

name: Final = Messages(
    {
        # As on the buttons.
        "act": By(
            "act",
            {
                MOVE: "Move",
                CLIMB: "Climb",
                SLIDE: "Slide",
                FLIP: "Flip",
                PUSH: "Push",
                PULL: "Pull",
                REENTER: "Bring back",
            },
        ),
        "action": By(
            "action",
            {
                MOVE: "Moving",
                PUSH: "Pushing",
                PULL: "Pulling",
                SLIDE: "Sliding",
                FLIP: "Flipping",
                REENTER: "Bringing your pawn back",
            },
        ),
        # The places of a goal pattern in reading order, as a sentence goes on with them;
        "place": By(
            "shape",
            {
                SQUARE: By(
                    "place",
                    {
                        0: "the top-left number",
                        1: "the top-right number",
                        2: "the bottom-left number",
                        3: "the bottom-right number",
                    },
                ),
                LINE: By(
                    "place",
                    {
                        0: "the first number in the line",
                        1: "the second number in the line",
                        2: "the third number in the line",
                        3: "the last number in the line",
                    },
                ),
                ROW: By(
                    "place",
                    {
                        0: "the leftmost number",
                        1: "the second number from the left",
                        2: "the third number from the left",
                        3: "the rightmost number",
                    },
                ),
                COLUMN: By(
                    "place",
                    {
                        0: "the top number",
                        1: "the second number from the top",
                        2: "the third number from the top",
                        3: "the bottom number",
                    },
                ),
            },
        ),
        # and alone, as labels.
        "place_name": By(
            "shape",
            {
                SQUARE: By("place", {0: "Top left", 1: "Top right", 2: "Bottom left", 3: "Bottom right"}),
                LINE: By(
                    "place",
                    {0: "First in the line", 1: "Second in the line", 2: "Third in the line", 3: "Last in the line"},
                ),
                ROW: By("place", {0: "Leftmost", 1: "Second from the left", 2: "Third from the left", 3: "Rightmost"}),
                COLUMN: By("place", {0: "Top", 1: "Second from the top", 2: "Third from the top", 3: "Bottom"}),
            },
        ),
        "unchosen": "not chosen yet",
        "blank": "blank",
    }
)

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
    "able": square_or_none,
    "act": name.each("act"),
    "action": name.each("action"),
    "behind": square_or_none,
    "cells": square_names,
    "entered": square_or_none,
    "goal": goal_in_words,
    "here": square_or_none,
    "line": square_names,
    "names": join_words,
    "other_goal": goal_in_words,
    "place": lambda place: name("place", shape=place[0], place=place[1]),
    "place_name": lambda place: name("place_name", shape=place[0], place=place[1]),
    "square": square_or_none,
    "target": square_or_none,
}
"""How a value of a message is worded, by its name. A place of a goal pattern is its shape and its number."""
