"""Why a move cannot be made: the reason, what it is about, and the clause. `text/refusals.py` words it.

`legal` decides what is legal; this one finds the reason for a move that was refused.
"""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.action_costs import COSTS, FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.board import OFF, OPPOSITE
from cuboteca.games.qurush.rules.goals import HIDDEN, NUMBERS, ROW, Goal
from cuboteca.games.qurush.rules.moves import CALL, GOAL, HOME, OWN, START, Move
from cuboteca.games.qurush.rules.position import CHOICE, CORNER, CORNER_LOT, FIRST_LOT, OVER, TURN, Position
from cuboteca.games.qurush.rules.refusal import Refusal


def why_not_action(now: Position, move: Move) -> Refusal:
    """Return the refusal of an action that may not be taken in a turn."""
    board = now.rules.board
    for square in (move.square, move.other):
        if square not in (OFF, *board.squares):
            return Refusal("no_square", "Q-2", square=square)
    wrong_agent = _wrong_agent(now, move)
    if wrong_agent is not None:
        return wrong_agent
    if move.cost > now.points:
        return Refusal("too_few_points", "Q-8", action=move.kind, cost=move.cost, points=now.points)
    if move.kind == REENTER:
        return _why_not_back(now, move)
    here = now.pawns[now.seat_of(move.seat)]
    return _out_of_reach(now, move, here) or _WHY_NOT[move.kind](now, move, here)


def _wrong_agent(now: Position, move: Move) -> Refusal | None:
    if move.seat >= now.seats:
        return Refusal("no_player", "Q-32", seats=now.seats)
    if move.kind == REENTER:
        if not now.rules.squeesh:
            return Refusal("squeesh_off", "Q-37")
        if move.seat != OWN:
            return Refusal("not_yours_to_reenter", "Q-37")
        if now.pawns[now.mover] != OFF:
            return Refusal("on_board", "Q-37")
        return None
    if move.seat != OWN and not now.rules.agents:
        return Refusal("agents_off", "Q-32")
    if now.pawns[now.seat_of(move.seat)] == OFF:
        return Refusal("off_board", "Q-37", own=move.seat == OWN)
    return None


def _why_not_back(now: Position, move: Move) -> Refusal:
    if move.square not in now.rules.board.corners:
        return Refusal("reenter_off_corner", "Q-37", square=move.square)
    return Refusal("pawn_there", "Q-18", square=move.square)


def _out_of_reach(now: Position, move: Move, here: int) -> Refusal | None:
    """Return what is wrong with the square that the pawn acts on."""
    own = move.seat == OWN
    if move.square == here and move.kind in (PUSH, SLIDE, FLIP):
        return Refusal("own_square", "Q-11", square=here, own=own)
    if now.rules.board.way_to(here, move.square) is None:
        if now.rules.board.only_at_corner(here, move.square):
            return Refusal("diagonal", "Q-9", square=move.square, here=here, own=own)
        return Refusal("not_adjacent", "Q-9", square=move.square, here=here, own=own)
    if move.kind in (PUSH, SLIDE, FLIP) and not now.qubes[move.square]:
        return Refusal("no_qube", "Q-11", square=move.square)
    if move.kind in (MOVE, PULL) and now.rules.apart and move.square in now.pawns:
        return Refusal("pawn_there", "Q-18", square=move.square)
    return None


def _why_not_push(now: Position, move: Move, here: int) -> Refusal:
    if now.qubes[here] and not now.rules.pushes_from_top:
        return Refusal("push_from_top", "Q-11")
    if now.rules.board.wraps:
        return Refusal("no_gap", "Q-35")
    return Refusal("at_edge", "Q-14")


def _why_not_pull(now: Position, move: Move, here: int) -> Refusal:
    if now.qubes[here]:
        return Refusal("pull_onto_qube", "Q-19", square=here)
    if now.pawns.count(here) > 1:
        return Refusal("pull_onto_pawn", "Q-19", square=here)
    if now.rules.board.way_to(here, move.other) is None:
        return Refusal("pull_from_afar", "Q-20", square=here)
    if not now.qubes[move.other]:
        return Refusal("nothing_to_pull", "Q-21", square=move.other)
    way = now.rules.board.way_to(here, move.square)
    behind = now.rules.board.step[OPPOSITE[way or 0]][here]
    if not now.rules.straight or behind == move.other:
        raise ValueError(f"{move} is legal.")
    if behind != OFF and now.qubes[behind]:
        return Refusal("not_straight", "Q-20", behind=behind, own=move.seat == OWN)
    return Refusal("nothing_behind", "Q-20", own=move.seat == OWN)


