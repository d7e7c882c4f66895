"""The log: what a move was and what it brought about, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.board import is_locked
from cuboteca.games.cuobe.rules.fights import opponents
from cuboteca.games.cuobe.rules.moves import KIND_OF, SEAT_OF, Move, read_move
from cuboteca.games.cuobe.rules.names import (
    COMPASS_NAMES,
    KIND_NAMES,
    capital,
    card_name,
    counted,
    listed,
    number,
    room_name,
)
from cuboteca.games.cuobe.rules.notes import together
from cuboteca.games.cuobe.rules.places import PLACE_NAMES, PLACE_OF, WAY_LETTERS
from cuboteca.games.cuobe.rules.position import KEYS_NEEDED, Note, Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.answers import branch_words
from cuboteca.games.cuobe.text.card_text import card_text
from cuboteca.games.cuobe.text.fights_told import dueled, fought
from cuboteca.games.cuobe.text.shifts_told import came_to, shifted, spot


def describe_move(before: State, move: Move | str, names: Sequence[str]) -> str:
    """A move and all that it brought about, as sentences."""
    made = read_move(move) if isinstance(move, str) else move
    return " ".join([move_sentence(before, made, names), *describe_result(before, made, before.play(made), names)])


def describe_result(before: State, move: Move, after: State, names: Sequence[str]) -> list[str]:
    """What a move brought about, a sentence each; and that it was nothing, where something might have come."""
    said = consequences(after, names)
    if move.verb == moves.DROP:
        return said[1:]
    if move.verb == moves.GREEN and {note[0] for note in after.happened if note[0] in SENTENCES} == {"counted"}:
        return ["Nothing comes of it.", *said]
    if move.verb == moves.ROLL and before.agenda[-2].what == steps.SEARCHED and not said:
        return [] if after.agenda[-1].what == steps.FINDS else [_nothing_found(after, int(move.args[0]))]
    return said


def _nothing_found(at: Position, rolled: int) -> str:
    """Why a search came to nothing (C-55)."""
    if not rolled:
        return "A 0 finds nothing."
    seen = [at.printed(place) for place in range(len(at.rooms))]
    there = any(printed is not None and printed.search == rolled for printed in seen)
    return f"What has a {rolled} holds a find already." if there else f"No room seen so far has a {rolled}."


def consequences(after: State, names: Sequence[str]) -> list[str]:
    """What the move that led to a state brought about, a sentence each; what the move itself says is not repeated."""
    notes = [note for note in together(after.happened) if note[0] in SENTENCES]
    if notes and notes[-1][0] == "counted":  # the sum is told, so that what it came from need not be
        notes = [note for note in notes if note[0] != "dice"]
    sentences = [SENTENCES[note[0]](after, note, names) for note in notes]
    return [capital(sentence) for sentence in sentences if sentence]


def move_sentence(before: State, move: Move, names: Sequence[str]) -> str:
    """What was decided, or what chance did."""
    seat = before.seat
    who = names[seat] if seat is not None and seat >= 0 else ""
    return capital(MOVES[move.verb](before, who, move.args, names))


Args = tuple[str, ...]
SEVERAL: Final = ("tentacles", "spiders", "twins")  # they "return"


def _go(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    way = COMPASS_NAMES[WAY_LETTERS.index(args[0])]
    along = f" and takes {names[SEAT_OF[args[1]]]} along" if len(args) > 1 else ""
    return f"{who} walks {way}{along}."


def _fight(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    return f"{who} fights {KIND_NAMES[KIND_OF[args[0]]]} with {counted(int(args[1]), 'die', 'dice')}."


def _duel(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    return f"{who} fights {names[SEAT_OF[args[0]]]} with {counted(int(args[1]), 'die', 'dice')}."


def _choose(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    answer = args[0]
    step = at.agenda[-1]
    if answer in SEAT_OF:
        chosen = names[SEAT_OF[answer]]
    elif answer in PLACE_OF:
        chosen = room_name(at, PLACE_OF[answer])
    elif answer in WAY_LETTERS:
        chosen = COMPASS_NAMES[WAY_LETTERS.index(answer)]
    elif answer in at.box.cards:
        chosen = card_name(at, answer)
    elif answer == moves.YES:
        return f"{who} accepts."
    elif step.what == steps.ASK and answer in "abcd":
        return f"{who} chooses “{branch_words(at, answer)}”."
    else:
        chosen = answer
    return f"{who} chooses {chosen}."


def _end(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    """Ending a turn beside a spawn frightens, some also beside a player: so it is said who is there (C-94, C-100)."""
    place = at.players[at.active].place
    beside = [KIND_NAMES[kind] for kind in opponents(at, place)]
    held = [card_name(at, script.partition(".")[0]) for _, script in at.passive(at.active, "endTurnWithPlayer")]
    others = [names[seat] for seat in at.here(place) if seat != at.active] if held else []
    beside += [f"{listed(others)}, with {listed(held)}"] if others else []
    return f"{who} ends the turn beside {listed(beside)}." if beside else f"{who} ends the turn."


def _weapons(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    if not args:
        return f"{who} adds no weapon."
    return f"{who} adds {listed([card_name(at, card) for card in args])}."


def _green(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    return f"Green card: {card_name(at, args[0])}. {card_text(at.box, args[0])}".strip()


def _blue(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    return f"{names[at.active]} draws {card_name(at, args[0])}."


def _reveal(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    return f"The room on {PLACE_NAMES[at.agenda[-1].values[0]]} is the {card_name(at, args[0])}."


def _retrieve(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    kind = at.box.cards[args[0]].kind
    return f"{KIND_NAMES[kind]} {_verb(kind, 'returns', 'return')}."


def _key(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    verb = "are" if at.keys else "is"
    return f"{who} uses {card_name(at, args[0])}: {number(len(at.keys) + 1)} of {number(KEYS_NEEDED)} keys {verb} in."


def _simple(words: str) -> Callable[[State, str, Args, Sequence[str]], str]:
    return lambda at, who, args, names: words.format(who=who, card=card_name(at, args[0]) if args else "")


MOVES: Final[dict[str, Callable[[State, str, Args, Sequence[str]], str]]] = {
    moves.GO: _go,
    moves.FORCE: _simple("{who} tries the lock by force."),
    moves.SEARCH: _simple("{who} searches."),
    moves.ROOM: lambda at, who, args, names: f"{who} uses {room_name(at, at.players[at.active].place)}.",
    moves.PICK: _simple("{who} takes the find."),
    moves.USE: _simple("{who} uses {card}."),
    moves.TALENT: _simple("{who} uses {card}."),
    moves.CHEST: _simple("{who} places a chest: tools can be left in it."),
    moves.PUT: _simple("{who} puts {card} into the chest."),
    moves.TAKE: _simple("{who} takes {card} out of the chest."),
    moves.GIVE: lambda at, who, args, names: f"{who} gives {card_name(at, args[0])} to {names[SEAT_OF[args[1]]]}.",
    moves.DROP: _simple("{who} drops {card}."),
    moves.FIGHT: _fight,
    moves.DUEL: _duel,
    moves.KEY: _key,
    moves.EXIT: _simple("{who} leaves."),
    moves.STAY: _simple("{who} stays."),
    moves.END: _end,
    moves.SURRENDER: _simple("All agree to give up."),
    moves.ROT: _simple("{who} turns the corridor."),
    moves.LEAVE_FIND: _simple("{who} leaves the card as a find."),
    moves.DRAW: _simple("{who} draws the card."),
    moves.CHOOSE: _choose,
    moves.DECLINE: _simple("{who} declines."),
    moves.WEAPONS: _weapons,
    moves.FIRST: lambda at, who, args, names: f"{names[SEAT_OF[args[0]]]} begins.",
    moves.DEAL: lambda at, who, args, names: f"{names[at.agenda[-1].seat]} begins with {card_name(at, args[0])}.",
    moves.GREEN: _green,
    moves.BLUE: _blue,
    moves.REVEAL: _reveal,
    moves.ROLL: lambda at, who, args, names: (
        f"The dice show {listed(args)}." if len(args) > 1 else f"The die shows {args[0]}."
    ),
    moves.RETRIEVE: _retrieve,
}


# Consequences.


def _many(what: str) -> Callable[[Position, Note, Sequence[str]], str]:
    """A sentence with the name of the seat that the note is about."""
    return lambda at, note, names: what.format(who=names[note[1]])


def _at(what: str) -> Callable[[Position, Note, Sequence[str]], str]:
    """A sentence with the room that the note is about: by its name, and as whoever is inside it says."""
    return lambda at, note, names: what.format(room=spot(at, note[1]), inside=_inside(at, note[1]))


def _sprung(at: Position, note: Note, names: Sequence[str]) -> str:
    hit = [names[seat] for seat in note[1:]]
    return f"the traps hit {listed(hit)}." if hit else "the traps hit nobody."


def _walked(at: Position, note: Note, names: Sequence[str]) -> str:
    """Where somebody has come to, and what keeps them there."""
    seat, place = note[1:3]
    if at.players[seat].place != place:
        return f"{names[seat]} comes to {came_to(at, note, place)}."
    locked = ", which is locked" if is_locked(at, place) else ""
    return f"{names[seat]} is in {room_name(at, place)}{locked}."


def _inside(at: Position, place: int) -> str:
    """As in "in the Archive", or "on c4" where rooms have moved since."""
    room = spot(at, place)
    return f"on {room}" if room == PLACE_NAMES[place] else f"in {room}"


def _verb(kind: str, one: str, several: str) -> str:
    return several if kind in SEVERAL else one


SENTENCES: Final[dict[str, Callable[[Position, Note, Sequence[str]], str]]] = {
    "turn": _many("{who}'s turn begins."),
    "woke": _many("{who} wakes up."),
    "counted": lambda at, note, names: f"{names[note[1]]} has {counted(note[2], 'die', 'dice')}.",
    "dice": lambda at, note, names: (
        f"{counted(note[1], 'more die', 'more dice')} this turn."
        if note[1] > 0
        else f"{counted(-note[1], 'die', 'dice')} less this turn."
    ),
    "wound": _many("{who} takes a wound."),
    "past-fear": _many("{who} can be frightened no more, and is hurt instead."),
    "panic": _many("{who} panics a little more."),
    "insane": _many("{who} goes insane."),
    "dead": _many("{who} dies."),
    "back": _many("{who} begins again in the Atrium."),
    "asleep": _many("{who} falls asleep."),
    "healed": lambda at, note, names: f"{names[note[1]]} heals {counted(note[2], 'wound')}.",
    "calmed": lambda at, note, names: f"{names[note[1]]} calms down by {number(note[2])}.",
    "escaped": _many("{who} is out."),
    "held": lambda at, note, names: (
        f"{card_name(at, note[2])} goes to {names[note[1]]}, who has room for it." if note[1] != at.active else ""
    ),
    "removed": lambda at, note, names: f"{card_name(at, note[1])} is out of the game.",
    "dropped": lambda at, note, names: f"{names[note[1]]} drops {listed([card_name(at, card) for card in note[2:]])}.",
    "fetched": lambda at, note, names: f"{names[note[1]]} takes {card_name(at, note[2])} back.",
    "looted": lambda at, note, names: f"{names[note[1]]} takes {card_name(at, note[2])} from {names[note[3]]}.",
    "walked": _walked,
    "jumped": lambda at, note, names: f"{names[note[1]]} jumps to {came_to(at, note, note[2])}.",
    "swapped": lambda at, note, names: f"{names[note[1]]} and {names[note[2]]} change places.",
    "shift": shifted,
    "trap": _at("a trap is set {inside}."),
    "trap-gone": _at("the trap {inside} is gone."),
    "no-traps-left": lambda at, note, names: "no trap token is left, so all traps are triggered.",
    "sprung": _sprung,
    "lock": _at("{room} is locked."),
    "unlock": _at("the lock of {room} is open."),
    "stuck": _at("the lock of {room} holds."),
    "find": lambda at, note, names: f"something can be found {listed([_inside(at, place) for place in note[1:]])}.",
    "appeared": lambda at, note, names: f"{KIND_NAMES[note[1]]} {_verb(note[1], 'is', 'are')} {_inside(at, note[2])}.",
    "came": lambda at, note, names: f"{KIND_NAMES[note[1]]} {_verb(note[1], 'comes', 'come')} to {spot(at, note[2])}.",
    "clown": lambda at, note, names: f"the Clown and {names[note[1]]} change places.",
    "spider": lambda at, note, names: (
        f"{'a spider sits' if len(note) == 2 else 'spiders sit'} in {listed([spot(at, place) for place in note[1:]])}."
    ),
    "spiders-came": lambda at, note, names: (
        f"{counted(note[3], 'spider')} {'comes' if note[3] == 1 else 'come'} to {spot(at, note[2])}."
    ),
    "swarm": lambda at, note, names: "the house is full of spiders: everybody panics.",
    "squashed": lambda at, note, names: "a spider is killed.",
    "weaker": lambda at, note, names: f"{KIND_NAMES[note[1]]} {_verb(note[1], 'grows', 'grow')} weaker.",
    "gives-up": lambda at, note, names: f"{KIND_NAMES[note[1]]} gives a card back.",
    "destroyed": lambda at, note, names: f"{KIND_NAMES[note[1]]} {_verb(note[1], 'is', 'are')} destroyed.",
    "fought": fought,
    "dueled": dueled,
}
