"""What may be played: each clause that limits a move is enforced here, and only here."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.rules.moves import EMPTY, OLD, PERMITTED, REMOVALS, STONES, SWAP, TARGETS, TWO_OF_ANY, Move
from cuboteca.games.qyshinsu.rules.options import Rules

_ANYWHERE: Final = tuple(range(12))
_EMPTY_ONLY: Final = (EMPTY,)

_TAKEN: Final = tuple(
    tuple(tuple((REMOVALS[at][own.index(byte)],) if byte in own else () for byte in range(13)) for at in range(12))
    for own in STONES
)
"""The removal at a place, if any, by side, `at` and the byte that lies there: only your own stones (Y-5)."""


def bound_places(rules: Rules, ring: bytes, side: int, last: Move) -> tuple[int, ...]:
    """Return where the answer to the opponent's last move must fall, in rising order."""
    if last.kind > OLD:  # Y-6, Y-8
        return TARGETS[last.at][last.kind]
    if last.kind < OLD:  # Y-2: nothing to answer yet
        return _ANYWHERE
    wanted = _EMPTY_ONLY if last.sign == "+" else STONES[side]  # Y-9, Y-10
    for equally_near in rules.around[last.at]:  # Y-11, Y-12
        places = tuple([at for at in equally_near if ring[at] in wanted])
        if places:
            return places
    return ()


def barred_at(rules: Rules, counts: int, recent: tuple[Move, ...], at: int) -> int:
    """Return the kinds that the mover may not add at a place, as their `two` bits."""
    barred = counts & TWO_OF_ANY  # Y-13
    for index in rules.own_moves:  # Y-14, Y-15
        mine = recent[index]
        if mine.at == at and mine.sign == "-":
            barred |= mine.two
    return barred


def legal_moves(
    rules: Rules, ring: bytes, counts: int, side: int, recent: tuple[Move, ...], ply: int
) -> tuple[Move, ...]:
    """Return every move of the game that the side to move may make; none means that it has lost (Y-16, Y-17)."""
    taken = _TAKEN[side]
    moves: tuple[Move, ...] = ()
    for at in bound_places(rules, ring, side, recent[0]):
        if ring[at] == EMPTY:  # Y-4
            moves += PERMITTED[at][barred_at(rules, counts, recent, at)]
        else:
            moves += taken[at][ring[at]]
    if ply == 0 and rules.no_old_first:  # Y-2, with opening=no_old
        moves = tuple(move for move in moves if move.kind != OLD)
    if ply == 1 and rules.swap:  # Y-23
        moves += (SWAP,)
    return moves
