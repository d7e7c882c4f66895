"""Alpha-beta with iterative deepening and a transposition table, for two players who see everything.

Negamax after Knuth and Moore (1975), with the table of Slate and Atkin (1977) and null windows around the first move
(principal variation search, Marsland and Campbell 1982).
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

WIN: Final = 10_000
"""A win at once; one in n plies is worth n less, so that the shortest is preferred and the longest defence."""
PROVEN: Final = WIN - 1000
"""A value from here on is a forced win, and one below its negative a forced loss."""

SLICE: Final = 600
"""Nodes between two yields: some 30 ms on a phone. What was searched before is found again in the table."""

EXACT, AT_LEAST, AT_MOST = 0, 1, 2


Entry = tuple[int, int, int, Any]
"""Of a position: the depth searched, whether the value is exact or a bound, the value as from here, the best move."""
NOTHING: Final[Mapping[Hashable, Entry]] = MappingProxyType({})


class Core(Protocol):
    """A position that is changed in place, seen from the player to move: what the search asks of a game."""

    def moves(self) -> Sequence[Any]:
        """Return the legal moves, the most promising first; none when the player to move has lost."""
        ...

    def make(self, move: Any) -> None: ...

    def unmake(self) -> None:
        """Take the last move made back."""
        ...

    def drawn(self) -> bool:
        """Is the game a draw here, though there are moves?"""
        ...

    def value(self, moves: Sequence[Any]) -> int:
        """Return what the position is worth to the player who has these moves: between `-PROVEN` and `PROVEN`."""
        ...

    def key(self) -> Hashable:
        """Return what two positions have in common that are the same for what is to come."""
        ...


class Found(NamedTuple):
    """What a search has found so far."""

    depth: int
    """As deep as every move of the root was searched."""
    values: tuple[tuple[int, Any], ...]
    """The moves of the root with their values, best first; unless all are exact, those after the best are bounds."""
    nodes: int

    @property
    def value(self) -> int:
        return self.values[0][0]

    @property
    def move(self) -> Any:
        return self.values[0][1]

    @property
    def proven(self) -> bool:
        return abs(self.value) >= PROVEN


def evened(run: Iterable[Found]) -> Iterator[Found]:
    """Give each move the mean of its values at the last two depths: the player who moves last in a line looks freer.

    The values have to be exact. A depth counts when all moves of the root have been searched to it, or a win has been
    found.
    """
    rest = iter(run)
    whole = mean = next(rest)  # A search yields at least once.
    yield mean
    for found in rest:
        if found.depth > whole.depth or found.value >= PROVEN:
            mean, whole = _mean(whole, found) if whole.depth else found, found
        yield mean


def _mean(before: Found, found: Found) -> Found:
    earlier = {id(move): value for value, move in before.values}
    values = [
        (value if abs(value) >= PROVEN else (value + earlier[id(move)]) // 2, move) for value, move in found.values
    ]
    return found._replace(values=tuple(sorted(values, key=lambda one: -one[0])))


class _Pause(Exception):
    """A slice is over."""


class Search:
    """A search from one position, within a budget of nodes."""

    def __init__(
        self,
        core: Core,
        nodes: int,
        deepest: int,
        exact: bool = False,
        known: Mapping[Hashable, Entry] = NOTHING,
        only: Sequence[Any] = (),
    ) -> None:
        """Search at most `nodes` nodes and `deepest` plies. `exact` values for every move of the root cost more.

        `known` is what has been proven of positions that may come up. `only` names the moves of the root to search, if
        not all.
        """
        self.core = core
        self.budget = nodes
        self.deepest = deepest
        self.exact = exact
        self.nodes = 0
        self._pause_at = 0
        self._only = only
        self._table: dict[Hashable, Entry] = dict(known)

    @property
    def proofs(self) -> dict[Hashable, Entry]:
        """What is proven of the positions that were looked at."""
        return {key: entry for key, entry in self._table.items() if abs(entry[2]) >= PROVEN}

    def run(self) -> Generator[Found, None, None]:
        """Deepen ply by ply until the end is proven or the budget is spent; yield at least once a slice."""
        latest = Found(0, tuple((0, move) for move in self._only or self.core.moves()), 0)
        yield latest
        for depth in range(1, self.deepest + 1):
            for found in self._deepen(depth, latest):
                yield (latest := found)
            if latest.depth < depth or latest.proven or self.nodes >= self.budget:
                return

    def line(self, root: Any, most: int = 6) -> tuple[Any, ...]:
        """Return the play that is expected after a move of the root, that move first."""
        line, core = [root], self.core
        core.make(root)
        while len(line) < most:
            entry = self._table.get(core.key())
            if entry is None or entry[3] is None or core.drawn() or entry[3] not in core.moves():
                break
            line.append(entry[3])
            core.make(entry[3])
        for _ in line:
            core.unmake()
        return tuple(line)

    def _deepen(self, depth: int, before: Found) -> Generator[Found, None, None]:
        """Search every move of the root to one depth, in the order of the depth before."""
        searched: list[tuple[int, Any]] = []
        left = [move for _, move in before.values]
        while left:
            self._pause_at = min(self.nodes + SLICE, self.budget)
            try:
                value = self._root_move(left[0], depth, max((value for value, _ in searched), default=-WIN))
            except _Pause:
                if self.nodes >= self.budget:
                    break
            else:
                searched.append((value, left.pop(0)))
            yield self._so_far(before.depth, searched, before)
        yield self._so_far(before.depth if left else depth, searched, before)

    def _so_far(self, depth: int, searched: list[tuple[int, Any]], before: Found) -> Found:
        done = {id(move) for _, move in searched}
        rest = (one for one in before.values if id(one[1]) not in done)
        ranked = sorted(searched, key=lambda one: -one[0])
        return Found(depth, (*ranked, *rest), self.nodes)

    def _root_move(self, move: Any, depth: int, best: int) -> int:
        core = self.core
        core.make(move)
        try:
            if self.exact or best == -WIN:
                return -self._search(depth - 1, -WIN, WIN, 1)
            value = -self._search(depth - 1, -best - 1, -best, 1)
            return -self._search(depth - 1, -WIN, -best, 1) if value > best else value
        finally:
            core.unmake()

    def _search(self, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Return the value for the player to move, exact if between `alpha` and `beta`, else a bound."""
        self.nodes += 1
        if self.nodes > self._pause_at:
            raise _Pause
        core = self.core
        if core.drawn():
            return 0
        key = core.key()
        entry = self._table.get(key)
        if entry is not None:
            known = _settled(entry, depth, alpha, beta, ply)
            if known is not None:
                return known
        moves = core.moves()
        if not moves:
            return ply - WIN
        if depth <= 0:
            return core.value(moves)
        if entry is not None and entry[3] in moves:
            moves = (entry[3], *(move for move in moves if move is not entry[3]))
        best, best_move, floor = -WIN, moves[0], alpha
        for move in moves:
            value = self._reply(move, depth, alpha, beta, ply, best == -WIN)
            if value > best:
                best, best_move = value, move
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        kind = AT_MOST if best <= floor else AT_LEAST if best >= beta else EXACT
        self._table[key] = (depth, kind, _from_here(best, ply), best_move)
        return best

    def _reply(self, move: Any, depth: int, alpha: int, beta: int, ply: int, is_first: bool) -> int:
        """Return what a move is worth: any but the first is first asked only whether it is better."""
        core = self.core
        core.make(move)
        try:
            if is_first or beta - alpha == 1:
                return -self._search(depth - 1, -beta, -alpha, ply + 1)
            value = -self._search(depth - 1, -alpha - 1, -alpha, ply + 1)
            return -self._search(depth - 1, -beta, -alpha, ply + 1) if alpha < value < beta else value
        finally:
            core.unmake()


def _settled(entry: Entry, depth: int, alpha: int, beta: int, ply: int) -> int | None:
    """Return the value of a position if what is known of it is enough."""
    known, kind, value, _ = entry
    if known < depth and abs(value) < PROVEN:
        return None
    value -= ply if value >= PROVEN else -ply if value <= -PROVEN else 0
    if kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha):
        return value
    return None


def _from_here(value: int, ply: int) -> int:
    """Return a value as it counts from the position itself: plies to a forced end, not those from the root."""
    return value + (ply if value >= PROVEN else -ply if value <= -PROVEN else 0)
