"""What has been picked for an action that is not yet complete, and which actions it can still become.

An action is picked in this order: whose pawn, which action, its squares, for a flip the face. Any of the first two can
be left open: a square alone may be the next of several actions. The parts of the board are named `cell:1,2`, which is
b3, counted from 0 in the south-west.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from cuboteca.games.qurush.rules.action_costs import COSTS, FLIP, PULL, SLIDE
from cuboteca.games.qurush.rules.board import SIZES, column_of, row_of, square_at
from cuboteca.games.qurush.rules.moves import CALL, DECLARE, HOME, NOBODY, OWN, Move
from cuboteca.games.qurush.rules.state import State

_CELL: Final = re.compile(r"cell:([0-6]),([0-6])")


def at_of(square: int) -> tuple[int, int]:
    """Return a square as the drawings count it: its column and its row."""
    return column_of(square), row_of(square)


def cell_part(square: int) -> str:
    """Return a square as a part: `cell:0,0` is a1."""
    x, y = at_of(square)
    return f"cell:{x},{y}"


def square_of(part: str, size: int = SIZES[-1]) -> int | None:
    """Return the square of a part on a board of some size; None if it is none."""
    found = _CELL.fullmatch(part)
    if not found or int(found[1]) >= size or int(found[2]) >= size:
        return None
    return square_at(int(found[1]), int(found[2]))


ENDING: Final = "ending"
CALLING: Final = "calling"
"""Picked when the player has asked to end the turn, or to call, and is asked whether that is meant."""


class Selection(NamedTuple):
    """What a player has picked of an action."""

    agent: int = OWN
    """Whose pawn acts (Q-32); OWN is the mover's."""
    action: str = ""
    cells: tuple[int, ...] = ()
    """The squares picked, in the order of `sequence`."""
    face: int = 0
    ending: bool = False
    calling: int = NOBODY
    """The seat for which Qurush is to be called, which is asked for once more (Q-44)."""

    @property
    def is_begun(self) -> bool:
        """Is more picked than the pawn that acts?"""
        return self != Selection(self.agent)

    @property
    def parts(self) -> tuple[str, ...]:
        """As `View.picked` keeps it."""
        if self.ending:
            return (ENDING,)
        if self.calling != NOBODY:
            return (f"{CALLING}:{self.calling}",)
        agent = (f"pawn:{self.agent}",) if self.agent != OWN else ()
        action = (f"act:{self.action}",) if self.action else ()
        face = (f"face:{self.face}",) if self.face else ()
        return (*agent, *action, *map(cell_part, self.cells), *face)


def selection_of(parts: tuple[str, ...]) -> Selection:
    """Read from `View.picked`."""
    if ENDING in parts:
        return Selection(ending=True)
    picks = Selection()
    for part in parts:
        kind, _, rest = part.partition(":")
        square = square_of(part)
        if square is not None:
            picks = picks._replace(cells=(*picks.cells, square))
        elif kind == CALLING:
            picks = picks._replace(calling=int(rest))
        elif kind == "pawn":
            picks = picks._replace(agent=int(rest))
        elif kind == "act":
            picks = picks._replace(action=rest)
        elif kind == "face":
            picks = picks._replace(face=int(rest))
    return picks


def sequence(move: Move) -> tuple[int, ...]:
    """Return the squares of an action in the order of picking: of a pull the qube first, then where the pawn goes."""
    if move.kind == PULL:
        return (move.other, move.square)
    return (move.square, move.other) if move.kind == SLIDE else (move.square,)


def fitting(state: State, picks: Selection) -> list[Move]:
    """Return the legal actions that what has been picked can become."""
    if picks.ending:
        return [move for move in state.moves() if move.kind == DECLARE]
    if picks.calling != NOBODY:
        return []
    count = len(picks.cells)
    return [
        move
        for move in state.moves()
        if (move.kind in COSTS or move.kind == HOME)
        and move.seat == picks.agent
        and (not picks.action or move.kind == picks.action)
        and (not count or sequence(move)[:count] == picks.cells)
        and (not picks.face or move.face == picks.face)
    ]


def complete(state: State, picks: Selection) -> Move | None:
    """Return the action that has been picked wholly; None while anything is open."""
    if picks.ending:
        return fitting(state, picks)[0]
    if picks.calling != NOBODY:
        return Move(CALL, seat=state.named(picks.calling))  # true or not: it says neither
    if not picks.action:
        return None
    wanted = [
        move
        for move in fitting(state, picks)
        if len(sequence(move)) == len(picks.cells) and (move.kind != FLIP or picks.face)
    ]
    return wanted[0] if len(wanted) == 1 else None


def kinds(moves: list[Move]) -> tuple[str, ...]:
    """Return the kinds of some actions, each once."""
    return tuple(dict.fromkeys(move.kind for move in moves))


def next_squares(state: State, picks: Selection) -> dict[int, tuple[str, ...]]:
    """Return the squares that can be picked next, and for which kinds of action.

    Where no action is chosen yet, a second square is where the die slides: it is not pulled unasked.
    """
    count = len(picks.cells)
    found: dict[int, tuple[str, ...]] = {}
    for move in fitting(state, picks):
        squares = sequence(move)
        if len(squares) > count and not (count and move.kind == PULL and not picks.action):
            known = found.get(squares[count], ())
            if move.kind not in known:
                found[squares[count]] = (*known, move.kind)
    return found
