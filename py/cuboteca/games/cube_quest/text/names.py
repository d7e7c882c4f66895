"""What cubes and colours are called."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KIND_OF, KINDS, TEXTS
from cuboteca.play.wording import join_words

COLOUR_NAMES: Final = ("Red", "Blue")
KIND_NAMES: Final = {kind.code: kind.name for kind in KINDS}
"""By code."""


def cube_name(cube: int) -> str:
    """As in "Grunt 3" or "King"."""
    kind = KIND_OF[cube]
    return kind.name if kind.number == 1 else f"{kind.name} {TEXTS[cube][2:]}"


def cube_names(cubes: tuple[int, ...]) -> str:
    """As in "Grunt 3, Grunt 4 and King"."""
    return join_words(map(cube_name, cubes))


def in_a_sentence(cube: int) -> str:
    """As in "Grunt 3" or "the King"."""
    return f"the {cube_name(cube)}" if KIND_OF[cube].number == 1 else cube_name(cube)


def whose(cube: int) -> str:
    """As in "Red’s Grunt 3"."""
    return f"{COLOUR_NAMES[COLOUR_OF[cube]]}’s {cube_name(cube)}"


def points_text(points: int) -> str:
    """As in "one point", "3 points"."""
    return "one point" if points == 1 else f"{points} points"


def supply_text(code: str) -> str:
    """How many of a kind the box has, as in "12 Grunts", "one King"."""
    kind = next(kind for kind in KINDS if kind.code == code)
    return f"one {kind.name}" if kind.number == 1 else f"{kind.number} {kind.name}s"


def kind_counts(cubes: tuple[int, ...]) -> str:
    """As in "King, 4 Strikers and 1 Grunt"."""
    counts = [(sum(CODES[cube] == kind.code for cube in cubes), kind) for kind in KINDS]
    words = [
        kind.name if kind.number == 1 else f"{count} {kind.name}{'' if count == 1 else 's'}"
        for count, kind in counts
        if count
    ]
    return join_words(words) if words else "nothing"
