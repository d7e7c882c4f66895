"""The levels of Cu[o]be's team-mates, as data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cuboteca.search.thought import Level


def _level(
    id_: str,
    sight: int = 6,
    noise: float = 0.0,
    searches: float = 1.0,
    mends: bool = True,
    hunts: bool = True,
    ends: bool = True,
) -> Level:
    """Say what a team-mate looks at.

    `sight`: so many dice are planned ahead. `noise`: how wrong places may be judged, in dice, for a turn. `searches`:
    how much is seen of what a search brings. `mends`: does it look for rooms that heal and calm? `hunts`: does it count
    how likely the Twins hold a key? `ends`: does it look where its turn ends, for traps, locks and fear?
    """
    settings = {
        "sight": sight,
        "noise": noise,
        "searches": searches,
        "mends": mends,
        "hunts": hunts,
        "ends": ends,
    }
    return Level(id_, MappingProxyType(settings))


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.id: level
        for level in (
            _level("gentle", sight=2, noise=6.0, searches=0.15, mends=False, hunts=False, ends=False),
            _level("easy", sight=2, noise=4.5, searches=0.2, mends=False, hunts=False),
            _level("steady", sight=4, noise=1.5, searches=0.7, hunts=False),
            _level("sharp", sight=5, noise=1.8, searches=0.75),
            _level("master"),
            Level("random"),
        )
    }
)
"""Every level by its id; those after `master` play in matches only."""
