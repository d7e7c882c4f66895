"""What spawns, rooms, cards and numbers are called, and how the values of a message are worded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from cuboteca.games.cuobe.rules.cards import Card, RoomCard
from cuboteca.games.cuobe.rules.moves import PLAYERS
from cuboteca.games.cuobe.rules.own_cards import is_ours, name_in
from cuboteca.games.cuobe.rules.places import EAST, NORTH, PLACE_NAMES, SOUTH, WEST
from cuboteca.games.cuobe.rules.position import Position
from cuboteca.play import language
from cuboteca.play.wording import By, Message, Messages, Plural, begun, gone_on, join_words


def with_first(message: Message) -> Message:
    """Return a message in two forms, told apart by `first`: as it goes on in a sentence, and with a capital letter as
    the sentence begins with it."""
    return _in_two_forms(message, "first", begun)


def with_later(message: Message) -> Message:
    """Return a message in two forms, told apart by `later`: as a sentence begins with it, and as it goes on after a
    colon."""
    return _in_two_forms(message, "later", gone_on)


def _in_two_forms(message: Message, value: str, changed: Callable[[str], str]) -> Message:
    if isinstance(message, By):
        forms = {form: _in_two_forms(inner, value, changed) for form, inner in message.forms.items()}
        return By(message.value, forms)
    if isinstance(message, Plural):
        other = Plural(message.value, changed(message.one), changed(message.other))
        return By(value, {False: message, True: other})
    return By(value, {False: message, True: changed(message)})


KINDS: Final[dict[str, Message]] = {
    "ghoul": with_first("the Ghoul"),
    "clown": with_first("the Clown"),
    "tentacles": with_first("the Tentacles"),
    "spiders": with_first("the Spiders"),
    "twins": with_first("the Twins"),
    "troll": with_first("the Troll"),
    "spider": with_first("a spider"),
    "twin": with_first("the Twin"),
    "sister": with_first("the Sister"),
}
SEVERAL: Final = frozenset(("tentacles", "spiders", "twins"))
"""Kinds with a plural name, as in "the Tentacles return"."""
MANY: Final = 3
"""Times from which on they are counted."""
IN_WORDS: Final = 10
"""Numbers above it are in figures."""

say: Final = Messages(
    {
        "kind": By("kind", KINDS),
        "known": By("kind", {**KINDS, "spider": with_first("the spider"), "spawns": with_first("the spawns")}),
        "room": By("discovered", {True: with_first("the {title}"), False: with_first("the undiscovered room {place}")}),
        "taken": "{names} to {place}",
        "way": By(
            "way",
            {
                NORTH: with_first("north"),
                EAST: with_first("east"),
                SOUTH: with_first("south"),
                WEST: with_first("west"),
            },
        ),
        "player": "Player {number}",
        # Numbers of things.
        "times": By("times", {1: "{card}", 2: "{card} twice", MANY: "{card} {number} times"}),
        "number": By(
            "n",
            {
                0: with_first("no"),
                1: with_first("one"),
                2: with_first("two"),
                3: with_first("three"),
                4: with_first("four"),
                5: with_first("five"),
                6: with_first("six"),
                7: with_first("seven"),
                8: with_first("eight"),
                9: with_first("nine"),
                10: with_first("ten"),
            },
        ),
        "dice": Plural("n", one="{number} die", other="{number} dice"),
        "more_dice": Plural("n", one="{number} more die", other="{number} more dice"),
        "green_cards": Plural("n", one="{number} green card", other="{number} green cards"),
        "keys": Plural("n", one="{number} key", other="{number} keys"),
        "panic": "{number} panic",
        "players": Plural("n", one="{number} player", other="{number} players"),
        "tools": Plural("n", one="{number} tool", other="{number} tools"),
        "wounds": Plural("n", one="{number} wound", other="{number} wounds"),
    }
)


@cache
def number(n: int, first: bool = False) -> str:
    """Write a number in words as far as ten, 0 as "no"; above that in figures."""
    return say("number", n=n, first=first) if 0 <= n <= IN_WORDS else str(n)


@cache
def counted(things: str, n: int, first: bool = False) -> str:
    """Return a number of things, as in "two wounds"."""
    return say(things, n=n, number=number(n, first))


@cache
def kind_name(kind: str, first: bool = False) -> str:
    """Name a spawn, as in "the Ghoul"."""
    return say("kind", kind=kind, first=first)


@cache
def known_name(kind: str, first: bool = False) -> str:
    """Name a spawn that is known to be there, as in "the spider", or "the spawns" if there are several."""
    return say("known", kind=kind, first=first)


@cache
def way_name(way: int, first: bool = False) -> str:
    """Name a direction, as in "north"."""
    return say("way", way=way, first=first)


def figure(n: int) -> str:
    """Write a number in figures, with a true minus sign."""
    return str(n).replace("-", "−")


def printed_name(card: Card | RoomCard) -> str:
    """Return the name of a card or a room as it is shown: those of a group's own stay as they are written."""
    return name_in(card, _translate) if language.foreign and is_ours(card) else card.name


