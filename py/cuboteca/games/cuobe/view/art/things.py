"""What stands and lies in the house, as the drawings want to know it: plain values, no rules."""

from __future__ import annotations

from typing import Final, NamedTuple

KINDS: Final = ("ghoul", "clown", "tentacles", "troll", "twin", "sister")
"""Who stands in a doorway of its own; spiders are counted in their room."""


class Room(NamedTuple):
    """One of the 25 places, and the room that lies there now."""

    at: str
    """`c3`."""
    label: str
    """For a screen reader: "Archive, b4, locked. Cleo is here." """
    card: str = ""
    """`R09`; empty while it lies face down."""
    name: str = ""
    emblem: str = ""
    """The words of the card file: "card drawers"."""
    exits: str = ""
    """The open sides of a corridor as it lies, `NS`; empty for a room with four doors."""
    search: int | None = None
    trap: str = "none"
    """Printed: `none`, `room`, `row` or `column`."""
    lock: bool = False
    """Printed."""
    lock_open: bool = False
    """Its printed lock is open until the turn ends."""
    no_traps: bool = False
    lock_token: bool = False
    trap_token: bool = False
    find: bool = False
    spiders: int = 0
    chests: tuple[int, ...] = ()
    """Seats, counted from 0."""
    peril: bool = False
    """A trigger would hit whoever is here: token, print, stripe or Ghoul."""
    glow: bool = False
    """It may be chosen now."""
    picked: bool = False
    fresh: bool = False
    """Has just been turned up: it flips."""
    came: str = ""
    """The side that the last shift brought it from: `W` when its row moved east."""
    wrapped: bool = False
    """The shift pushed it out, and in again at the other end."""


class Pawn(NamedTuple):
    """A pawn as the map shows it."""

    seat: int
    """Counted from 0."""
    at: str
    label: str = ""
    active: bool = False
    asleep: bool = False
    insane: bool = False
    glow: bool = False
    """May be chosen now: it becomes a part of its own, `pawn:1`."""
    picked: bool = False


class Spawn(NamedTuple):
    """A spawn as the map shows it."""

    kind: str
    """One of `KINDS`."""
    at: str
    power: int
    label: str = ""
    glow: bool = False
    """May be chosen now: a part of its own, `spawn:clown`."""
    picked: bool = False


class Way(NamedTuple):
    """A door that the active player may walk out of: lamplight falls through it."""

    side: str
    to: str


class House(NamedTuple):
    """All that the map shows."""

    rooms: tuple[Room, ...]
    label: str
    pawns: tuple[Pawn, ...] = ()
    spawns: tuple[Spawn, ...] = ()
    ways: tuple[Way, ...] = ()
    focus: str | None = None
    """The place that the Tab key comes to; else the active player's."""
    zoom: str | None = None
    """The place that the picture is drawn close to; None shows the whole map."""
    live: bool = True
    """Can anything be picked? If not, the house is a picture with a label."""
