"""Who carries a lamp lights the rooms about: light is the mood of the house."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from cuboteca.games.cuobe.view.art.measures import PITCH, middle

ACTIVE: Final = 1.0
OTHERS: Final = 0.58
HALF_WAY: Final = 1.35
"""How many rooms away a lamp has lost half its light."""
STEPS: Final = 12
"""Light comes in so many shades: a step of a pawn then changes few rooms."""


def light(place: str, lamps: Iterable[tuple[str, float]]) -> float:
    """0 (night) to 1 (under the lamp), by the places of the lamps and their strength."""
    brightest = max((strength * _fall(place, at) for at, strength in lamps), default=0.35)
    return round(brightest * STEPS) / STEPS


@cache
def _fall(place: str, at: str) -> float:
    (x, y), (lamp_x, lamp_y) = middle(place), middle(at)
    squared = ((x - lamp_x) ** 2 + (y - lamp_y) ** 2) / PITCH**2
    return float(1 / (1 + squared / HALF_WAY**2))