def _why_not_slide(now: Position, move: Move, here: int) -> Refusal:
    if now.rules.board.way_to(move.square, move.other) is None:
        return Refusal("slide_too_far", "Q-23", square=move.square, target=move.other)
    if now.qubes[move.other]:
        return Refusal("slide_onto_qube", "Q-23", target=move.other)
    if move.other not in now.pawns:
        raise ValueError(f"{move} is legal.")
    return Refusal("slide_onto_pawn", "Q-23", target=move.other)


def _why_not_flip(now: Position, move: Move, here: int) -> Refusal:
    top = now.qubes[move.square]
    if move.face == top:
        return Refusal("face_up", "Q-24", face=top)
    if move.face not in range(1, 7):
        return Refusal("no_face", "Q-24", face=move.face)
    if move.face == 7 - top:
        return Refusal("face_down", "Q-24", face=move.face)
    return Refusal("flip_ridden", "Q-24")


_WHY_NOT: Final = {PUSH: _why_not_push, PULL: _why_not_pull, SLIDE: _why_not_slide, FLIP: _why_not_flip}


_COMES_FIRST: Final = {
    OVER: ("game_over", None),
    CORNER: ("corners_unchosen", "Q-41"),
    CORNER_LOT: ("corners_undrawn", "Q-42"),
    CHOICE: ("goals_unchosen", "Q-41"),
    FIRST_LOT: ("first_undrawn", "Q-41"),
}
"""What comes before any other move: the reason, and the clause."""

_SETTLED: Final = {HOME: ("corners_set", "Q-41"), GOAL: ("goals_set", "Q-4"), START: ("first_set", "Q-41")}
"""What is no longer open in a turn."""

_EXPECTED: Final = {CORNER: HOME, CORNER_LOT: HOME, CHOICE: GOAL, FIRST_LOT: START}


def comes_first(now: Position) -> Refusal:
    """Return the refusal of a move that is out of turn before the first turn or after the end."""
    return Refusal(*_COMES_FIRST[now.next], goals=len(now.rules.choices))


def why_not(now: Position, move: Move) -> Refusal:
    """Return the refusal of a move that is not legal in a position."""
    what = now.next
    if what == TURN:
        if move.kind in COSTS:
            return why_not_action(now, move)
        return _why_not_call(now, move) if move.kind == CALL else Refusal(*_SETTLED[move.kind])
    if move.kind == _EXPECTED.get(what):
        if what == CHOICE:
            return _why_not_goal(now, move.goal or HIDDEN)
        return _why_not_home(now, move) if what in (CORNER, CORNER_LOT) else _why_not_start(now)
    if move.kind == GOAL and what == FIRST_LOT:
        return Refusal(*_SETTLED[GOAL])
    if move.kind == HOME and what != OVER:
        return Refusal(*_SETTLED[HOME])
    return comes_first(now)


def _why_not_home(now: Position, move: Move) -> Refusal:
    if move.square in now.rules.board.corners:
        return Refusal("corner_taken", "Q-3", square=move.square)
    return Refusal("home_off_corner", "Q-3", square=move.square)


def _why_not_start(now: Position) -> Refusal:
    return Refusal("no_player", "Q-41", seats=now.seats)


def _why_not_goal(now: Position, goal: Goal) -> Refusal:
    choices = now.rules.choices[len(now.goals[now.chooser])]
    shapes = tuple(dict.fromkeys(choice.shape for choice in choices))
    if goal.shape not in shapes:
        return Refusal("other_shape", "Q-39" if ROW in shapes else "Q-4", shapes=shapes)
    wrong = next((number for number in goal.numbers if number not in NUMBERS), None)
    if wrong is not None:
        return Refusal("wrong_number", "Q-5", number=wrong)
    return Refusal("each_once", "Q-5")


def _why_not_call(now: Position, move: Move) -> Refusal:
    seat = now.seat_of(move.seat)
    if not now.rules.manual:
        return Refusal("no_calls", "Q-44")
    if seat >= now.seats:
        return Refusal("no_player", "Q-44", seats=now.seats)
    if seat in now.out:
        return Refusal("resigned", "Q-43")
    if not now.unspent:
        return Refusal("called_late", "Q-44")
    if not now.knows(seat):
        return Refusal("goal_unknown", "Q-44")
    if move.false:
        return Refusal("still_owing", "Q-46")
    return Refusal("goal_not_there", "Q-44")
