"""How the players stand: their scores, what the turn brings so far, and what every turn has brought."""

from __future__ import annotations

from functools import lru_cache

from cuboteca.draw.badges import badge_id
from cuboteca.games.qwirkle_cubes.rules.apply import first_position
from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_TEXTS
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, ROLL, ROLLED, SKIP, Move
from cuboteca.games.qwirkle_cubes.rules.position import REFILL, TURN
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.selection import hand_part, seat_looked_at, selection_of
from cuboteca.games.qwirkle_cubes.text.log import worth
from cuboteca.games.qwirkle_cubes.view.art.score_sheet import Column, Scored
from cuboteca.games.qwirkle_cubes.view.art.seats_strip import Seat
from cuboteca.play.game import IllegalMove
from cuboteca.play.view import View


def seats_of(view: View) -> tuple[Seat, ...]:
    """By seat; hands are open, so all are shown (Z-2)."""
    state: State = view.state
    last, points = _last_placed(view)
    return tuple(
        Seat(
            badge_id(seat),
            view.names[seat],
            score,
            gain=_gain(view) if seat == state.mover else None,
            made=points if seat == last else None,
            looks=hand_part(seat) if view.live else None,
            looked_at=seat == seat_looked_at(view.picked),
            to_move=seat == state.active_seat and not state.ended,
            hand=tuple(CUBE_TEXTS[cube] for cube in state.hands[seat]),
            gone=seat in state.out,
        )
        for seat, score in enumerate(state.scores)
    )


def _last_placed(view: View) -> tuple[int | None, int]:
    """Return who has just placed cubes, and the points made: until the turn after that is over."""
    for before, text in reversed(view.past):
        if before.next != TURN:
            continue
        move = before.read(text)
        if move.kind == PUT:
            return before.mover, worth(before, move)
        if not (move.kind == ROLL and before.rules.sequence):  # else the turn that has begun
            break
    return None, 0


def _gain(view: View) -> int | None:
    state: State = view.state
    picks = selection_of(view.picked, state)
    move = picks.move(state)
    return worth(state, move) if picks.laid and state.allows(move) else None


Turns = tuple[tuple[Scored, ...], ...]


def columns_of(view: View) -> tuple[Column, ...]:
    """Return the score sheet as it stands, a column for each seat."""
    state: State = view.state
    winners = state.outcome.winners if state.outcome else ()
    return tuple(
        Column(seat, view.names[seat], turns, state.scores[seat], seat in winners, seat in state.out)
        for seat, turns in enumerate(turns_of(state, view.moves))
    )


def turns_of(state: State, moves: tuple[str, ...]) -> Turns:
    """By seat, what each turn brought. Nothing where the start is not known."""
    try:
        return _turns(first_position(State, state.rules, state.seats), moves)
    except IllegalMove:
        return ((),) * state.seats


@lru_cache(maxsize=2)
def _turns(state: State, moves: tuple[str, ...]) -> Turns:
    turns: list[list[Scored]] = [[] for _ in range(state.seats)]
    scored = Scored(0)
    for text in moves:
        move = state.read(text)
        if move.kind == PUT:
            lines = state.score_of(move)
            sixes = sum(line.qwirkle for line in lines)
            scored = Scored(sum(line.points for line in lines), sixes, state.bonus_of(move))
        after = state.play(move)
        if ends_turn(state, move, after):
            turns[state.mover].append(scored)
            scored = Scored(0)
        state = after
    return tuple(map(tuple, turns))


def ends_turn(before: State, move: Move, after: State) -> bool:
    """Resigning ends a turn that does not count."""
    if move.kind == PUT:
        return after.next != REFILL
    if move.kind == ROLLED:
        return not before.rules.sequence
    return before.next == REFILL or move.kind == SKIP
