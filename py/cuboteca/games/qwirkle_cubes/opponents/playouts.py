"""The end of a game played through in mind: the bag is empty, and the cubes that are left are known to all."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import Final

from cuboteca.games.qwirkle_cubes.opponents.candidates import PAUSE, slots_beside
from cuboteca.games.qwirkle_cubes.rules.moves import PASSING, PUT, ROLL, Move
from cuboteca.games.qwirkle_cubes.rules.placing import placements
from cuboteca.games.qwirkle_cubes.rules.scoring import points_of
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import NATURE

LONGEST: Final = 60
"""Moves after which a playout is counted as it stands."""
MARGIN: Final = 0.004
"""What a point more is worth, so that who wins or loses anyway plays on for points."""


def quick_move(state: State) -> Generator[None, None, Move]:
    """Find what a player does who takes the most points, and first rolls what these don't need."""
    best, most, looked_at = None, -1, 0
    for some in () if state.is_dead else placements(state.grid, state.hand):
        for cells, cubes in some:
            placed = tuple(zip(cells, cubes, strict=True))
            points = points_of(state.grid.cubes, placed) + len(cubes)
            if points > most:
                best, most = placed, points
            looked_at += 1
            if not looked_at % PAUSE:
                yield
    if state.rolls and not state.is_dead and (state.rules.sequence or best is None):
        left = slots_beside(state.hand, best or ())
        if left and state.rolls > 0:
            return Move(ROLL, slots=left)
    if best is not None:
        return Move(PUT, best)
    return PASSING if PASSING in state.said else state.said[-1]


def _play_on(state: State, rng: Random) -> Generator[None, None, State]:
    for _ in range(LONGEST):
        if state.seat is None:
            break
        state = state.play(state.draw(rng) if state.seat == NATURE else (yield from quick_move(state)))
        yield
    return state


def result_for(state: State, seat: int) -> float:
    """Return how a game went for a seat, from 0 to 1, a little more for a wider margin."""
    others = [state.scores[other] for other in state.playing if other != seat]
    if not others:
        return 1.0
    ahead = state.scores[seat] - max(others)
    won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return won + MARGIN * max(min(ahead, 60), -60)


def play_out(
    seen: State, moves: Sequence[Move], count: int, rng: Random
) -> Generator[None, None, list[tuple[float, Move]]]:
    """Play the game to its end after each move, so many times in all, ever fewer of them: the weaker half goes."""
    left = [(0.0, 0, move) for move in moves]
    seeds = [rng.getrandbits(32) for _ in range(count)]
    gone: list[tuple[float, int, Move]] = []
    while count > 0:
        rounds = max(count // (2 * len(left)), 2) if len(left) > 1 else 0
        if not rounds:
            break
        for place, (total, played, move) in enumerate(left):
            for number in range(rounds):
                end = yield from _play_on(seen.play(move), Random(seeds[(played + number) % len(seeds)]))
                total += result_for(end, seen.mover)
            left[place] = (total, played + rounds, move)
        count -= rounds * len(left)
        left.sort(key=lambda one: -one[0] / one[1])
        gone = left[(len(left) + 1) // 2 :] + gone
        left = left[: (len(left) + 1) // 2]
    return [(total / max(played, 1), move) for total, played, move in (*left, *gone)]
