"""What a player is asked, in words: a heading, and the card or the rule that asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.effects import effect_answers
from cuboteca.games.cuobe.rules.moves import DECLINING
from cuboteca.games.cuobe.rules.players import is_loaded, tool_limit
from cuboteca.games.cuobe.rules.position import Position, Step
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import DOORS, selection_of
from cuboteca.games.cuobe.text.card_text import card_text, effect_phrase
from cuboteca.games.cuobe.text.choices import current_effect, is_question
from cuboteca.games.cuobe.text.log import fight_over
from cuboteca.games.cuobe.text.names import KIND_NAMES, capital, card_name, counted, foe_name, number, room_name
from cuboteca.play.game import NATURE
from cuboteca.play.view import Prompt, View

EFFECTS: Final = {
    "heal": "heal whom?",
    "calm": "calm whom?",
    "panic": "who panics?",
    "wound": "who takes the wound?",
    "sleep": "who falls asleep?",
    "movePlayer": "move whom?",
    "jump": "who jumps?",
    "swap": "who changes places?",
    "lock": "lock which room?",
    "trap": "trap which room?",
    "unlock": "open which lock?",
    "removeTrap": "remove which trap?",
    "shift": "shift which room?",
    "find": "find which number?",
    "drop": "who drops something?",
    "retrieveTool": "take back which tool?",
    "choice": "choose one",
}
"""By the operation that has more than one aim; what has only one may be declined."""


def question(at: Position, names: tuple[str, ...]) -> str:
    """Ask what is pending, as it goes on after a name: "heal whom?" """
    step = at.agenda[-1]
    return QUESTIONS[step.what](at, step, names)


def background(at: Position, names: tuple[str, ...]) -> str:
    """Say what asks: the card with its words, or the rule."""
    step = at.agenda[-1]
    if step.what in (steps.ASK, steps.MORE_ROOMS):
        base = step.name.partition(".")[0]
        return f"{capital(card_name(at, base))}: {card_text(at.box, base)}"
    written = BACKGROUNDS.get(step.what)
    return written(at, step, names) if written is not None else ""


def _ask(at: Position, step: Step, names: tuple[str, ...]) -> str:
    effect = current_effect(at, step)
    aims = sum(move != DECLINING for move in effect_answers(at, step))
    if effect.op == "choice" or aims > 1:
        return EFFECTS.get(effect.op, "choose")
    return f"{effect_phrase(at.box, effect, step.name)}?"


def _whose(step: Step, names: tuple[str, ...]) -> str:
    return names[step.seat]


def _drop_cards(at: Position, step: Step, names: tuple[str, ...]) -> str:
    return "drop which card?" if step.seat == at.active else f"{_whose(step, names)} drops which card?"


def _lead(at: Position, step: Step, names: tuple[str, ...]) -> str:
    return "walk which way?" if step.seat == at.active else f"{_whose(step, names)} walks which way?"


def _where_to(at: Position, step: Step, names: tuple[str, ...]) -> str:
    return "jump where?" if step.seat == at.active else f"{_whose(step, names)} jumps where?"


def _comes(at: Position, step: Step, names: tuple[str, ...]) -> str:
    kind = step.name
    return f"where {'do' if kind == 'tentacles' else 'does'} {KIND_NAMES[kind]} come?"


def _always(words: str) -> Callable[[Position, Step, tuple[str, ...]], str]:
    return lambda at, step, names: words


QUESTIONS: Final[dict[str, Callable[[Position, Step, tuple[str, ...]], str]]] = {
    steps.ACTION: _always("it is your turn"),
    steps.SURPLUS: _always("part with something"),
    steps.PARTING: _always("leave or stay?"),
    steps.REPLACE: lambda at, step, names: (
        f"which {at.box.cards[step.name].type} makes room for {card_name(at, step.name)}?"
    ),
    steps.AT_ONCE: lambda at, step, names: f"use or drop {card_name(at, step.name)}?",
    steps.LEAVE_OR_DRAW: _always("draw the card, or leave it?"),
    steps.TURN_CARD: _always("how does the corridor lie?"),
    steps.ASK: _ask,
    steps.MORE_ROOMS: _always("choose another room"),
    steps.SHIFT_WAY: lambda at, step, names: f"shift {room_name(at, step.values[0])} which way?",
    steps.LEAD: _lead,
    steps.WHERE_TO: _where_to,
    steps.SWAP_WITH: _always("change places with whom?"),
    steps.DROP_CARDS: _drop_cards,
    steps.FETCH: _always("take back which tool?"),
    steps.FINDS: _always("which room gets a find?"),
    steps.COME: _comes,
    steps.NEST_AT: _always("where does the spider come?"),
    steps.ARMS: _always("add weapons?"),
    steps.DUEL_ARMS: _always("add weapons?"),
    steps.GUARD: _always("defend yourself"),
    steps.LOOT: lambda at, step, names: f"take a tool of {names[step.other]}?",
}

BACKGROUNDS: Final[dict[str, Callable[[Position, Step, tuple[str, ...]], str]]] = {
    steps.SURPLUS: lambda at, step, names: (
        f"You hold {counted(len(at.players[step.seat].tools), 'tool')} (keys count), and can carry "
        f"{number(tool_limit(at, step.seat))}. Tap a card to give it away, to stash it or to drop it."
    ),
    steps.PARTING: _always(
        "All five keys are in, and the Exit is open. Whoever leaves has won and does not come back."
    ),
    steps.REPLACE: _always("Everybody is at the limit: one of your own leaves the game."),
    steps.AT_ONCE: lambda at, step, names: f"Nobody insane can hold a card. {card_text(at.box, step.name)}",
    steps.LEAVE_OR_DRAW: _always("Your hands are full. A find can be taken later, by anybody."),
    steps.TURN_CARD: _always("One arrow must point to where you come from."),
    steps.SHIFT_WAY: _always("The whole row or column moves one step; what is pushed out comes in at the other end."),
    steps.LEAD: _always("Locks and walls count, dice do not."),
    steps.SWAP_WITH: _always("No locks and no walls, and the room does nothing."),
    steps.FINDS: _always("There are only five find tokens."),
    steps.COME: _always("It comes to a next room; a dark one stays dark."),
    steps.NEST_AT: _always("It comes to the nearest room without a spider, and several are as near."),
    steps.LOOT: _always("Whoever kills may take what can be carried."),
}

CHANCES: Final = {
    steps.FIRST_PLAYER: "who begins",
    steps.DEAL_TALENT: "a talent is dealt",
    steps.DRAW_BLUE: "a blue card is drawn",
    steps.DRAW_GREEN: "a green card is drawn",
    steps.REVEAL: "a room is turned up",
    steps.ROLL: "the dice are rolled",
    steps.RETRIEVE: "a spawn returns",
}


def prompt(view: View) -> Prompt:
    """Return who is asked, and what."""
    state: State = view.state
    if state.seat is None:
        return Prompt(None, "The fight is over" if fight_over(view, selection_of(view.picked)) else "The game is over")
    if state.seat == NATURE:
        return Prompt(None, "Chance decides:", CHANCES[state.agenda[-1].what])
    lead = f"{view.names[state.seat]}:"
    if is_question(state):
        return Prompt(state.seat, lead, question(state, view.names))
    return Prompt(state.seat, lead, _turn(view))


def _turn(view: View) -> str:
    state: State = view.state
    selection = selection_of(view.picked)
    dice = counted(state.dice, "die", "dice")
    if selection.ending:
        return f"end the turn and lose {dice}?"
    if selection.foe:
        return f"fight {foe_name(selection.foe, view.names)}?"
    if fight_over(view, selection):
        return f"the fight is over, {dice} left"
    if selection.panel == DOORS:
        return "which way?"
    if is_loaded(state, state.active) and state.dice:
        return f"{dice} left, but you carry too much"
    return f"{dice} left" if state.dice else "no dice left, end your turn"
