"""What a tap on a part is answered with: a move, something picked, or why not."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.illegal import why_not
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.view import Played, Rejected, Selected

Answer = Selected | Played | Rejected


def play(state: State, move: Move) -> Answer:
    """The move, or why it is none."""
    return Played(str(move)) if move in state.moves() else refused(state, move)


def refused(state: State, move: Move) -> Rejected:
    """Why the move is none, and by which clause."""
    reason = why_not(state, move)
    return Rejected(reason.message, reason.clause)
