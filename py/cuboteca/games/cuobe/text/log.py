"""The log: what a move was, and all that has happened since a player last decided, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.cards import SPAWN, Effect
from cuboteca.games.cuobe.rules.locks_traps_search import rooms_to_search
from cuboteca.games.cuobe.rules.moves import END, GREEN, ROLL, Move, read_move
from cuboteca.games.cuobe.rules.places import NOWHERE
from cuboteca.games.cuobe.rules.position import ALIVE, LOCK_TOKENS, Note, Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import Selection
from cuboteca.games.cuobe.text.card_text import card_text
from cuboteca.games.cuobe.text.event_values import VALUES as EVENTS
from cuboteca.games.cuobe.text.log_answers import describe_answer, told_by_answer
from cuboteca.games.cuobe.text.log_events import describe_events
from cuboteca.games.cuobe.text.log_moves import VALUES, brief, made, told_by_move
from cuboteca.games.cuobe.text.names import WORDS
from cuboteca.play.game import NATURE
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        "nothing": By(
            "why",
            {
                "": "Nothing happens.",
                "retrieveTool": "Nothing happens: the dropped pile is empty.",
                "retrieveSpawn": "Nothing happens: no spawn has been destroyed.",
                "drop": "Nothing happens: there’s nothing to drop.",
                "heal": "Nothing happens: nobody has a wound.",
                "attract": "Nothing happens: there’s no spawn to attract.",
                "calm": "Nothing happens: nobody’s panic can go down.",
                "here": "Nothing happens: the closest spawn is in the room already.",
                "swap": "Nothing happens: no player is in another room.",
                "jump": "Nothing happens: the jump would end in the same room.",
                "lock": "Nothing happens: the room has a lock already.",
                "no_lock": "Nothing happens: there’s no lock token left.",
                "trap": "Nothing happens: the room is trapped already.",
                "no_traps": "Nothing happens: this room takes no trap tokens.",
                "no_room": "Nothing happens: no such room can take a token.",
            },
        ),
        "rolled_zero": "A 0 finds nothing.",
        "no_token": "There’s no find token left.",
        "all_found": "Every discovered room with a {number} already has a find token.",
        "none_there": "No discovered room has a {number}.",
        "deck_emptied": "The blue deck is empty now: find tokens and searches bring no more cards.",
    },
    WORDS,
)
"""Where nothing came of a move, or nothing more will come."""


def describe_move(before: State, move: Move | str, names: Sequence[str], left_out: Sequence[str] = ()) -> str:
    """Describe a move and all that it brought about but the events of the kinds `left_out`, in sentences."""
    played = read_move(move) if isinstance(move, str) else move
    result = describe_result(before, played, before.play(played), names, left_out)
    return " ".join([move_sentence(before, played, names), *result])


def describe_result(
    before: State, move: Move, after: State, names: Sequence[str], left_out: Sequence[str] = ()
) -> list[str]:
    """Describe what a move brought about, a sentence each; and that it was nothing, if something might have come."""
    said = describe_events(after, names, left_out, told_itself(before, move))
    return [*describe_nothing(before, move, after, bool(said)), *said, *describe_emptied(before, after)]


def describe_nothing(before: State, move: Move, after: State, is_told: bool) -> list[str]:
    """Say that a move did nothing, if it might have done something; `is_told`: something else is said of it."""
    if move.verb == moves.GREEN and {note[0] for note in after.notes if note[0] in EVENTS} == {"counted"}:
        return _nothing_came(after, move.args[0])
    if move.verb == moves.ROLL and before.agenda[-2].what == steps.SEARCHED and not is_told:
        return [] if after.agenda[-1].what == steps.FINDS else [_nothing_found(after, int(move.args[0]))]
    return []


def describe_emptied(before: State, after: State) -> list[str]:
    """Say that the last blue card is gone: tokens look as before, and bring nothing."""
    return [say("deck_emptied")] if before.blue.size and not after.blue.size else []


TOLD: Final = {moves.DEAL: ("held",), moves.DROP: ("dropped",)}
"""Events that the sentence of a move itself tells, by its verb."""
ANSWERS: Final = (moves.CHOOSE, moves.DECLINE)


def told_itself(before: State, move: Move) -> tuple[str, ...]:
    """Return the events that the sentence of a move tells itself, each as often as it does."""
    if move.verb == moves.CHOOSE:
        return told_by_answer(before, move)
    return TOLD.get(move.verb) or told_by_move(before, move)


NONE_THERE: Final[dict[str, Callable[[Position], bool]]] = {
    "retrieveTool": lambda at: not at.dropped,
    "retrieveSpawn": lambda at: not any(at.box.cards[card].type == SPAWN for card in at.passed),
    "drop": lambda at: not at.players[at.active].tools,
    "heal": lambda at: not any(at.players[seat].wounds for seat in at.inside),
    "calm": lambda at: not any(at.players[seat].panic and at.players[seat].status == ALIVE for seat in at.inside),
    "swap": lambda at: len({at.players[seat].place for seat in at.inside}) < 2,
    "jump": lambda at: at.players[at.active].place != NOWHERE,
}
"""By operation: is there nothing that it could be done to?"""


def _why_no_token(at: Position, effect: Effect) -> str:
    """Say why no lock or trap token came to lie anywhere (C-50, C-92)."""
    if effect.op == "lock" and at.locks >= LOCK_TOKENS:
        return "no_lock"
    place = at.players[at.active].place
    if effect.room != "this" or place == NOWHERE:
        return "no_room"
    printed = at.printed(place)
    return "no_traps" if effect.op == "trap" and printed is not None and printed.no_traps else effect.op


def _why_nothing(at: Position, effect: Effect) -> str:
    if effect.op in ("lock", "trap"):
        return _why_no_token(at, effect)
    if effect.op == "attract":
        return "here" if at.spawns or (at.spiders and at.rules.spider_attract) else "attract"
    return effect.op if effect.op in NONE_THERE and NONE_THERE[effect.op](at) else ""


def _nothing_came(at: Position, card: str) -> list[str]:
    """Say that a green card did nothing, and why."""
    effect = at.box.scripts[card][0]
    if effect.op == "find":
        return [say("nothing", why=""), _nothing_found(at, effect.n)]
    return [say("nothing", why=_why_nothing(at, effect))]


def _nothing_found(at: Position, rolled: int) -> str:
    """Say why a search came to nothing (C-55, C-56)."""
    if not rolled:
        return say("rolled_zero")
    if rooms_to_search(at, rolled):
        return say("no_token")
    discovered = [at.printed(place) for place in range(len(at.rooms))]
    found = any(printed is not None and printed.search == rolled for printed in discovered)
    return say("all_found" if found else "none_there", number=rolled)


def move_sentence(before: State, move: Move, names: Sequence[str]) -> str:
    """Describe what was decided, or what chance did; of a green card also what it says."""
    if move.verb in ANSWERS:
        return describe_answer(before, move, names, whole=True)
    sentence = drawn_sentence(before, move, names)
    return f"{sentence} {words_of_card(before, move)}".strip() if move.verb == GREEN else sentence


def drawn_sentence(before: State, move: Move, names: Sequence[str]) -> str:
    """Describe what was decided or came by chance; of a card that is drawn, without what it says."""
    return made(move.verb, **_values(before, move, names))


DRAWS: Final = (moves.DEAL, GREEN, moves.BLUE)


def words_of_card(at: Position, move: Move) -> str:
    """Return what the card does that a move brings, in its own words; nothing where it brings none."""
    return card_text(at.box, move.args[0], at.rules.brutal) if move.verb in DRAWS else ""


def brief_move(before: State, move: Move, names: Sequence[str]) -> str:
    """Describe the same beside the name of the player who decides."""
    if move.verb in ANSWERS:
        return describe_answer(before, move, names, whole=False)
    return brief(move.verb, **_values(before, move, names))


def _values(before: State, move: Move, names: Sequence[str]) -> dict[str, Any]:
    seat = before.asked
    values: dict[str, Any] = {"name": "" if seat is None else names[seat]}
    return values | VALUES[move.verb](before, move.args, names) if move.verb in VALUES else values


# What has happened since a player last decided.

PASSING: Final = ("turn", "woke")
"""What a turn's end brings about in any case."""

