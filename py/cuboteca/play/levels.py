"""Names the levels of what plays a seat instead of a person: the same five in every game."""

from __future__ import annotations

from collections.abc import Container, Sequence
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

_alike: Final = Messages({"numbered": "{level} {number}"})


def shown_names(people: Sequence[str], opponents: Sequence[str]) -> tuple[str, ...]:
    """Return who sits where: `people` by their names, opponents by their level's, numbered where another has it, too.

    `opponents` holds the level of each seat, or nothing where a person plays.
    """
    if not any(opponents):
        return tuple(people)
    taken = {person.casefold() for person, level in zip(people, opponents, strict=True) if not level}
    return tuple(_name(opponents, seat, taken) if opponents[seat] else person for seat, person in enumerate(people))


def _name(opponents: Sequence[str], seat: int, taken: Container[str]) -> str:
    level = opponents[seat]
    name = level_names(level)
    if opponents.count(level) == 1 and name.casefold() not in taken:
        return name
    return _alike("numbered", level=name, number=opponents[: seat + 1].count(level))
