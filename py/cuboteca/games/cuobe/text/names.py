"""What spawns, rooms, cards and numbers are called, and how the values of a message are worded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from cuboteca.games.cuobe.rules.moves import PLAYERS
from cuboteca.games.cuobe.rules.places import PLACE_NAMES
from cuboteca.games.cuobe.rules.position import Position
from cuboteca.play.wording import By, Messages, join_words

KIND_NAMES: Final = {
    "ghoul": "the Ghoul",
    "clown": "the Clown",
    "tentacles": "the Tentacles",
    "spiders": "the Spiders",
    "twins": "the Twins",
    "troll": "the Troll",
    "spider": "a spider",
    "twin": "the Twin",
    "sister": "the Sister",
}
SEVERAL: Final = frozenset(("tentacles", "spiders", "twins"))
"""Kinds with a plural name, as in "the Tentacles return"."""
COMPASS_NAMES: Final = ("north", "east", "south", "west")
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_phrase: Final = Messages(
    {
        "room": By("discovered", {True: "the {title}", False: "the undiscovered room {place}"}),
        "taken": "{names} to {place}",
    }
)


def number(n: int) -> str:
    """Write a number in words as far as ten, 0 as "no"; above that in figures."""
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def counted(n: int, one: str, several: str = "") -> str:
    """Return a number of things, as in "two wounds"."""
    return f"{number(n)} {one if n == 1 else several or one + 's'}"


def figure(n: int) -> str:
    """Write a number in figures, with a true minus sign."""
    return str(n).replace("-", "−")


def card_name(at: Position, card: str) -> str:
    """Return the name of a card or a room; its id if the box has none such."""
    box = at.box
    return box.rooms[card].name if card in box.rooms else box.cards[card].name if card in box.cards else card


def room_name(at: Position, place: int) -> str:
    """Name a room, as in "the Archive", or "the undiscovered room b3"."""
    printed = at.printed(place)
    title = printed.name if printed is not None else ""
    return _phrase("room", discovered=printed is not None, title=title, place=PLACE_NAMES[place])


def discovered_name(at: Position, card: str) -> str:
    """Name the room of a card that has just been discovered, as in "the Archive"."""
    return _phrase("room", discovered=True, title=card_name(at, card), place="")


def capital(text: str) -> str:
    """Return a text with a capital letter first."""
    return text[:1].upper() + text[1:]


def foe_name(foe: str, names: tuple[str, ...]) -> str:
    """Name the spawn that a player fights, or in a duel the other player."""
    return names[PLAYERS.index(foe)] if foe in PLAYERS else KIND_NAMES[foe]


def titled(foe: str, names: tuple[str, ...]) -> str:
    """Name the same at the beginning of a sentence."""
    return capital(foe_name(foe, names))


def _first(words: Callable[[Any], str]) -> Callable[[Any], str]:
    """Return how a value is worded at the beginning of a sentence."""
    return lambda value: capital(words(value))


def _dice(n: int) -> str:
    return counted(n, "die", "dice")


def _wounds(n: int) -> str:
    return counted(n, "wound")


def _taken(groups: Iterable[tuple[Sequence[str], int]]) -> str:
    """Return who is taken where, as in "Ada and Bo to d3 and Cy to c1"."""
    return join_words(_phrase("taken", names=join_words(names), place=PLACE_NAMES[place]) for names, place in groups)


WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "cards": join_words,
    "count": number,
    "count_first": _first(number),
    "dice": _dice,
    "green_cards": lambda n: counted(n, "green card"),
    "keys": lambda n: counted(n, "key"),
    "kind": KIND_NAMES.__getitem__,
    "kind_first": _first(KIND_NAMES.__getitem__),
    "kinds": lambda kinds: join_words(KIND_NAMES[kind] for kind in kinds),
    "more_dice": lambda n: counted(n, "more die", "more dice"),
    "names": join_words,
    "needed": number,
    "place": PLACE_NAMES.__getitem__,
    "players": lambda n: counted(n, "player"),
    "room_first": capital,
    "rooms": join_words,
    "shown": join_words,
    "taken": _taken,
    "way": COMPASS_NAMES.__getitem__,
    "ways": lambda ways: join_words(COMPASS_NAMES[way] for way in ways),
    "wounds": _wounds,
    "wounds_first": _first(_wounds),
}
"""How a value of a message is worded, by its name. A room is a noun phrase already; a kind is that of a spawn."""
