"""A push: which line of qubes moves, and what becomes of the pawns on it and before it."""

from __future__ import annotations

from cuboteca.games.qurush.rules.cells import OFF
from cuboteca.games.qurush.rules.options import Rules

Pawns = tuple[int, ...]


def line_pushed(terms: Rules, qubes: bytes, pusher: int, way: int) -> tuple[list[int], int] | None:
    """The squares of the line that a push from a square moves (Q-13), nearest first, and the square that it enters.

    None if it cannot move: its last qube is against the edge (Q-14), or its row has no gap (Q-35).
    """
    step = terms.board.step[way]
    square = step[pusher]
    line = []
    while qubes[square]:
        line.append(square)
        square = step[square]
        if square == OFF or square == line[0]:
            return None
    return line, square


def pushed(terms: Rules, qubes: bytes, pawns: Pawns, seat: int, way: int) -> tuple[bytes, Pawns]:
    """Qubes and pawns after a seat's pawn has made a push that can be made."""
    moved = line_pushed(terms, qubes, pawns[seat], way)
    if moved is None:
        raise ValueError("That line cannot be pushed.")
    line, entered = moved
    step = terms.board.step[way]
    cells = bytearray(qubes)
    for square in reversed(line):
        cells[step[square]] = cells[square]
    cells[line[0]] = 0
    after = [step[square] if square in line else square for square in pawns]
    after[seat] = line[0]
    in_the_way = [other for other, square in enumerate(pawns) if square == entered and other != seat]
    if in_the_way:
        displaced = _displaced(terms, cells, after, in_the_way, way)
        for other in displaced:
            after[other] = step[after[other]]
        if not displaced and terms.squeesh:
            for other in in_the_way:
                after[other] = OFF
    return bytes(cells), tuple(after)


def _displaced(terms: Rules, cells: bytearray, pawns: list[int], in_the_way: list[int], way: int) -> list[int]:
    """The pawns that the first qube of a line sends one square on; none if they cannot go (Q-17).

    Over an edge that wraps they come in on the other side (Q-34). Where pawns keep apart, those behind them go along,
    or none goes (Q-18).
    """
    step = terms.board.step[way]
    displaced = list(in_the_way)
    square = step[pawns[in_the_way[0]]]
    while square != OFF and not cells[square]:
        behind = [other for other, where in enumerate(pawns) if where == square] if terms.apart else []
        if not behind:
            return displaced
        displaced += behind
        square = step[square]
    return []
