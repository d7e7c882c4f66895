"""What a box of cards holds once it has been read and checked, and the words that cards are written in.

The words are all there is: a card has no code of its own. What they do is in `effects.py`; how they read on a card is
in `card_text.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

SELF: Final = "self"
HERE: Final = "here"
ANY: Final = "any"
ALL: Final = "all"
SAME: Final = "sameTarget"

THIS: Final = "this"
NEXT: Final = "next"
ALL_NEXT: Final = "allNext"
TWO_NEXT: Final = "next2"
ATRIUM: Final = "atrium"
ROOM_OF_PLAYER: Final = "roomOfPlayer"

FORWARDS: Final = "forwards"
BACKWARDS: Final = "backwards"
COMPASS: Final = ("N", "E", "S", "W")

GHOUL: Final = "ghoul"
CLOWN: Final = "clown"
TENTACLES: Final = "tentacles"
SPIDERS: Final = "spiders"
TWINS: Final = "twins"
TROLL: Final = "troll"
KINDS: Final = (GHOUL, CLOWN, TENTACLES, SPIDERS, TWINS, TROLL)
PLACES_OF_KIND: Final = {
    **dict.fromkeys((GHOUL, CLOWN, TENTACLES, TROLL), (THIS, NEXT, ATRIUM, ANY)),
    SPIDERS: (ALL_NEXT,),
    TWINS: (TWO_NEXT,),
}
"""Where each kind can come to."""

PEOPLE: Final = (SELF, HERE, ANY, ALL)
ONE_PERSON: Final = (SELF, HERE, ANY, SAME)


class Need(NamedTuple):
    """One thing that an operation needs: a word of a list, or a number."""

    field: str
    """Its name in a card file."""
    words: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    """A number from `least` to `most`; none if `most` is 0."""
    default: object = None
    """What it is where the file does not say; None: the file must say."""


def _number(most: int, *words: str, field: str = "n", default: object = None) -> Need:
    return Need(field, words, 1, most, default)


def _people(*words: str) -> Need:
    return Need("who", words)


def _room(*words: str) -> Need:
    return Need("room", words)


SOME_ROOMS: Final = (THIS, NEXT, ANY, ATRIUM)

OPERATION_NEEDS: Final[dict[str, tuple[Need, ...]]] = {
    "attract": (),
    "calm": (_number(5, "full"), _people(*PEOPLE, SAME)),
    "choice": (),
    "draw": (Need("deck", ("blue", "green")), _number(3)),
    "drop": (Need("type", ("tool", "key")), _number(5), _people(*PEOPLE, SAME)),
    "find": (_number(3, "choose"),),
    "gain": (_number(5),),
    "heal": (_number(5, "full"), _people(*PEOPLE, SAME)),
    "jump": (_people(*ONE_PERSON), Need("to", (ATRIUM, ROOM_OF_PLAYER, NEXT, ANY))),
    "lock": (_room(*SOME_ROOMS, ALL_NEXT), _number(4, field="count", default=1)),
    "lose": (_number(5),),
    "movePlayer": (_people(*ONE_PERSON), _number(3)),
    "panic": (_number(5), _people(*PEOPLE, SAME)),
    "removeTrap": (_room(*SOME_ROOMS),),
    "retrieveSpawn": (),
    "retrieveTool": (_number(3),),
    "shift": (_room(*SOME_ROOMS), Need("dir", (*COMPASS, FORWARDS, BACKWARDS, ANY))),
    "sleep": (_people(*PEOPLE, SAME),),
    "spawn": (Need("kind", KINDS), _room(THIS, NEXT, ATRIUM, ANY, ALL_NEXT, TWO_NEXT)),
    "swap": (_people(*ONE_PERSON), Need("with", (ANY,))),
    "trap": (_room(*SOME_ROOMS, ALL_NEXT), _number(4, field="count", default=1)),
    "triggerTraps": (),
    "unlock": (_room(*SOME_ROOMS),),
    "weapon": (_number(9),),
    "wound": (_number(5), _people(*PEOPLE, SAME)),
}
"""Each operation and what it needs. A choice also has `of`, its branches."""

FIELD_OF: Final = {
    "n": "n",
    "count": "n",
    "who": "who",
    "room": "room",
    "to": "room",
    "dir": "way",
    "kind": "kind",
    "type": "kind",
    "deck": "kind",
    "with": "",
}
"""Where each need is kept in an `Effect`."""

PASSIVES: Final[dict[str, Need | None]] = {
    "onSearchRoll": Need("value", (), 0, 9),
    "trapWounds": Need("n", (), 1, 5),
    "turnDice": Need("n", (), -3, 3),
    "toolLimit": Need("n", (), -3, 3),
    "fight": Need("n", (), -3, 3),
    "endTurnWithPlayer": None,
}
"""Each lasting effect with its number. Two of them say what follows, as `then`."""

FOLLOWED: Final = ("onSearchRoll", "endTurnWithPlayer")

CARD: Final = "card"
EVENT_CARD: Final = "event"
ENTER: Final = "enter"
DICE: Final = "dice"
FOLLOWING: Final = "then"
"""Where a list of effects stands."""

NOT_THERE: Final = {
    CARD: {"spawn", "triggerTraps"},
    EVENT_CARD: {"spawn", "weapon"},
    ENTER: {"spawn", "weapon"},
    DICE: {"spawn", "weapon", "triggerTraps"},
    FOLLOWING: {"spawn", "weapon"},
}
"""The operations that make no sense there. Forwards and backwards make sense on entering alone."""

KEY: Final = "key"
TOOL: Final = "tool"
TALENT: Final = "talent"
SYNDROME: Final = "syndrome"
BLUE_TYPES: Final = (KEY, TALENT, SYNDROME, TOOL)

EVENT: Final = "event"
TICK: Final = "tick"
TRIGGER: Final = "trigger"
SPAWN: Final = "spawn"
SISTER: Final = "sister"
GREEN_TYPES: Final = (SPAWN, TRIGGER, EVENT, TICK)
"""Those that are in the deck: the Sister never is (C-7)."""

FULL: Final = 99
"""As a number: all of it."""
CHOSEN: Final = 0
"""As a number: whichever the player names."""


class Effect(NamedTuple):
    """One operation of the vocabulary with what it needs; what it does not need is empty."""

    op: str
    must: bool = False
    """The exclamation mark: carried out as far as it can be."""
    n: int = 1
    who: str = ""
    room: str = ""
    """Which room; for a jump, where to."""
    way: str = ""
    kind: str = ""
    """The spawn that comes, the type of card that is dropped, the deck drawn from."""
    scripts: tuple[str, ...] = ()
    """The ids of the branches of a choice."""


Script = tuple[Effect, ...]


class Passive(NamedTuple):
    """What a card does as long as it is held."""

    op: str
    n: int = 0
    script: str = ""
    """What follows, if anything."""


class Card(NamedTuple):
    """A blue or green card."""

    id: str
    type: str
    name: str
    icon: str
    power: int = 0
    kind: str = ""
    """Of a spawn card, who comes."""
    weapon: int = 0
    """What it adds in a fight; 0 if it is no weapon."""
    passive: Passive | None = None


class RoomCard(NamedTuple):
    """A room, as printed."""

    id: str
    name: str
    icon: str
    exits: int = 15
    """The sides with a way out as bits, N E S W from the lowest, before the card is turned."""
    lock: bool = False
    trap: str = ""
    """Nothing, `room`, `row` or `column`."""
    search: int = 0
    extra: str = ""
    """The deck of its extra discovery, if it has one."""
    enter: str = ""
    """The script of its enter effect."""
    spend: str = ""
    """The script of its dice effect, if a die is spent for it."""
    roll: tuple[str, ...] = ()
    """The scripts of its dice effect by the number rolled, if a die is rolled for it."""
    no_traps: bool = False
    start: bool = False
    keys: bool = False


class Box(NamedTuple):
    """A whole set of cards."""

    name: str
    die: tuple[int, ...]
    """The numbers on the six sides."""
    brute_force: tuple[tuple[bool, bool], ...]
    """By the number rolled: does it unlock, and does it leave a trap?"""
    rooms: Mapping[str, RoomCard]
    cards: Mapping[str, Card]
    scripts: Mapping[str, Script]
    """By id: `T17` is what the card does, `T17.0a` the first branch of its first effect, `R25.enter` and so on."""
    types: Mapping[str, tuple[str, ...]]
    """The ids of each type of card, in the order of the file."""
    spawns: Mapping[str, str]
    """The card that brings each kind."""
    atrium: str
    exit: str
