"""The actions that may be taken, and what they do to qubes and pawns. Each clause that limits one is enforced here."""

from __future__ import annotations

from collections.abc import Iterator

from cuboteca.games.qurush.rules.cells import OFF, OPPOSITE
from cuboteca.games.qurush.rules.moves import (
    FLIP,
    MOVE,
    OWN,
    PULL,
    PUSH,
    REENTER,
    SLIDE,
    Move,
)
from cuboteca.games.qurush.rules.options import Rules
from cuboteca.games.qurush.rules.pushing import Pawns, line_pushed, pushed

SIDE_FACES = tuple(tuple(face for face in range(1, 7) if face not in (top, 7 - top)) for top in range(7))
"""By the face on top: the four that one flip brings up (Q-24)."""


def actions(terms: Rules, qubes: bytes, pawns: Pawns, mover: int, points: int) -> Iterator[Move]:
    """Every action that the mover may take with so many points: the own pawn's first."""
    if terms.squeesh and pawns[mover] == OFF and points >= 4:
        for corner in terms.board.corners:
            if not (terms.apart and corner in pawns):
                yield Move(REENTER, corner)
    for seat in (
        (mover, *(other for other in range(len(pawns)) if other != mover)) if terms.agents else (mover,)
    ):
        if pawns[seat] != OFF:
            yield from actions_of(terms, qubes, pawns, seat, OWN if seat == mover else seat, points)


def actions_of(terms: Rules, qubes: bytes, pawns: Pawns, seat: int, named: int, points: int) -> Iterator[Move]:
    """Every action of one pawn on the board; `named` is how the moves name its seat."""
    here = pawns[seat]
    near = terms.board.near
    for _, beside in near[here]:
        if points >= 3 and not (terms.apart and beside in pawns):
            yield Move(MOVE, beside, seat=named)
    if points >= 4:
        for _, beside in near[here]:
            if qubes[beside]:
                yield from _slides(terms, qubes, pawns, beside, named)
                yield from _flips(terms, qubes, pawns, beside, named)
    if points >= 7:
        yield from _pushes(terms, qubes, here, named)
        yield from _pulls(terms, qubes, pawns, here, named)


def _slides(terms: Rules, qubes: bytes, pawns: Pawns, square: int, named: int) -> Iterator[Move]:
    for _, target in terms.board.near[square]:
        if not qubes[target] and target not in pawns:
            yield Move(SLIDE, square, target, seat=named)


def _flips(terms: Rules, qubes: bytes, pawns: Pawns, square: int, named: int) -> Iterator[Move]:
    if terms.flips_ridden or square not in pawns:
        for face in SIDE_FACES[qubes[square]]:
            yield Move(FLIP, square, face=face, seat=named)


def _pushes(terms: Rules, qubes: bytes, here: int, named: int) -> Iterator[Move]:
    if qubes[here] and not terms.pushes_from_top:
        return
    for way, beside in terms.board.near[here]:
        if qubes[beside] and line_pushed(terms, qubes, here, way):
            yield Move(PUSH, beside, seat=named)


def _pulls(terms: Rules, qubes: bytes, pawns: Pawns, here: int, named: int) -> Iterator[Move]:
    if qubes[here] or pawns.count(here) > 1:  # the square left must be empty
        return
    near = terms.board.near[here]
    pulled = [(way, square) for way, square in near if qubes[square]]
    for way, beside in near:
        if terms.apart and beside in pawns:
            continue
        for side, square in pulled:
            if not terms.straight or side == OPPOSITE[way]:
                yield Move(PULL, beside, square, seat=named)


def applied(terms: Rules, qubes: bytes, pawns: Pawns, mover: int, move: Move) -> tuple[bytes, Pawns]:
    """Qubes and pawns after an action that may be taken."""
    kind = move.kind
    seat = mover if move.seat == OWN else move.seat
    if kind == FLIP:
        return _with_top(qubes, move.square, move.face), pawns
    if kind == SLIDE:
        return shifted(qubes, pawns, move.square, move.other)
    if kind == PUSH:
        way = terms.board.way_to(pawns[seat], move.square)
        if way is None:
            raise ValueError("That qube is not beside the pawn.")
        return pushed(terms, qubes, pawns, seat, way)
    gone = (*pawns[:seat], move.square, *pawns[seat + 1 :])
    return shifted(qubes, gone, move.other, pawns[seat]) if kind == PULL else (qubes, gone)


def _with_top(qubes: bytes, square: int, face: int) -> bytes:
    return qubes[:square] + bytes((face,)) + qubes[square + 1 :]


def shifted(qubes: bytes, pawns: Pawns, square: int, target: int) -> tuple[bytes, Pawns]:
    """One qube and its riders taken to an empty square (Q-22, Q-23)."""
    cells = bytearray(qubes)
    cells[target], cells[square] = cells[square], 0
    return bytes(cells), tuple(target if where == square else where for where in pawns)
