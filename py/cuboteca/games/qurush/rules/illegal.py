"""Why a move cannot be made: one plain sentence for the case at hand, and the clause.

`legal` decides what is legal; this one finds the reason for a move that was refused.
"""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.board import OFF, OPPOSITE, square_name
from cuboteca.games.qurush.rules.goals import COLUMN, HIDDEN, LINE, NUMBERS, ROW, SQUARE, Goal
from cuboteca.games.qurush.rules.moves import (
    ALL_POINTS,
    CALL,
    COSTS,
    FLIP,
    GOAL,
    HOME,
    MOVE,
    OWN,
    PULL,
    PUSH,
    REENTER,
    SLIDE,
    START,
    Move,
)
from cuboteca.games.qurush.rules.names import ACTION_NAMES
from cuboteca.games.qurush.rules.position import CHOICE, CORNER, CORNER_LOT, FIRST_LOT, OVER, TURN, Position
from cuboteca.play.game import IllegalMove


def why_not_action(now: Position, move: Move) -> IllegalMove:
    """The refusal of an action that may not be taken in a turn."""
    board = now.rules.board
    for square in (move.square, move.other):
        if square not in (OFF, *board.squares):
            return IllegalMove(f"There is no square {square_name(square)} on this board.", "Q-2")
    refusal = _wrong_agent(now, move)
    if refusal is None and move.cost > now.points:
        price = f"{ACTION_NAMES[move.kind]} costs {move.cost} points"
        return IllegalMove(f"{price}, and only {now.points} are left.", "Q-8")
    if refusal is None:
        seat = now.mover if move.seat == OWN else move.seat
        refusal = _why_not_back(now, move) if move.kind == REENTER else _out_of_reach(now, move, now.pawns[seat])
    return refusal or _WHY_NOT[move.kind](now, move, now.pawns[now.mover if move.seat == OWN else move.seat])


def _wrong_agent(now: Position, move: Move) -> IllegalMove | None:
    if move.seat >= now.seats:
        return IllegalMove(f"There are only {now.seats} players.", "Q-32")
    if move.kind == REENTER:
        if not now.rules.squeesh:
            return IllegalMove("In this game pawns never leave the board.", "Q-37")
        if move.seat != OWN:
            return IllegalMove("Only its owner brings a pawn back.", "Q-37")
        if now.pawns[now.mover] != OFF:
            return IllegalMove("Your pawn is on the board already.", "Q-37")
        return None
    if move.seat != OWN and not now.rules.agents:
        return IllegalMove("In this game you act through your own pawn.", "Q-32")
    if now.pawns[now.mover if move.seat == OWN else move.seat] == OFF:
        if move.seat == OWN:
            return IllegalMove("Your pawn is off the board: bring it back at a corner first.", "Q-37")
        return IllegalMove("That pawn is off the board, and only its owner brings it back.", "Q-37")
    return None


def _why_not_back(now: Position, move: Move) -> IllegalMove:
    name = square_name(move.square)
    if move.square not in now.rules.board.corners:
        return IllegalMove(f"A pawn comes back at a corner, and {name} is none.", "Q-37")
    return IllegalMove(f"A pawn stands in {name} already, and here pawns keep apart.", "Q-18")


def _out_of_reach(now: Position, move: Move, here: int) -> IllegalMove | None:
    """What is wrong with the square that the pawn acts on."""
    name = square_name(move.square)
    whose = "your" if move.seat == OWN else "that"
    if move.square == here and move.kind in (PUSH, SLIDE, FLIP):
        return IllegalMove(f"{whose.capitalize()} pawn stands on {name}: reach for a die beside it.", "Q-11")
    if now.rules.board.way_to(here, move.square) is None:
        if now.rules.board.only_at_corner(here, move.square):
            return IllegalMove(
                f"{name} meets {square_name(here)} only at a corner: {whose} pawn reaches no corner.", "Q-9"
            )
        return IllegalMove(f"{name} is not beside {whose} pawn, which is on {square_name(here)}.", "Q-9")
    if move.kind in (PUSH, SLIDE, FLIP) and not now.qubes[move.square]:
        return IllegalMove(f"There is no die on {name}.", "Q-11")
    if move.kind in (MOVE, PULL) and now.rules.apart and move.square in now.pawns:
        return IllegalMove(f"A pawn stands on {name} already, and here pawns keep apart.", "Q-18")
    return None


def _why_not_push(now: Position, move: Move, here: int) -> IllegalMove:
    if now.qubes[here] and not now.rules.pushes_from_top:
        return IllegalMove("In this game a pawn on top of a die cannot push.", "Q-11")
    if now.rules.board.wraps:
        return IllegalMove("There is no gap in that row, so it cannot be pushed.", "Q-35")
    return IllegalMove("The last die of that line is against the edge, so it cannot be pushed.", "Q-14")


def _why_not_pull(now: Position, move: Move, here: int) -> IllegalMove:
    if now.qubes[here]:
        return IllegalMove(f"A die lies on {square_name(here)}, so no other can be pulled there.", "Q-19")
    if now.pawns.count(here) > 1:
        return IllegalMove(f"Another pawn stays on {square_name(here)}, so no die can be pulled there.", "Q-19")
    if now.rules.board.way_to(here, move.other) is None:
        return IllegalMove(f"Only a die beside {square_name(here)} can be pulled there.", "Q-20")
    if not now.qubes[move.other]:
        return IllegalMove(f"There is no die on {square_name(move.other)} to pull.", "Q-21")
    way = now.rules.board.way_to(here, move.square)
    behind = now.rules.board.step[OPPOSITE[way or 0]][here]
    there = f", the one on {square_name(behind)}" if behind != OFF and now.qubes[behind] else ""
    return IllegalMove(f"In this game only the die straight behind the pawn can be pulled{there}.", "Q-20")


def _why_not_slide(now: Position, move: Move, here: int) -> IllegalMove:
    name = square_name(move.other)
    if now.rules.board.way_to(move.square, move.other) is None:
        return IllegalMove(f"A die slides one square, and {name} is not beside {square_name(move.square)}.", "Q-23")
    if now.qubes[move.other]:
        return IllegalMove(f"A die lies on {name} already.", "Q-23")
    return IllegalMove(f"A pawn stands on {name}, so no die can slide there.", "Q-23")


def _why_not_flip(now: Position, move: Move, here: int) -> IllegalMove:
    top = now.qubes[move.square]
    if move.face == top:
        return IllegalMove(f"The {top} is on top already.", "Q-24")
    if move.face not in range(1, 7):
        return IllegalMove(f"A die has no face with a {move.face}.", "Q-24")
    if move.face == 7 - top:
        return IllegalMove(f"The {move.face} is at the bottom: that takes two flips.", "Q-24")
    return IllegalMove("In this game a die that carries a pawn cannot be flipped.", "Q-24")


_WHY_NOT: Final = {PUSH: _why_not_push, PULL: _why_not_pull, SLIDE: _why_not_slide, FLIP: _why_not_flip}


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
    if move.square in now.rules.board.corners:
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
    choices = now.rules.choices[len(now.goals[now.chooser])]
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
    if not now.rules.manual:
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
