"""Exact odds of dice."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=256)
def sums(die: tuple[int, ...], n: int) -> tuple[float, ...]:
    """Return the chance of each sum of so many dice, from none upwards."""
    chances = [1.0]
    for _ in range(n):
        longer = [0.0] * (len(chances) + max(die))
        for total, chance in enumerate(chances):
            for face in die:
                longer[total + face] += chance / len(die)
        chances = longer
    return tuple(chances)
