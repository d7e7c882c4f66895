"""The log: what a player answered, by what was asked; beside the name of the player, and as a sentence with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.board import leads_to
from cuboteca.games.cuobe.rules.cards import SELF, THIS, Effect
from cuboteca.games.cuobe.rules.moves import DECLINE, SEAT_OF, YES, Move
from cuboteca.games.cuobe.rules.places import NORTH, PLACE_NAMES, PLACE_OF, SOUTH, WAY_LETTERS
from cuboteca.games.cuobe.rules.position import TRAP_TOKENS, Position, Step
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.choices import branch_effects, branch_words, current_effect
from cuboteca.games.cuobe.text.effects import effect_label
from cuboteca.games.cuobe.text.names import WORDS, card_name, room_name
from cuboteca.play.wording import By, Message, Messages, Plural


def _with_name(message: Message) -> Message:
    """Return a message in two forms, told apart by `whole`: beside the name of the player, and a sentence with it."""
    if isinstance(message, By):
        return By(message.value, {form: _with_name(inner) for form, inner in message.forms.items()})
    if isinstance(message, Plural):
        whole: Message = Plural(message.value, _whole(message.one), _whole(message.other))
    else:
        whole = _whole(message)
    return By("whole", {False: message, True: whole})


def _whole(text: str) -> str:
    return f"{{name}} {text}."


OFFER: Final = "offer"
CHOICE: Final = "choice"
SKIPPED: Final = "skipped"
SKIPPED_CHOICE: Final = "skipped-choice"
LEFT: Final = "left"
"""Answers worded alike, whatever the question was."""

_answers: Final[dict[str, Message]] = {
    # By the operation that asks.
    "heal": By("own", {True: "heals {wounds}", False: "heals {other} of {wounds}"}),
    "calm": By("own", {True: "calms down", False: "calms {other}"}),
    "panic": By("own", {True: "accepts the panic", False: "gives the panic to {other}"}),
    "wound": By(
        "own",
        {
            True: Plural("n", one="accepts the wound", other="accepts the wounds"),
            False: Plural("n", one="gives the wound to {other}", other="gives the wounds to {other}"),
        },
    ),
    "sleep": By("own", {True: "falls asleep", False: "puts {other} to sleep"}),
    "movePlayer": By("own", {True: "chooses to move", False: "chooses {other} to move"}),
    "jump": By("own", {True: "chooses to jump", False: "chooses {other} to jump"}),
    "swap": By("own", {True: "chooses to swap", False: "chooses {other} to swap"}),
    "drop": By(
        "own",
        {
            True: Plural("n", one="chooses to drop a card", other="chooses to drop cards"),
            False: Plural("n", one="chooses {other} to drop a card", other="chooses {other} to drop cards"),
        },
    ),
    "retrieveTool": "retrieves {card}",
    "lock": "locks {room}",
    "unlock": By("token", {True: "unlocks {room} for good", False: "unlocks {room} until the end of this turn"}),
    "trap": By("left", {True: "puts a trap in {room}", False: "chooses {room} for a trap"}),
    "removeTrap": "removes the trap from {room}",
    "shift": "chooses {room} to shift",
    "find": "chooses search number {number}",
    # By what is asked after that.
    steps.SHIFT_WAY: By("axis", {"row": "shifts row {line} {way}", "column": "shifts column {line} {way}"}),
    steps.LEAD: By(
        "known",
        {
            True: By("own", {True: "moves {way} into {room}", False: "moves {other} {way} into {room}"}),
            False: By("own", {True: "moves {way}", False: "moves {other} {way}"}),
        },
    ),
    steps.WHERE_TO: By(
        "own",
        {
            True: By("joins", {False: "jumps to {room}", True: "jumps to {whom} in {room}"}),
            False: By("joins", {False: "has {other} jump to {room}", True: "has {other} jump to {whom} in {room}"}),
        },
    ),
    steps.SWAP_WITH: By("own", {True: "swaps rooms with {whom}", False: "has {other} swap rooms with {whom}"}),
    steps.DROP_CARDS: By("own", {True: "drops {card}", False: "has {other} drop {card}"}),
    steps.FINDS: "puts a find token in {room}",
    steps.COME: "puts {kind} in {room}",
    steps.NEST_AT: "puts a spider in {room}",
    steps.LOOT: "takes {card} from {other}",
    steps.REPLACE: "parts with {card}",
    # By the answer.
    OFFER: "chooses “{choice}”",
    CHOICE: "chooses “{choice}”",
    SKIPPED: "skips “{choice}”",
    SKIPPED_CHOICE: "skips the choice on {card}",
    LEFT: "takes nothing from {other}",
}
say: Final = Messages({what: _with_name(message) for what, message in _answers.items()}, WORDS)
"""By what was asked, or by the answer; `kind_of_answer` says which."""

TOLD: Final = {
    "heal": "healed",
    "sleep": "asleep",
    "retrieveTool": "fetched",
    "lock": "lock",
    "unlock": "unlock",
    "trap": "trap",
    "removeTrap": "trap-gone",
    steps.SHIFT_WAY: "shift",
    steps.LEAD: "walked",
    steps.WHERE_TO: "jumped",
    steps.SWAP_WITH: "swapped",
    steps.DROP_CARDS: "dropped",
    steps.FINDS: "find",
    steps.COME: "appeared",
    steps.NEST_AT: "spider",
    steps.LOOT: "looted",
}
"""The event that an answer brings about first, where the answer itself tells it."""


def kind_of_answer(at: Position, move: Move) -> str:
    """Return which message tells an answer to the question on top of the agenda."""
    step = at.agenda[-1]
    if move.verb == DECLINE:
        if step.what == steps.LOOT:
            return LEFT
        return SKIPPED_CHOICE if current_effect(at, step).op == CHOICE else SKIPPED
    if step.what == steps.FETCH:
        return "retrieveTool"
    if step.what in (steps.ASK, steps.MORE_ROOMS):
        effect = _taken(at, step, move)
        return effect.op if effect is not None else OFFER if move.args[0] == YES else current_effect(at, step).op
    return step.what


def _taken(at: Position, step: Step, move: Move) -> Effect | None:
    """Return the effect on the player alone that was chosen, if it can be told without the words of its button."""
    effect = current_effect(at, step)
    answer = move.args[0]
    if effect.op == CHOICE:
        chosen = branch_effects(at, answer)
        if len(chosen) != 1:
            return None
        effect = chosen[0]
    elif answer != YES:
        return None
    return effect if PLAIN.get(effect.op) in (effect.who, effect.room) else None


PLAIN: Final = {"heal": SELF, "calm": SELF, "sleep": SELF, "removeTrap": THIS}
"""Operations that the log describes by their effect, not by the button's words; and the target they need."""


