"""Going about by keyboard: over the cells of the table, and along the rack."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cuboteca.games.qwirkle_cubes.rules.grid import Cell, xy
from cuboteca.games.qwirkle_cubes.rules.position import TURN
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.entry import first_to_enter
from cuboteca.games.qwirkle_cubes.selection.selection import Selection, cell_of, cell_part, selection_of, slot_of
from cuboteca.games.qwirkle_cubes.view.model import just_fallen
from cuboteca.play.game import NATURE
from cuboteca.play.view import View

WAYS: Final = {"arrowright": (1, 0), "arrowleft": (-1, 0), "arrowup": (0, 1), "arrowdown": (0, -1)}


def step(view: View, part: str | None, key: str) -> str | None:
    """Return the part that an arrow key, Home or End leads to."""
    state: State = view.state
    picks = selection_of(view.picked, state)
    slot, cell = slot_of(part or ""), cell_of(part or "")
    if key == "home" and not picks.rolling:
        following = _next_cell(state, picks, cell)
        return cell_part(following) if following is not None else None
    if slot is not None:
        return _step_rack(state, picks, slot, key)
    if cell is None:
        return cell_part(_first_cell(state, picks)) if key in WAYS else None
    if key == "end":
        return f"cube:{picks.held or 0}" if state.hand else None
    if key not in WAYS:
        return None
    x, y = WAYS[key]
    return cell_part(_within(state, picks, (cell[0] + x, cell[1] + y)))


def begins(view: View) -> str | None:
    """Return where a turn begins: at the first cube of the hand that lies under the grid; with cubes of their own, at
    what the players enter."""
    state: State = view.state
    if state.seat == NATURE and state.entered:
        return first_to_enter(state)
    return "cube:0" if state.hand else None


def goes_on_at(view: View) -> str | None:
    """Return where the keyboard goes on after a move, if not in the hand already: at the first cube just rolled."""
    if not view.focus or (slot_of(view.focus) is not None and view.state.next == TURN):
        return None
    fallen = just_fallen(view)
    return f"cube:{min(fallen)}" if fallen else begins(view)


def picked_leads_to(view: View) -> str | None:
    """Return the first place where the cube in hand may stand, as Home does, unless the keyboard is at one."""
    state: State = view.state
    picks, here = selection_of(view.picked, state), cell_of(view.focus or "")
    if picks.held is None or here in set(_open(state, picks)):
        return None
    following = _next_cell(state, picks, here)
    return cell_part(following) if following is not None else None


def _step_rack(state: State, picks: Selection, slot: int, key: str) -> str | None:
    """Left and right along the rack; up to the table. Home begins the rack only while cubes are chosen to be rolled."""
    if key == "arrowup":
        return cell_part(_first_cell(state, picks))
    size = max(len(state.hand), 1)
    to = {"arrowleft": slot - 1, "arrowright": slot + 1, "home": 0, "end": size - 1}.get(key)
    return f"cube:{to % size}" if to is not None else None


def _first_cell(state: State, picks: Selection) -> Cell:
    """Return where the keyboard comes to the table: a cell where the cube in hand may stand, else the middle."""
    return next(iter(_open(state, picks)), (0, 0))


def _next_cell(state: State, picks: Selection, here: Cell | None) -> Cell | None:
    """From one cell where the cube in hand may stand to the next, if there is any: row by row from the far side; while
    the grid is empty from the start on, for nothing else is known of it."""
    key = _by_row if state.grid.cubes else _along_the_first_line
    cells = sorted(_open(state, picks), key=key)
    following = (cell for cell in cells if here is not None and key(cell) > key(here))
    return next(following, cells[0] if cells else None)


def _open(state: State, picks: Selection) -> Iterable[Cell]:
    """Return the cells where the cube in hand may stand, or any of those that are left."""
    slots = picks.free(state) if picks.held is None else (picks.held,)
    return state.cells_for(slots, picks.lifted.laid)


def _by_row(cell: Cell) -> tuple[int, int]:
    return -cell[1], cell[0]


def _along_the_first_line(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def _within(state: State, picks: Selection, cell: Cell) -> Cell:
    """Return the cell, or the nearest one that is beside the cubes that lie there, or as far off as one of the hand may
    stand: what the picture shows."""
    cells = [*map(xy, state.grid.cubes), *(where for _, where in picks.laid), (0, 0)]
    reached = [*_open(state, picks), *((x + side, y + side) for x, y in cells for side in (-1, 1))]
    columns, rows = [x for x, _ in reached], [y for _, y in reached]
    return min(max(cell[0], min(columns)), max(columns)), min(max(cell[1], min(rows)), max(rows))
