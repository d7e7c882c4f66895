"""Sines and cosines that are the same to the last bit on every device.

The sine of a browser is not the sine of another one, so these are made of sums and products only, which the standard
for floating-point numbers fixes exactly.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

TURN: Final = 7200
"""Steps of a whole turn: twentieths of a degree, so that half of a tenth is a whole number."""

_STEP: Final = 3.141592653589793 / (TURN / 2)
_TERMS: Final = 9


@lru_cache(maxsize=TURN)
def cos_sin(steps: int) -> tuple[float, float]:
    """Cosine and sine of an angle given in twentieths of a degree."""
    quarter, rest = divmod(steps % TURN, TURN // 4)
    if rest <= TURN // 8:
        cos, sin = _first_eighth(rest)
    else:
        sin, cos = _first_eighth(TURN // 4 - rest)
    for _ in range(quarter):
        cos, sin = -sin, cos
    return cos + 0.0, sin + 0.0  # no negative zero


def _first_eighth(steps: int) -> tuple[float, float]:
    """By their power series, whose terms fall fast below an eighth of a turn."""
    x = steps * _STEP
    cos = sin = 0.0
    for term in range(_TERMS, 0, -1):  # the smallest first
        sin = _one_less(sin, x, 2 * term, 2 * term + 1)
        cos = _one_less(cos, x, 2 * term - 1, 2 * term)
    return 1.0 - cos, x * (1.0 - sin)


def _one_less(inner: float, x: float, low: int, high: int) -> float:
    return x * x / (low * high) * (1.0 - inner)
