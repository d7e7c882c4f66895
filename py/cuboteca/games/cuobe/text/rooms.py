"""Rooms and players in words: the label of a place on the map, what a room has and does, and how players fare."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cuboteca.games.cuobe.rules.board import ALL_SIDES, exits, is_locked, trapped_places
from cuboteca.games.cuobe.rules.cards import GHOUL
from cuboteca.games.cuobe.rules.locks_traps_search import fruitful
from cuboteca.games.cuobe.rules.places import EAST, LINES, NORTH, NOWHERE, WAYS
from cuboteca.games.cuobe.rules.position import DEAD, ESCAPED, FIND_TOKENS, INSANE, NOBODY, Player, Position
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents, power
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.card_text import card_lines
from cuboteca.games.cuobe.text.names import SEVERAL, WORDS, card_name, kind_name, known_name, room_name, room_title
from cuboteca.play.wording import By, Messages, Plural, join_words

WOUNDS: Final = "wounds"
PANIC: Final = "panic"
HARMS: Final = (WOUNDS, PANIC)

say: Final = Messages(
    {
        "room": By("discovered", {True: "{title}", False: "Undiscovered room"}),
        "where": By("discovered", {True: "{title}, {place}", False: "Undiscovered room, {place}"}),
        # What a screen reader says of a place.
        "place": By("discovered", {True: "{title}, {place}.", False: "Undiscovered room, {place}."}),
        "exits": "Corridor: open only {ways}.",
        "locked": By("locked", {True: "Locked.", False: "Unlocked."}),
        "trap": By(
            "trap",
            {
                "room": "Trap.",
                "row": "Its row is trapped.",
                "column": "Its column is trapped.",
                "elsewhere": "Trapped.",
            },
        ),
        "search": "Search number {number}.",
        "find": "Find token.",
        "chest": "{name}’s chest.",
        "spiders": Plural("count_first", "One spider.", "{count_first} spiders."),
        "here": "Here: {names}.",
        # What a room looked at has and does.
        "undiscovered": "No player has discovered this room yet. Move in to discover it.",
        "blocked": By(
            "what",
            {
                "search": By(
                    "many",
                    {False: "{spawn_first} here blocks searching.", True: "{spawn_first} here block searching."},
                ),
                "effect": By(
                    "many",
                    {
                        False: "{spawn_first} here blocks this room’s dice effect.",
                        True: "{spawn_first} here block this room’s dice effect.",
                    },
                ),
                "keys": By(
                    "many",
                    {
                        False: "You can’t activate keys while {spawn} is here.",
                        True: "You can’t activate keys while {spawn} are here.",
                    },
                ),
            },
        ),
        "lock_token": By(
            "exit",
            {
                False: "Lock token: unlock it before you move out.",
                True: "Lock token: unlock it before you move out into the map. It doesn’t stop you leaving the game.",
            },
        ),
        "trap_token": "Trap token: a Trigger wounds every player here.",
        "trapped": By(
            "line",
            {
                "row": "Trapped by {trapper} in this row: a Trigger wounds every player here.",
                "column": "Trapped by {trapper} in this column: a Trigger wounds every player here.",
                "room": "Trapped by {trapper} in this room: a Trigger wounds every player here.",
            },
        ),
        "find_token": "Find token: take it on your turn, for free.",
        "chest_with": By("empty", {False: "{name}’s chest: {cards}.", True: "{name}’s chest: empty."}),
        "spawn": "{kind_first}, power {power}.",
        "plain": By(
            "corridor",
            {False: "Open on all four sides, with no effects.", True: "Open only {ways}, with no effects."},
        ),
        "would_find": "A {rolls} would find something, here or elsewhere.",
        "finds_nothing": By(
            "tokens",
            {
                True: "No roll finds anything now: the discovered rooms already have find tokens.",
                False: "No roll finds anything now: there’s no find token left.",
            },
        ),
        "deck_empty": "No roll can bring a card now: the blue deck is empty.",
        # How a player fares.
        "role": By(
            "condition",
            {
                "well": "{title}, {wounds}, {panic}",
                "asleep": "{title}, {wounds}, {panic}, asleep",
                "insane": "{title}, {wounds}, insane",
                "insane_asleep": "{title}, {wounds}, insane, asleep",
                DEAD: "dead",
                ESCAPED: "escaped",
            },
        ),
        "condition": By(
            "condition",
            {
                "well": "{wounds_first}, {panic}.",
                "asleep": "{wounds_first}, {panic}, asleep.",
                "insane": "{wounds_first}, insane.",
                "insane_asleep": "{wounds_first}, insane, asleep.",
                DEAD: "Dead.",
                ESCAPED: "Escaped.",
            },
        ),
        "harm": By("harm", {WOUNDS: "Wounds", PANIC: "Panic"}),
        "in_short": "At 5 wounds you’re dead, and at 5 panic you’re insane. No wounds means one more die each turn, "
        "and so does no panic.",
        # What wounds do.
        "wounds": By(
            "any",
            {
                True: "{name} has {wounds}. No wounds means one more die each turn.",
                False: "{name} has no wounds and gets one more die each turn.",
            },
        ),
        "wounds_come": "Traps give wounds, and so do fights you lose or tie.",
        "wounds_kill": "The fifth kills you. You drop all your tools and keys.",
        "wounds_heal": "Some tools, talents and rooms heal.",
        # What panic does.
        "panic": By(
            "any",
            {
                True: "{name} has {panic}. No panic means one more die each turn.",
                False: "{name} has no panic and gets one more die each turn.",
            },
        ),
        "panic_strengthens": "In a fight, panic adds to the power of any spawn but a spider.",
        "panic_comes": "Some green cards raise it, and so does ending your turn with a spawn in the room.",
        "panic_drives_insane": "At 5 you’re insane for good: no cards, no searching, no dice effects.",
        "panic_calms": "Destroying a spawn calms you, and so do some tools, talents and rooms.",
        "insane": "{name} is insane for good: no cards, no searching and no dice effects.",
        "insane_can": "Moving, fighting and brute-forcing locks still work.",
        "insane_wounds": "Any more panic becomes a wound.",
    },
    {
        **WORDS,
        "rolls": lambda rolls: join_words(map(str, rolls), "or"),
        "spawn": known_name,
        "spawn_first": lambda kind: known_name(kind, first=True),
    },
)

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
"""The sign beside a line of a card, by when the line counts."""

DOES: Final = ("enter", "spend", "roll", "always", "keys")
"""What a room does; what it has is named."""


class RoomLine(NamedTuple):
    """Something that the room has or does."""

    sign: str
    words: str
    """"Search: one die. Its number is 2."""
    off: bool = False
    """Not just now."""


