"""The words on a card, written from its data, so that the two cannot differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules.cards import (
    ALL,
    ALL_NEXT,
    ANY,
    ATRIUM,
    BACKWARDS,
    CHOSEN,
    FORWARDS,
    FULL,
    HERE,
    NEXT,
    ROOM_OF_PLAYER,
    SAME,
    SELF,
    SPAWN,
    TALENT,
    THIS,
    TOOL,
    TWO_NEXT,
    Box,
    Effect,
    Passive,
)
from cuboteca.games.cuobe.rules.effects import OPERATIONS
from cuboteca.games.cuobe.rules.places import WAY_LETTERS
from cuboteca.games.cuobe.text.names import COMPASS_NAMES, KIND_NAMES, capital, counted, number

OF_WHOM: Final = {
    SELF: "your panic",
    HERE: "the panic of somebody in your room",
    ANY: "any player's panic",
    ALL: "everybody's panic",
    SAME: "the same player's panic",
}
WHO: Final = {
    SELF: "you",
    HERE: "somebody in your room",
    ANY: "any player",
    ALL: "everybody",
    SAME: "the same player",
}
WHICH_ROOM: Final = {
    THIS: "this room",
    NEXT: "a next room",
    ANY: "any room",
    ATRIUM: "the Atrium",
    ALL_NEXT: "every next room",
    TWO_NEXT: "two next rooms",
    ROOM_OF_PLAYER: "another player's room",
}
IF_YOU_LIKE: Final = "If you like, "


class CardLine(NamedTuple):
    """One thing that a card says."""

    when: str
    """`use`, `always`, `enter`, `spend`, `roll 1`, `extra`, `lock`, `trap`, `search`, `keys`, `drawn`."""
    text: str


def card_lines(box: Box, card_id: str) -> tuple[CardLine, ...]:
    """All that a card or room does, in sentences."""
    if card_id in box.rooms:
        return _room_lines(box, card_id)
    card = box.cards[card_id]
    lines = []
    if card_id in box.scripts:
        used = card.type in (TOOL, TALENT)
        lines.append(CardLine("use" if used else "drawn", script_text(box, card_id, asks=not used)))
    if card.passive is not None:
        lines.append(CardLine("always", passive_text(box, card.passive)))
    if card.type == "key":
        lines.append(CardLine("use", "Use it in the Exit; five keys open the way out."))
    if card.type == SPAWN:
        lines.append(CardLine("always", spawn_text(card.kind)))
    return tuple(lines)


def _room_lines(box: Box, card_id: str) -> tuple[CardLine, ...]:
    room = box.rooms[card_id]
    lines = []
    if room.extra:
        lines.append(CardLine("extra", f"When it is first turned up, draw a {room.extra} card."))
    if room.enter:
        lines.append(CardLine("enter", f"When you walk in: {_lower(script_text(box, room.enter, asks=True))}"))
    if room.spend:
        lines.append(CardLine("spend", f"For a die: {_lower(script_text(box, room.spend))}"))
    for rolled, script in enumerate(room.roll):
        if script:
            lines.append(CardLine(f"roll {rolled}", f"Roll {rolled}: {_lower(script_text(box, script))}"))
    if room.search:
        lines.append(CardLine("search", f"Roll a die to search. A {room.search} finds something here."))
    if room.lock:
        lines.append(CardLine("lock", "Locked: open it before you walk out. It closes again when the turn ends."))
    if room.trap:
        where = {"room": "The room is", "row": "All rooms of this row are", "column": "All rooms of this column are"}
        lines.append(CardLine("trap", f"{where[room.trap]} trapped."))
    if room.no_traps:
        lines.append(CardLine("always", "Nobody in this room is hit by traps, and no trap is set here."))
    if room.keys:
        lines.append(CardLine("keys", "Use the keys here. With all five in, leave."))
    return tuple(lines)


def card_text(box: Box, card_id: str) -> str:
    """All that a card or room does, as one text; empty for a room that does nothing."""
    return " ".join(line.text for line in card_lines(box, card_id))


def script_text(box: Box, script: str, asks: bool = False) -> str:
    """A script in sentences. With `asks`, what may be declined says so."""
    sentences: list[str] = []
    before = None
    for effect in box.scripts[script]:
        if effect == before:
            sentences.append("Then once more.")
            continue
        before = effect
        phrase = effect_phrase(box, effect, script)
        optional = asks and not effect.must and not OPERATIONS[effect.op].only_good
        sentences.append(f"{IF_YOU_LIKE}{phrase}." if optional else f"{capital(phrase)}.")
    return " ".join(sentences)


def passive_text(box: Box, passive: Passive) -> str:
    """What a card that works by itself does, in words."""
    return PASSIVE_TEXTS[passive.op](box, passive)


def spawn_text(kind: str) -> str:
    """What a spawn does as long as it is about; the rules say so, not the card's data."""
    return SPAWN_TEXTS[kind]


def effect_phrase(box: Box, effect: Effect, script: str = "") -> str:
    """One effect, without a full stop. With the script that it is of, "this room" is yours but on a room's own card."""
    phrase = PHRASES[effect.op](box, effect)
    yours = script and script.partition(".")[0] not in box.rooms
    return phrase.replace(WHICH_ROOM[THIS], "your room") if yours else phrase


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _all_or(n: int, one: str) -> str:
    return f"all {one}s" if n == FULL else counted(n, one)


def _choice(box: Box, effect: Effect) -> str:
    branches = [" and ".join(effect_phrase(box, part) for part in box.scripts[script]) for script in effect.scripts]
    return "either " + ", or ".join(branches)


