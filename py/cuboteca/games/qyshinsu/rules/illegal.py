"""Why a move cannot be made: one plain sentence for the case at hand, and the clause.

`legal` decides what is legal; this one finds the reason for a move that was refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cuboteca.games.qyshinsu.rules.moves import (
    COLOURS,
    FIRST,
    NOBODY,
    OFFER_DRAW,
    OFFER_STANDING,
    OLD,
    STONES,
    SWAP,
    Move,
    letter,
)
from cuboteca.games.qyshinsu.rules.names import OTHER_COLOUR, either, stone_name
from cuboteca.play.game import IllegalMove

if TYPE_CHECKING:
    from cuboteca.games.qyshinsu.rules.state import Duty, State


_NEAREST: Final = {
    "add_nearest": ("+", "added", "add a stone at the nearest empty place", "Y-9"),
    "remove_nearest": ("-", "taken back", "take back your nearest stone", "Y-10"),
}
"""How an Old stone is to be answered: the sign, what was done with it, what it demands, the clause."""


def playable(state: State) -> tuple[int, ...]:
    """The places where the mover can do something, in the order in which they are bound."""
    return tuple(dict.fromkeys(move.place for move in state.moves() if move.sign))


def open_to(state: State) -> str:
    """What can be done where, as in "add at 6 or 10"; "play at" where one is added and the other taken back."""
    signs = {move.sign for move in state.moves() if move.sign}
    if not signs:
        return "change colours"
    what = "play at" if len(signs) == 2 else "add at" if "+" in signs else "take back"
    return f"{what} {either(playable(state))}"


def nothing_to_add(state: State) -> IllegalMove | None:
    """Why no stone at all can be added this turn, where that lies in the places and not in the stones."""
    duty = state.bound()
    so = f"so nothing can be added this turn: {open_to(state)}"
    if duty.what == "remove_nearest":
        return IllegalMove(f"The Old stone was taken back, {so}.", "Y-10")
    if any(state.stone(place) is None for place in duty.places):
        return None
    if duty.what != "steps":
        return IllegalMove("Every place is taken, so nothing can be added this turn.", "Y-4")
    other = OTHER_COLOUR[COLOURS[state.side]]
    own = [place for place in duty.places if state.ring[place - 1] in STONES[state.side]]
    one, two = (*own, *(place for place in duty.places if place not in own))
    taken = (
        f"{other}’s stones lie on {one} and {two}",
        f"Your own stone lies on {one}, and {other}’s on {two}",
        f"Your own stones lie on {one} and {two}",
    )[len(own)]
    return IllegalMove(f"{taken}, {so}.", "Y-4")


def nothing_fits(state: State, place: int) -> IllegalMove:
    """Why no kind can be added at an empty place that is asked for: only the third precept can complete that."""
    mine = " and ".join(f"the {stone_name(move.kind)}" for move in state.withheld if move.place == place)
    return IllegalMove(
        f"Nothing fits at {place}: you took {mine} back from there, and two of every other kind lie on the ring.",
        "Y-14",
    )


def why_not(state: State, move: Move) -> IllegalMove:
    """The refusal of a move that is not legal in a state."""
    if state.ended:
        return IllegalMove("The game is over.", None)
    if state.side == NOBODY:
        return IllegalMove("Chance has yet to say who begins.", "Y-2")
    if not move.sign:
        return _why_not_said(state, move)
    return (
        (_wrong_add(state, move) if move.sign == "+" else _wrong_removal(state, move))
        or _wrong_answer(state, move)
        or _against_precept(state, move)
    )


def _why_not_said(state: State, move: Move) -> IllegalMove:
    if move in FIRST:
        return IllegalMove("It is settled already who begins.", "Y-2")
    if move is SWAP:
        if state.options["swap"] == "off":
            return IllegalMove("In this game everybody keeps their colour.", "Y-23")
        return IllegalMove("Colours can be changed only by the second player, before their first move.", "Y-23")
    if move is OFFER_DRAW:
        if state.offer == OFFER_STANDING:
            return IllegalMove("Your opponent has offered a draw already: you can accept it.", "Y-24")
        return IllegalMove("You have offered a draw this turn: now make your move.", "Y-24")
    return IllegalMove("Your opponent has not offered a draw.", "Y-24")


def _wrong_add(state: State, move: Move) -> IllegalMove | None:
    there = state.stone(move.place)
    if there is None:
        return None
    whose = "your" if there.colour == state.to_move else f"{OTHER_COLOUR[COLOURS[state.side]]}’s"
    return IllegalMove(f"Place {move.place} is taken: {whose} {stone_name(there.kind)} lies there.", "Y-4")


def _wrong_removal(state: State, move: Move) -> IllegalMove | None:
    there = state.stone(move.place)
    if there is None:
        return IllegalMove(f"No stone lies at {move.place}, so there is nothing to take back.", "Y-3")
    if there.colour != state.to_move:
        other = OTHER_COLOUR[COLOURS[state.side]]
        return IllegalMove(f"The stone at {move.place} is {other}’s: you may take back only your own.", "Y-5")
    if there.kind != move.kind:
        return IllegalMove(f"Your stone at {move.place} is the {stone_name(there.kind)}.", "Y-3")
    return None


def _wrong_answer(state: State, move: Move) -> IllegalMove | None:
    duty = state.bound()
    if duty.what == "steps" and move.place not in duty.places:
        return IllegalMove(f"You must answer the {duty.steps}-stone: {open_to(state)}.", "Y-6")
    if duty.what in _NEAREST:
        return _wrong_nearest(state, move, duty)
    return None


def _wrong_nearest(state: State, move: Move, duty: Duty) -> IllegalMove | None:
    sign, done, demand, clause = _NEAREST[duty.what]
    where = either(playable(state) or duty.places)
    if move.sign != sign:
        return IllegalMove(f"The Old stone was {done}, so you must {demand}: {where}.", clause)
    if move.place in duty.places:
        return None
    if _distance(duty.origin, move.place) == _distance(duty.origin, duty.places[0]):  # a tie settled clockwise
        return IllegalMove(f"{move.place} is just as near, but here the clockwise place counts: {where}.", "Y-11")
    return IllegalMove(f"You must {demand}: {where}, not {move.place}.", clause)


def _distance(one: int, other: int) -> int:
    return min((one - other) % 12, (other - one) % 12)


def _against_precept(state: State, move: Move) -> IllegalMove:
    if move.kind in state.barred:
        return IllegalMove(f"Two {_plural(move.kind)} lie on the ring, so a third cannot be added.", "Y-13")
    if move in state.withheld:
        return IllegalMove(
            f"You took the {stone_name(move.kind)} back from {move.place}: it may not return there yet.",
            "Y-14",
        )
    return IllegalMove("In this game nobody opens with the Old stone.", "Y-2")


def _plural(kind: int) -> str:
    return f"{letter(kind)}s" if kind != OLD else "Old stones"
