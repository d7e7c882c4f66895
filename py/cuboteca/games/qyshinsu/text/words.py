"""Qyshinsu in words: what is asked, what was done, what may be done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cuboteca.games.qyshinsu.rules.illegal import either, open_to, playable, stone_name
from cuboteca.games.qyshinsu.rules.moves import ACCEPT_DRAW, FIRST, OFFER_DRAW, RESIGN, SWAP, Move
from cuboteca.games.qyshinsu.rules.state import COLOURS, OFFER_STANDING, Duty, State
from cuboteca.play.view import Choice, Prompt, SideAction, View

COLOUR_NAMES: Final = {"b": "Black", "r": "Red"}
NUMBERS: Final = ("no", "one", "two", "three", "four", "five")


def a_stone(kind: int) -> str:
    """As in "puts a 3 on 4", "puts an Old stone on 6"."""
    return f"a {kind}" if kind else "an Old stone"


def the_stone(kind: int) -> str:
    """As in "Ada’s 3", "Ada’s Old stone"."""
    return str(kind) if kind else "Old stone"


def several(kind: int) -> str:
    """As in "two 2s", "two Old stones"."""
    return f"{kind}s" if kind else "Old stones"


def listed(items: Iterable[str], last: str = "and") -> str:
    """As in "1, 2 and 5"."""
    *some, final = items
    return f"{', '.join(some)} {last} {final}" if some else final


def colour_of(state: State, seat: int) -> str:
    """`b` or `r`: what a seat plays now."""
    return COLOURS[seat ^ state.terms.swapped]


def side_name(state: State, seat: int) -> str:
    """As in "Black" or "Red"."""
    return COLOUR_NAMES[colour_of(state, seat)]


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
    return open_to(state)


def _any_first_stone(state: State) -> str:
    no_old = state.ply == 0 and state.terms.no_old_first
    return "any stone but the Old stone" if no_old else "any stone"


def explain(view: View) -> str:
    """What binds the player to move, in a few sentences."""
    state: State = view.state
    if state.ended:
        who, why = ending(view)
        return f"{who}. {why}"
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
        return f"{rival}’s Old stone lies on {duty.origin}. Add a stone at the nearest empty place: {places}."
    if duty.what == "remove_nearest":
        return f"{rival} took the Old stone back from {duty.origin}. Take back your nearest stone: {places}."
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


def describe_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """A move made, as in "Ada puts a 3 on 4"."""
    made = before.read(move)
    if made in FIRST:
        return f"The lot says that {COLOUR_NAMES[COLOURS[FIRST.index(made)]]} begins"
    seat = before.seat or 0
    name = names[seat]
    if made.sign == "+":
        return f"{name} puts {a_stone(made.kind)} on {made.place}"
    if made.sign == "-":
        return f"{name} takes the {the_stone(made.kind)} back from {made.place}"
    return {
        SWAP: f"{name} changes colours: {name} is {side_name(before, 1 - seat)} now",
        OFFER_DRAW: f"{name} offers a draw",
        ACCEPT_DRAW: f"{name} accepts the draw",
        RESIGN: f"{name} resigns",
    }[made]


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


def ending(view: View) -> tuple[str, str]:
    """Who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    outcome = state.outcome
    if outcome is None:
        return "The game goes on", " ".join(prompt(view)[1:])
    if outcome.reason == "draw_agreed":
        return "A draw", f"{listed(view.names)} agreed on it."
    if outcome.reason == "repetition":
        return "A draw", "The same ring has come up for the third time, with the same player to move."
    if outcome.reason == "max_plies":
        return "A draw", "The game has come to its longest length, and nobody has lost."
    winner = outcome.winners[0]
    victor, loser = view.names[winner], view.names[1 - winner]
    if outcome.reason == "resigned":
        return f"{victor} wins", f"{loser} resigned."
    return f"{victor} wins", f"{loser} has no move. {_why_no_move(state, victor)}".strip()


def _why_no_move(state: State, victor: str) -> str:
    duty, last = state.bound(), state.last
    winner, loser = COLOUR_NAMES[COLOURS[1 - state.side]], COLOUR_NAMES[COLOURS[state.side]]
    if duty.what == "free":
        return ""
    if duty.what == "remove_nearest":
        return f"{victor} took the Old stone back from {duty.origin}, and {loser} has no stone to take back."
    if duty.what == "add_nearest":
        where = f"{either(duty.places)}, where no stone may be added" if duty.places else "an empty place"
        full = "" if duty.places else ", and the ring is full"
        return f"{victor}’s Old stone on {duty.origin} asks for {where}{full}."
    done = "on" if last.sign == "+" else "taken back from"
    leads = f"{victor}’s {last.kind} {done} {duty.origin} leads to {listed(map(str, duty.places))}"
    held = [place for place in duty.places if state.stone(place) is not None]
    if len(held) == 2:
        return f"{leads}, and {winner} stands on both."
    closed = f"no stone may be added at {either(tuple(p for p in duty.places if p not in held))}"
    return f"{leads}: {winner} stands on {held[0]}, and {closed}." if held else f"{leads}, and {closed}."
