"""Rooms and players in words: the label of a place on the map, what a room has and does, and how players fare."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules.board import ALL_SIDES, exits, is_locked, trapped_places
from cuboteca.games.cuobe.rules.locks_traps_finds import fruitful
from cuboteca.games.cuobe.rules.places import PLACE_NAMES, WAYS
from cuboteca.games.cuobe.rules.position import ESCAPED, INSANE, NOBODY, Player, Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.card_text import card_lines
from cuboteca.games.cuobe.text.names import COMPASS_NAMES, KIND_NAMES, capital, counted, number
from cuboteca.play.wording import join_words

SIGNS: Final = {
    "extra": "find",
    "enter": "move",
    "spend": "die",
    "search": "search",
    "lock": "lock",
    "trap": "trap",
    "always": "room",
    "keys": "key",
}


DOES: Final = ("enter", "spend", "roll", "always", "keys")
"""What a room does; what it has is named."""


class RoomLine(NamedTuple):
    """Something that the room has or does."""

    sign: str
    words: str
    """"Search: one die. Its number is 2."""
    off: bool = False
    """Not just now."""


def name_of(at: Position, place: int) -> str:
    """Name the room at a place, or return "Dark room"."""
    printed = at.printed(place)
    return printed.name if printed is not None else "Dark room"


def where(at: Position, place: int) -> str:
    """Name a room with its place, as in "Archive, b4"."""
    return f"{name_of(at, place)}, {PLACE_NAMES[place]}"


def room_label(at: Position, place: int, names: tuple[str, ...], here: tuple[str, ...], trapped: bool) -> str:
    """Label a place with all that a screen reader should know; `here` are those in it, `trapped` if it is anyhow."""
    room = at.rooms[place]
    printed = at.printed(place)
    told = [where(at, place)]
    if printed is not None and (sides := exits(at, place)) != ALL_SIDES:
        told.append(f"open only {join_words([COMPASS_NAMES[way] for way in WAYS if sides >> way & 1])}")
    if is_locked(at, place):
        told.append("locked")
    elif room.opened:
        told.append("lock open")
    if room.trap or (printed is not None and printed.trap):
        told.append("trap" if not printed or printed.trap in ("", "room") else f"trapped {printed.trap}")
    elif trapped:
        told.append("trapped")
    if printed is not None and printed.search:
        told.append(f"search number {printed.search}")
    if room.find:
        told.append("a find to take")
    if room.chest != NOBODY:
        told.append(f"chest of {names[room.chest]}")
    if room.spiders:
        told.append(counted(room.spiders, "spider"))
    said = [", ".join(told)]
    if here:
        said.append(f"{capital(join_words(here))} {'is' if len(here) == 1 else 'are'} here")
    return " ".join([*(f"{sentence}." for sentence in said), *effects_of(at, place)])


def effects_of(at: Position, place: int) -> list[str]:
    """List what a room that is seen does, or offers, in sentences."""
    card = at.rooms[place].card
    lines = card_lines(at.box, card) if card else ()
    return [line.text for line in lines if line.when.partition(" ")[0] in DOES]


def room_lines(at: Position, place: int, names: tuple[str, ...]) -> list[RoomLine]:
    """List what a room has and does, what is printed first; what cannot be done beside a spawn is marked so."""
    room = at.rooms[place]
    haunted = at.haunted(place)
    lines = _printed_lines(at, place, haunted)
    if not room.card:
        lines.append(RoomLine("room", "Nobody has seen this room yet: walking in turns it up."))
    if haunted:
        lines.append(RoomLine("threat", "With a spawn here its dice and keys are of no use."))
    if room.lock:
        lines.append(RoomLine("lock", "A lock token: open it before you walk out."))
    if room.trap:
        lines.append(RoomLine("trap", "A trap token: a trigger wounds whoever is here."))
    elif place in trapped_places(at) and not (room.card and at.box.rooms[room.card].trap):
        words = "Trapped by its row, its column or the Ghoul: a trigger wounds whoever is here."
        lines.append(RoomLine("trap", words))
    if room.find:
        lines.append(RoomLine("find", "Something can be found here: take it for nothing in your turn."))
    if room.chest != NOBODY:
        lines.append(RoomLine("chest", f"{names[room.chest]}’s chest: {_who_is_in(at, room.chest)}."))
    for spawn in at.spawns:
        if spawn.place == place:
            lines.append(RoomLine("fight", f"{capital(KIND_NAMES[spawn.kind])}, power {spawn.power}."))
    return lines or [RoomLine("room", "Four doors, and nothing else.")]