def _named(at: Position, place: int) -> dict[str, Any]:
    """Return what the messages that name a room speak of."""
    title = room_title(at, place)
    return {"discovered": bool(title), "title": title, "place": place}


def name_of(at: Position, place: int) -> str:
    """Name the room at a place, or return "Undiscovered room"."""
    return say("room", **_named(at, place))


def where(at: Position, place: int) -> str:
    """Name a room with its place, as in "Archive, b4"."""
    return say("where", **_named(at, place))


def ways_of(at: Position, place: int) -> list[int]:
    """List the sides that a room can be entered and left by."""
    sides = exits(at, place)
    return [way for way in WAYS if sides >> way & 1]


def room_label(at: Position, place: int, names: tuple[str, ...], here: tuple[str, ...], trapped: bool) -> str:
    """Label a place with all that a screen reader should know; `here` are those in it, `trapped` if it is anyhow."""
    room = at.rooms[place]
    printed = at.printed(place)
    found = [say("place", **_named(at, place))]
    if printed is not None and exits(at, place) != ALL_SIDES:
        found.append(say("exits", ways=ways_of(at, place)))
    if is_locked(at, place) or room.opened:
        found.append(say("locked", locked=is_locked(at, place)))
    own = printed.trap if printed is not None else ""
    if room.trap or own:
        found.append(say("trap", trap=own or "room"))
    elif trapped:
        found.append(say("trap", trap="elsewhere"))
    if printed is not None and printed.search:
        found.append(say("search", number=printed.search))
    if room.find:
        found.append(say("find"))
    if room.chest != NOBODY:
        found.append(say("chest", name=names[room.chest]))
    if room.spiders:
        found.append(say("spiders", count_first=room.spiders))
    if here:
        found.append(say("here", names=here))
    return " ".join([*found, *effects_of(at, place)])


def effects_of(at: Position, place: int) -> list[str]:
    """List what a discovered room does, or offers, in sentences."""
    card = at.rooms[place].card
    lines = card_lines(at.box, card, at.rules.brutal) if card else ()
    return [line.text for line in lines if line.when.partition(" ")[0] in DOES]


def room_lines(at: Position, place: int, names: tuple[str, ...]) -> list[RoomLine]:
    """List what a room has and does, what is printed first; what a spawn in the room blocks is marked so."""
    room = at.rooms[place]
    haunted = at.haunted(place)
    lines = _printed_lines(at, place, haunted)
    if not room.card:
        lines.append(RoomLine("room", say("undiscovered")))
    if haunted:
        lines += [RoomLine("threat", words) for words in _blocked(at, place)]
    if room.lock:
        lines.append(RoomLine("lock", say("lock_token", exit=room.card == at.box.exit)))
    if room.trap:
        lines.append(RoomLine("trap", say("trap_token")))
    elif place in trapped_places(at) and not (room.card and at.box.rooms[room.card].trap):
        lines.append(RoomLine("trap", say("trapped", **_trapper(at, place))))
    if room.find:
        lines.append(RoomLine("find", say("find_token")))
    if room.chest != NOBODY:
        cards = [card_name(at, card) for card in at.players[room.chest].chest]
        lines.append(RoomLine("chest", say("chest_with", empty=not cards, name=names[room.chest], cards=cards)))
    for spawn in at.spawns:
        if spawn.place == place:
            lines.append(RoomLine("fight", say("spawn", kind_first=spawn.kind, power=power(at, spawn.kind))))
    if room.spiders:
        lines.append(RoomLine("fight", say("spiders", count_first=room.spiders)))
    corridor = exits(at, place) != ALL_SIDES
    return lines or [RoomLine("room", say("plain", corridor=corridor, ways=ways_of(at, place)))]


