"""Why a tap fits nothing: the refusal that the rules give for the move it would be, or one that says more."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.grid import Cell
from cuboteca.games.qwirkle_cubes.rules.legal import fault_of
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.games.qwirkle_cubes.rules.placing import most_together
from cuboteca.games.qwirkle_cubes.rules.refusal import Refusal
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.rules.why_illegal import why_not
from cuboteca.games.qwirkle_cubes.selection.selection import Selection

CLASHES: Final = frozenset(("unlike_pair", "nothing_in_common", "twins"))
"""What is wrong with cubes wherever they lie."""

HOLDS_FOR_ALL: Final = ("Z-8", "Z-9", "Z-10", "Z-13")
"""The clauses that keep a cell from any cube, whatever it shows."""


def why_not_there(state: State, picks: Selection, slot: int, cell: Cell) -> Refusal:
    """Return why a cube cannot go to a cell."""
    if not state.opening:
        return why_not(state, Selection((*picks.laid, (slot, cell))).move(state))
    if cell in state.cells_for(picks.free(state), picks.laid) or not state.can_place:
        return why_nowhere(state, picks, slot)
    return Refusal("first_line", "Z-30")


def why_nowhere(state: State, picks: Selection, slot: int) -> Refusal:
    """Return why a cube can go nowhere now."""
    cube = state.hand[slot]
    if state.opening or state.is_dead:
        if not state.can_place or state.is_dead:
            return why_not(state, Move(PUT, ((0, cube),)))
        most = most_together(state.hand, state.rules.distinct)
        return _clash(state, picks, slot) or Refusal("goes_with_too_few", "Z-14", cube=cube, count=most)
    if picks.laid:
        return _clash(state, picks, slot) or Refusal("cannot_join", "Z-7", cube=cube)
    return Refusal("fits_nowhere", "Z-11", cube=cube)


def _clash(state: State, picks: Selection, slot: int) -> Refusal | None:
    """Return why a cube and those placed this turn can never stand in one line, if they cannot."""
    for _, (x, y) in picks.laid:
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            fault = fault_of(state.grid, state.hand, Selection((*picks.laid, (slot, cell))).move(state).cubes)
            if fault is not None and fault.reason in CLASHES:
                return fault
    return None


def why_none_there(state: State, picks: Selection, cell: Cell) -> Refusal:
    """Return why none of the cubes in hand can go to a cell."""
    free = picks.free(state)
    if not free:
        return Refusal("all_placed")
    if state.opening or len(free) == 1:
        return why_not_there(state, picks, free[0], cell)
    refusals = [why_not(state, Selection((*picks.laid, (slot, cell))).move(state)) for slot in free]
    if len({refusal.clause for refusal in refusals}) == 1 and refusals[0].clause in HOLDS_FOR_ALL:
        return refusals[0]
    return Refusal("none_fits_there", "Z-11", elsewhere=bool(state.cells_for(free, picks.laid)))
