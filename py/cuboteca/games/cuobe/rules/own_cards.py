"""The cards that come with the game, and the packing of a group's own into one word for records."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Callable
from functools import cache, lru_cache
from pkgutil import get_data
from typing import Final

from cuboteca.games.cuobe.rules.card_file import LONGEST_FILE, UnreadableCards, read_cards
from cuboteca.games.cuobe.rules.card_file_entries import Fault
from cuboteca.games.cuobe.rules.cards import BLUE_TYPES, GREEN_TYPES, SISTER, Box, Card, RoomCard
from cuboteca.play import language
from cuboteca.play.wording import Messages

OURS: Final = "ours"
PACKED: Final = "deck."

_say: Final = Messages({"content": "{deck}: {rooms} rooms, {blue} blue and {green} green cards"})


@cache
def own_box() -> Box:
    """Return the cards of `standard_deck.json`."""
    return read_cards(own_text())


@cache
def own_text() -> str:
    """Return the text of that file."""
    data = get_data(__package__, "standard_deck.json")
    if data is None:
        raise FileNotFoundError("standard_deck.json is not beside this module.")
    return data.decode("utf-8")


def is_ours(card: Card | RoomCard) -> bool:
    """Is a card or a room one of `standard_deck.json`, and not of a group's own?"""
    box = own_box()
    return box.cards.get(card.id) is card or box.rooms.get(card.id) is card


def name_in(card: Card | RoomCard, translate: Callable[[str, str], str]) -> str:
    """Return the name of a card or a room of `standard_deck.json`."""
    return translate(f"{'room' if isinstance(card, RoomCard) else 'card'}.{card.id}", card.name)


def title_in(box: Box, translate: Callable[[str, str], str]) -> str:
    """Return the name of the cards of `standard_deck.json`."""
    return translate("box", box.name)


def pack(text: str) -> str:
    """Pack a file of cards into one word, the same for the same content; UnreadableCards if it is no such file."""
    read_cards(text)
    content = json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    squeezed = zlib.compress(content.encode("utf-8"), 9)
    return PACKED + base64.urlsafe_b64encode(squeezed).decode("ascii").rstrip("=")


def unpack(word: str) -> str:
    """Return the file that a word holds; UnreadableCards if it holds none."""
    body = word.removeprefix(PACKED)
    if not word.startswith(PACKED) or len(body) > LONGEST_FILE:
        raise UnreadableCards(Fault((), "not_packed", {}))
    try:
        squeezed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        unsqueezer = zlib.decompressobj()
        content = unsqueezer.decompress(squeezed, 4 * LONGEST_FILE)
        if not unsqueezer.eof:
            raise UnreadableCards(Fault((), "too_long", {"limit": LONGEST_FILE}))
        return content.decode("utf-8")
    except (binascii.Error, zlib.error, UnicodeDecodeError) as error:
        raise UnreadableCards(Fault((), "damaged", {})) from error


@lru_cache(maxsize=8)
def box_of(word: str) -> Box:
    """Return the box that an option's value names; UnreadableCards if it names none."""
    return own_box() if word == OURS else read_cards(unpack(word))


def describe_cards(word: str) -> str:
    """Describe the box that an option's value names, as in "The House: 25 rooms, 35 blue and 45 green cards"."""
    box = box_of(word)
    blue, green = (
        sum(len(box.types.get(type_, ())) for type_ in types) for types in (BLUE_TYPES, (*GREEN_TYPES, SISTER))
    )
    deck = title_in(box, language.translator("cuobe")) if box is own_box() else box.name
    return _say("content", deck=deck, rooms=len(box.rooms), blue=blue, green=green)


@lru_cache(maxsize=8)
def read_choice(value: str) -> str:
    """Return the canonical word for a choice of cards: `ours`, a packed file, or the text of a file itself."""
    if value == OURS:
        return value
    return pack(unpack(value) if value.startswith(PACKED) else value)
