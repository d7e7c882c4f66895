"""Whether a position that can be written can also be: what no game comes to is refused, with the reason."""

from __future__ import annotations

from cuboteca.games.qurush.rules.action_costs import ALL_POINTS, FALSE_CALL
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.moves import NOBODY
from cuboteca.games.qurush.rules.options import LOSE_POINTS, NO_PENALTY
from cuboteca.games.qurush.rules.position import (
    CALLED,
    CORNER_LOT,
    FIRST_LOT,
    FOUND,
    HOMES,
    PLAY,
    RESIGNED,
    SETUP,
    TURN_CAP,
    has_goal,
    starting_qubes,
    winners,
)
from cuboteca.games.qurush.rules.refusal import Unreadable
from cuboteca.games.qurush.rules.state import State


def check(state: State, side: int, caller: int | None) -> State:
    """Return the state, with its end found if it is over; Unreadable if it cannot be.

    `side` is the seat that the text names, `caller` who won by calling.
    """
    if state.stage == SETUP:
        return _check_setup(state, side, caller)
    _check_pawns(state)
    if side == NOBODY:
        raise Unreadable("no_turn")
    if 0 < state.rules.cap < state.turn:
        raise Unreadable("too_many_turns", number=state.rules.cap)
    return _check_play(state, caller) if state.stage == PLAY else _with_end(state, caller)


def _check_pawns(state: State) -> None:
    pawns, rules = state.pawns, state.rules
    if OFF in pawns and not rules.squeesh:
        raise Unreadable("pawn_off")
    ground = [square for square in pawns if square != OFF and not state.qubes[square]]
    if rules.apart and len(set(ground)) < len(ground):
        raise Unreadable("square_shared")


def _check_setup(state: State, side: int, caller: int | None) -> State:
    rules = state.rules
    if state.out or state.owing or caller is not None or state.turn != 1:
        raise Unreadable("acted_early")
    if state.qubes != starting_qubes(rules):
        raise Unreadable("qubes_moved")
    _check_homes(state)
    given = [len(goals) for goals in state.goals]
    due = len(rules.choices)
    chosen = sum(given)
    if given != [min(max(chosen - due * seat, 0), due) for seat in range(state.seats)]:
        raise Unreadable("goals_order")
    if OFF in state.pawns and chosen:
        raise Unreadable("goals_early")
    if state.next == FIRST_LOT and rules.first != NOBODY:
        raise Unreadable("setup_over")
    if side != (NOBODY if state.next in (CORNER_LOT, FIRST_LOT) else state.chooser):
        raise Unreadable("other_chooser")
    return state


def _check_homes(state: State) -> None:
    corners, pawns = state.rules.board.corners, state.pawns
    homes = tuple(corners[home] for home in HOMES[state.seats])
    if state.rules.corner == "opposite" and pawns != homes:
        raise Unreadable("not_home")
    settled = [square for square in pawns if square != OFF]
    if list(pawns[: len(settled)]) != settled or len(set(settled)) < len(settled) or not set(settled) <= set(corners):
        raise Unreadable("corners_order")


def _check_play(state: State, caller: int | None) -> State:
    if caller is not None:
        raise Unreadable("called")
    if state.mover in state.out:
        raise Unreadable("mover_resigned")
    if len(state.playing) < 2:
        raise Unreadable("one_left")
    return _check_owing(state)


def _check_owing(state: State) -> State:
    """Refuse other players than these: who owes for a false call plays on; it is the mover only where points are owed,
    and has been paid (Q-46)."""
    if not state.owing:
        return state
    paid = state.rules.false_call == LOSE_POINTS and state.points == ALL_POINTS - FALSE_CALL
    if state.rules.false_call == NO_PENALTY or state.owing & state.out or (state.mover in state.owing and not paid):
        raise Unreadable("owing")
    return state


def _with_end(state: State, caller: int | None) -> State:
    """Return the state with why it is over, and who has won."""
    rules = state.rules
    left = state.playing
    if state.owing:
        raise Unreadable("owing")
    if caller is not None:
        if not (rules.manual and state.mover not in state.out and has_goal(state, caller)):
            raise Unreadable("vain_call")
        return state._replace(ended=CALLED, winners=(caller,))
    if len(left) < 2:
        if not left or state.mover not in state.out:
            raise Unreadable("last_to_resign")
        return state._replace(ended=RESIGNED, winners=left)
    found = winners(state) if state.last_turn or not rules.manual else ()
    if not found and not state.last_turn:
        raise Unreadable("not_ended")
    return state._replace(ended=FOUND if found else TURN_CAP, winners=found)
