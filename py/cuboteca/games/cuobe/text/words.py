"""Cu[o]be in words: what is asked, what may be done, how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.board import leads_to
from cuboteca.games.cuobe.rules.harm import ALL_DEAD, ALL_GONE, FIRST_DEATH, OUT_OF_TIME, SURRENDERED
from cuboteca.games.cuobe.rules.inventory import is_loaded
from cuboteca.games.cuobe.rules.moves import KIND_OF, SEAT_OF, Move
from cuboteca.games.cuobe.rules.names import (
    COMPASS_NAMES,
    KIND_NAMES,
    capital,
    card_name,
    counted,
    foe_name,
    listed,
    room_name,
)
from cuboteca.games.cuobe.rules.places import NOWHERE, WAY_LETTERS
from cuboteca.games.cuobe.rules.position import DEAD, ESCAPED, KEYS_NEEDED
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.looks import DOORS, looks_of
from cuboteca.games.cuobe.text.answers import ARMING, answer_words, is_question
from cuboteca.games.cuobe.text.asking import question
from cuboteca.games.cuobe.text.recent import fight_over, just_told
from cuboteca.games.cuobe.text.room_words import where
from cuboteca.games.cuobe.text.threats import sentences
from cuboteca.play.game import NATURE
from cuboteca.play.view import Choice, Prompt, SideAction, View

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
    """Who is asked, and what."""
    state: State = view.state
    if state.seat is None:
        return Prompt(None, "The fight is over" if fight_over(view, looks_of(view.picked)) else "The game is over")
    if state.seat == NATURE:
        return Prompt(None, "Chance decides:", CHANCES[state.agenda[-1].what])
    lead = f"{view.names[state.seat]}:"
    if is_question(state):
        return Prompt(state.seat, lead, question(state, view.names))
    return Prompt(state.seat, lead, _turn(view))


def _turn(view: View) -> str:
    state: State = view.state
    looks = looks_of(view.picked)
    dice = counted(state.dice, "die", "dice")
    if looks.ending:
        return f"end the turn and lose {dice}?"
    if looks.foe:
        return f"fight {foe_name(looks.foe, view.names)}?"
    if fight_over(view, looks):
        return f"the fight is over, {dice} left"
    if looks.panel == DOORS:
        return "which way?"
    if is_loaded(state, state.active) and state.dice:
        return f"{dice} left, but you carry too much"
    return f"{dice} left" if state.dice else "no dice left, end your turn"


def explain(view: View) -> str:
    """What threatens the team."""
    state: State = view.state
    if state.seat is None:
        return just_told(view) if view.live else " ".join(ending(view))
    return " ".join(sentences(state, view.names))


# Moves.


def choices(view: View) -> list[Choice]:
    """Every legal move in words; cards that are alike are told apart by their marks."""
    state: State = view.state
    listing = [(str(move), move_words(state, move, view.names)) for move in state.moves()]
    counts = Counter(words for _, words in listing)
    return [Choice(text, words if counts[words] == 1 else f"{words} ({text})") for text, words in listing]


def move_words(state: State, move: Move, names: tuple[str, ...]) -> str:
    """A move as it is offered."""
    if state.seat != NATURE and is_question(state) and state.agenda[-1].what not in ARMING:
        return capital(answer_words(state, move, names))
    return capital(OFFERS[move.verb](state, move.args, names))


Offer = Callable[[State, tuple[str, ...], tuple[str, ...]], str]


def _go(state: State, args: tuple[str, ...], names: tuple[str, ...]) -> str:
    way = WAY_LETTERS.index(args[0])
    target = leads_to(state, state.players[state.active].place, way)
    along = f" with {names[SEAT_OF[args[1]]]}" if len(args) > 1 else ""
    to = f", to {room_name(state, target)}" if target != NOWHERE else ""
    return f"walk {COMPASS_NAMES[way]}{to}{along}"


def _fight(state: State, args: tuple[str, ...], names: tuple[str, ...]) -> str:
    return f"fight {KIND_NAMES[KIND_OF[args[0]]]} with {counted(int(args[1]), 'die', 'dice')}"


def _duel(state: State, args: tuple[str, ...], names: tuple[str, ...]) -> str:
    return f"fight {names[SEAT_OF[args[0]]]} with {counted(int(args[1]), 'die', 'dice')}"


def _card(words: str) -> Offer:
    return lambda state, args, names: words.format(card=card_name(state, args[0]) if args else "")


OFFERS: Final[dict[str, Offer]] = {
    moves.GO: _go,
    moves.FORCE: _card("force the lock"),
    moves.SEARCH: _card("search the room"),
    moves.ROOM: lambda state, args, names: f"use {room_name(state, state.players[state.active].place)}",
    moves.PICK: _card("take the find"),
    moves.USE: _card("use {card}"),
    moves.TALENT: _card("use {card} for a die"),
    moves.CHEST: _card("place your chest"),
    moves.PUT: _card("put {card} into the chest"),
    moves.TAKE: _card("take {card} out of the chest"),
    moves.GIVE: lambda state, args, names: f"give {card_name(state, args[0])} to {names[SEAT_OF[args[1]]]}",
    moves.DROP: _card("drop {card}"),
    moves.FIGHT: _fight,
    moves.DUEL: _duel,
    moves.KEY: _card("use {card} in the Exit"),
    moves.EXIT: _card("leave the house"),
    moves.END: _card("end the turn"),
    moves.WEAPONS: lambda state, args, names: (
        f"add {listed([card_name(state, card) for card in args])}" if args else "add no weapon"
    ),
    moves.FIRST: lambda state, args, names: f"{names[SEAT_OF[args[0]]]} begins",
    moves.DEAL: _card("{card} is dealt"),
    moves.GREEN: _card("{card} comes"),
    moves.BLUE: _card("{card} is drawn"),
    moves.REVEAL: _card("it is the {card}"),
    moves.ROLL: lambda state, args, names: f"the dice show {listed(args)}",
    moves.RETRIEVE: _card("{card} returns"),
}


GIVING_UP: Final = SideAction(moves.SURRENDER, "Give up, all together", "flag", asks="Do you all give up?")


def side_actions(view: View) -> tuple[SideAction, ...]:
    """Giving up, which all agree on (C-109)."""
    state: State = view.state
    return (GIVING_UP,) if state.may_surrender else ()


# How everybody stands, and the end.


def role_line(state: State, seat: int) -> str:
    """Where a player is and how they fare."""
    player = state.players[seat]
    if not player.inside:
        return "out, and safe" if player.status == ESCAPED else "dead"
    said = [where(state, player.place), counted(player.wounds, "wound"), f"panic {player.panic}"]
    if player.asleep:
        said.append("asleep")
    return ", ".join(said)


def ending(view: View) -> tuple[str, str]:
    """Who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    if not state.ended:
        now = prompt(view)
        return "The game goes on", f"{now.lead} {now.rest}".strip() + "."
    out = [view.names[seat] for seat, player in enumerate(state.players) if player.status == ESCAPED]
    why = WHY[state.ended](state)
    if not out:
        return "The house wins", why
    if len(out) == state.seats:
        return ("You are out" if state.seats == 1 else "Everybody is out"), why
    return f"{listed(out)} {'is' if len(out) == 1 else 'are'} out", why


def _time(state: State) -> str:
    missing = KEYS_NEEDED - len(state.keys)
    inside = sum(player.inside for player in state.players)
    if missing:
        return f"The last card was drawn, and {counted(missing, 'key')} of five never came to the Exit."
    return f"The last card was drawn with {counted(inside, 'player')} still inside."


def _gone(state: State) -> str:
    dead = sum(player.status == DEAD for player in state.players)
    left = f"with {counted(state.green.size, 'green card')} left"
    lost = f", and {counted(dead, 'player')} did not live to see it" if dead else ""
    return f"All five keys were in {left}{lost}."


WHY: Final[dict[str, Callable[[State], str]]] = {
    ALL_GONE: _gone,
    OUT_OF_TIME: _time,
    ALL_DEAD: lambda state: "Nobody is left alive inside.",
    FIRST_DEATH: lambda state: "In a short game the first death ends it.",
    SURRENDERED: lambda state: "All of you agreed to give up.",
}
