"""The log: what a move brought about, an event each, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cuboteca.games.cuobe.rules.board import is_locked
from cuboteca.games.cuobe.rules.places import ACROSS, LINES, NORTH, PLACE_NAMES, SOUTH
from cuboteca.games.cuobe.rules.position import Note, Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import (
    COMPASS_NAMES,
    KIND_NAMES,
    capital,
    card_name,
    counted,
    figure,
    number,
    room_name,
)
from cuboteca.play.wording import join_words

TOGETHER: Final = {"spider": 1, "find": 1, "dropped": 2}
"""Events that share a sentence, with how much of them has to be the same."""


def merge_notes(notes: Sequence[Note]) -> list[Note]:
    """Merge spiders that come one after the other, and cards that one player drops."""
    found: list[Note] = []
    for note in notes:
        same = TOGETHER.get(note[0], 0)
        if same and found and found[-1][:same] == note[:same]:
            found[-1] = (*found[-1], *note[same:])
        else:
            found.append(note)
    return found


WENT: Final = {"walked": 1, "jumped": 1, "swapped": 2, "back": 1, "escaped": 1, "clown": 1}
"""Whoever has gone elsewhere since is not where a shift has taken them: how many seats each note begins with."""


def room_at(at: Position, place: int) -> str:
    """Name the room on a place; only the place where another room may lie there by now."""
    shifted = any(note[0] == "shift" for note in _notes(at))
    return PLACE_NAMES[place] if shifted else room_name(at, place)


def room_reached(at: Position, note: Note, place: int) -> str:
    """Name the room that lay on a place when an event happened, wherever it lies by now."""
    for later in _after(at, note):
        if later[0] == "shift" and place in LINES[later[1]][later[2]]:
            place = ACROSS[place][later[2]]
    return room_name(at, place)


def describe_shift(at: Position, note: Note, names: Sequence[str]) -> str:
    """Say which line has moved, and where it has taken those who stand in it."""
    _, place, way = note
    line = LINES[place][way]
    later = _after(at, note)
    moved_on = {end for other in later if other[0] == "shift" for end in LINES[other[1]][other[2]]}
    gone = {seat for other in later for seat in other[1 : 1 + WENT.get(other[0], 0)]}
    taken: dict[int, list[str]] = {}
    for seat, player in enumerate(at.players):
        if player.inside and player.place in line and player.place not in moved_on and seat not in gone:
            taken.setdefault(player.place, []).append(names[seat])
    told = [
        f"{join_words(who)}{'' if n else ' along'} to {PLACE_NAMES[to]}" for n, (to, who) in enumerate(taken.items())
    ]
    along = f" and takes {join_words(told)}" if told else ""
    return f"{_line_name(place, way)} shifts {COMPASS_NAMES[way]}{along}."


def _notes(at: Position) -> tuple[Note, ...]:
    return at.notes if isinstance(at, State) else ()


def _after(at: Position, note: Note) -> tuple[Note, ...]:
    """List the events after it."""
    notes = _notes(at)
    made = next((n for n, one in enumerate(notes) if one is note), len(notes))
    return notes[made + 1 :]


def _line_name(place: int, way: int) -> str:
    """Name the row or column of a place that goes that way."""
    name = PLACE_NAMES[place]
    return f"column {name[0]}" if way in (NORTH, SOUTH) else f"row {name[1]}"


def describe_fight(at: Position, note: Note, names: Sequence[str]) -> str:
    """Describe a fight: "0, less 1 for Rush, makes −1 against 4, 3 of power and 1 of panic: Ada loses." """
    _, seat, _, own, against, panic, *held = note
    result = "both suffer" if own == against else f"{names[seat]} wins" if own > against else f"{names[seat]} loses"
    strength = f"{against}, {against - panic} of power and {panic} of panic" if panic else str(against)
    return f"{_added_up(at, seat, own, held)} against {strength}: {result}."


def describe_duel(at: Position, note: Note, names: Sequence[str]) -> str:
    """Describe a fight between players."""
    _, attacker, attack, defender, defence, *counted = note
    sums = f"{figure(attack)} against {figure(defence)}{_for_good(at, counted, names)}"
    if attack == defence:
        return f"{sums}: both suffer."
    return f"{sums}: {names[attacker if attack > defence else defender]} wins."


def _added_up(at: Position, seat: int, own: int, held: Sequence[str]) -> str:
    """Return the fighter's sum, with how it came about if not by the dice alone."""
    cards = at.box.cards
    notes = at.notes if isinstance(at, State) else ()
    named = [card for note in notes if note[:2] == ("armed", seat) for card in note[2:]]
    changes = [(cards[card].name, cards[card].weapon * named.count(card)) for card in dict.fromkeys(named)]
    changes += [(cards[card].name, passive.n) for card in held if (passive := cards[card].passive) is not None]
    if not changes:
        return figure(own)
    dice = own - sum(n for _, n in changes)
    words = "".join(f", {'plus' if n > 0 else 'less'} {abs(n)} for {name}" for name, n in changes)
    return f"{figure(dice)}{words}, makes {figure(own)}"


