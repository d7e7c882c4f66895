"""What things are called in sentences."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.moves import PLAYERS
from cuboteca.games.cuobe.rules.places import PLACE_NAMES
from cuboteca.games.cuobe.rules.position import Position

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
COMPASS_NAMES: Final = ("north", "east", "south", "west")
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


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
    """Name a room, as in "the Archive", or "the dark room b3"."""
    printed = at.printed(place)
    return f"the {printed.name}" if printed is not None else f"the dark room {PLACE_NAMES[place]}"


def capital(text: str) -> str:
    """Return a text with a capital letter first."""
    return text[:1].upper() + text[1:]


def foe_name(foe: str, names: tuple[str, ...]) -> str:
    """Name the spawn that a player fights, or in a duel the other player."""
    return names[PLAYERS.index(foe)] if foe in PLAYERS else KIND_NAMES[foe]


def titled(foe: str, names: tuple[str, ...]) -> str:
    """Name the same at the beginning of a sentence."""
    return capital(foe_name(foe, names))