def people_lines(at: Position, place: int, names: tuple[str, ...]) -> list[RoomLine]:
    """Name the players in a room; nothing if there are none."""
    here = [names[seat] for seat in at.here(place)]
    return [RoomLine("carry", say("here", names=here))] if here else []


def _blocked(at: Position, place: int) -> list[str]:
    """Say what of a room the spawns in it block (C-80)."""
    printed = at.printed(place)
    if printed is None:
        return []
    able = {"search": printed.search, "effect": printed.spend or any(printed.roll), "keys": printed.keys}
    kinds = opponents(at, place)
    kind = kinds[0] if len(kinds) == 1 and at.rooms[place].spiders <= 1 else "spawns"
    values = {"many": kind == "spawns" or kind in SEVERAL, "spawn": kind, "spawn_first": kind}
    return [say("blocked", what=what, **values) for what, has in able.items() if has]


def _trapper(at: Position, place: int) -> dict[str, str]:
    """Return what traps a room that no trap of its own does, and whether from its row, its column or within (C-90)."""
    lines = {"row": LINES[place][EAST], "column": LINES[place][NORTH]}
    for line, places in lines.items():
        for other in places:
            printed = at.printed(other)
            if printed is not None and printed.trap == line and not printed.no_traps:
                return {"line": line, "trapper": room_name(at, other)}
    ghoul = at.spawn(GHOUL)
    where_it_is = NOWHERE if ghoul is None else ghoul.place
    line = "room" if where_it_is == place else "row" if where_it_is in lines["row"] else "column"
    return {"line": line, "trapper": kind_name(GHOUL)}


def _printed_lines(at: Position, place: int, haunted: bool) -> list[RoomLine]:
    """List what the card of a discovered room says, and what a search made here can come to."""
    card = at.rooms[place].card
    lines = []
    for line in card_lines(at.box, card, at.rules.brutal) if card else ():
        kind = line.when.partition(" ")[0]
        off = haunted and kind in ("spend", "roll", "search", "keys")
        if kind != "extra":
            lines.append(RoomLine(SIGNS.get(kind, "die"), line.text, off))
        if kind == "search" and not off and at.players[at.active].place == place:
            lines.append(RoomLine("find", _would_find(at)))
    return lines


def _would_find(at: Position) -> str:
    """Say what a search here can come to, before it is paid for (C-24, C-55)."""
    if not at.blue.size:
        return say("deck_empty")
    rolls = fruitful(at, at.active)
    return say("would_find", rolls=rolls) if rolls else say("finds_nothing", tokens=at.finds < FIND_TOKENS)


# Players: where they are, and what their wounds and panic do.


def _condition(player: Player) -> dict[str, Any]:
    """Return what the messages about a player's condition speak of."""
    condition = "asleep" if player.asleep else "well"
    if player.status == INSANE:
        condition = "insane_asleep" if player.asleep else "insane"
    return {
        "condition": condition if player.inside else player.status,
        "wounds": player.wounds,
        "wounds_first": player.wounds,
        "panic": player.panic,
    }


def role_line(state: State, seat: int) -> str:
    """Say where a player is and how they fare."""
    player = state.players[seat]
    return say("role", title=where(state, player.place) if player.inside else "", **_condition(player))


def describe_condition(at: Position, seat: int) -> str:
    """Describe a player's condition, as in "No wounds, two panic."."""
    return say("condition", **_condition(at.players[seat]))


def harm_title(what: str) -> str:
    """Return the heading of wounds or panic."""
    return say("harm", harm=what)


def harm_in_short() -> str:
    """Say what both do, for a player who looks at another."""
    return say("in_short")


def harm_lines(what: str, player: Player, name: str) -> list[tuple[str, str]]:
    """List how much of it a player has, where it comes from, what it does and what helps: signs and sentences."""
    lines = WOUND_LINES if what == WOUNDS else INSANE_LINES if player.status == INSANE else PANIC_LINES
    amount = player.wounds if what == WOUNDS else player.panic
    values = {"any": amount > 0, "name": name, "wounds": player.wounds, "panic": player.panic}
    return [(sign, say(message, **values)) for sign, message in lines]


WOUND_LINES: Final = (("wound", "wounds"), ("trap", "wounds_come"), ("dead", "wounds_kill"), ("find", "wounds_heal"))
PANIC_LINES: Final = (
    ("panic", "panic"),
    ("fight", "panic_strengthens"),
    ("threat", "panic_comes"),
    ("insane", "panic_drives_insane"),
    ("find", "panic_calms"),
)
INSANE_LINES: Final = (("insane", "insane"), ("move", "insane_can"), ("wound", "insane_wounds"))
"""The sign and the message of each line."""
