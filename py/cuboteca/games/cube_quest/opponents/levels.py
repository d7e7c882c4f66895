"""The levels of Cube Quest, as data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cuboteca.search.thought import Level


def _level(id_: str, **settings: float) -> Level:
    return Level(id_, MappingProxyType({**PLAIN, **settings}))


PLAIN: Final[Mapping[str, float]] = MappingProxyType(
    {
        "error": 3.0,  # how many degrees its flicks are off, as a standard deviation; strength by as many hundredths
        "overlooks": 0.0,  # the share of its own cubes that it doesn't think of
        "coarse": 0,  # how many flicks it tries out once in its mind
        "fine": 0,  # how many of the best it tries again
        "again": 2,  # how often, a little off to either side, and with other luck
        "shifts": 0,  # how many variations of the best it tries like that
        "most": 48,  # how many trials, in all, until no further flick is tried again or varied
        "caution": 1.0,  # how much it minds what the other player may do next
        "risks_king": 1.0,  # it flicks its own King if the chance of losing him is no higher
        "specials": 1.0,  # does it think of King Moves, Freezes, Healers and returning Skulks?
        "shakes": 1.0,  # is it off by `error` when it flicks, or only when it weighs? A hint aims exactly
        "builds": 1.0,  # does it build its own formation, or take one that everybody knows?
    }
)

RANDOM: Final = "random"
NAIVE: Final = "naive"

LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.id: level
        for level in (
            _level("gentle", error=9.0, overlooks=0.5, coarse=3, caution=0.0, specials=0.3, builds=0.0),
            _level("easy", error=7.0, overlooks=0.25, coarse=5, caution=0.3, risks_king=0.2, builds=0.0),
            _level("steady", error=4.5, coarse=8, caution=0.7),
            _level("sharp", error=1.9, coarse=11, fine=3, shifts=1, most=15),
            _level("master", error=0.8, coarse=24, fine=8, again=5, shifts=3),
            _level("coach", error=0.8, coarse=24, fine=8, again=5, shifts=3, shakes=0.0),
            _level(RANDOM),
            _level(NAIVE),
            _level("master_3", error=3.0, coarse=24, fine=8, again=5, shifts=3),
        )
    }
)
"""Every level by its id; those after `master` take no seat: `coach` gives hints, the rest play in
matches: `naive` flicks straight at the King, or else at the
nearest cube, with full strength; `master_3` is Master aiming as badly as that."""
