"""What stands on the buttons and beside the board, and what a screen reader hears of squares, pawns and goals."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.goals import COLUMN, ROW, SQUARE
from cuboteca.games.qurush.text.names import WORDS, name
from cuboteca.play.wording import By, Messages, Plural


def _number(number: int) -> str:
    return str(number) if number else name("unchosen")


def _or_blank(number: int) -> str:
    return str(number) if number else name("blank")


_CARD_WORDS: Final = {"one": _or_blank, "two": _or_blank, "three": _or_blank, "four": _or_blank}

label: Final = Messages(
    {
        "turn_of": "{name}’s turn",
        # The board, its squares and pawns.
        "board": Plural(
            "count",
            "The board, {size} by {size} squares, with {count} qube.",
            "The board, {size} by {size} squares, with {count} qubes.",
        ),
        "north": By(
            "turned",
            {
                0: "North is at the top.",
                1: "North is on the right.",
                2: "North is at the bottom.",
                3: "North is on the left.",
            },
        ),
        "arrow_keys": "Use the arrow keys to go from square to square.",
        "square": By("qube", {False: "{square}, empty.", True: "{square}, a qube showing {face}."}),
        "square_with_pawns": By(
            "qube",
            {
                False: "{square}, {pawns}.",
                True: "{square}, a qube showing {face}, {pawns} on top.",
            },
        ),
        "pawn": "{name}’s pawn",
        "pawns_here": By("several", {False: "{names}’s pawn", True: "the pawns of {names}"}),
        "pawn_on": "{name}’s pawn on {square}",
        "cost": "{act} {cost} AP",
        "costs": "{costs}.",
        "flip": "Flip {square} to {face}",
        # The hand in a turn.
        "flip_to": "Flip to {face}",
        "faces": "New face",
        "points": "{left} of 7 AP",
        "points_after": "{left} of 7 AP, {after} after this",
        "pawns": "Pawn to use",
        "actions": "Actions and their costs",
        "ap": "AP",
        "shuffle": "Random",
        "close": "Done",
        "peek": By(
            "alone",
            {
                True: By("several", {False: "My goal", True: "My goals"}),
                False: By("several", {False: "{name}’s goal", True: "{name}’s goals"}),
            },
        ),
        "end": "End turn",
        "confirm": "Confirm",
        # The goal that is being chosen.
        "goal_stage": By("secret", {True: "Your secret goal pattern", False: "Your goal pattern"}),
        "place": "{place_name}: {chosen}",
        "with_north": "{told}. {north}",
        "numbers": "Numbers",
        "shape": By("shape", {ROW: "Row", COLUMN: "Column"}),
        "shapes": "Direction of the 4×1",
        "cards": "Ways it counts",
        "fewest": (
            "On your own you need at least {own} turns to make it. If another player happens to help, {together} "
            "turns may be enough, counting theirs, too."
        ),
        # A goal, each way in which it counts.
        "card": By(
            "first",
            {
                True: By(
                    "lies",
                    {
                        SQUARE: "As chosen: {one} and {two} above {three} and {four}",
                        ROW: "As chosen: {one}, {two}, {three}, {four} from left to right",
                        COLUMN: "As chosen: {one}, {two}, {three}, {four} from top to bottom",
                    },
                ),
                False: By(
                    "lies",
                    {
                        SQUARE: "Also counts: {one} and {two} above {three} and {four}",
                        ROW: "Also counts: {one}, {two}, {three}, {four} from left to right",
                        COLUMN: "Also counts: {one}, {two}, {three}, {four} from top to bottom",
                    },
                ),
            },
        ),
        "peeked": By(
            "counts",
            {
                "turned": "{name}’s goal, every way it counts",
                "as_drawn": "{name}’s goal, this way round",
                "either": "{name}’s goals: either wins",
                "both": "{name}’s goals: both at once",
            },
        ),
        "goals": "The goals",
        "there": "goal on the board",
        # The players.
        "player": "Player {number}",
        "resigned": "resigned",
        "off": "off the board",
        "no_corner": "no corner yet",
        "stands": By("on_top", {False: "on {square}", True: "on top of {square}"}),
        # After a tap.
        "deselected": "{square} deselected.",
        "deselected_action": "{act} deselected.",
        "deselected_call": "You don’t call.",
        "acts": By("own", {True: "You’re using your own pawn.", False: "You’re using {name}’s pawn."}),
        "now_shape": By("shape", {ROW: "Row selected.", COLUMN: "Column selected."}),
        "number": "{number}. Choose {place}.",
        "choose_number": "Choose {place}.",
        "whole": "{goal}. Press Done, or change a number.",
    },
    {**WORDS, **_CARD_WORDS, "chosen": _number},
)


def where_north_is(turned: int) -> str:
    """Return on which side north is seen, on a board turned clockwise by quarters."""
    return label("north", turned=turned % 4)
