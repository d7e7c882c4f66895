"""What cubes, places, players and points are called, and how the values of a message are worded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_OF
from cuboteca.games.qwirkle_cubes.rules.grid import Cell
from cuboteca.play.wording import join_words

COLOUR_NAMES: Final = ("red", "orange", "yellow", "green", "blue", "purple")
SHAPE_NAMES: Final = ("circle", "square", "diamond", "clover", "four-point star", "eight-point star")

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")

LINE_NAMES: Final = ("row", "column")
"""By axis."""


def cubes_text(count: int) -> str:
    """As in "one cube", "three cubes"."""
    return f"{NUMBERS[count]} cube{'' if count == 1 else 's'}"


def place_name(cell: Cell) -> str:
    """Return what a cell is called: "the start", where the first line began (Z-30), or "3 left, 8 up" from there."""
    x, y = cell
    across = f"{abs(x)} {'right' if x > 0 else 'left'}" if x else ""
    along = f"{abs(y)} {'up' if y > 0 else 'down'}" if y else ""
    return ", ".join(filter(None, (across, along))) or "the start"


def at_place(cell: Cell) -> str:
    """Return it as a sentence says it: "at the start", "3 left, 8 up from the start"."""
    return f"{place_name(cell)} from the start" if any(cell) else "at the start"


def cube_name(cube: int) -> str:
    """Return a cube's name, as in "red square"."""
    return f"{COLOUR_NAMES[cube // 6]} {SHAPE_NAMES[cube % 6]}"


def a_cube(cube: int) -> str:
    """Return it as one of its kind, as in "an orange square"."""
    name = cube_name(cube)
    return f"an {name}" if name[0] == "o" else f"a {name}"


def numbered_cubes(slots: tuple[int, ...]) -> str:
    """Return cubes of a hand by their numbers, as in "cube 2", "cubes 2 and 5"."""
    numbers = join_words(str(slot + 1) for slot in slots)
    return f"cube {numbers}" if len(slots) == 1 else f"cubes {numbers}"


def players_text(count: int) -> str:
    """Return a number of players, as in "one player", "three players"."""
    return f"{NUMBERS[count]} player" if count == 1 else f"{NUMBERS[count]} players"


def player_name(seat: int) -> str:
    """Return what a seat is called where no name is known, as in "Player 1"."""
    return f"Player {seat + 1}"


def points_text(points: int) -> str:
    """Return a number of points, as in "1 point", "3 points"."""
    return f"{points} point" if points == 1 else f"{points} points"


def begun(words: str) -> str:
    """Return words as a sentence begins with them."""
    return f"{words[0].upper()}{words[1:]}"


def _times(number: int) -> str:
    """Return how often, as in "twice", "three times"."""
    return "twice" if number == 2 else f"{NUMBERS[number]} times" if number < len(NUMBERS) else f"{number} times"


def _qwirkles(number: int) -> str:
    return "a Qwirkle" if number == 1 else f"{NUMBERS[number]} Qwirkles"


def _stretch(ends: tuple[Cell, Cell]) -> str:
    """Return where a placement lies: its cell, or the ends of its line."""
    first, last = ends
    return at_place(first) if first == last else f"from {place_name(first)} to {place_name(last)}"


def _listed(cubes: Iterable[int]) -> str:
    return join_words(map(a_cube, cubes))


WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "axis": LINE_NAMES.__getitem__,
    "cell": at_place,
    "colour": COLOUR_NAMES.__getitem__,
    "colour_first": lambda colour: begun(COLOUR_NAMES[colour]),
    "count": cubes_text,
    "count_first": lambda count: begun(cubes_text(count)),
    "cube": cube_name,
    "cube_first": lambda cube: begun(cube_name(cube)),
    "a_cube_first": lambda cube: begun(a_cube(cube)),
    "cubes": _listed,
    "cubes_laid": lambda cubes: join_words(f"{a_cube(cube)} ({place_name(cell)})" for cell, cube in cubes),
    "cubes_of_hand": lambda cubes: join_words(f"the {cube_name(cube)} ({slot + 1})" for slot, cube in cubes),
    "cubes_or": lambda cubes: join_words(dict.fromkeys(f"the {cube_name(cube)}" for cube in cubes), "or"),
    "hand": lambda cubes: ", ".join(cube_name(CUBE_OF[cube]) for cube in cubes),
    "left": NUMBERS.__getitem__,
    "most": NUMBERS.__getitem__,
    "number": lambda count: f"{count} cube" if count == 1 else f"{count} cubes",
    "other": cube_name,
    "place": place_name,
    "place_first": lambda cell: begun(place_name(cell)),
    "players": join_words,
    "points": points_text,
    "qwirkles": _qwirkles,
    "scores": lambda scores: ", ".join(f"{name} {score}" for name, score in scores),
    "seat": player_name,
    "seats": players_text,
    "shapes": lambda shapes: join_words(SHAPE_NAMES[shape] for shape in shapes),
    "slot": lambda slot: str(slot + 1),
    "slots": numbered_cubes,
    "stretch": _stretch,
    "times": _times,
    "turns": lambda turns: f"{turns} turn" if turns == 1 else f"{turns} turns",
}
"""How a value of a message is worded, by its name."""
