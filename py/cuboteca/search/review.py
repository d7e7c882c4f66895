"""What a review of a finished game asks of its opponents: chances from the values of a search, and what a move cost.

A search says how good a position seems; how often such positions were won says what that is worth. Each game has a
logistic of the value's log odds for it, fitted to matches by `tools/fit_chances.py` (Platt 1999, with the spread that
games drawn again show, Efron 1979).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import exp, log, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from cuboteca.play.simulation import Simulator
from cuboteca.search.thought import Level, Thought

FARTHEST: Final = 0.01
"""A search that proves nothing is taken to be no surer than this."""
SURE: Final = 1.96
"""So many standard errors to either side hold 95 in 100."""


class Chance(NamedTuple):
    """The chance to win, and between what it lies with 95 in 100; proven, it is one number."""

    value: float
    low: float
    high: float

    @property
    def other(self) -> Chance:
        """What it leaves to the others together."""
        return Chance(1 - self.value, 1 - self.high, 1 - self.low)


class Chances(NamedTuple):
    """How a value becomes a chance: the coefficients of a logistic, and how far they may be off."""

    base: float
    slope: float
    spread: tuple[float, float, float]
    """The variance of the base, their covariance, the variance of the slope."""

    def of(self, value: float, proven: bool = False) -> Chance:
        """Return the chance that a search's value stands for."""
        if proven:
            certain = round(2 * value) / 2  # won, lost or drawn
            return Chance(certain, certain, certain)
        odds = log_odds(value)
        middle = self.base + self.slope * odds
        base, both, slope = self.spread
        off = SURE * sqrt(max(base + 2 * both * odds + slope * odds * odds, 0.0))
        return Chance(_share(middle), _share(middle - off), _share(middle + off))


def log_odds(value: float) -> float:
    """Return the log odds of a value from 0 to 1."""
    clipped = min(max(value, FARTHEST), 1 - FARTHEST)
    return log(clipped / (1 - clipped))


def _share(odds: float) -> float:
    return 1 / (1 + exp(-odds))


class Compared(NamedTuple):
    """What the best move and the one that was made are worth to whoever moved, by the same measure."""

    best: float
    made: float


Comparing = Generator[None, None, Compared | None]
"""Weighs with pauses of a few milliseconds; None where it can't be said."""


class Review(NamedTuple):
    """How a game is reviewed: a module, `games/<id>/opponents/review.py`, has one as `REVIEW`."""

    level: Level
    """Who thinks about each position."""
    chances: Chances
    compare: Callable[[Any, Thought, str, Any, Random, Simulator | None], Comparing] | None = None
    """Compare a move with the best: from what its seat knew, the thought, the move in notation, and the state when a
    seat decides again. Without it a move is worth what is thought of the position after it."""
    least: float = 0.1
    """A move that cost no more of the chance is no turning point."""
