"""Names the levels of what plays a seat instead of a person: the same five in every game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from cuboteca.play.wording import Messages

LEVELS: Final = ("gentle", "easy", "steady", "sharp", "master")
"""The ids of the five levels that every game has, the weakest first."""

level_names: Final = Messages(
    {
        "gentle": "Gentle",
        "easy": "Easy",
        "steady": "Steady",
        "sharp": "Sharp",
        "master": "Master",
    }
)

_alike: Final = Messages({"numbered": "{name} {number}"})


def shown_names(people: Sequence[str], opponents: Sequence[str]) -> tuple[str, ...]:
    """Return who sits where: `people` by their names, opponents by their level's, numbered if two have the same.

    `opponents` holds the level of each seat, or nothing where a person plays.
    """
    names = [level_names(level) if level else name for name, level in zip_longest(people, opponents, fillvalue="")]
    alike = [name.casefold() for name in names]
    return tuple(
        name if alike.count(same) == 1 else _alike("numbered", name=name, number=alike[: seat + 1].count(same))
        for seat, (name, same) in enumerate(zip(names, alike, strict=True))
    )
