"""What cubes, colours, armies and formations are called, and how the values of a message are worded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KIND_OF, KINDS, TEXTS
from cuboteca.play.wording import Messages, join_words

COLOUR_NAMES: Final = ("Red", "Blue")
KIND_NAMES: Final = {kind.code: kind.name for kind in KINDS}
"""By code."""
NUMBER_IN_BOX: Final = {kind.code: kind.number for kind in KINDS}
ARMY_NAMES: Final = {"basic": "Basic", "raiders": "Raiders", "guardians": "Guardians", "tricksters": "Tricksters"}
FORMATION_NAMES: Final = {"wall": "Wall", "phalanx": "Phalanx", "towers": "Towers", "scattered": "Scattered"}

say: Final = Messages(
    {
        "one_of_several": "{kind} {number}",
        "the_one_of_a_kind": "the {kind}",
        "whose": "{colour}’s {cube}",
        "point": "1 point",
        "points": "{count} points",
        "none": "No {kind}s",
        "one": "1 {kind}",
        "several": "{count} {kind}s",
        "a_king": "a {kind}",
        "nothing": "no cubes",
        "basic": "the basic army",
        "raiders": "the Raiders",
        "guardians": "the Guardians",
        "tricksters": "the Tricksters",
        "wall": "as a wall",
        "phalanx": "as a phalanx",
        "towers": "in towers",
        "scattered": "far apart",
    }
)


def cube_name(cube: int) -> str:
    """Return a cube's name, as in "Grunt 3" or "King"."""
    kind = KIND_OF[cube]
    return kind.name if kind.number == 1 else say("one_of_several", kind=kind.name, number=TEXTS[cube][2:])


def cube_names(cubes: Iterable[int]) -> str:
    """Return several, as in "Grunt 3, Grunt 4 and King"."""
    return join_words(map(cube_name, cubes))


def the_cube(cube: int) -> str:
    """Return a cube's name within a sentence, as in "Grunt 3" or "the King"."""
    kind = KIND_OF[cube]
    return say("the_one_of_a_kind", kind=kind.name) if kind.number == 1 else cube_name(cube)


def whose(cube: int) -> str:
    """Return it with its colour, as in "Red’s Grunt 3"."""
    return say("whose", colour=COLOUR_NAMES[COLOUR_OF[cube]], cube=cube_name(cube))


def points_text(points: int) -> str:
    """Return a cost, as in "1 point", "3 points"."""
    return say("point" if points == 1 else "points", count=points)


def count_text(counted: tuple[int, str]) -> str:
    """Return how many of a kind there are, at the beginning of a sentence, as in "No Helms", "1 Helm", "3 Strikers"."""
    count, code = counted
    return say("several" if count > 1 else "one" if count else "none", count=count, kind=KIND_NAMES[code])


def supply_text(code: str) -> str:
    """Return how many of a kind the box has, as in "12 Grunts", "1 King"."""
    return count_text((NUMBER_IN_BOX[code], code))


def kind_counts(cubes: Iterable[int]) -> str:
    """Return an army, as in "a King, 4 Strikers and 1 Grunt"."""
    codes = [CODES[cube] for cube in cubes]
    words = [
        say("a_king", kind=kind.name) if kind.number == 1 else count_text((codes.count(kind.code), kind.code))
        for kind in KINDS
        if kind.code in codes
    ]
    return join_words(words) if words else say("nothing")


WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "army": kind_counts,
    "army_name": ARMY_NAMES.__getitem__,
    "chosen": lambda cubes: join_words(map(the_cube, cubes)),
    "colour": COLOUR_NAMES.__getitem__,
    "cost": points_text,
    "count_of": count_text,
    "cube": cube_name,
    "cubes": cube_names,
    "either": lambda cubes: join_words(map(cube_name, cubes), "or"),
    "formation": say,
    "freeze": cube_name,
    "kind": KIND_NAMES.__getitem__,
    "left": points_text,
    "most": points_text,
    "owned": lambda cubes: join_words(map(whose, cubes)),
    "supply": supply_text,
    "the_army": say,
    "the_cube": the_cube,
    "whose": whose,
}
"""How a value of a message is worded, by its name."""
