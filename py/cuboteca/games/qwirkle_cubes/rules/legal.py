"""The legal moves of a player, found as far as somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.games.qwirkle_cubes.rules.placing import Laid
from cuboteca.play.lazy import LazySequence


class Listing(LazySequence[Move]):
    """Complete and finite: the re-rolls and what is said first, then every placement.

    The placements are searched for only as far as they are asked for; `len` finds them all. `in` searches for none,
    it judges.
    """

    __slots__ = ("_found", "_is_legal", "_said", "_search")

    def __init__(self, said: tuple[Move, ...], search: Iterator[list[Laid]], is_legal: Callable[[Move], bool]) -> None:
        self._said = said
        self._search = search
        self._found: list[Laid] = []
        self._is_legal = is_legal

    def reach(self, most: int | None = None) -> int:
        while most is None or len(self._said) + len(self._found) < most:
            more = next(self._search, None)
            if more is None:
                break
            self._found += more
        return len(self._said) + len(self._found)

    def at(self, number: int) -> Move:
        place = number - len(self._said)
        return _move(self._found[place]) if place >= 0 else self._said[number]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and (move in self._said or (move.kind == PUT and self._is_legal(move)))


def _move(laid: Laid) -> Move:
    return Move(PUT, tuple(zip(*laid, strict=True)))