def _draw(box: Box, effect: Effect) -> str:
    return f"draw a {effect.kind} card" if effect.n == 1 else f"draw {number(effect.n)} {effect.kind} cards"


def _drop(box: Box, effect: Effect) -> str:
    what = counted(effect.n, effect.kind)
    return f"drop {what} of yours" if effect.who == SELF else f"{WHO[effect.who]} drops {what}"


def _find(box: Box, effect: Effect) -> str:
    which = "a number from 1 to 3 that you name" if effect.n == CHOSEN else f"number {effect.n}"
    return f"put a find in every room seen with {which}"


def _jump(box: Box, effect: Effect) -> str:
    where = WHICH_ROOM[effect.room]
    return f"jump to {where}" if effect.who == SELF else f"{WHO[effect.who]} jumps to {where}"


def _token(box: Box, effect: Effect) -> str:
    where = WHICH_ROOM[effect.room] if effect.n == 1 else f"{number(effect.n)} {_plural(effect.room)}"
    return f"put a {effect.op} token on {where}"


def _plural(room: str) -> str:
    return {NEXT: "different next rooms", ANY: "different rooms"}.get(room, WHICH_ROOM[room])


def _move(box: Box, effect: Effect) -> str:
    whom = "yourself" if effect.who == SELF else WHO[effect.who]
    return f"move {whom} by {counted(effect.n, 'room')}, through doors and with what the room does"


def _shift(box: Box, effect: Effect) -> str:
    ways = {ANY: "in any direction", FORWARDS: "the way you came", BACKWARDS: "against the way you came"}
    way = ways.get(effect.way) or COMPASS_NAMES[WAY_LETTERS.index(effect.way)]
    return f"shift {WHICH_ROOM[effect.room]} {way}"


def _sleep(box: Box, effect: Effect) -> str:
    return "fall asleep, which ends your turn" if effect.who == SELF else f"{WHO[effect.who]} falls asleep"


def _swap(box: Box, effect: Effect) -> str:
    whom = "" if effect.who == SELF else f"{WHO[effect.who]} and "
    return f"{whom}any other player change places" if whom else "change places with any other player"


def _come(box: Box, effect: Effect) -> str:
    verb = "come" if effect.kind in ("tentacles", "spiders", "twins") else "comes"
    return f"{KIND_NAMES[effect.kind]} {verb} to {WHICH_ROOM[effect.room]}"


def _wound(box: Box, effect: Effect) -> str:
    many = counted(effect.n, "wound")
    return f"take {many}" if effect.who == SELF else f"{WHO[effect.who]} takes {many}"


PHRASES: Final[dict[str, Callable[[Box, Effect], str]]] = {
    "attract": lambda box, effect: "the nearest spawn is lured to your room",
    "calm": lambda box, effect: (
        f"lower {OF_WHOM[effect.who]} " + ("to none" if effect.n == FULL else f"by {number(effect.n)}")
    ),
    "choice": _choice,
    "draw": _draw,
    "drop": _drop,
    "find": _find,
    "gain": lambda box, effect: f"have {counted(effect.n, 'more die', 'more dice')} this turn",
    "heal": lambda box, effect: (
        f"heal {_all_or(effect.n, 'wound')} of {'yourself' if effect.who == SELF else WHO[effect.who]}"
    ),
    "jump": _jump,
    "lock": _token,
    "lose": lambda box, effect: f"have {counted(effect.n, 'die', 'dice')} less this turn",
    "movePlayer": _move,
    "panic": lambda box, effect: f"raise {OF_WHOM[effect.who]} by {number(effect.n)}",
    "removeTrap": lambda box, effect: f"remove a trap token from {WHICH_ROOM[effect.room]}",
    "retrieveSpawn": lambda box, effect: "a destroyed spawn returns, drawn by chance",
    "retrieveTool": lambda box, effect: f"take back {counted(effect.n, 'dropped tool')}",
    "shift": _shift,
    "sleep": _sleep,
    "spawn": _come,
    "swap": _swap,
    "trap": _token,
    "triggerTraps": lambda box, effect: "all traps are triggered",
    "unlock": lambda box, effect: f"open the lock of {WHICH_ROOM[effect.room]}",
    "weapon": lambda box, effect: f"add {effect.n} in a fight",
    "wound": _wound,
}

PASSIVE_TEXTS: Final[dict[str, Callable[[Box, Passive], str]]] = {
    "onSearchRoll": lambda box, held: (
        f"When you search and roll {held.n}: {_lower(script_text(box, held.script, True))}"
    ),
    "trapWounds": lambda box, held: f"A trap that hits you gives {counted(held.n, 'wound')}.",
    "turnDice": lambda box, held: f"You get {counted(abs(held.n), 'die', 'dice')} {_more(held.n)} each turn.",
    "toolLimit": lambda box, held: f"You can carry {counted(abs(held.n), 'tool')} {_more(held.n)}.",
    "fight": lambda box, held: f"You count {number(abs(held.n))} {_more(held.n)} in fights.",
    "endTurnWithPlayer": lambda box, held: (
        "When you end your turn beside another player: " + _lower(script_text(box, held.script, True))
    ),
}

SPAWN_TEXTS: Final = {
    "ghoul": "All rooms of its row and column are trapped.",
    "clown": "At the start of each turn it changes places with whoever's turn it is.",
    "tentacles": "At the start of each turn they jump to whoever's turn it is.",
    "spiders": "One more comes at the start of each turn, unless one was killed in the turn before.",
    "twins": "Each sister steals three blue cards and gives one back for each fight she loses.",
    "troll": "All other spawns but spiders are stronger by one.",
}


def _more(n: int) -> str:
    return "more" if n > 0 else "less"
