"""Why a tap fits nothing: the refusal that the rules have for the action it would be."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.action_costs import COSTS, FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.moves import HOME, OWN, Move
from cuboteca.games.qurush.rules.refusal import Refusal
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.rules.why_illegal import why_not, why_not_action
from cuboteca.games.qurush.selection.selection import Selection, next_squares

_NOWHERE: Final = {
    MOVE: ("no_move_anywhere", "Q-18"),
    PULL: ("no_pull_anywhere", "Q-21"),
    SLIDE: ("no_slide_anywhere", "Q-23"),
    FLIP: ("flip_ridden", "Q-24"),
    REENTER: ("corners_full", "Q-18"),
}
"""Where an action can be paid for and yet not be taken, whatever is tapped: the reason, and the clause."""


def why_not_there(state: State, picks: Selection, square: int) -> Refusal:
    """Return why the square tapped cannot be the next of an action."""
    move = _as_meant(state, picks, square)
    refusal = why_not(state, move)
    able = _another_pawn(state, picks, square) if refusal.clause == "Q-9" and not picks.cells else OFF
    if able != OFF:
        return Refusal("another_reaches", "Q-32", square=square, able=able)
    if move.kind == SLIDE and not picks.cells and refusal.clause == "Q-23":
        return Refusal("slide_walled_in", "Q-23", square=square)
    return refusal


def _another_pawn(state: State, picks: Selection, square: int = OFF) -> int:
    """Return where another pawn stands that can act so, on that square if there is one (Q-32); OFF if none can."""
    for seat, here in enumerate(state.pawns):
        other = Selection(state.named(seat), picks.action)
        able = next_squares(state, other) if other.agent != picks.agent else {}
        if square in able or (square == OFF and able):
            return here
    return OFF


def _as_meant(state: State, picks: Selection, square: int) -> Move:
    """Return the action that the tap stands for, though it is not legal."""
    kind = picks.action or (_gone_to(state) if not picks.cells else SLIDE)
    if kind == SLIDE and picks.cells:
        return Move(SLIDE, picks.cells[0], square, seat=picks.agent)
    if kind == SLIDE:
        return Move(SLIDE, square, _blocked(state, square), seat=picks.agent)
    if kind == PULL and picks.cells:
        return Move(PULL, square, picks.cells[0], seat=picks.agent)
    if kind == PULL:
        return Move(PULL, _beside(state, picks.agent, square), square, seat=picks.agent)
    if kind == FLIP:
        top = state.qubes[square]
        return Move(FLIP, square, face=next(f for f in range(1, 7) if f not in (top, 7 - top)), seat=picks.agent)
    return Move(kind, square, seat=picks.agent if kind != HOME else OWN)


def _gone_to(state: State) -> str:
    return REENTER if state.pawns[state.mover] == OFF and state.rules.squeesh else MOVE


def _beside(state: State, agent: int, pulled: int) -> int:
    """Return a square that the pawn could go to while it pulls."""
    here, taken = state.pawns[state.seat_of(agent)], state.pawns if state.rules.apart else ()
    near = [square for _, square in state.rules.board.near[here] if square != pulled and square not in taken]
    return near[0] if near else OFF


def _blocked(state: State, square: int) -> int:
    """Return a square beside a qube, to say why it cannot slide there."""
    near = state.rules.board.near[square]
    return near[0][1] if near else OFF


def why_no_face(state: State, picks: Selection) -> Refusal:
    """Return why a flip cannot bring up a face."""
    return why_not(state, Move(FLIP, picks.cells[0], face=picks.face, seat=picks.agent))


def why_no_action(state: State, agent: int, kind: str) -> Refusal:
    """Return why an action cannot be taken at all now."""
    if kind == REENTER or state.pawns[state.seat_of(agent)] == OFF:
        blocked = _blocked_by(state, Move(kind, state.squares[0], seat=agent))
        if blocked is not None:
            return blocked
    if COSTS[kind] > state.points:
        return Refusal("too_few_points", "Q-8", action=kind, cost=COSTS[kind], points=state.points)
    here = state.pawns[state.seat_of(agent)]
    if kind == PULL and state.qubes[here]:
        return Refusal("pull_onto_qube", "Q-19", square=here)
    if kind == PULL and state.pawns.count(here) > 1:
        return Refusal("pull_onto_pawn", "Q-19", square=here)
    if kind in (PUSH, FLIP, SLIDE):
        beside = next((square for _, square in state.rules.board.near[here] if state.qubes[square]), OFF)
        if beside == OFF:
            able = _another_pawn(state, Selection(agent, kind))
            if able != OFF:
                return Refusal("qube_beside_another", "Q-32", able=able)
            return Refusal("no_qube_adjacent", "Q-11")
        if kind == PUSH:
            return why_not(state, Move(PUSH, beside, seat=agent))
    return Refusal(*_NOWHERE[kind])


def _blocked_by(state: State, move: Move) -> Refusal | None:
    refusal = why_not_action(state, move)
    return refusal if refusal.clause == "Q-37" else None