def _for_good(at: Position, counted: Sequence[tuple[int, str]], names: Sequence[str]) -> str:
    """List the lasting effects in the sums, by seat and card: ", 1 less for Ada’s Rush"."""
    told = ""
    for seat, card in counted:
        passive = at.box.cards[card].passive
        n = passive.n if passive is not None else 0
        told += f", {abs(n)} {'more' if n > 0 else 'less'} for {names[seat]}’s {at.box.cards[card].name}"
    return told


def describe_events(after: State, names: Sequence[str], left_out: Sequence[str] = ()) -> list[str]:
    """Describe what the move that led to a state brought about, a sentence each, without what the move itself says.

    Events of the kinds `left_out` aren't described.
    """
    notes = [note for note in merge_notes(after.notes) if note[0] in SENTENCES and note[0] not in left_out]
    if notes and notes[-1][0] == "counted":  # the sum is told, so that what it came from need not be
        notes = [note for note in notes if note[0] != "dice"]
    sentences = [SENTENCES[note[0]](after, note, names) for note in notes]
    return [capital(sentence) for sentence in sentences if sentence]


SEVERAL: Final = ("tentacles", "spiders", "twins")  # they "return"


def _who(what: str) -> Callable[[Position, Note, Sequence[str]], str]:
    """Make a sentence with the name of the seat that the event is about."""
    return lambda at, note, names: what.format(who=names[note[1]])


def _at(what: str) -> Callable[[Position, Note, Sequence[str]], str]:
    """Make a sentence with the room that the event is about: by its name, or as "in" that room."""
    return lambda at, note, names: what.format(room=room_at(at, note[1]), inside=_inside(at, note[1]))


def _sprung(at: Position, note: Note, names: Sequence[str]) -> str:
    hit = [names[seat] for seat in note[1:]]
    return f"the traps hit {join_words(hit)}." if hit else "the traps hit nobody."


def _walked(at: Position, note: Note, names: Sequence[str]) -> str:
    """Say where a player has come to, and what keeps them there."""
    seat, place = note[1:3]
    if at.players[seat].place != place:
        return f"{names[seat]} comes to {room_reached(at, note, place)}."
    locked = ", which is locked" if is_locked(at, place) else ""
    return f"{names[seat]} is in {room_name(at, place)}{locked}."


def _spiders(at: Position, note: Note, names: Sequence[str]) -> str:
    rooms = join_words([room_at(at, place) for place in note[1:]])
    return f"{'a spider sits' if len(note) == 2 else 'spiders sit'} in {rooms}."


def _inside(at: Position, place: int) -> str:
    """As in "in the Archive", or "on c4" where rooms have moved since."""
    room = room_at(at, place)
    return f"on {room}" if room == PLACE_NAMES[place] else f"in {room}"


