"""What was done, move by move."""

from __future__ import annotations

from cuboteca.games.qurush.rules.board import square_name
from cuboteca.games.qurush.rules.goals import HIDDEN
from cuboteca.games.qurush.rules.moves import (
    CALL,
    CHEAPEST,
    COSTS,
    DECLARE,
    FLIP,
    GOAL,
    HOME,
    MOVE,
    PULL,
    PUSH,
    REENTER,
    RESIGN,
    SLIDE,
    Move,
)
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.text.actions import acting, pushed_line
from cuboteca.games.qurush.text.names import spelt, way_name, whose
from cuboteca.play.wording import join_words


def describe_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """A move made, in a sentence."""
    made = before.read(move)
    who = names[before.own] if before.own >= 0 else ""
    if made.kind == GOAL:
        if made.goal is None or made.goal == HIDDEN:
            return f"{who} has chosen a goal"
        return f"{who}’s goal is {spelt(made.goal)}"
    if made.kind == HOME:
        return f"{'The lot sends ' if made.drawn else ''}{who} {'to' if made.drawn else 'begins in'} {_name(made)}"
    if made.kind == CALL:
        return f"{names[acting(before, made)]} calls Qurush"
    if made.kind in COSTS:
        seat = acting(before, made)
        with_pawn = f" with {whose(seat, names)} pawn" if seat != before.mover else ""
        return f"{who} {done(before, made)}{with_pawn}"
    if made.kind == DECLARE:
        return f"{who} ends the turn"
    return f"{who} resigns" if made.kind == RESIGN else f"The lot lets {names[made.seat]} begin"


def _name(move: Move) -> str:
    return square_name(move.square)


def goes_on(before: State, move: Move) -> bool:
    """Is there more to be told of the turn after this move, or of a seat's goals after this goal?"""
    if move.kind == GOAL:
        return len(before.goals[before.chooser]) + 1 < len(before.rules.choices)
    return move.kind in COSTS and not move.stop and before.points - move.cost >= CHEAPEST


def done(state: State, move: Move) -> str:
    """What an action has done, from the position before it: "flipped b3 to 4"."""
    name = square_name(move.square)
    if move.kind == MOVE:
        return f"climbed onto {name}" if state.qubes[move.square] else f"moved to {name}"
    if move.kind == FLIP:
        return f"flipped {name} to {move.face}"
    if move.kind == SLIDE:
        return f"slid {name} to {square_name(move.other)}"
    if move.kind == PUSH:
        line = join_words(map(square_name, pushed_line(state, move)))
        return f"pushed {line} {way_name(state, state.pawns[acting(state, move)], move.square)}"
    if move.kind == PULL:
        return f"moved to {name} and pulled {square_name(move.other)} along"
    if move.kind == REENTER:
        return f"came back at {name}"
    return "ended the turn"
