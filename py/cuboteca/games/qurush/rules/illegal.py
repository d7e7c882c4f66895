"""Why a move cannot be made: one plain sentence for the case at hand, and the clause.

Other modules decide what is legal; this one finds the reason for a move that was refused.
"""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.cells import square_name
from cuboteca.games.qurush.rules.facts import CHOICE, CORNER, CORNER_LOT, FIRST_LOT, OVER, TURN, Position
from cuboteca.games.qurush.rules.goals import COLUMN, HIDDEN, LINE, NUMBERS, ROW, SQUARE, Goal
from cuboteca.games.qurush.rules.illegal_actions import why_not_action
from cuboteca.games.qurush.rules.moves import ALL_POINTS, CALL, COSTS, GOAL, HOME, OWN, START, Move
from cuboteca.play.game import IllegalMove

COMES_FIRST: Final = {
    OVER: ("The game is over.", None),
    CORNER: ("A home corner is to be chosen first.", "Q-41"),
    CORNER_LOT: ("The home corners are to be drawn first.", "Q-42"),
    CHOICE: ("The goals are to be chosen first.", "Q-41"),
    FIRST_LOT: ("It is to be drawn first who begins.", "Q-41"),
}
"""What comes before any other move, and the clause."""

SETTLED: Final = {
    HOME: ("Home corners are settled before the first turn.", "Q-41"),
    GOAL: ("Goals are chosen before the first turn and stay as they are.", "Q-4"),
    START: ("It is settled already who begins.", "Q-41"),
}
"""What is no longer open in a turn."""

EXPECTED: Final = {CORNER: HOME, CORNER_LOT: HOME, CHOICE: GOAL, FIRST_LOT: START}


def why_not(now: Position, move: Move) -> IllegalMove:
    """The refusal of a move that is not legal in a position."""
    what = now.next
    if what == TURN:
        if move.kind in COSTS:
            return why_not_action(now, move)
        return _why_not_call(now, move) if move.kind == CALL else IllegalMove(*SETTLED[move.kind])
    if move.kind == EXPECTED.get(what):
        if what == CHOICE:
            return _why_not_goal(now, move.goal or HIDDEN)
        return _why_not_home(now, move) if what in (CORNER, CORNER_LOT) else _why_not_start(now)
    if move.kind == GOAL and what in (CORNER, CORNER_LOT, FIRST_LOT):
        return IllegalMove(*(SETTLED[GOAL] if what == FIRST_LOT else COMES_FIRST[what]))
    if move.kind == HOME and what != OVER:
        return IllegalMove(*SETTLED[HOME])
    return IllegalMove(*COMES_FIRST[what])


def _why_not_home(now: Position, move: Move) -> IllegalMove:
    name = square_name(move.square)
    if move.square in now.terms.board.corners:
        return IllegalMove(f"A pawn stands in {name} already: every home is a corner of its own.", "Q-3")
    return IllegalMove(f"{name} is no corner of this board.", "Q-3")


def _why_not_start(now: Position) -> IllegalMove:
    return IllegalMove(f"There are only {now.seats} players.", "Q-41")


SHAPE_NAMES: Final = {
    (SQUARE,): ("a 2x2, like 2x2:45/23", "Q-4"),
    (LINE,): ("a line of four, like 4x1:2345", "Q-4"),
    (ROW, COLUMN): ("a row, like 4x1h:2345, or a column, like 4x1v:2345", "Q-39"),
}
"""What is to be chosen, in words, by the shapes that may be; and the clause."""


def _why_not_goal(now: Position, goal: Goal) -> IllegalMove:
    choices = now.terms.choices[len(now.goals[now.chooser])]
    shapes = tuple(dict.fromkeys(choice.shape for choice in choices))
    if goal.shape not in shapes:
        name, clause = SHAPE_NAMES[shapes]
        return IllegalMove(f"The goal to choose now is {name}.", clause)
    wrong = next((number for number in goal.numbers if number not in NUMBERS), None)
    if wrong is not None:
        return IllegalMove(f"A goal is made of the numbers 2 to 5, and {wrong} is not one of them.", "Q-5")
    return IllegalMove("In this game a goal has each of 2, 3, 4 and 5 once.", "Q-5")


def _why_not_call(now: Position, move: Move) -> IllegalMove:
    seat = now.mover if move.seat == OWN else move.seat
    if not now.terms.manual:
        return IllegalMove("Nobody needs to call here: a goal on the board wins by itself.", "Q-44")
    if seat >= now.seats:
        return IllegalMove(f"There are only {now.seats} players.", "Q-44")
    if seat in now.out:
        return IllegalMove("Whoever has resigned can no longer win.", "Q-43")
    if now.points < ALL_POINTS:
        return IllegalMove("Goals are called before any point of the turn is spent.", "Q-44")
    if not now.knows(seat):
        return IllegalMove("That goal is not known here.", "Q-44")
    return IllegalMove("That goal is not on the board.", "Q-44")