def verb_of(kind: str, one: str, several: str) -> str:
    return several if kind in SEVERAL else one


SENTENCES: Final[dict[str, Callable[[Position, Note, Sequence[str]], str]]] = {
    "turn": _who("{who}'s turn begins."),
    "woke": _who("{who} wakes up."),
    "counted": lambda at, note, names: f"{names[note[1]]} has {counted(note[2], 'die', 'dice')}.",
    "dice": lambda at, note, names: (
        f"{counted(note[1], 'more die', 'more dice')} this turn."
        if note[1] > 0
        else f"{counted(-note[1], 'die', 'dice')} less this turn."
    ),
    "wound": _who("{who} takes a wound."),
    "past-fear": _who("{who} can be frightened no more, and is hurt instead."),
    "panic": _who("{who} panics a little more."),
    "insane": _who("{who} goes insane."),
    "dead": _who("{who} dies."),
    "back": _who("{who} begins again in the Atrium."),
    "asleep": _who("{who} falls asleep."),
    "healed": lambda at, note, names: f"{names[note[1]]} heals {counted(note[2], 'wound')}.",
    "calmed": lambda at, note, names: f"{names[note[1]]} calms down by {number(note[2])}.",
    "escaped": _who("{who} is out."),
    "held": lambda at, note, names: (
        f"{card_name(at, note[2])} goes to {names[note[1]]}, who has room for it." if note[1] != at.active else ""
    ),
    "removed": lambda at, note, names: f"{card_name(at, note[1])} is out of the game.",
    "dropped": lambda at, note, names: (
        f"{names[note[1]]} drops {join_words([card_name(at, card) for card in note[2:]])}."
    ),
    "fetched": lambda at, note, names: f"{names[note[1]]} takes {card_name(at, note[2])} back.",
    "looted": lambda at, note, names: f"{names[note[1]]} takes {card_name(at, note[2])} from {names[note[3]]}.",
    "walked": _walked,
    "jumped": lambda at, note, names: f"{names[note[1]]} jumps to {room_reached(at, note, note[2])}.",
    "swapped": lambda at, note, names: f"{names[note[1]]} and {names[note[2]]} change places.",
    "shift": describe_shift,
    "trap": _at("a trap is set {inside}."),
    "trap-gone": _at("the trap {inside} is gone."),
    "no-traps-left": lambda at, note, names: "no trap token is left, so all traps are triggered.",
    "sprung": _sprung,
    "lock": _at("{room} is locked."),
    "unlock": _at("the lock of {room} is open."),
    "stuck": _at("the lock of {room} holds."),
    "find": lambda at, note, names: f"something can be found {join_words([_inside(at, place) for place in note[1:]])}.",
    "appeared": lambda at, note, names: (
        f"{KIND_NAMES[note[1]]} {verb_of(note[1], 'is', 'are')} {_inside(at, note[2])}."
    ),
    "came": lambda at, note, names: (
        f"{KIND_NAMES[note[1]]} {verb_of(note[1], 'comes', 'come')} to {room_at(at, note[2])}."
    ),
    "clown": lambda at, note, names: f"the Clown and {names[note[1]]} change places.",
    "spider": _spiders,
    "spiders-came": lambda at, note, names: (
        f"{counted(note[3], 'spider')} {'comes' if note[3] == 1 else 'come'} to {room_at(at, note[2])}."
    ),
    "swarm": lambda at, note, names: "the house is full of spiders: everybody panics.",
    "squashed": lambda at, note, names: "a spider is killed.",
    "weaker": lambda at, note, names: f"{KIND_NAMES[note[1]]} {verb_of(note[1], 'grows', 'grow')} weaker.",
    "gives-up": lambda at, note, names: f"{KIND_NAMES[note[1]]} gives a card back.",
    "destroyed": lambda at, note, names: f"{KIND_NAMES[note[1]]} {verb_of(note[1], 'is', 'are')} destroyed.",
    "fought": describe_fight,
    "dueled": describe_duel,
}