_translate: Final = language.translator("cuobe")


def card_name(at: Position, card: str) -> str:
    """Return the name of a card or a room; its id if the box has none such."""
    box = at.box
    printed = box.rooms[card] if card in box.rooms else box.cards.get(card)
    return card if printed is None else printed_name(printed)


def card_names(at: Position, cards: Iterable[str]) -> list[str]:
    """Name cards, each name once, with how often it comes, as in "Brawler twice"."""
    counts = Counter(card_name(at, card) for card in cards)
    return [say("times", times=min(n, MANY), card=name, number=number(n)) for name, n in counts.items()]


def room_title(at: Position, place: int) -> str:
    """Return the name on a room, as in "Archive"; nothing if it hasn't been discovered."""
    printed = at.printed(place)
    return "" if printed is None else printed_name(printed)


def room_name(at: Position, place: int, first: bool = False) -> str:
    """Name a room, as in "the Archive", or "the undiscovered room b3"."""
    title = room_title(at, place)
    return say("room", discovered=bool(title), title=title, place=PLACE_NAMES[place], first=first)


def discovered_name(at: Position, card: str) -> str:
    """Name the room of a card that has just been discovered, as in "the Archive"."""
    return say("room", discovered=True, title=card_name(at, card), place="", first=False)


def foe_name(foe: str, names: tuple[str, ...]) -> str:
    """Name the spawn that a player fights, or in a duel the other player."""
    return names[PLAYERS.index(foe)] if foe in PLAYERS else kind_name(foe)


def titled(foe: str, names: tuple[str, ...]) -> str:
    """Name the same at the beginning of a sentence."""
    return begun(names[PLAYERS.index(foe)]) if foe in PLAYERS else kind_name(foe, first=True)


def _taken(groups: Iterable[tuple[Sequence[str], int]]) -> str:
    """Return who is taken where, as in "Ada and Bo to d3 and Cy to c1"."""
    return join_words(say("taken", names=join_words(names), place=PLACE_NAMES[place]) for names, place in groups)


WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "cards": join_words,
    "count": number,
    "count_first": lambda n: number(n, first=True),
    "dice": lambda n: counted("dice", n),
    "green_cards": lambda n: counted("green_cards", n),
    "keys": lambda n: counted("keys", n),
    "keys_first": lambda n: counted("keys", n, first=True),
    "kind": kind_name,
    "kind_first": lambda kind: kind_name(kind, first=True),
    "kinds": lambda kinds: join_words(map(kind_name, kinds)),
    "more_dice": lambda n: counted("more_dice", n),
    "names": join_words,
    "needed": number,
    "panic": lambda n: counted("panic", n),
    "place": PLACE_NAMES.__getitem__,
    "players": lambda n: counted("players", n),
    "rooms": join_words,
    "shown": join_words,
    "taken": _taken,
    "way": way_name,
    "ways": lambda ways: join_words(map(way_name, ways)),
    "wounds": lambda n: counted("wounds", n),
    "wounds_first": lambda n: counted("wounds", n, first=True),
}
"""How a value of a message is worded, by its name. A room is a noun phrase already; a kind is that of a spawn."""
