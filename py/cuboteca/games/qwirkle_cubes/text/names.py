"""What cubes, places, players and points are called in sentences."""

from __future__ import annotations

from cuboteca.games.qwirkle_cubes.rules.grid import Cell
from cuboteca.games.qwirkle_cubes.rules.names import COLOUR_NAMES, NUMBERS, SHAPE_NAMES, place_name
from cuboteca.play.wording import join_words


def cube_name(cube: int) -> str:
    """As in "red square"."""
    return f"{COLOUR_NAMES[cube // 6]} {SHAPE_NAMES[cube % 6]}"


def a_cube(cube: int) -> str:
    """As in "an orange star"."""
    name = cube_name(cube)
    return f"{'an' if name[0] == 'o' else 'a'} {name}"


def from_start(cell: Cell) -> str:
    """As in "at the start", where the first line began (Z-30), or "3 left, 8 up from the start"."""
    return f"{place_name(cell)} from the start" if any(cell) else "at the start"


def numbered_cubes(slots: tuple[int, ...]) -> str:
    """As in "cube 2", "cubes 2 and 5"."""
    return f"cube{'' if len(slots) == 1 else 's'} {join_words(str(slot + 1) for slot in slots)}"


def players_text(count: int) -> str:
    """As in "one player", "three players"."""
    return f"{NUMBERS[count]} player{'' if count == 1 else 's'}"


def points_text(points: int) -> str:
    """As in "1 point", "3 points"."""
    return f"{points} point" if points == 1 else f"{points} points"


def begun(words: str) -> str:
    """Words as a sentence begins with them."""
    return f"{words[0].upper()}{words[1:]}"
