"""What a box of cards holds once it has been read and checked: rooms, cards, dice, and the scripts of their effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

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
    """One operation of the vocabulary (`vocabulary.py`) with what it needs; what it does not need is empty."""

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
