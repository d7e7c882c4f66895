"""The levels of Qwirkle Cubes, as data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cuboteca.search.thought import Level


def _level(id_: str, **settings: float) -> Level:
    """Say what a player sees and does, where it differs from one who sees all and weighs nothing."""
    return Level(id_, MappingProxyType({**PLAIN, **settings}))


PLAIN: Final[Mapping[str, float]] = MappingProxyType(
    {
        "overlooks": 0.0,  # the share of the cells that it doesn't see
        "rolls": 1.0,  # how often it thinks of re-rolling
        "falls": 0,  # how many falls of its cubes it imagines; without any it keeps what its best placement takes
        "replies": 0,  # how many placements it weighs against what they leave
        "reply_falls": 0,  # how many falls of each hand it imagines for that
        "others": 0.9,  # what a point that the others can make next counts there
        "own": 0.45,  # and one that it can make itself in its next turn
        "tempo": 0.0,  # points that the player to move counts as behind when chances are worked out
        "playouts": 0,  # how often it plays a game of two without a bag to its end in mind; of more, less often
    }
)

RANDOM: Final = "random"

LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.id: level
        for level in (
            _level("gentle", overlooks=0.6, rolls=0.3),
            _level("easy", overlooks=0.45, rolls=0.75),
            _level("steady", overlooks=0.2, falls=8),
            _level("sharp", overlooks=0.03, falls=20),
            _level("master", falls=60, replies=24, reply_falls=16, playouts=100),
            _level(RANDOM, rolls=0.0),
            _level("greedy", rolls=0.0),
            _level("sampler", falls=30),
        )
    }
)
"""Every level by its id; those after `master` play in matches only."""
