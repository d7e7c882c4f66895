"""What cubes, places, players and points are called, and how the values of a message are worded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_OF
from cuboteca.games.qwirkle_cubes.rules.grid import Cell
from cuboteca.play.wording import By, Messages, Plural, begun, join_words

name: Final = Messages(
    {
        "colour": By("colour", {0: "red", 1: "orange", 2: "yellow", 3: "green", 4: "blue", 5: "purple"}),
        "shape": By(
            "shape",
            {0: "circle", 1: "square", 2: "diamond", 3: "clover", 4: "four-point star", 5: "eight-point star"},
        ),
        "shapes": By(
            "shape",
            {
                0: Plural("count", one="circle", other="circles"),
                1: Plural("count", one="square", other="squares"),
                2: Plural("count", one="diamond", other="diamonds"),
                3: Plural("count", one="clover", other="clovers"),
                4: Plural("count", one="four-point star", other="four-point stars"),
                5: Plural("count", one="eight-point star", other="eight-point stars"),
            },
        ),
        # A cube of every colour, its shape in place.
        "cube": By(
            "colour",
            {
                0: "red {shape}",
                1: "orange {shape}",
                2: "yellow {shape}",
                3: "green {shape}",
                4: "blue {shape}",
                5: "purple {shape}",
            },
        ),
        "a_cube": By(
            "colour",
            {
                0: Plural("count", one="a red {shapes}", other="{number} red {shapes}"),
                1: Plural("count", one="an orange {shapes}", other="{number} orange {shapes}"),
                2: Plural("count", one="a yellow {shapes}", other="{number} yellow {shapes}"),
                3: Plural("count", one="a green {shapes}", other="{number} green {shapes}"),
                4: Plural("count", one="a blue {shapes}", other="{number} blue {shapes}"),
                5: Plural("count", one="a purple {shapes}", other="{number} purple {shapes}"),
            },
        ),
        "the_cube": "the {cube}",
        "the_cube_of_hand": "the {cube} ({slot})",
        "cube_at": "{cube} ({place})",
        "numbered": Plural("count", one="cube {numbers}", other="cubes {numbers}"),
        # Places are counted from the start.
        "axis": By("axis", {0: "row", 1: "column"}),
        "start": "the start",
        "across": By("right", {True: "{count} right", False: "{count} left"}),
        "along": By("up", {True: "{count} up", False: "{count} down"}),
        "both_ways": "{across}, {along}",
        "at_start": "at the start",
        "from_start": "{place} from the start",
        "stretch": By(
            "axis",
            {
                0: "in a row, the first at {first}, the last at {last}",
                1: "in a column, the first at {first}, the last at {last}",
            },
        ),
        # Numbers of things.
        "number": By(
            "number",
            {
                0: "no",
                1: "one",
                2: "two",
                3: "three",
                4: "four",
                5: "five",
                6: "six",
                7: "seven",
                8: "eight",
                9: "nine",
                10: "ten",
                11: "eleven",
            },
        ),
        "cubes": Plural("count", one="{number} cube", other="{number} cubes"),
        "counted_cubes": Plural("count", one="{count} cube", other="{count} cubes"),
        "players": Plural("count", one="{number} player", other="{number} players"),
        "player": "Player {number}",
        "points": Plural("points", one="{points} point", other="{points} points"),
        "times": Plural("times", one="{number} time", other="{number} times"),
        "twice": "twice",
        "qwirkles": Plural("qwirkles", one="a Qwirkle", other="{number} Qwirkles"),
        "score": By("gone", {False: "{name} {score}", True: "{name} resigned with {score}"}),
    }
)


def number_name(number: int) -> str:
    """Return a number as sentences say it: in a word as far as eleven."""
    return name("number", number=number) if number <= 11 else str(number)


def cubes_text(count: int) -> str:
    """Return a number of cubes, as in "one cube", "three cubes"."""
    return name("cubes", count=count, number=number_name(count))


@lru_cache(maxsize=512)
def place_name(cell: Cell) -> str:
    """Return what a cell is called: "the start", where the first line began (Z-30), or "3 left, 8 up" from there."""
    x, y = cell
    across = name("across", right=x > 0, count=abs(x)) if x else ""
    along = name("along", up=y > 0, count=abs(y)) if y else ""
    if across and along:
        return name("both_ways", across=across, along=along)
    return across or along or name("start")


class FromStart(NamedTuple):
    """A cell of an empty grid, where nothing that lies there shows what "2 up" is counted from."""

    cell: Cell


def place_spoken(place: Cell | FromStart) -> str:
    """Return what a cell is called where it stands alone: of an empty grid, "2 up from the start"."""
    if not isinstance(place, FromStart):
        return place_name(place)
    called = place_name(place.cell)
    return name("from_start", place=called) if any(place.cell) else called


@lru_cache(maxsize=512)
def at_place(cell: Cell) -> str:
    """Return it as a sentence says it: "at the start", "3 left, 8 up from the start"."""
    return name("from_start", place=place_name(cell)) if any(cell) else name("at_start")


@lru_cache(maxsize=512)
def cube_name(cube: int) -> str:
    """Return a cube's name, as in "red square"."""
    return name("cube", colour=cube // 6, shape=name("shape", shape=cube % 6))


@lru_cache(maxsize=512)
def a_cube(cube: int, count: int = 1) -> str:
    """Return it as one of its kind, or as several alike, as in "an orange square", "two red circles"."""
    shapes = name("shapes", shape=cube % 6, count=count)
    return name("a_cube", colour=cube // 6, count=count, number=number_name(count), shapes=shapes)


def numbered_cubes(slots: tuple[int, ...]) -> str:
    """Return cubes of a hand by their numbers, as in "cube 2", "cubes 2 and 5"."""
    return name("numbered", count=len(slots), numbers=join_words(str(slot + 1) for slot in slots))


def players_text(count: int) -> str:
    """Return a number of players, as in "one player", "three players"."""
    return name("players", count=count, number=number_name(count))


def player_name(seat: int) -> str:
    """Return what a seat is called where no name is known, as in "Player 1"."""
    return name("player", number=seat + 1)


def _times(number: int) -> str:
    """Return how often, as in "twice", "three times"."""
    return name("twice") if number == 2 else name("times", times=number, number=number_name(number))


def _qwirkles(number: int) -> str:
    return name("qwirkles", qwirkles=number, number=number_name(number))


def _stretch(ends: tuple[Cell, Cell]) -> str:
    """Return where a placement lies: its cell, or the ends of its line."""
    first, last = ends
    if first == last:
        return at_place(first)
    axis = 0 if first[1] == last[1] else 1
    return name("stretch", axis=axis, first=place_name(first), last=place_name(last))


def hand_text(cubes: Iterable[str]) -> str:
    """Return the cubes of a hand in their order, as in "red square, blue circle"."""
    return ", ".join(cube_name(CUBE_OF[cube]) for cube in cubes)


def _in_order(cubes: Iterable[int]) -> str:
    return join_words(map(a_cube, cubes))


def _counted(cubes: Sequence[int]) -> str:
    """Return cubes with those that are alike together, where the first of them stands."""
    return join_words(a_cube(cube, cubes.count(cube)) for cube in dict.fromkeys(cubes))


def _laid(cubes: Iterable[tuple[Cell, int]]) -> str:
    return join_words(name("cube_at", cube=a_cube(cube), place=place_name(cell)) for cell, cube in cubes)


def _of_hand(cubes: Iterable[tuple[int, int]]) -> str:
    return join_words(name("the_cube_of_hand", cube=cube_name(cube), slot=slot + 1) for slot, cube in cubes)


def _one_of(cubes: Iterable[int]) -> str:
    return join_words(dict.fromkeys(name("the_cube", cube=cube_name(cube)) for cube in cubes), "or")


def _scores(scores: Iterable[tuple[str, int, bool]]) -> str:
    """Return the players with their points, and of each whether they have resigned."""
    return ", ".join(name("score", name=player, score=score, gone=gone) for player, score, gone in scores)


WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "axis": name.each("axis"),
    "cell": at_place,
    "colour": name.each("colour"),
    "colour_first": lambda colour: begun(name("colour", colour=colour)),
    "count": cubes_text,
    "count_first": lambda count: begun(cubes_text(count)),
    "cube": cube_name,
    "cube_first": lambda cube: begun(cube_name(cube)),
    "a_cube_first": lambda cube: begun(a_cube(cube)),
    "cubes": _counted,
    "cubes_in_order": _in_order,
    "cubes_laid": _laid,
    "cubes_of_hand": _of_hand,
    "cubes_or": _one_of,
    "hand": hand_text,
    "joined": number_name,
    "left": number_name,
    "length": number_name,
    "many": number_name,
    "most": number_name,
    "number": lambda count: name("counted_cubes", count=count),
    "other": cube_name,
    "place": place_spoken,
    "place_first": lambda place: begun(place_spoken(place)),
    "players": join_words,
    "points": name.each("points"),
    "qwirkles": _qwirkles,
    "scores": _scores,
    "seat": player_name,
    "seats": players_text,
    "shapes": lambda shapes: join_words(name("shape", shape=shape) for shape in shapes),
    "slot": lambda slot: str(slot + 1),
    "slots": numbered_cubes,
    "stretch": _stretch,
    "times": _times,
}
"""How a value of a message is worded, by its name."""
