"""What is asked of the player to move, and what is offered."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.rules.illegal import open_ways, playable
from cuboteca.games.qyshinsu.rules.moves import (
    ACCEPT_DRAW,
    COLOURS,
    FIRST,
    OFFER_DRAW,
    OFFER_STANDING,
    RESIGN,
    SWAP,
    Move,
)
from cuboteca.games.qyshinsu.rules.state import Duty, State
from cuboteca.games.qyshinsu.text.names import COLOUR_NAMES, NUMBERS, a_stone, either, side_name, stone_name, the_stone
from cuboteca.play.view import Choice, Prompt, SideAction, View

OPEN: Final = {
    "add": "add at {places}",
    "remove": "remove your stone on {places}",
    "either": "play at {places}",
    "swap": "swap colours",
}


def prompt(view: View) -> Prompt:
    """Who is asked, and what."""
    state: State = view.state
    if state.ended:
        return Prompt(None, "The game is over")
    if state.to_move is None:
        return Prompt(None, "Chance decides:", "who begins")
    duty = state.bound()
    lead, rest = f"{view.names[state.seat or 0]}:", _asked_for(state, duty)
    if SWAP in state.moves() and playable(state):
        rest += ", or change colours"
    if state.offer == OFFER_STANDING:
        rest += "; a draw is offered"
    if duty.what == "free":
        return Prompt(state.seat, lead, f"begin with {rest}" if state.ply == 0 else rest)
    return Prompt(state.seat, lead, f"answer the {stone_name(state.last.kind)}: {rest}")


def _asked_for(state: State, duty: Duty) -> str:
    if duty.what == "free":
        if any(state.ring):
            return "add or take back any stone"
        return f"{_any_first_stone(state)}, any place"
    return OPEN[open_ways(state)].format(places=either(playable(state)))


def _any_first_stone(state: State) -> str:
    no_old = state.ply == 0 and state.rules.no_old_first
    return "any stone but the Old Stone" if no_old else "any stone"


def explain(view: View) -> str:
    """Say in a few sentences what binds the player to move, while the game is on."""
    state: State = view.state
    if state.to_move is None:
        return "It is drawn by lot who makes the first move."
    mover = state.seat or 0
    rival = view.names[1 - mover]
    sentences = [_explain_duty(state, state.bound(), rival)]
    if SWAP in state.moves():
        sentences.append(f"Instead of answering you may take {rival}’s colour.")
    if state.offer == OFFER_STANDING:
        sentences.append(f"{rival} offers a draw: accept it, or make your move.")
    return " ".join(sentences)


def _explain_duty(state: State, duty: Duty, rival: str) -> str:
    places = either(playable(state) or duty.places)
    kind = the_stone(state.last.kind)
    if duty.what == "free":
        if any(state.ring):
            return "Nothing binds you: add any stone, or take back one of yours."
        return f"The ring is empty. Put {_any_first_stone(state)} on any place."
    if duty.what == "add_nearest":
        return f"{rival}’s Old Stone lies on {duty.origin}. Add a stone at the nearest empty place: {places}."
    if duty.what == "remove_nearest":
        return f"{rival} took the Old Stone back from {duty.origin}. Take back your nearest stone: {places}."
    done = f"{rival}’s {kind} lies on {duty.origin}" if state.last.sign == "+" else (
        f"{rival} took the {kind} back from {duty.origin}"
    )  # fmt: skip
    one, other = duty.places
    number = NUMBERS[duty.steps]
    ways = f"{number.capitalize()} step{'s' if duty.steps > 1 else ''} one way is {one}, {number} the other way {other}"
    return f"{done}. {ways}. {_advice(state)}"


def _advice(state: State) -> str:
    """Of the two places, which are open, and how."""
    takes = all(move.sign == "-" for move in state.moves())
    match playable(state):
        case ():
            return "No stone can answer it."
        case (place,):
            return f"Only {place} is open to you{', where you take your own stone back' if takes else ''}."
        case _:
            return "Your own stones lie on both: take one back." if takes else "Play one of them."


def choices(state: State) -> tuple[Choice, ...]:
    """Every legal move in words."""
    return tuple(Choice(str(move), _choice(state, move)) for move in state.moves())


def _choice(state: State, move: Move) -> str:
    if move.sign == "+":
        return f"Add {a_stone(move.kind)} at {move.place}"
    if move.sign == "-":
        return f"Take back your {the_stone(move.kind)} from {move.place}"
    if move is SWAP:
        return f"Change colours and play {side_name(state, 1 - (state.seat or 0))}"
    return f"{COLOUR_NAMES[COLOURS[FIRST.index(move)]]} begins"


def side_actions(state: State) -> tuple[SideAction, ...]:
    """What may be said beside the moves of stones."""
    if state.to_move is None:
        return ()
    said = []
    if SWAP in state.moves():
        said.append(SideAction(SWAP.text, _choice(state, SWAP), "swap", now=True))
    if state.offer == OFFER_STANDING:
        said.append(SideAction(ACCEPT_DRAW.text, "Accept the draw", "draw", now=True))
    elif not state.offer:
        said.append(SideAction(OFFER_DRAW.text, "Offer a draw", "draw"))
    return (*said, SideAction(RESIGN.text, "Resign", "flag"))
