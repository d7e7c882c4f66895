"""The levels of Qyshinsu, as data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cuboteca.search.thought import Level


def _level(id_: str, deepest: int, nodes: int, noise: float) -> Level:
    """`deepest` plies and `nodes` positions at most; `noise` is the deviation of what each move seems worth."""
    return Level(id_, MappingProxyType({"deepest": deepest, "nodes": nodes, "noise": noise}))


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.id: level
        for level in (
            _level("gentle", 1, 1_000, 30.0),
            _level("easy", 2, 2_000, 12.0),
            _level("steady", 4, 8_000, 4.0),
            _level("sharp", 6, 12_000, 1.0),
            _level("master", 60, 60_000, 0.0),
            _level("random", 0, 1, 1.0),
            _level("fewest_replies", 1, 1_000, 0.0),
            _level("depth_2", 2, 10_000, 0.0),
            _level("depth_4", 4, 100_000, 0.0),
        )
    }
)
"""Every level by its id; those after `master` play in matches only."""
