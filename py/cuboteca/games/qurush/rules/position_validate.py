"""Whether a position that can be written can also be: what no game comes to is refused, with the reason."""

from __future__ import annotations

from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.moves import NOBODY
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
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import UnreadablePosition


def check(state: State, side: int, caller: int | None) -> State:
    """The state, with its end found if it is over; UnreadablePosition if it cannot be.

    `side` is the seat that the text names, `caller` who won by calling.
    """
    if state.stage == SETUP:
        return _check_setup(state, side, caller)
    _check_pawns(state)
    if side == NOBODY:
        raise UnreadablePosition("After the set-up it is always somebody’s turn.")
    if 0 < state.rules.cap < state.turn:
        raise UnreadablePosition(f"This game ends with turn {state.rules.cap}.")
    return _check_play(state, caller) if state.stage == PLAY else _with_end(state, caller)


def _check_pawns(state: State) -> None:
    pawns, rules = state.pawns, state.rules
    if OFF in pawns and not rules.squeesh:
        raise UnreadablePosition("A pawn is off the board only with squeesh=on.")
    ground = [square for square in pawns if square != OFF and not state.qubes[square]]
    if rules.apart and len(set(ground)) < len(ground):
        raise UnreadablePosition("With share=off no two pawns stand on the ground of one square.")


def _check_setup(state: State, side: int, caller: int | None) -> State:
    rules = state.rules
    if state.out or caller is not None or state.turn != 1:
        raise UnreadablePosition("Before the first turn nobody has resigned or called, and the turn to come is t1.")
    if state.qubes != starting_qubes(rules):
        raise UnreadablePosition("Before the first turn a die with its 6 up lies on every square not at an edge.")
    _check_homes(state)
    given = [len(goals) for goals in state.goals]
    due = len(rules.choices)
    chosen = sum(given)
    if given != [min(max(chosen - due * seat, 0), due) for seat in range(state.seats)]:
        raise UnreadablePosition("Goals are chosen in the order of the seats.")
    if OFF in state.pawns and chosen:
        raise UnreadablePosition("Goals are chosen after the corners.")
    if state.next == FIRST_LOT and rules.first != NOBODY:
        raise UnreadablePosition("All goals are chosen, and it is settled who begins: the first turn has begun.")
    if side != (NOBODY if state.next in (CORNER_LOT, FIRST_LOT) else state.chooser):
        raise UnreadablePosition("Somebody else is to choose first.")
    return state


def _check_homes(state: State) -> None:
    corners, pawns = state.rules.board.corners, state.pawns
    homes = tuple(corners[home] for home in HOMES[state.seats])
    if state.rules.corner == "opposite" and pawns != homes:
        raise UnreadablePosition("Before the first turn every pawn stands in its home corner.")
    settled = [square for square in pawns if square != OFF]
    if list(pawns[: len(settled)]) != settled or len(set(settled)) < len(settled) or not set(settled) <= set(corners):
        raise UnreadablePosition("Home corners are taken in the order of the seats, each by one pawn.")


def _check_play(state: State, caller: int | None) -> State:
    if caller is not None:
        raise UnreadablePosition("A game in which somebody has called is over.")
    if state.mover in state.out:
        raise UnreadablePosition("It cannot be the turn of somebody who has resigned.")
    if len(state.playing) < 2:
        raise UnreadablePosition("A game is over when only one player is left.")
    return state


def _with_end(state: State, caller: int | None) -> State:
    """The state with why it is over, and who has won."""
    rules = state.rules
    left = state.playing
    if caller is not None:
        if not (rules.manual and state.mover not in state.out and has_goal(state, caller)):
            raise UnreadablePosition("Nobody can have won by calling that.")
        return state._replace(ended=CALLED, winners=(caller,))
    if len(left) < 2:
        if not left or state.mover not in state.out:
            raise UnreadablePosition("When one player is left, the last to resign was the one to move.")
        return state._replace(ended=RESIGNED, winners=left)
    capped = 0 < rules.cap <= state.turn
    found = winners(state) if capped or not rules.manual else ()
    if not found and not capped:
        raise UnreadablePosition("Nothing has ended this game.")
    return state._replace(ended=FOUND if found else TURN_CAP, winners=found)
