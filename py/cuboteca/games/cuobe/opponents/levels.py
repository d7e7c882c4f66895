"""The levels of Cu[o]be's team-mates, as data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from cuboteca.search.thought import Level


def _level(
    id_: str,
    noise: float = 0.0,
    searches: int = 6,
    mends: bool = True,
    hunts: bool = True,
    ends: bool = True,
    sight: int = 6,
) -> Level:
    """Say what a team-mate looks at."""
    settings: Mapping[str, Any] = {
        "noise": noise,
        "searches": searches,
        "mends": mends,
        "hunts": hunts,
        "ends": ends,
        "sight": sight,
    }
    return Level(id_, MappingProxyType(settings))


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.id: level
        for level in (
            _level("gentle", noise=4.0, searches=1, mends=False, hunts=False, ends=False),
            _level("easy", noise=2.5, searches=1, mends=False, hunts=False, ends=True),
            _level("steady", noise=1.5, searches=2, hunts=False),
            _level("sharp", noise=0.7),
            _level("master"),
            Level("random"),
        )
    }
)
"""Every level by its id; those after `master` play in matches only."""
