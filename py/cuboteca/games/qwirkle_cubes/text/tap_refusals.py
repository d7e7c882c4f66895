"""Why a tap fits nothing: the sentence and the clause that the rules give for the move it would be."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.grid import Cell
from cuboteca.games.qwirkle_cubes.rules.illegal import fault_sentence, why_not
from cuboteca.games.qwirkle_cubes.rules.legal import fault_of
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.games.qwirkle_cubes.rules.names import NUMBERS, cube_name
from cuboteca.games.qwirkle_cubes.rules.placing import most_together
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.selection import Selection
from cuboteca.play.view import Rejected

CLASHES: Final = frozenset(("unlike_pair", "nothing_in_common", "twins"))
"""What is wrong with cubes wherever they lie."""


def why_not_there(state: State, picks: Selection, slot: int, cell: Cell) -> Rejected:
    """Why a cube cannot go to a cell."""
    move = Selection((*picks.laid, (slot, cell))).move(state)
    if not state.opening:
        return refused(state, move)
    if cell in state.cells_for(picks.free(state), picks.laid) or not state.can_place:
        return why_nowhere(state, picks, slot)
    return Rejected("The first line begins in the middle and runs to the right or up without a gap.", "Z-30")


def why_nowhere(state: State, picks: Selection, slot: int) -> Rejected:
    """Why a cube can go nowhere now."""
    name = cube_name(state.hand[slot])
    if state.opening or state.is_dead:
        if not state.can_place or state.is_dead:
            return refused(state, Move(PUT, ((0, state.hand[slot]),)))
        most = NUMBERS[most_together(state.hand, state.rules.distinct)]
        few = f"The first turn places {most} cubes in a line, and the {name} goes with too few of the others."
        return _clash(state, picks, slot) or Rejected(few, "Z-14")
    if picks.laid:
        cannot = f"The {name} cannot join what you have placed this turn."
        return _clash(state, picks, slot) or Rejected(cannot, "Z-7")
    return Rejected(f"As it lies, the {name} fits nowhere.", "Z-11")


def _clash(state: State, picks: Selection, slot: int) -> Rejected | None:
    """Why a cube and those placed this turn can never stand in one line, if they cannot."""
    for _, (x, y) in picks.laid:
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            fault = fault_of(state.grid, state.hand, Selection((*picks.laid, (slot, cell))).move(state).cubes)
            if fault is not None and fault.what in CLASHES:
                return Rejected(fault_sentence(fault), fault.clause)
    return None


def why_none_there(state: State, picks: Selection, cell: Cell) -> Rejected:
    """Why none of the cubes in hand can go to a cell."""
    free = picks.free(state)
    if not free:
        return Rejected("All your cubes are placed: confirm, or take one back.", None)
    if state.opening or len(free) == 1:
        return why_not_there(state, picks, free[0], cell)
    reasons = [why_not(state, Selection((*picks.laid, (slot, cell))).move(state)) for slot in free]
    if len({reason.clause for reason in reasons}) == 1 and reasons[0].clause in ("Z-8", "Z-9", "Z-10", "Z-13"):
        return Rejected(reasons[0].message, reasons[0].clause)
    return Rejected("None of your cubes can go there.", "Z-11")


def refused(state: State, move: Move) -> Rejected:
    refusal = why_not(state, move)
    return Rejected(refusal.message, refusal.clause)
