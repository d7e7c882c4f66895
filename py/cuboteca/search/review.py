"""What the review of a finished game asks of opponents: chances from the values of a search, and what a move cost.

A search tells how good a position seems; games tell how often players won from such positions. Each game turns one into
the other by a logistic of the value's log odds, fitted to matches by `tools/fit_chances.py` (Platt 1999; the spread is
that of games drawn again, Efron 1979).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import exp, log, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from cuboteca.play.simulation import Simulator
from cuboteca.search.thought import Level, Thought

FARTHEST: Final = 0.01
"""Values nearer to 0 or 1 count as this near, unless the search has proven them."""
SURE: Final = 1.96
"""Standard errors to either side of a chance, for an interval of 95 %."""


class Chance(NamedTuple):
    """A chance to win, with its 95 % interval; once proven, the three are one number."""

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
    """Two moves weighed by the same measure: what the best one and the one made are worth to the player who moved."""

    best: float
    made: float


Comparing = Generator[None, None, Compared | None]
"""Weighs with pauses of a few milliseconds; None where it can't be said."""


Ending = Generator[tuple[int, Thought] | None, None, None]
"""Thinks about positions, the last first, with pauses of a few milliseconds; yields the number of one and what it has
come to. It may stop before it has come to the first."""


Compare = Callable[[Any, Thought, str, Any, Random, Simulator | None], Comparing]
"""Compares a move with the best: from what its seat knew, the thought, the move in notation, and the state when a seat
decides again."""


class Review(NamedTuple):
    """How a game is reviewed: a module, `games/<id>/opponents/review.py`, has one as `REVIEW`."""

    level: Level
    """Who thinks about each position."""
    chances: Chances
    compare: Compare | None = None
    """Without it a move is worth what is thought of the position after it."""
    confirm: Compare | None = None
    """Compares the two moves again, more closely, before the review tells of a turning point; proofs stand."""
    from_the_end: Callable[[Sequence[Any]], Ending] | None = None
    """Think about the last decisions, from what each seat knew: what is proven of one is known of those before it.
    Those that it doesn't come to are thought about one by one."""
    least: float = 0.1
    """A turning point costs its player at least this much of the chance."""