def _printed_lines(at: Position, place: int, haunted: bool) -> list[RoomLine]:
    """List what the card of a room that is seen says, and what a search made here can come to."""
    card = at.rooms[place].card
    lines = []
    for line in card_lines(at.box, card) if card else ():
        kind = line.when.partition(" ")[0]
        off = haunted and kind in ("spend", "roll", "search", "keys")
        if kind != "extra":
            lines.append(RoomLine(SIGNS.get(kind, "die"), line.text, off))
        if kind == "search" and not off and at.players[at.active].place == place:
            lines.append(RoomLine("find", _would_find(at)))
    return lines


def _would_find(at: Position) -> str:
    """Say what a search here can come to, before it is paid for (C-55)."""
    rolls = [f"a {roll}" for roll in fruitful(at, at.active)]
    if rolls:
        return f"Of the rooms seen so far, {join_words(rolls, 'or')} would bring something."
    return "Now no roll would bring anything: whatever has a number holds a find already, or no token is left."


def _who_is_in(at: Position, owner: int) -> str:
    cards = [at.box.cards[card].name for card in at.players[owner].chest]
    return join_words(cards) if cards else "empty"


# Players: where they are, and what their wounds and panic do.


def role_line(state: State, seat: int) -> str:
    """Say where a player is and how they fare."""
    player = state.players[seat]
    if not player.inside:
        return "out, and safe" if player.status == ESCAPED else "dead"
    said = [where(state, player.place), counted(player.wounds, "wound"), f"panic {player.panic}"]
    if player.asleep:
        said.append("asleep")
    return ", ".join(said)


WOUNDS: Final = "wounds"
PANIC: Final = "panic"
TITLES: Final = {WOUNDS: "Wounds", PANIC: "Panic"}

IN_SHORT: Final = (
    "Five wounds kill, five of panic drive insane. Without wounds, and without panic, there is a die more each turn."
)
"""Both, for a player who looks at another."""

_DIE_MORE: Final = "Without any there would be one die more each turn."


def harm_lines(what: str, player: Player, name: str) -> list[tuple[str, str]]:
    """List how much of it a player has, where it comes from, what it does and what helps: signs and sentences."""
    return _wounds(player, name) if what == WOUNDS else _panic(player, name)


def _wounds(player: Player, name: str) -> list[tuple[str, str]]:
    has = f"{name} has {counted(player.wounds, 'wound')}"
    return [
        ("wound", f"{has}. {_DIE_MORE}" if player.wounds else f"{has}, and so one die more each turn."),
        ("trap", "Traps wound, and fights that are lost or tied."),
        ("dead", "The fifth kills. A player who dies drops all tools and keys."),
        ("find", "Some tools, talents and rooms heal."),
    ]


def _panic(player: Player, name: str) -> list[tuple[str, str]]:
    if player.status == INSANE:
        return [
            ("insane", f"{name} is insane for good: no cards, and no use of rooms."),
            ("move", "Walking, fighting and forcing locks go on."),
            ("wound", "All further panic is wounds."),
        ]
    has = f"{name} has panic {number(player.panic)}" if player.panic else f"{name} has no panic"
    return [
        ("panic", f"{has}. {_DIE_MORE}" if player.panic else f"{has}, and so one die more each turn."),
        ("fight", "In a fight it is added to what has to be beaten; not by spiders."),
        ("threat", "It rises when a turn ends beside a spawn, and by green cards."),
        ("insane", "The fifth drives insane for good: no cards, no use of rooms."),
        ("find", "Destroying a spawn calms; so do some tools, talents and rooms."),
    ]


def describe_condition(at: Position, seat: int) -> str:
    """Describe a player's condition in a sentence."""
    player = at.players[seat]
    told = [counted(player.wounds, "wound"), f"panic {player.panic}"]
    if player.asleep:
        told.append("asleep")
    if player.status != "alive":
        told.append(player.status)
    return f"{capital(join_words(told))}."
