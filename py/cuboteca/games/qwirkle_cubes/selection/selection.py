"""What a player has picked for a move not yet complete, and the parts that stand for it.

Parts that can be tapped: `cube:0` … `cube:5` of the hand, `cell:x,y` of the table, `roll`, `confirm`, `pass`,
`decline`; and for what real cubes show, `colour:R` …, `shape:c` …, `seat:0` …. A player's open hand is looked at by
`look:hand-0` …, which belongs to no move. A cube that was placed this turn is picked up by `laid:0@x,y`, to be dragged
elsewhere.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.grid import Cell, cell_at, xy
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, ROLL, Move
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.view import LOOK

CELL_PART: Final = re.compile(r"cell:(-?[0-9]{1,2}),(-?[0-9]{1,2})")
CUBE_PART: Final = re.compile("cube:([0-5])")
LAID_PART: Final = re.compile(r"laid:([0-5])@(-?[0-9]{1,2}),(-?[0-9]{1,2})")
ROLLING: Final = "roll"
HAND_PART: Final = re.compile(f"{LOOK}hand-([0-5])")


class Selection(NamedTuple):
    """What is picked. Either cubes are being chosen for a re-roll, or a placement is being made."""

    laid: tuple[tuple[int, Cell], ...] = ()
    """Slots and cells of the cubes placed so far, in the order of the taps."""
    held: int | None = None
    """The slot of the cube to be placed, or to be moved, if it lies on the grid already."""
    aimed: Cell | None = None
    """The cell chosen before a cube was."""
    rolling: bool = False
    """Are cubes being chosen for a re-roll?"""
    marked: tuple[int, ...] = ()
    """The slots of those chosen, rising."""
    laid_before: tuple[tuple[int, Cell], ...] = ()
    """What was placed when the choice began: it is placed again if that is cancelled."""

    @property
    def parts(self) -> tuple[str, ...]:
        """As they are kept between taps."""
        parts = [laid_part(slot, cell) for slot, cell in self.laid or self.laid_before]
        parts += [] if self.held is None else [f"cube:{self.held}"]
        parts += [] if self.aimed is None else [cell_part(self.aimed)]
        parts += [ROLLING] if self.rolling else []
        return (*parts, *(f"cube:{slot}" for slot in self.marked))

    def at(self, cell: Cell) -> int | None:
        """Return the slot of the cube placed on a cell this turn."""
        return next((slot for slot, where in self.laid if where == cell), None)

    @property
    def lifted(self) -> Selection:
        """What lies on the grid while the cube that is moved is off it."""
        return self._replace(laid=tuple(pair for pair in self.laid if pair[0] != self.held))

    @property
    def slots_laid(self) -> tuple[int, ...]:
        return tuple(slot for slot, _ in self.laid)

    def free(self, state: State) -> tuple[int, ...]:
        """Return the slots of the cubes that are still in hand."""
        return tuple(slot for slot in range(len(state.hand)) if slot not in self.slots_laid)

    def move(self, state: State) -> Move:
        """Return the placement as it stands."""
        return Move(PUT, tuple(sorted((cell_at(*cell), state.hand[slot]) for slot, cell in self.laid)))


def selection_of(parts: tuple[str, ...], state: State) -> Selection:
    """Return what some parts stand for; those that do not belong to the hand are dropped."""
    size = len(state.hand)
    laid: list[tuple[int, Cell]] = []
    aimed = None
    slots = []
    for part in parts:
        placed, cell, cube = laid_of(part), cell_of(part), slot_of(part)
        if placed is not None and placed[0] < size:
            laid.append(placed)
        elif cell is not None:
            aimed = cell
        elif cube is not None and cube < size:
            slots.append(cube)
    if ROLLING in parts:
        return Selection(rolling=True, marked=tuple(sorted(slots)), laid_before=tuple(laid))
    return Selection(tuple(laid), slots[-1] if slots else None, aimed)


def selection_for(state: State, move: Move) -> Selection | None:
    """Return what is to be picked for a move that is confirmed; None for one that a button makes at once."""
    if move.kind == ROLL and move.slots:
        return Selection(rolling=True, marked=move.slots)
    if move.kind != PUT:
        return None
    free, laid = list(range(len(state.hand))), []
    for cell, cube in move.cubes:
        slot = next(slot for slot in free if state.hand[slot] == cube)
        free.remove(slot)
        laid.append((slot, xy(cell)))
    return Selection(tuple(laid))


def hand_part(seat: int) -> str:
    """Return the part that a player's hand is looked at by."""
    return f"{LOOK}hand-{seat}"


def seat_looked_at(parts: tuple[str, ...]) -> int | None:
    """Return the seat whose hand is looked at, if one is."""
    return next((int(found[1]) for part in parts if (found := HAND_PART.fullmatch(part))), None)


def of_the_move(parts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the parts but for a hand that is looked at: any other tap closes it."""
    return tuple(part for part in parts if not HAND_PART.fullmatch(part))


def cell_part(cell: Cell) -> str:
    """Return a cell as a part: `cell:2,0`."""
    return f"cell:{cell[0]},{cell[1]}"


def cell_of(part: str) -> Cell | None:
    """Return the cell of such a part; None if it is another."""
    found = CELL_PART.fullmatch(part)
    return (int(found[1]), int(found[2])) if found else None


def laid_part(slot: int, cell: Cell) -> str:
    """Return a cube placed this turn as a part: `laid:0@2,0`."""
    return f"laid:{slot}@{cell[0]},{cell[1]}"


def laid_of(part: str) -> tuple[int, Cell] | None:
    """Return the slot and the cell of such a part; None if it is another."""
    found = LAID_PART.fullmatch(part)
    return (int(found[1]), (int(found[2]), int(found[3]))) if found else None


def slot_of(part: str) -> int | None:
    """Return the slot of a part `cube:0`; None if it is another."""
    found = CUBE_PART.fullmatch(part)
    return int(found[1]) if found else None
