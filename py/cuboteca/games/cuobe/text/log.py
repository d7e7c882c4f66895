"""The log: what a move was, and all that has happened since a player last decided, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.fights import opponents
from cuboteca.games.cuobe.rules.moves import END, GREEN, KIND_OF, ROLL, SEAT_OF, Move, read_move
from cuboteca.games.cuobe.rules.places import PLACE_NAMES, PLACE_OF, WAY_LETTERS
from cuboteca.games.cuobe.rules.position import KEYS_NEEDED, Note, Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import Selection
from cuboteca.games.cuobe.text.card_text import card_text
from cuboteca.games.cuobe.text.choices import branch_words
from cuboteca.games.cuobe.text.log_events import SENTENCES, describe_events, verb_of
from cuboteca.games.cuobe.text.names import (
    COMPASS_NAMES,
    KIND_NAMES,
    capital,
    card_name,
    counted,
    number,
    room_name,
)
from cuboteca.play.game import NATURE
from cuboteca.play.view import View
from cuboteca.play.wording import join_words


def describe_move(before: State, move: Move | str, names: Sequence[str]) -> str:
    """Describe a move and all that it brought about, in sentences."""
    made = read_move(move) if isinstance(move, str) else move
    return " ".join([move_sentence(before, made, names), *describe_result(before, made, before.play(made), names)])


def describe_result(before: State, move: Move, after: State, names: Sequence[str]) -> list[str]:
    """Describe what a move brought about, a sentence each; and that it was nothing, if something might have come."""
    said = describe_events(after, names)
    if move.verb == moves.DROP:
        return said[1:]
    if move.verb == moves.GREEN and {note[0] for note in after.notes if note[0] in SENTENCES} == {"counted"}:
        return ["Nothing comes of it.", *said]
    if move.verb == moves.ROLL and before.agenda[-2].what == steps.SEARCHED and not said:
        return [] if after.agenda[-1].what == steps.FINDS else [_nothing_found(after, int(move.args[0]))]
    return said


def _nothing_found(at: Position, rolled: int) -> str:
    """Say why a search came to nothing (C-55)."""
    if not rolled:
        return "A 0 finds nothing."
    seen = [at.printed(place) for place in range(len(at.rooms))]
    there = any(printed is not None and printed.search == rolled for printed in seen)
    return f"What has a {rolled} holds a find already." if there else f"No room seen so far has a {rolled}."


def move_sentence(before: State, move: Move, names: Sequence[str]) -> str:
    """Describe what was decided, or what chance did."""
    seat = before.seat
    who = names[seat] if seat is not None and seat >= 0 else ""
    return capital(MOVES[move.verb](before, who, move.args, names))


Args = tuple[str, ...]


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
    """Name who is there: ending a turn beside a spawn frightens, some also beside a player (C-94, C-100)."""
    place = at.players[at.active].place
    beside = [KIND_NAMES[kind] for kind in opponents(at, place)]
    held = [card_name(at, script.partition(".")[0]) for _, script in at.passive(at.active, "endTurnWithPlayer")]
    others = [names[seat] for seat in at.here(place) if seat != at.active] if held else []
    beside += [f"{join_words(others)}, with {join_words(held)}"] if others else []
    return f"{who} ends the turn beside {join_words(beside)}." if beside else f"{who} ends the turn."


def _weapons(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    if not args:
        return f"{who} adds no weapon."
    return f"{who} adds {join_words([card_name(at, card) for card in args])}."


def _green(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    return f"Green card: {card_name(at, args[0])}. {card_text(at.box, args[0])}".strip()


def _blue(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    return f"{names[at.active]} draws {card_name(at, args[0])}."


def _reveal(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    return f"The room on {PLACE_NAMES[at.agenda[-1].values[0]]} is the {card_name(at, args[0])}."


def _retrieve(at: State, who: str, args: Args, names: Sequence[str]) -> str:
    kind = at.box.cards[args[0]].kind
    return f"{KIND_NAMES[kind]} {verb_of(kind, 'returns', 'return')}."


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
        f"The dice show {join_words(args)}." if len(args) > 1 else f"The die shows {args[0]}."
    ),
    moves.RETRIEVE: _retrieve,
}

# What has happened since a player last decided.

PASSING: Final = ("turn", "woke")
"""What a turn's end brings about in any case."""

FIGHTS: Final = ("fought", "dueled")
"""Events that decide a fight."""

KEPT: Final = 512
"""How many texts are remembered."""


class LoggedMove(NamedTuple):
    """A move, what was before it, and what was after it."""

    ply: int
    before: State
    move: Move
    after: State


def recent_moves(view: View) -> list[LoggedMove]:
    """List the last decision and what chance did after it, in order; all moves if nobody has decided yet."""
    found: list[LoggedMove] = []
    after: State = view.state
    for ply in range(len(view.past) - 1, -1, -1):
        before, text = view.past[ply]
        found.append(LoggedMove(ply, before, read_move(text), after))
        if before.seat != NATURE:
            break
        after = before
    return found[::-1]


def notes_of(happened: list[LoggedMove]) -> list[Note]:
    """List the events of these moves, in their order."""
    return [note for one in happened for note in one.after.notes]


def last_roll(happened: list[LoggedMove]) -> tuple[int, tuple[int, ...]] | None:
    """Return the last roll: after how many moves it came, and what the dice showed."""
    for one in reversed(happened):
        if one.move.verb == ROLL:
            return one.ply, tuple(map(int, one.move.args))
    return None


def green_just_drawn(happened: list[LoggedMove]) -> int | None:
    """Return after how many moves the last green card came, if one came just now."""
    for one in reversed(happened):
        if one.move.verb == GREEN:
            return one.ply
    return None


def last_green(view: View) -> tuple[int, str] | None:
    """Return the green card drawn last, and after how many moves."""
    for ply in range(len(view.moves) - 1, -1, -1):
        if view.moves[ply].startswith(f"{GREEN} "):
            return ply, view.moves[ply].rpartition(" ")[2]
    return None


@lru_cache(maxsize=KEPT)
def recall_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """Describe a move and all that it brought about; sentences are remembered, since most are shown again."""
    return describe_move(before, move, names)


def describe_latest(view: View) -> str:
    """What came of the last decision. The end of a turn and the green card held up are seen anyhow: only what they
    brought."""
    said: list[str] = []
    happened = recent_moves(view)
    shown = green_just_drawn(happened)
    for one in happened:
        if one.ply == shown:
            said += describe_result(one.before, one.move, one.after, view.names)
        elif one.move.verb != END or any(note[0] not in PASSING for note in one.after.notes):
            said.append(recall_move(one.before, str(one.move), view.names))
    return " ".join(said)


def last_entries(view: View, most: int) -> list[str]:
    """Return the log of the last moves, a text for each, the newest last."""
    first = max(0, len(view.past) - most)
    return [recall_move(before, move, view.names) for before, move in view.past[first:]]


def fight_over(view: View, selection: Selection) -> bool:
    """Has a fight just been decided whose sheet has not been put away?"""
    return view.live and any(
        note[0] in FIGHTS and one.ply + 1 > selection.seen for one in recent_moves(view) for note in one.after.notes
    )
