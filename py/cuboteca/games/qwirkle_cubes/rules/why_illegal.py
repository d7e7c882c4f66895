"""Why a move cannot be made: the reason, what it is about, and the clause. `text/refusals.py` words it.

Other modules decide what is legal; this one finds the reason for a move that was refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS
from cuboteca.games.qwirkle_cubes.rules.legal import fault_of
from cuboteca.games.qwirkle_cubes.rules.moves import CHANCE, DRAWN, FIRST, FORCED, PUT, ROLLED, SKIP, Move
from cuboteca.games.qwirkle_cubes.rules.position import DEAL, FALL, FORCED_ROLL, LOT, OVER, REFILL, TURN
from cuboteca.games.qwirkle_cubes.rules.refusal import Refusal

if TYPE_CHECKING:
    from cuboteca.games.qwirkle_cubes.rules.state import State


COMES_FIRST: Final = {
    OVER: ("game_over", None),
    LOT: ("not_begun", "Z-3"),
    DEAL: ("first_hands", "Z-2"),
    FALL: ("cubes_rolling", "Z-6"),
    REFILL: ("draw_first", "Z-19"),
    FORCED_ROLL: ("roll_all_first", "Z-21"),
    TURN: ("your_turn", "Z-4"),
}
"""What comes before any other move: the reason, and the clause."""

EXPECTED: Final = {LOT: FIRST, DEAL: DRAWN, REFILL: DRAWN, FALL: ROLLED, FORCED_ROLL: FORCED}


def why_not(state: State, move: Move) -> Refusal:
    """Return the refusal of a move that is not legal in a state."""
    if state.next != TURN and move.kind == EXPECTED.get(state.next):
        return _wrong_chance(state, move)
    if state.next != TURN or move.kind in CHANCE:
        return comes_first(state)
    if move.kind == PUT:
        return why_not_placed(state, move)
    return _why_not_pass(state) if move.kind == SKIP else _why_not_roll(state, move)


def comes_first(state: State) -> Refusal:
    """Return the refusal of all but what comes first now."""
    if state.next == FORCED_ROLL and state.opening:
        return Refusal("roll_all_opening", "Z-15")
    return Refusal(*COMES_FIRST[state.next])


def why_not_placed(state: State, move: Move) -> Refusal:
    """Return the refusal of a placement."""
    if state.is_dead:
        return Refusal("must_pass", "Z-22")
    fault = fault_of(state.grid, state.hand, move.cubes)
    if fault is None:
        raise ValueError(f"{move} is legal.")
    return fault


def _why_not_pass(state: State) -> Refusal:
    if state.opening:
        return Refusal("opening_pass", "Z-14")
    if state.can_place:
        return Refusal("must_place", "Z-20")
    if not state.rules.sequence:
        return Refusal("must_reroll", "Z-27")
    return Refusal("reroll_or_decline", "Z-21")


def _why_not_roll(state: State, move: Move) -> Refusal:
    if state.is_dead:
        return Refusal("must_pass", "Z-22")
    if not state.rules.sequence and state.opening:
        return Refusal("opening_roll", "Z-27")
    if not state.rules.sequence and not move.slots:
        return Refusal("nothing_to_decline", "Z-27")
    if state.opening and not state.rules.opening_allowance:
        return Refusal("hand_as_rolled", "Z-14")
    if not state.rolls:
        return Refusal("no_rerolls", "Z-5")
    return Refusal("hand_too_small", "Z-5", count=len(state.hand))


def _wrong_chance(state: State, move: Move) -> Refusal:
    """Return the refusal of what cannot have been drawn or rolled."""
    if state.next == LOT:
        return Refusal("no_such_seat", "Z-3", seats=state.seats)
    if state.next == FALL and move.slots != state.rolling:
        return Refusal("other_cubes_rolled", "Z-6", slots=state.rolling)
    wanted = {FALL: len(state.rolling), FORCED_ROLL: len(state.hand)}.get(state.next, state.to_draw)
    if len(move.faces) != wanted:
        clause = {DEAL: "Z-2", REFILL: "Z-19"}.get(state.next, "Z-6")
        return Refusal("wrong_number", clause, kind=move.kind, count=wanted)
    colours = [cube // 6 for cube in move.faces]
    for colour in range(len(COLOURS)):
        left = state.bag[colour]
        if colours.count(colour) > left:
            return Refusal("bag_short" if left else "colour_gone", "Z-1", colour=colour, left=left)
    return Refusal("no_such_shape", "Z-1")
