"""Why a move cannot be made: the reason, what it is about, and the clause. `text/refusals.py` words it.

`legal` decides what is legal; this one finds the reason for a move that was refused. Where it is about the opponent,
`rival` is their side; the view puts their name in its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cuboteca.games.qyshinsu.rules.moves import (
    FIRST,
    NOBODY,
    OFFER_DRAW,
    OFFER_STANDING,
    STONES,
    SWAP,
    Move,
)
from cuboteca.games.qyshinsu.rules.refusal import Refusal

if TYPE_CHECKING:
    from cuboteca.games.qyshinsu.rules.state import State


_NEAREST: Final = {
    "add_nearest": ("+", "add_nearest_first", "add_nearest", "Y-9"),
    "remove_nearest": ("-", "remove_nearest_first", "remove_nearest", "Y-10"),
}
"""How an Old Stone is to be answered: the sign, the reasons against the other sign and another place, the clause."""


def playable(state: State) -> tuple[int, ...]:
    """Return the places where the mover can do something, in the order in which they are bound."""
    return tuple(dict.fromkeys(move.place for move in state.moves() if move.sign))


def open_ways(state: State) -> str:
    """Return what can be done with stones: `add`, `remove`, `either`, or `swap` where only colours can be changed."""
    signs = {move.sign for move in state.moves() if move.sign}
    if len(signs) == 2:
        return "either"
    return {"+": "add", "-": "remove"}[signs.pop()] if signs else "swap"


def nothing_to_add(state: State) -> Refusal | None:
    """Return why no stone at all can be added this turn, where that lies in the places and not in the stones."""
    duty = state.bound()
    rival = 1 - state.side
    ways = {"way": open_ways(state), "places": playable(state)}
    if duty.what == "remove_nearest":
        return Refusal("add_after_removal", "Y-10", rival=rival, **ways)
    if any(state.stone(place) is None for place in duty.places):
        return None
    if duty.what != "steps":
        return Refusal("ring_full", "Y-4")
    own = [place for place in duty.places if state.ring[place - 1] in STONES[state.side]]
    one, two = (*own, *(place for place in duty.places if place not in own))
    return Refusal("targets_taken", "Y-4", own=len(own), one=one, two=two, rival=rival, **ways)


def nothing_fits(state: State, place: int) -> Refusal:
    """Return why no kind can be added at an empty place that is asked for: only the third precept can complete that."""
    withheld = tuple(move.kind for move in state.withheld if move.place == place)
    return Refusal("nothing_fits", "Y-14", place=place, stones=withheld)


def why_not(state: State, move: Move) -> Refusal:
    """Return the refusal of a move that is not legal in a state."""
    if state.ended:
        return Refusal("game_over")
    if state.side == NOBODY:
        return Refusal("not_begun", "Y-2")
    if not move.sign:
        return _why_not_said(state, move)
    return (
        (_wrong_add(state, move) if move.sign == "+" else _wrong_removal(state, move))
        or _wrong_answer(state, move)
        or _against_precept(state, move)
    )


def _why_not_said(state: State, move: Move) -> Refusal:
    if move in FIRST:
        return Refusal("begun", "Y-2")
    if move is SWAP:
        return Refusal("swap_off" if state.options["swap"] == "off" else "swap_late", "Y-23")
    if move is OFFER_DRAW:
        return Refusal("draw_offered" if state.offer == OFFER_STANDING else "draw_offered_by_you", "Y-24")
    return Refusal("no_draw_offered", "Y-24")


def _wrong_add(state: State, move: Move) -> Refusal | None:
    there = state.stone(move.place)
    if there is None:
        return None
    if there.colour == state.to_move:
        return Refusal("taken_by_you", "Y-4", place=move.place, stone=there.kind)
    return Refusal("taken", "Y-4", place=move.place, stone=there.kind, rival=1 - state.side)


def _wrong_removal(state: State, move: Move) -> Refusal | None:
    there = state.stone(move.place)
    if there is None:
        return Refusal("nothing_there", "Y-3", place=move.place)
    if there.colour != state.to_move:
        return Refusal("not_yours", "Y-5", place=move.place, rival=1 - state.side)
    if there.kind != move.kind:
        return Refusal("another_stone", "Y-3", place=move.place, stone=there.kind)
    return None


def _wrong_answer(state: State, move: Move) -> Refusal | None:
    duty = state.bound()
    ways = {"way": open_ways(state), "places": playable(state)}
    if duty.what == "steps" and move.place not in duty.places:
        return Refusal("answer_steps", "Y-6", stone=duty.steps, **ways)
    if duty.what not in _NEAREST:
        return None
    sign, other_sign, other_place, clause = _NEAREST[duty.what]
    if move.sign != sign:
        return Refusal(other_sign, clause, rival=1 - state.side, **ways)
    if move.place in duty.places:
        return None
    if _distance(duty.origin, move.place) == _distance(duty.origin, duty.places[0]):  # a tie settled clockwise
        return Refusal("counter_clockwise", "Y-11", place=move.place, **ways)
    return Refusal(other_place, clause, place=move.place, **ways)


def _distance(one: int, other: int) -> int:
    return min((one - other) % 12, (other - one) % 12)


def _against_precept(state: State, move: Move) -> Refusal:
    if move.kind in state.barred:
        return Refusal("third_of_kind", "Y-13", a_stone=move.kind, place=move.place)
    if move in state.withheld:
        return Refusal("just_removed", "Y-14", stone=move.kind, place=move.place)
    return Refusal("old_opening", "Y-2")
