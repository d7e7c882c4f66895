"""What the player to move is asked, and what is offered."""

from __future__ import annotations

from typing import Final

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
from cuboteca.games.qyshinsu.rules.why_illegal import open_ways, playable
from cuboteca.games.qyshinsu.text.names import WORDS, colour_of
from cuboteca.play.view import Choice, Prompt, SideAction, View
from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "over": "The game is over",
        "lead": "{name}:",
        "drawing": "At random:",
        "who_first": "who goes first",
        "first": By("no_old", {False: "add any stone, at any position", True: "add any stone but an Old Stone"}),
        "free": "add any stone, or remove one of yours",
        "answer": By(
            "way",
            {
                "add": By(
                    "swap",
                    {
                        False: "add at {places} to answer the {stone}",
                        True: "add at {places} to answer the {stone}, or swap colours",
                    },
                ),
                "remove": "remove your stone on {places} to answer the {stone}",
                "either": "play at {places} to answer the {stone}",
                "swap": "swap colours instead of answering",
            },
        ),
        "draw_offered": By(
            "by",
            {"rival": "{asked} (draw offered)", "mover": "{asked} (you offer a draw)", "nobody": "{asked}"},
        ),
        # What binds the player, sentence by sentence.
        "explain_drawing": "The first player is drawn at random.",
        "explain_first": By(
            "no_old",
            {
                False: "The ring is empty. Add any stone, at any position.",
                True: "The ring is empty. Add any stone but an Old Stone, at any position.",
            },
        ),
        "explain_free": "You can add any stone, or remove one of yours.",
        "explain_add_nearest": By(
            "open",
            {
                True: "Add a stone at {places}: no empty position is nearer to {origin}.",
                False: "The ring is full, so you can’t add a stone.",
            },
        ),
        "explain_remove_nearest": By(
            "open",
            {
                True: "Remove your stone from {places}: none of yours is nearer to {origin}.",
                False: "You have no stone to remove.",
            },
        ),
        "explain_steps": "Positions {one} and {other} are {steps} from {origin}.",
        "advise_nothing": "You can’t answer with a stone.",
        "advise_one": By(
            "removes",
            {
                False: "You can answer only at {place}.",
                True: "You can answer only at {place}: remove your stone from there.",
            },
        ),
        "advise_both": By("removes", {False: "Answer at one of them.", True: "Your stones are on both: remove one."}),
        "explain_swap": By(
            "only",
            {
                False: "Or swap colours with {rival}, who then answers.",
                True: "Swap colours with {rival}, who then answers.",
            },
        ),
        "explain_offer": By(
            "by",
            {
                "rival": "{rival} offers a draw: accept it, or move to decline it.",
                "mover": "You offer a draw: {rival} can accept it when you’ve made your move.",
            },
        ),
        "explain_limit": Plural(
            "count",
            one="If this move doesn’t win, the game is a draw.",
            other="If nobody wins in the next {count} moves, the game is a draw.",
        ),
        # What can be chosen.
        "add": "Add {a_stone} at {place}",
        "remove": "Remove the {stone} from {place}",
        "swap": "Swap colours and play {colour}",
        "swap_offer": "Swap colours",
        "begins": "{colour} goes first",
        "accept_draw": "Accept draw",
        "offer_draw": "Offer a draw",
        "resign": "Resign",
    },
    WORDS,
)


SOON: Final = 6
"""Players are told how many moves are left once no more than this are."""


def prompt(view: View) -> Prompt:
    """Return who is asked, and what."""
    state: State = view.state
    if state.ended:
        return Prompt(None, say("over"))
    if state.to_move is None:
        return Prompt(None, say("drawing"), say("who_first"))
    mover = state.seat or 0
    by = {None: "nobody", mover: "mover"}.get(state.offers_draw, "rival")
    asked = _asked_for(state, state.bound())
    return Prompt(mover, say("lead", name=view.names[mover]), say("draw_offered", by=by, asked=asked))


def _asked_for(state: State, duty: Duty) -> str:
    if duty.what != "free":
        swap = SWAP in state.moves()
        return say("answer", way=open_ways(state), swap=swap, stone=state.last.kind, places=playable(state))
    return say("free") if any(state.ring) else say("first", no_old=_no_old(state))


def _no_old(state: State) -> bool:
    return state.ply == 0 and state.rules.no_old_first


def explain(view: View) -> str:
    """Return in a few sentences what binds the player to move, while the game is on."""
    state: State = view.state
    if state.to_move is None:
        return say("explain_drawing")
    rival = view.names[1 - (state.seat or 0)]
    sentences = _explain_duty(state, state.bound())
    if SWAP in state.moves():
        sentences.append(say("explain_swap", only=not playable(state), rival=rival))
    if state.offer:
        by = "rival" if state.offer == OFFER_STANDING else "mover"
        sentences.append(say("explain_offer", by=by, rival=rival))
    left = state.rules.longest - state.ply
    if 0 < left <= SOON:  # Y-20
        sentences.append(say("explain_limit", count=left))
    return " ".join(sentences)


def _explain_duty(state: State, duty: Duty) -> list[str]:
    if duty.what == "free":
        return [say("explain_free") if any(state.ring) else say("explain_first", no_old=_no_old(state))]
    if duty.what != "steps":
        places = playable(state)
        return [say(f"explain_{duty.what}", open=bool(places), places=places, origin=duty.origin)]
    one, other = duty.places
    return [say("explain_steps", steps=duty.steps, origin=duty.origin, one=one, other=other), _advise(state)]


def _advise(state: State) -> str:
    """Return which of the two positions are open, and how."""
    removes = all(move.sign == "-" for move in state.moves() if move.sign)
    match playable(state):
        case ():
            return say("advise_nothing")
        case (place,):
            return say("advise_one", removes=removes, place=place)
        case _:
            return say("advise_both", removes=removes)


def choices(state: State) -> tuple[Choice, ...]:
    """Return every legal move in words."""
    return tuple(Choice(str(move), _choice(state, move)) for move in state.moves())


def _choice(state: State, move: Move) -> str:
    if move.sign == "+":
        return say("add", a_stone=move.kind, place=move.place)
    if move.sign == "-":
        return say("remove", stone=move.kind, place=move.place)
    if move is SWAP:
        return say("swap", colour=colour_of(state, 1 - (state.seat or 0)))
    return say("begins", colour=COLOURS[FIRST.index(move)])


def side_actions(state: State) -> tuple[SideAction, ...]:
    """Return what can be said beside the moves of stones."""
    if state.to_move is None:
        return ()
    said = []
    if SWAP in state.moves():
        said.append(SideAction(SWAP.text, say("swap_offer"), "swap", now=True))
    if state.offer == OFFER_STANDING:
        said.append(SideAction(ACCEPT_DRAW.text, say("accept_draw"), "draw", now=True))
    elif not state.offer:
        said.append(SideAction(OFFER_DRAW.text, say("offer_draw"), "draw"))
    return (*said, SideAction(RESIGN.text, say("resign"), "flag"))
