"""What stones, colours and places are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cuboteca.games.qyshinsu.rules.moves import COLOURS

if TYPE_CHECKING:
    from cuboteca.games.qyshinsu.rules.state import State


def stone_name(kind: int) -> str:
    """As in "the 4-stone", "the Old Stone"."""
    return f"{kind}-stone" if kind else "Old Stone"


def either(places: tuple[int, ...]) -> str:
    """As in "6 or 10"."""
    return " or ".join(map(str, places))


COLOUR_NAMES: Final = {"b": "Black", "r": "Red"}


NUMBERS: Final = ("no", "one", "two", "three", "four", "five")


def a_stone(kind: int) -> str:
    """As in "puts a 3 on 4", "puts an Old Stone on 6"."""
    return f"a {kind}" if kind else "an Old Stone"


def the_stone(kind: int) -> str:
    """As in "Ada’s 3", "Ada’s Old Stone"."""
    return str(kind) if kind else "Old Stone"


def several(kind: int) -> str:
    """As in "two 2s", "two Old Stones"."""
    return f"{kind}s" if kind else "Old Stones"


def colour_of(state: State, seat: int) -> str:
    """`b` or `r`: what a seat plays now."""
    return COLOURS[seat ^ state.rules.swapped]


def side_name(state: State, seat: int) -> str:
    """As in "Black" or "Red"."""
    return COLOUR_NAMES[colour_of(state, seat)]
