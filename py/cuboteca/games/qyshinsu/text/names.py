"""What stones, colours and positions are called, and how the values of a message are worded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from cuboteca.games.qyshinsu.rules.moves import COLOURS
from cuboteca.play.wording import By, Messages, join_words

if TYPE_CHECKING:
    from cuboteca.games.qyshinsu.rules.state import State

name: Final = Messages(
    {
        "colour": By("colour", {"b": "Black", "r": "Red"}),
        "stone": By("old", {True: "Old Stone", False: "{kind}-stone"}),
        "a_stone": By("old", {True: "an Old Stone", False: "a {kind}-stone"}),
        "the_stone": By("old", {True: "the Old Stone", False: "the {kind}-stone"}),
        "stones": By("old", {True: "Old Stones", False: "{kind}-stones"}),
        "your_stone": By("old", {True: "your Old Stone from {place}", False: "your {kind}-stone from {place}"}),
        "stones_and": By("old", {True: "Old Stones", False: "{kind}-"}),
        "any_of_yours": "one of your stones",
        "either": By("count", {1: "{one}", 2: "{one} or {other}"}),
        "homes": By("anywhere", {False: "at {places}", True: "at any empty position"}),
        "steps": By("steps", {1: "one step", 2: "two steps", 3: "three steps", 4: "four steps", 5: "five steps"}),
    }
)


@lru_cache(maxsize=16)
def stone_name(kind: int) -> str:
    """Return a stone's name, as in "4-stone", "Old Stone"."""
    return name("stone", old=not kind, kind=kind)


@lru_cache(maxsize=16)
def a_stone(kind: int) -> str:
    """Return it as one of its kind, as in "a 3-stone", "an Old Stone"."""
    return name("a_stone", old=not kind, kind=kind)


def stones(kinds: Iterable[int]) -> str:
    """Return several, as in "the 2-stone and the Old Stone"."""
    return join_words(name("the_stone", old=not kind, kind=kind) for kind in kinds)


def either(places: Sequence[int]) -> str:
    """Return positions of which one is meant, as in "6 or 10": an answer has at most two. None are nothing."""
    return name("either", count=len(places), one=places[0], other=places[-1]) if places else ""


def homes(places: tuple[int, ...]) -> str:
    """Return where a stone can go, as in "at 6 or 10"; many positions are any."""
    anywhere = len(places) > 2
    return name("homes", anywhere=anywhere, places="" if anywhere else either(places))


def removable_stones(those: tuple[tuple[int, int], ...]) -> str:
    """Return which stones can be removed, given as kind and position."""
    if len(those) > 2:
        return name("any_of_yours")
    return join_words((name("your_stone", old=not kind, kind=kind, place=place) for kind, place in those), "or")


def kinds_of_stones(kinds: tuple[int, ...]) -> str:
    """Return kinds of stones, as in "3-stones and Old Stones"."""
    return join_words(name("stones", old=not kind, kind=kind) for kind in kinds)


def types(kinds: tuple[int, ...]) -> str:
    """Return kinds of stones in brief, as in "Old Stones, 3- and 4-stones"."""
    *others, last = kinds
    brief = (name("stones_and", old=not kind, kind=kind) for kind in others)
    return join_words((*brief, name("stones", old=not last, kind=last)))


def rival(who: str | int) -> str:
    """Return the opponent's name, or for a side, whose player the rules don't know, its colour."""
    return who if isinstance(who, str) else name("colour", colour=COLOURS[who])


def colour_of(state: State, seat: int) -> str:
    """Return what a seat plays now: `b` or `r`."""
    return COLOURS[seat ^ state.rules.swapped]


WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "a_stone": a_stone,
    "colour": name.each("colour"),
    "homes": homes,
    "kinds": kinds_of_stones,
    "places": either,
    "rival": rival,
    "stone": stone_name,
    "stones": stones,
    "steps": name.each("steps"),
    "taken": removable_stones,
    "types": types,
}
"""How a value of a message is worded, by its name."""
