"""The legal moves of a player, found as far as somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.games.qwirkle_cubes.rules.placing import Laid


class Listing(Sequence[Move]):
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

    def _find(self, most: int | None = None) -> None:
        """Go on searching until so many placements are found, or all."""
        while most is None or len(self._found) < most:
            more = next(self._search, None)
            if more is None:
                return
            self._found += more

    def __len__(self) -> int:
        self._find()
        return len(self._said) + len(self._found)

    def __bool__(self) -> bool:
        return bool(self._said) or bool(self[:1])

    def __iter__(self) -> Iterator[Move]:
        yield from self._said
        number = 0
        while True:
            self._find(number + 1)
            if number >= len(self._found):
                return
            yield _move(self._found[number])
            number += 1

    @overload
    def __getitem__(self, number: int) -> Move: ...

    @overload
    def __getitem__(self, number: slice) -> tuple[Move, ...]: ...

    def __getitem__(self, number: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(number, slice):
            return tuple(map(self._at, range(self._reach(number))[number]))
        return self._at(number if number >= 0 else number + len(self))

    def _reach(self, asked: slice) -> int:
        """How many moves to find for a slice, at most."""
        if asked.stop is None or asked.stop < 0 or (asked.start or 0) < 0:
            return len(self)
        self._find(max(asked.stop - len(self._said), 0))
        return len(self._said) + len(self._found)

    def _at(self, number: int) -> Move:
        if 0 <= number < len(self._said):
            return self._said[number]
        place = number - len(self._said)
        self._find(place + 1)
        if not 0 <= place < len(self._found):
            raise IndexError(number)
        return _move(self._found[place])

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and (move in self._said or (move.kind == PUT and self._is_legal(move)))


def _move(laid: Laid) -> Move:
    return Move(PUT, tuple(zip(*laid, strict=True)))
