"""The log: what a move brought about, a sentence for each event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuboteca.games.cuobe.rules.cards import SYNDROME, TALENT
from cuboteca.games.cuobe.rules.position import Note
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.event_values import VALUES
from cuboteca.games.cuobe.text.names import WORDS
from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        # Turns and dice.
        "turn": "{name}’s turn begins.",
        "woke": "{name} wakes up.",
        "counted": "{name} has {dice}.",
        "dice": By(
            "gained",
            {
                True: "That’s {more_dice} this turn.",
                False: Plural("lost", "That’s one die less this turn.", "That’s {count} fewer dice this turn."),
            },
        ),
        # What all wait for, and fear.
        "opened": "The Exit opens.",
        "dark": "The green deck is empty, and the light goes out.",
        # Players.
        "wound": Plural("count", "{name} takes a wound.", "{name} takes {wounds}."),
        "past-fear": "{name} takes a wound instead of panic.",
        "panic": "{name}’s panic rises by {count}.",
        "insane": "{name} goes insane.",
        "dead": "{name} dies.",
        "back": "{name} starts again in the Atrium.",
        "asleep": "{name} falls asleep.",
        "healed": "{name} heals {wounds}.",
        "calmed": "{name}’s panic falls by {count}.",
        "escaped": "{name} has won.",
        # Cards.
        "held": By(
            "type",
            {
                TALENT: "{other} can’t have another talent, so {card} goes to {name}, the next player who can.",
                SYNDROME: "{other} can’t have another syndrome, so {card} goes to {name}, the next player who can.",
            },
        ),
        "removed": By(
            "type",
            {
                TALENT: "No player can have another talent, so {card} leaves the game.",
                SYNDROME: "No player can have another syndrome, so {card} leaves the game.",
            },
        ),
        "dropped": "{name} drops {cards}.",
        "fetched": "{name} retrieves {card}.",
        "looted": "{name} takes {card} from {other}.",
        # Moving.
        "walked": By("locked", {False: "{name} enters {room}.", True: "{name} enters {room}, which is locked."}),
        "locked-in": "It’s locked.",
        "jumped": "{name} jumps to {room}.",
        "swapped": "{name} and {other} swap rooms.",
        "shift": By(
            "axis",
            {
                "row": By(
                    "carries",
                    {
                        False: "Row {line} shifts {way}.",
                        True: "Row {line} shifts {way} and takes {taken}.",
                    },
                ),
                "column": By(
                    "carries",
                    {
                        False: "Column {line} shifts {way}.",
                        True: "Column {line} shifts {way} and takes {taken}.",
                    },
                ),
            },
        ),
        "carried": "That takes {taken}.",
        # Rooms.
        "trap": "There’s a new trap in {room}.",
        "trap-gone": "The trap in {room} is gone.",
        "no-traps-left": "There’s no trap token left, so all the traps trigger.",
        "sprung": By("hits", {False: "The traps hit nobody.", True: "The traps hit {names}."}),
        "lock": "{room_first} is locked now.",
        "unlock": By(
            "token",
            {True: "{room_first} is unlocked for good.", False: "{room_first} is unlocked until the end of this turn."},
        ),
        "stuck": "The lock of {room} holds.",
        "find": Plural("tokens", "There’s a new find token in {rooms}.", "There are new find tokens in {rooms}."),
        # Spawns.
        "appeared": By("many", {False: "{kind_first} spawns in {room}.", True: "{kind_first} spawn in {room}."}),
        "came": By("many", {False: "{kind_first} jumps to {room}.", True: "{kind_first} jump to {room}."}),
        "clown": "The Clown and {name} swap rooms.",
        "spider": Plural("spiders", "A spider spawns in {rooms}.", "Spiders spawn in {rooms}."),
        "spiders-came": Plural("spiders", "A spider jumps to {room}.", "{count_first} spiders jump to {room}."),
        "swarm": "There’s no spider token left, so every player’s panic rises by one.",
        "squashed": "The spider dies.",
        "weaker": By("many", {False: "{kind_first} loses one power.", True: "{kind_first} lose one power."}),
        "gives-up": "{kind_first} gives back a stolen card.",
        "destroyed": By("many", {False: "{kind_first} is destroyed.", True: "{kind_first} are destroyed."}),
        # Fights.
        "fought": By(
            "result",
            {
                "won": "{own} against {strength}: {name} wins.",
                "tied": "{own} against {strength}: a tie.",
                "lost": "{own} against {strength}: {name} loses.",
            },
        ),
        "dueled": By("tied", {False: "{own} against {other}: {name} wins.", True: "{own} against {other}: a tie."}),
    },
    WORDS,
)
"""By the kind of event."""

TOGETHER: Final = {"spider": 1, "find": 1, "dropped": 2}
"""Events that share a sentence, with how much of them has to be the same."""

REPEATED: Final = ("wound", "panic")
"""Events that are counted where one player has several of them in a row."""


def merge_notes(notes: Sequence[Note]) -> list[Note]:
    """Merge spiders and find tokens that come one after the other, cards that one player drops, several wounds or
    panics of one player into one with their number, and a wound with the panic that it stands for."""
    merged: list[Note] = []
    for number, note in enumerate(notes):
        if number and note[0] == "wound" and notes[number - 1] == ("past-fear", note[1]):
            continue
        same = TOGETHER.get(note[0], 0)
        if note[0] in REPEATED and merged and merged[-1][:2] == note:
            merged[-1] = (*note, _times(merged[-1]) + 1)
        elif same and merged and merged[-1][:same] == note[:same]:
            merged[-1] = (*merged[-1], *note[same:])
        else:
            merged.append(note)
    return merged


def _times(note: Note) -> int:
    """Return how many events a merged one stands for."""
    return note[2] if len(note) > 2 else 1


def describe_events(
    after: State, names: Sequence[str], left_out: Sequence[str] = (), told: Sequence[str] = ()
) -> list[str]:
    """Describe what the move that led to a state brought about, a sentence each (see `tell_events`)."""
    return [sentence for _, sentence in tell_events(after, names, left_out, told)]


def tell_events(
    after: State, names: Sequence[str], left_out: Sequence[str] = (), told: Sequence[str] = ()
) -> list[tuple[Note, str]]:
    """List what the move that led to a state brought about, each event with its sentence.

    Events of the kinds `left_out` aren't described, nor are as many of the first of a kind as the move itself has
    `told`. Of a shift it has told, what it carried is still to be said, and of a room moved into, that it's locked.
    """
    first = {id(note) for note in first_notes(after.notes, told)}
    rest = [note for note in after.notes if id(note) not in first or note[0] in STILL_TO_SAY]
    notes = [note for note in merge_notes(rest) if note[0] in VALUES]
    if notes and notes[-1][0] == "counted":  # the number of dice makes what changed it needless
        notes = [note for note in notes if note[0] != "dice"]
    events: list[tuple[str, Note]] = [
        (STILL_TO_SAY[note[0]] if id(note) in first else note[0], note) for note in notes if note[0] not in left_out
    ]
    found = ((event, note, VALUES[event](after, note, names)) for event, note in events)
    return [(note, say(event, **values)) for event, note, values in found if values is not None]


def first_notes(notes: Sequence[Note], told: Sequence[str]) -> list[Note]:
    """List the first notes of these kinds, as many of each as the kind is named."""
    left = list(told)
    found = []
    for note in notes:
        if note[0] in left:
            left.remove(note[0])
            found.append(note)
    return found


STILL_TO_SAY: Final[dict[str, str]] = {"shift": "carried", "walked": "locked-in"}
"""What is to be said of an event that the move itself has told."""