def describe_answer(before: State, move: Move, names: Sequence[str], whole: bool) -> str:
    """Describe an answer, as a sentence or as it goes on after the name of the player."""
    kind, seat = kind_of_answer(before, move), before.asked
    name = "" if seat is None else names[seat]
    return say(kind, whole=whole, name=name, **_about(before, kind, move, names))


def _about(at: State, kind: str, move: Move, names: Sequence[str]) -> dict[str, Any]:
    """Return what the message of an answer speaks of."""
    step = at.agenda[-1]
    if kind in (OFFER, SKIPPED):
        return {"choice": effect_label(at.box, current_effect(at, step), step.name, at.rules.brutal)}
    if kind == SKIPPED_CHOICE:
        return {"card": card_name(at, step.name.partition(".")[0])}
    if kind == LEFT:
        return {"other": names[step.other]}
    answer = move.args[0]
    taken = _taken(at, step, move) if step.what == steps.ASK else None
    if taken is not None and taken.room == THIS:
        return {"room": room_name(at, at.players[step.seat].place)}
    if taken is not None:
        return _aimed_at(at, step.seat, taken, names)
    if kind == CHOICE:
        return {"choice": branch_words(at, answer)}
    if kind == "find":
        return {"number": answer}
    if kind == steps.SHIFT_WAY:
        return _shifted(step, WAY_LETTERS.index(answer))
    if step.what == steps.ASK and answer in SEAT_OF:
        return _aimed_at(at, SEAT_OF[answer], current_effect(at, step), names)
    if step.what == steps.LEAD:
        return _asked_after(at, step, names) | _led(at, step, answer)
    return _asked_after(at, step, names) | _answered(at, answer, names)


def _aimed_at(at: State, seat: int, effect: Effect, names: Sequence[str]) -> dict[str, Any]:
    """Return whom an effect is aimed at, and how much of it there is for that player."""
    healed = min(effect.n, at.players[seat].wounds)
    return {"own": seat == at.seat, "other": names[seat], "n": effect.n, "wounds": healed}


def _asked_after(at: State, step: Step, names: Sequence[str]) -> dict[str, Any]:
    """Return whom a question is about: the victim of a duel, a spawn, a player."""
    if step.what == steps.LOOT:
        return {"other": names[step.other]}
    if step.what == steps.COME:
        return {"kind": step.name}
    about = {"own": step.seat == at.seat, "other": names[step.seat]} if step.seat >= 0 else {}
    return {**about, "left": at.traps < TRAP_TOKENS}


def _answered(at: State, answer: str, names: Sequence[str]) -> dict[str, Any]:
    """Return the player, the room, the way or the card of an answer."""
    if answer in SEAT_OF:
        seat = SEAT_OF[answer]
        return {"joins": True, "whom": names[seat], "room": room_name(at, at.players[seat].place)}
    if answer in PLACE_OF:
        place = PLACE_OF[answer]
        return {"joins": False, "room": room_name(at, place), "token": at.rooms[place].lock}
    return {"way": WAY_LETTERS.index(answer)} if answer in WAY_LETTERS else {"card": card_name(at, answer)}


def _led(at: State, step: Step, answer: str) -> dict[str, Any]:
    """Return which way a player is moved, and into which room if it has been discovered."""
    way = WAY_LETTERS.index(answer)
    target = leads_to(at, at.players[step.seat].place, way)
    return {"way": way, "known": bool(at.rooms[target].card), "room": room_name(at, target)}


def _shifted(step: Step, way: int) -> dict[str, Any]:
    upright = way in (NORTH, SOUTH)
    line = PLACE_NAMES[step.values[0]][0 if upright else 1]
    return {"axis": "column" if upright else "row", "line": line, "way": way}


def told_by_answer(before: State, move: Move) -> tuple[str, ...]:
    """Return the events that an answer tells itself, the first of each kind."""
    kind = kind_of_answer(before, move)
    if kind not in TOLD or (kind == "trap" and before.traps >= TRAP_TOKENS):
        return ()
    if kind == steps.LEAD and not _led(before, before.agenda[-1], move.args[0])["known"]:
        return ()
    return (TOLD[kind],)
