"""Qyshinsu in words: what is asked, what was done, what may be done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cuboteca.games.qyshinsu.moves import ACCEPT_DRAW, FIRST, OFFER_DRAW, RESIGN, SWAP, Move
from cuboteca.games.qyshinsu.reasons import either, stone_name
from cuboteca.games.qyshinsu.state import COLOURS, OFFER_STANDING, Duty, State
from cuboteca.play.face import Asked, Choice, Extra, View

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
    return COLOURS[seat ^ state.terms.swapped]


def side_name(state: State, seat: int) -> str:
    return COLOUR_NAMES[colour_of(state, seat)]


def playable(state: State) -> tuple[int, ...]:
    """The places where the mover can do something, in the order in which they are bound."""
    return tuple(dict.fromkeys(move.place for move in state.moves() if move.sign))


def asked(view: View) -> Asked:
    """Who is asked, and what."""
    state: State = view.state
    if state.ended:
        return Asked(None, "The game is over")
    if state.to_move is None:
        return Asked(None, "Chance decides:", "who begins")
    duty = state.bound()
    colour = COLOUR_NAMES[state.to_move]
    rest = _asked_for(state, duty)
    if SWAP in state.moves():
        rest += ", or change colours"
    if state.offer == OFFER_STANDING:
        rest += "; a draw is offered"
    if duty.what == "free":
        return Asked(state.seat, f"{colour} to {'begin' if state.ply == 0 else 'move'}:", rest)
    return Asked(state.seat, f"{colour} to answer the {stone_name(state.last.kind)}:", rest)


def _asked_for(state: State, duty: Duty) -> str:
    if duty.what == "free":
        if any(state.ring):
            return "add or take back any stone"
        no_old = state.ply == 0 and state.options["opening"] == "no_old"
        return "any stone but the Old stone, any place" if no_old else "any stone, any place"
    places = either(playable(state))
    if duty.what == "add_nearest":
        return f"add at {places}"
    if duty.what == "remove_nearest":
        return f"take back {places}"
    return f"place {places}"


def explain(view: View) -> str:
    """What binds the player to move, in a few sentences."""
    state: State = view.state
    if state.ended:
        return " ".join(ending(view))
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
    places = either(playable(state))
    kind = the_stone(state.last.kind)
    if duty.what == "free":
        if any(state.ring):
            return "Nothing binds you: add any stone, or take back one of yours."
        return "The ring is empty. Put a stone on any place."
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
    advice = "Play one of them." if len(playable(state)) == 2 else f"Only {places} is open to you."
    return f"{done}. {ways}. {advice}"


def told(before: State, move: str, names: tuple[str, ...]) -> str:
    """A move made, as in "Ada puts a 3 on 4"."""
    made = before.read(move)
    if made in FIRST:
        return f"The lot lets {COLOUR_NAMES[COLOURS[FIRST.index(made)]]} begin"
    seat = before.seat or 0
    name = names[seat]
    if made.sign == "+":
        return f"{name} puts {a_stone(made.kind)} on {made.place}"
    if made.sign == "-":
        return f"{name} takes the {the_stone(made.kind)} back from {made.place}"
    return {
        SWAP: f"{name} changes colours and plays {side_name(before, 1 - seat)} now",
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


def extras(state: State) -> tuple[Extra, ...]:
    """What may be said beside the moves of stones."""
    if state.to_move is None:
        return ()
    said = []
    if SWAP in state.moves():
        said.append(Extra(SWAP.text, "Change colours", "swap"))
    if state.offer == OFFER_STANDING:
        said.append(Extra(ACCEPT_DRAW.text, "Accept the draw", "draw"))
    elif not state.offer:
        said.append(Extra(OFFER_DRAW.text, "Offer a draw", "draw"))
    return (*said, Extra(RESIGN.text, "Resign", "flag"))


def ending(view: View) -> tuple[str, str]:
    """Who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    outcome = state.outcome
    if outcome is None:
        return "The game goes on", " ".join(asked(view)[1:])
    if outcome.reason == "draw_agreed":
        return "A draw", f"{listed(view.names)} agreed on it after {_moves(state.ply)}."
    if outcome.reason == "repetition":
        return "A draw", "The same ring has come up for the third time, with the same player to move."
    if outcome.reason == "max_plies":
        return "A draw", f"{_moves(state.ply).capitalize()} have been made, and nobody has lost."
    winner = outcome.winners[0]
    victor, loser = view.names[winner], view.names[1 - winner]
    if outcome.reason == "resigned":
        return f"{victor} wins", f"{loser} resigned after {_moves(state.ply)}."
    return f"{victor} wins", f"{loser} has no move. {_why_no_move(state, victor)}".strip()


def _moves(ply: int) -> str:
    return f"{ply} move" if ply == 1 else f"{ply} moves"


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
