"""What stones, colours and positions are called, and how the values of a message are worded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from cuboteca.games.qyshinsu.rules.moves import COLOURS
from cuboteca.play.wording import join_words

if TYPE_CHECKING:
    from cuboteca.games.qyshinsu.rules.state import State

COLOUR_NAMES: Final = {"b": "Black", "r": "Red"}
NUMBERS: Final = ("No", "One", "Two", "Three", "Four", "Five")


def stone_name(kind: int) -> str:
    """Return a stone's name, as in "the 4-stone", "the Old Stone"."""
    return f"{kind}-stone" if kind else "Old Stone"


def a_stone(kind: int) -> str:
    """Return it as one of its kind, as in "a 3-stone", "an Old Stone"."""
    return f"a {stone_name(kind)}" if kind else "an Old Stone"


def stones(kinds: Iterable[int]) -> str:
    """Return several, as in "the 2-stone and the Old Stone"."""
    return join_words(f"the {stone_name(kind)}" for kind in kinds)


def either(places: Iterable[int]) -> str:
    """Return positions of which one is meant, as in "6 or 10"."""
    return join_words(map(str, places), "or")


def steps(number: int) -> str:
    """Return a distance at the beginning of a sentence, as in "Four steps"."""
    return f"{NUMBERS[number]} step{'' if number == 1 else 's'}"


def colour_of(state: State, seat: int) -> str:
    """Return what a seat plays now: `b` or `r`."""
    return COLOURS[seat ^ state.rules.swapped]


WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "a_stone": a_stone,
    "colour": COLOUR_NAMES.__getitem__,
    "places": either,
    "stone": stone_name,
    "stones": stones,
    "steps": steps,
}
"""How a value of a message is worded, by its name."""
