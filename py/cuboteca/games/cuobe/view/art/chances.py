"""How likely each sum of some dice is: what the odds of a fight are drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

FACES: Final = (0, 1, 1, 2, 2, 3)


@cache
def ways(dice: int, faces: Sequence[int] = FACES) -> tuple[int, ...]:
    """In how many of the `len(faces) ** dice` throws each sum comes, from 0 upwards."""
    counts = [1]
    for _ in range(dice):
        longer = [0] * (len(counts) + max(faces))
        for total, count in enumerate(counts):
            for face in faces:
                longer[total + face] += count
        counts = longer
    return tuple(counts)


def outcomes(dice: int, bonus: int, against: int, faces: Sequence[int] = FACES) -> tuple[int, int, int]:
    """Throws that win, tie and lose against a sum."""
    won = tied = lost = 0
    for total, count in enumerate(ways(dice, faces)):
        if total + bonus > against:
            won += count
        elif total + bonus == against:
            tied += count
        else:
            lost += count
    return won, tied, lost
