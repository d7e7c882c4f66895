"""The players with their scores, and what the turn brings so far."""

from __future__ import annotations

from cuboteca.draw.badges import badge_id
from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_TEXTS
from cuboteca.games.qwirkle_cubes.rules.facts import TURN
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.picks import picks_of
from cuboteca.games.qwirkle_cubes.text.words import worth
from cuboteca.games.qwirkle_cubes.view.art.seats_strip import Seat
from cuboteca.play.view import View


def seats_of(view: View) -> tuple[Seat, ...]:
    """By seat; hands are open, so all are shown (Z-2)."""
    state: State = view.state
    return tuple(
        Seat(
            badge_id(seat),
            view.names[seat],
            score,
            gain=_gain(view) if seat == state.mover else None,
            to_move=seat == state.mover and not state.ended,
            hand=tuple(CUBE_TEXTS[cube] for cube in state.hands[seat]),
            gone=seat in state.out,
        )
        for seat, score in enumerate(state.scores)
    )


def _gain(view: View) -> int | None:
    state: State = view.state
    picks = picks_of(view.picked, state)
    if state.next != TURN or not picks.laid:
        return None
    move = picks.move(state)
    return worth(state, move) if state.allows(move) else None
