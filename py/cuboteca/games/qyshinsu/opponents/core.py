"""A position of Qyshinsu for the search: changed in place by the rules' own list of legal moves, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final

from cuboteca.games.qyshinsu.rules.legal import legal_moves
from cuboteca.games.qyshinsu.rules.moves import SWAP, Move
from cuboteca.games.qyshinsu.rules.state import State

Place = tuple[bytes, int, int, tuple[Move, ...], int, bool]
"""Ring, count of the kinds, side to move, latest moves, ply, and whether colours have been swapped."""


class Core:
    """See `cuboteca.search.alphabeta.Core`."""

    def __init__(self, state: State) -> None:
        self.rules = state.rules
        self._stack: list[Place] = []
        self._place: Place = (state.ring, state.counts, state.side, state.recent, state.ply, False)
        self._before = Counter(state.seen)
        """How often each situation has come up in the game (Y-19)."""

    def moves(self) -> Sequence[Move]:
        ring, counts, side, recent, ply, swapped = self._place
        rules = self.rules.exchanged() if swapped else self.rules
        return legal_moves(rules, ring, counts, side, recent, ply)

    def make(self, move: Move) -> None:
        ring, counts, side, recent, ply, swapped = self._place
        self._stack.append(self._place)
        if move is SWAP:  # Y-23: the players change places, the ring stays
            self._place = (ring, counts, side, recent, ply, True)
        else:
            at = move.at
            ring = ring[:at] + move.puts[side] + ring[at + 1 :]
            self._place = (ring, counts + move.change, 1 - side, (move, *recent[:-1]), ply + 1, swapped)

    def unmake(self) -> None:
        self._place = self._stack.pop()

    def drawn(self) -> bool:
        """Y-19, Y-20; what comes up again within the search is taken for a draw the first time."""
        ring, _, side, recent, ply, _ = self._place
        longest = self.rules.longest
        if 0 < longest <= ply:
            return bool(self.moves())
        if not self.rules.repeats:
            return False
        if any(ring == was[0] and side == was[2] and recent == was[3] for was in self._stack[-4::-2]):
            return True
        return self._before[(ring, side, recent)] >= 2

    def value(self, moves: Sequence[Move]) -> int:
        """Return how free the player to move is: the fewer the answers, the nearer the end."""
        return min(len(moves), MANY) * 10 - 40

    def key(self) -> Hashable:
        ring, _, side, recent, ply, swapped = self._place
        return (ring, side, recent, ply if self.rules.longest or ply < 2 else 2, swapped)


MANY: Final = 12
"""So many answers are as good as any more."""