FIGHTS: Final = ("fought", "dueled")
"""Events that decide a fight: its sheet shows them."""

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
def announce_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """Describe a move as it is said before what is asked next, which counts the dice: that isn't said twice.

    At the beginning of a game nothing is said after it.
    """
    return describe_move(before, move, names, () if before.seat == NATURE and before.turn <= 1 else ("counted",))


@lru_cache(maxsize=KEPT)
def recall_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """Describe a move and all that it brought about; sentences are remembered, since most are shown again."""
    return describe_move(before, move, names)


def describe_latest(view: View) -> str:
    """Describe what came of the last decision. Of the end of a turn and the green card held up, which are seen anyhow,
    say only what they brought."""
    said: list[str] = []
    happened = recent_moves(view)
    shown = green_just_drawn(happened)
    for one in happened:
        if one.ply == shown:
            said += describe_result(one.before, one.move, one.after, view.names)
        elif one.move.verb != END or any(note[0] not in PASSING for note in one.after.notes):
            said.append(recall_move(one.before, str(one.move), view.names))
    return " ".join(said)


def describe_opening(view: View) -> str:
    """Describe what has been drawn before anybody decides, with what each card does. What comes of the green card is
    told when it has been put away."""
    said: list[str] = []
    for one in recent_moves(view):
        said.append(drawn_sentence(one.before, one.move, view.names))
        said.append(words_of_card(one.before, one.move))
        if one.move.verb == GREEN:
            break
    return " ".join(filter(None, said))


