"""The words that cards are written in: each operation, what it needs, and where it may stand.

This is all there is: a card has no code of its own. What the words do is in `effects.py`; how they read on a card is
in `card_text.py`.
"""

from __future__ import annotations

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


def number(most: int, *words: str, field: str = "n", default: object = None) -> Need:
    return Need(field, words, 1, most, default)


def people(*words: str) -> Need:
    return Need("who", words)


def room(*words: str) -> Need:
    return Need("room", words)


SOME_ROOMS: Final = (THIS, NEXT, ANY, ATRIUM)

OPERATIONS: Final[dict[str, tuple[Need, ...]]] = {
    "attract": (),
    "calm": (number(5, "full"), people(*PEOPLE, SAME)),
    "choice": (),
    "draw": (Need("deck", ("blue", "green")), number(3)),
    "drop": (Need("type", ("tool", "key")), number(5), people(*PEOPLE, SAME)),
    "find": (number(3, "choose"),),
    "gain": (number(5),),
    "heal": (number(5, "full"), people(*PEOPLE, SAME)),
    "jump": (people(*ONE_PERSON), Need("to", (ATRIUM, ROOM_OF_PLAYER, NEXT, ANY))),
    "lock": (room(*SOME_ROOMS, ALL_NEXT), number(4, field="count", default=1)),
    "lose": (number(5),),
    "movePlayer": (people(*ONE_PERSON), number(3)),
    "panic": (number(5), people(*PEOPLE, SAME)),
    "removeTrap": (room(*SOME_ROOMS),),
    "retrieveSpawn": (),
    "retrieveTool": (number(3),),
    "shift": (room(*SOME_ROOMS), Need("dir", (*COMPASS, FORWARDS, BACKWARDS, ANY))),
    "sleep": (people(*PEOPLE, SAME),),
    "spawn": (Need("kind", KINDS), room(THIS, NEXT, ATRIUM, ANY, ALL_NEXT, TWO_NEXT)),
    "swap": (people(*ONE_PERSON), Need("with", (ANY,))),
    "trap": (room(*SOME_ROOMS, ALL_NEXT), number(4, field="count", default=1)),
    "triggerTraps": (),
    "unlock": (room(*SOME_ROOMS),),
    "weapon": (number(9),),
    "wound": (number(5), people(*PEOPLE, SAME)),
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
