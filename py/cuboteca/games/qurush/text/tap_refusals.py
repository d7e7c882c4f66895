"""Why a tap fits nothing: the sentence and the clause that the rules give for the action it would be."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.board import OFF, square_name
from cuboteca.games.qurush.rules.illegal import why_not, why_not_action
from cuboteca.games.qurush.rules.moves import COSTS, FLIP, HOME, MOVE, OWN, PULL, PUSH, REENTER, SLIDE, Move
from cuboteca.games.qurush.rules.names import ACTION_NAMES
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.selection import Selection
from cuboteca.play.view import Rejected

NOWHERE: Final = {
    MOVE: ("There is no square beside your pawn to go to.", "Q-18"),
    PUSH: ("No line of dice beside your pawn can be pushed.", "Q-14"),
    PULL: ("No die lies where it could be pulled.", "Q-21"),
    SLIDE: ("No die beside your pawn has an empty square to slide to.", "Q-23"),
    FLIP: ("No die beside your pawn can be flipped.", "Q-24"),
    REENTER: ("Every corner is taken.", "Q-18"),
}
"""Where an action can be paid for and yet not be taken, whatever is tapped."""


def why_not_there(state: State, picks: Selection, square: int) -> Rejected:
    """Why the square tapped cannot be the next of an action."""
    move = _as_meant(state, picks, square)
    refused = _refused(state, move)
    if move.kind == SLIDE and not picks.cells and refused.clause == "Q-23":
        return Rejected(f"The die on {square_name(square)} has no empty square beside it to slide to.", "Q-23")
    return refused


def _as_meant(state: State, picks: Selection, square: int) -> Move:
    """The action that the tap stands for, though it is not legal."""
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
    """A square that the pawn could go to while it pulls."""
    here = state.pawns[state.mover if agent == OWN else agent]
    near = [square for _, square in state.rules.board.near[here] if square != pulled]
    return near[0] if near else OFF


def _blocked(state: State, square: int) -> int:
    """A square beside a die, to say why it cannot slide there."""
    near = state.rules.board.near[square]
    return near[0][1] if near else OFF


def why_no_face(state: State, picks: Selection) -> Rejected:
    """Why a flip cannot bring up a face."""
    return _refused(state, Move(FLIP, picks.cells[0], face=picks.face, seat=picks.agent))


def why_no_action(state: State, agent: int, kind: str) -> Rejected:
    """Why an action cannot be taken at all now."""
    if kind == REENTER or state.pawns[state.mover if agent == OWN else agent] == OFF:
        blocked = _blocked_by(state, Move(kind, state.squares[0], seat=agent))
        if blocked is not None:
            return blocked
    if COSTS[kind] > state.points:
        return Rejected(f"{ACTION_NAMES[kind]} costs {COSTS[kind]} points, and only {state.points} are left.", "Q-8")
    here = state.pawns[state.mover if agent == OWN else agent]
    if here != OFF and kind == PULL and state.qubes[here]:
        return Rejected(f"A die lies on {square_name(here)}, so no other can be pulled there.", "Q-19")
    if kind in (PUSH, FLIP, SLIDE) and not any(state.qubes[square] for _, square in state.rules.board.near[here]):
        return Rejected("No die lies beside the pawn: move next to one first.", "Q-11")
    return Rejected(*NOWHERE[kind])


def _blocked_by(state: State, move: Move) -> Rejected | None:
    refusal = why_not_action(state, move)
    return Rejected(refusal.message, refusal.clause) if refusal.clause == "Q-37" else None


def _refused(state: State, move: Move) -> Rejected:
    refusal = why_not(state, move)
    return Rejected(refusal.message, refusal.clause)
