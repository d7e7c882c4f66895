"""Trying a move out in one's mind: what comes of it by the site's physics, or as far as it can be told without."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.apply import apply_move
from cuboteca.games.cube_quest.rules.flick_simulation import request_of, settled
from cuboteca.games.cube_quest.rules.moves import FALLS, Move
from cuboteca.games.cube_quest.rules.refusal import Refusal
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.simulation import CannotSimulate, Simulator

MOST: Final = 4
"""So many settlings of one move are followed."""


def _settles(now: State) -> bool:
    """Is it for physics to say what comes next?"""
    return now.job is not None and now.job.kind in (jobs.SETTLE, jobs.STAND, jobs.CHECK)


class Rehearsal:
    """A mind's eye, with a simulator if there is one."""

    def __init__(self, simulator: Simulator | None) -> None:
        self.simulator = simulator
        self.flicks = 0
        """How many were tried out."""

    def is_blind(self) -> bool:
        """Can flicks not be tried out?"""
        return self.simulator is None

    def after_flick(self, seen: State, move: Move) -> State | None:
        """Return where a flick leads, as far as it needs no roll; None if that can't be told."""
        self.flicks += 1
        return self._settled(apply_move(seen, move), rehearsed=True)

    def after(self, seen: State, move: Move) -> Generator[None, None, State | None]:
        """Return where any other move leads; None if what is put down would not stay; pause at every trial."""
        now: State | None = apply_move(seen, move)
        for _ in range(MOST):
            if now is None or not _settles(now):
                break
            now = self._settled(now, rehearsed=False)
            yield
        return now

    def supposed(self, seen: State, move: Move) -> tuple[State, bool]:
        """Return where a move leads if all that it puts down stays, and whether only a trial can tell that it does."""
        now = apply_move(seen, move)
        is_doubtful = self.simulator is not None and _settles(now)
        for _ in range(MOST):
            if not _settles(now):
                break
            now = apply_move(now, Move(moves.SETTLE))
        return now, is_doubtful

    def _settled(self, now: State, rehearsed: bool) -> State | None:
        request = request_of(now)
        if request is None:
            return now
        if self.simulator is None:
            return apply_move(now, Move(moves.SETTLE))
        try:
            answer = self.simulator.simulate({**request, "rehearsed": True} if rehearsed else request)
            settling = settled(now, answer)
        except CannotSimulate:
            self.simulator = None
            return apply_move(now, Move(moves.SETTLE)) if not rehearsed else None
        except Refusal:
            return None
        return None if settling.word == FALLS else apply_move(now, settling)