def last_entries(view: View, most: int) -> list[str]:
    """Return the log of the last moves, a text for each, the newest last."""
    first = max(0, len(view.past) - most)
    return [recall_move(before, move, view.names) for before, move in view.past[first:]]


def first_card_held(view: View, selection: Selection) -> bool:
    """Has nobody decided anything yet, nor put the first green card away? What it does comes after it."""
    if not view.live:
        return False
    happened = recent_moves(view)
    if not happened or happened[0].before.seat != NATURE:
        return False
    drawn = green_just_drawn(happened)
    return drawn is not None and drawn + 1 > selection.seen


def fight_over(view: View, selection: Selection) -> bool:
    """Has a fight just been decided whose sheet has not been put away?"""
    return view.live and any(
        note[0] in FIGHTS and one.ply + 1 > selection.seen for one in recent_moves(view) for note in one.after.notes
    )


RULES: Final = {
    moves.GO: "C-30",
    moves.FORCE: "C-46",
    moves.SEARCH: "C-55",
    moves.ROOM: "C-15",
    moves.PICK: "C-57",
    moves.USE: "C-25",
    moves.TALENT: "C-25",
    moves.CHEST: "C-64",
    moves.PUT: "C-61",
    moves.TAKE: "C-61",
    moves.GIVE: "C-61",
    moves.DROP: "C-61",
    moves.FIGHT: "C-85",
    moves.DUEL: "C-110",
    moves.KEY: "C-105",
    moves.EXIT: "C-106",
    moves.END: "C-17",
    moves.SURRENDER: "C-109",
    moves.ROT: "C-36",
    moves.LEAVE_FIND: "C-35",
    moves.DRAW: "C-33",
    moves.STAY: "C-106",
    moves.CHOOSE: "C-20",
    moves.DECLINE: "C-20",
    moves.WEAPONS: "C-85",
    moves.FIRST: "C-10",
    moves.GREEN: "C-12",
    moves.REVEAL: "C-32",
    moves.RETRIEVE: "C-83",
}


def clauses_of(before: State, move: str) -> tuple[str, ...]:
    """Return the rule that a move followed; of what chance does for many reasons, none."""
    rule = RULES.get(before.read(move).verb)
    return (rule,) if rule is not None else ()
