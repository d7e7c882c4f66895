"""The position text of Cu[o]be, written.

    R17^ ? ? ? R05 / … / ?t ? R01 ? ?l | Ghoul@b3:3 | P1@c3 w0 p0 alive tools=T10,K2 | P2@c3 w1 p0 alive+asleep
    | blue=7.7.7.7.7:1.1.1.4/…:5/5/5/20 green=… passed=E01 dropped=- removed=- keys=-
    | turn 12 P1 dice 4 change 0 killed 0 on | action:P1 | pvp=on

Rooms from row 5 to row 1, each from a to e: `?` lies face down; then where the printed north of a corridor points, `t`
trap, `l` lock, `o` printed lock open, `f` find, `s2` spiders, `c1` chest of player 1. A deck is written as the cards
left in each part, what each part still has of each group, and how many of each type are unseen; it has no order.
`position_read.py` reads it back.
"""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.board import ALL_SIDES
from cuboteca.games.cuobe.rules.decks import Deck
from cuboteca.games.cuobe.rules.moves import PLAYERS
from cuboteca.games.cuobe.rules.options import OPTIONS
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACE_NAMES, SIDE
from cuboteca.games.cuobe.rules.position import (
    FELL_ASLEEP,
    NOBODY,
    TURN_CUT,
    TURN_ON,
    Player,
    Position,
    Room,
    Spawn,
    Step,
)

ARROWS: Final = "^>v<"
OVER_WORDS: Final = {TURN_ON: "on", FELL_ASLEEP: "asleep", TURN_CUT: "cut"}
NOTHING: Final = "-"


def write_position(at: Position) -> str:
    """Return the whole state as text."""
    rows = [" ".join([room_text(at, at.rooms[row * SIDE + column]) for column in range(SIDE)]) for row in range(SIDE)]
    parts = [
        " / ".join(reversed(rows)),
        " ".join([spawn_text(spawn) for spawn in at.spawns]) or NOTHING,
        *(player_words(seat, player) for seat, player in enumerate(at.players)),
        " ".join(
            [
                f"blue={deck_text(at.blue)}",
                f"green={deck_text(at.green)}",
                *(f"{name}={cards_text(getattr(at, name))}" for name in ("passed", "dropped", "removed", "keys")),
            ]
        ),
        turn_text(at),
        f"ended={at.ended}" if at.ended else " ".join([step_text(step) for step in at.agenda]),
    ]
    settings = [f"{name}={value}" for name, value in at.rules.options.items() if value != OPTIONS[name].default]
    return " | ".join([*parts, *([" ".join(settings)] if settings else [])])


def room_text(at: Position, room: Room) -> str:
    """Return a room in the position text: `R15^ts1`."""
    text = room.card or "?"
    if room.card and at.box.rooms[room.card].exits != ALL_SIDES:
        text += ARROWS[room.turned]
    text += "t" * room.trap + "l" * room.lock + "o" * room.opened + "f" * room.find
    if room.spiders:
        text += f"s{room.spiders}"
    return text + (f"c{room.chest + 1}" if room.chest != NOBODY else "")


def spawn_text(spawn: Spawn) -> str:
    """Return a spawn: `Ghoul@c3:3`."""
    text = f"{spawn.kind.title()}@{PLACE_NAMES[spawn.place]}:{spawn.power}"
    return text + (f"+{'.'.join(map(str, spawn.stolen))}" if spawn.stolen else "")


def player_words(seat: int, player: Player) -> str:
    """Return a player: `P1@c3 w0 p0 alive tools=T10`."""
    place = NOTHING if player.place == NOWHERE else PLACE_NAMES[player.place]
    words = [f"{PLAYERS[seat]}@{place} w{player.wounds} p{player.panic} {player.status}{'+asleep' * player.asleep}"]
    for name in ("tools", "talents", "syndromes", "chest"):
        cards = getattr(player, name)
        if cards:
            words.append(f"{name}={','.join(cards)}")
    return " ".join(words)


def deck_text(deck: Deck) -> str:
    """Return what is left of a deck, by cards, parts and types."""
    left = ".".join(map(str, deck.left))
    parts = "/".join([".".join(map(str, counts)) for counts in deck.parts])
    unseen = "/".join(["+".join([str(count) for count, _ in types]) for types in deck.groups])
    return f"{left}:{parts}:{unseen}"


def cards_text(cards: tuple[str, ...]) -> str:
    """Return ids with commas between, or `-`."""
    return ",".join(cards) or NOTHING


def turn_text(at: Position) -> str:
    """Return the turn, and what is counted in it."""
    dice = NOTHING if at.dice < 0 else at.dice
    return (
        f"turn {at.turn} {PLAYERS[at.active]} dice {dice} change {at.change} killed {int(at.killed)} "
        f"{OVER_WORDS[at.over]}"
    )


def step_text(step: Step) -> str:
    """As in `ask:P1:E10`; what is empty at the end is left away."""
    words = [
        step.what,
        "" if step.seat == NOBODY else PLAYERS[step.seat],
        step.name,
        str(step.number or ""),
        "" if step.other == NOBODY else PLAYERS[step.other],
        "" if step.way == NOBODY else str(step.way),
        ".".join(map(str, step.values)),
    ]
    return ":".join(words).rstrip(":")
