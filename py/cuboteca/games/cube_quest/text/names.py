"""What cubes, colours, armies and formations are called, and how the values of a message are worded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KIND_OF, KINDS, TEXTS
from cuboteca.play.wording import By, Messages, Plural, join_words

NUMBER_IN_BOX: Final = {kind.code: kind.number for kind in KINDS}

say: Final = Messages(
    {
        "colour": By("colour", {0: "Red", 1: "Blue"}),
        # By the code of the kind.
        "kind": By(
            "kind",
            {
                "K": "King",
                "S": "Striker",
                "H": "Helm",
                "U": "Skulk",
                "G": "Grunt",
                "L": "Healer",
                "F": "Freeze",
            },
        ),
        "one_of_several": "{kind} {number}",
        "the_one_of_a_kind": "the {kind}",
        "whose": "{colour}’s {cube}",
        "points": Plural("count", one="1 point", other="{count} points"),
        "kinds": By(
            "kinds",
            {
                "K": "Kings",
                "S": "Strikers",
                "H": "Helms",
                "U": "Skulks",
                "G": "Grunts",
                "L": "Healers",
                "F": "Freezes",
            },
        ),
        # How many of a kind, at the beginning of a sentence.
        "none": By(
            "kind",
            {
                "K": "No Kings",
                "S": "No Strikers",
                "H": "No Helms",
                "U": "No Skulks",
                "G": "No Grunts",
                "L": "No Healers",
                "F": "No Freezes",
            },
        ),
        "several": By(
            "kind",
            {
                "K": Plural("count", one="{count} King", other="{count} Kings"),
                "S": Plural("count", one="{count} Striker", other="{count} Strikers"),
                "H": Plural("count", one="{count} Helm", other="{count} Helms"),
                "U": Plural("count", one="{count} Skulk", other="{count} Skulks"),
                "G": Plural("count", one="{count} Grunt", other="{count} Grunts"),
                "L": Plural("count", one="{count} Healer", other="{count} Healers"),
                "F": Plural("count", one="{count} Freeze", other="{count} Freezes"),
            },
        ),
        "a_king": "a {kind}",
        "nothing": "no cubes",
        "army_name": By(
            "army_name",
            {"basic": "Basic", "raiders": "Raiders", "guardians": "Guardians", "tricksters": "Tricksters"},
        ),
        "formation_name": By(
            "formation_name", {"wall": "Wall", "phalanx": "Phalanx", "towers": "Towers", "scattered": "Scattered"}
        ),
        # The same in sentences.
        "basic": "the basic army",
        "raiders": "the Raiders",
        "guardians": "the Guardians",
        "tricksters": "the Tricksters",
        "wall": "as a wall",
        "phalanx": "as a phalanx",
        "towers": "in towers",
        "scattered": "scattered",
    }
)


@lru_cache(maxsize=128)
def kind_name(code: str) -> str:
    """Return what a kind of cube is called, as in "Grunt"."""
    return say("kind", kind=code)


@lru_cache(maxsize=128)
def cube_name(cube: int) -> str:
    """Return a cube's name, as in "Grunt 3" or "King"."""
    kind = KIND_OF[cube]
    name = kind_name(kind.code)
    return name if kind.number == 1 else say("one_of_several", kind=name, number=TEXTS[cube][2:])


def cube_names(cubes: Iterable[int]) -> str:
    """Return several, as in "Grunt 3, Grunt 4 and King"."""
    return join_words(map(cube_name, cubes))


@lru_cache(maxsize=128)
def the_cube(cube: int) -> str:
    """Return a cube's name within a sentence, as in "Grunt 3" or "the King"."""
    kind = KIND_OF[cube]
    return say("the_one_of_a_kind", kind=kind_name(kind.code)) if kind.number == 1 else cube_name(cube)


@lru_cache(maxsize=128)
def whose(cube: int) -> str:
    """Return it with its colour, as in "Red’s Grunt 3"."""
    return say("whose", colour=say("colour", colour=COLOUR_OF[cube]), cube=cube_name(cube))


def owned_names(cubes: Sequence[int]) -> str:
    """Return several with their colour, as in "Red’s Grunt 3 and Grunt 4", "Red’s Grunt 3 and Blue’s King"."""
    if len(cubes) > 1 and len({COLOUR_OF[cube] for cube in cubes}) == 1:
        return say("whose", colour=say("colour", colour=COLOUR_OF[cubes[0]]), cube=cube_names(cubes))
    return join_words(map(whose, cubes))


def points_text(points: int) -> str:
    """Return a cost, as in "1 point", "3 points"."""
    return say("points", count=points)


def count_text(counted: tuple[int, str]) -> str:
    """Return how many of a kind there are, at the beginning of a sentence, as in "No Helms", "1 Helm", "3 Strikers"."""
    count, code = counted
    return say("several" if count else "none", count=count, kind=code)


def supply_text(code: str) -> str:
    """Return how many of a kind the box has, as in "12 Grunts", "1 King"."""
    return count_text((NUMBER_IN_BOX[code], code))


def kind_counts(cubes: Iterable[int]) -> str:
    """Return an army, as in "a King, 4 Strikers and 1 Grunt"."""
    codes = [CODES[cube] for cube in cubes]
    words = [
        say("a_king", kind=kind_name(kind.code))
        if kind.number == 1
        else count_text((codes.count(kind.code), kind.code))
        for kind in KINDS
        if kind.code in codes
    ]
    return join_words(words) if words else say("nothing")


WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "army": kind_counts,
    "army_name": say.each("army_name"),
    "chosen": lambda cubes: join_words(map(the_cube, cubes)),
    "colour": say.each("colour"),
    "cost": points_text,
    "count_of": count_text,
    "cube": cube_name,
    "cubes": cube_names,
    "either": lambda cubes: join_words(map(cube_name, cubes), "or"),
    "formation": say,
    "freeze": cube_name,
    "kind": kind_name,
    "kinds": say.each("kinds"),
    "left": points_text,
    "most": points_text,
    "owned": owned_names,
    "supply": supply_text,
    "the_army": say,
    "the_cube": the_cube,
    "whose": whose,
}
"""How a value of a message is worded, by its name."""
