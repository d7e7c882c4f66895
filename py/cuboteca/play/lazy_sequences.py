"""Sequences whose items are found or made only as far as somebody looks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar, overload

T = TypeVar("T")


class LazySequence(Sequence[T]):
    """A sequence that is asked for one item at a time; `len` finds them all."""

    __slots__ = ()

    @abstractmethod
    def reach(self, most: int | None = None) -> int:
        """Return how many items there are, or at least `most`, if no more need be known."""

    @abstractmethod
    def at(self, number: int) -> T:
        """Return the item of a number from 0 that is within reach."""

    def __len__(self) -> int:
        return self.reach()

    def __bool__(self) -> bool:
        return self.reach(1) > 0

    def __iter__(self) -> Iterator[T]:
        number = 0
        while number < self.reach(number + 1):
            yield self.at(number)
            number += 1

    @overload
    def __getitem__(self, number: int) -> T: ...

    @overload
    def __getitem__(self, number: slice) -> tuple[T, ...]: ...

    def __getitem__(self, number: int | slice) -> T | tuple[T, ...]:
        if isinstance(number, slice):
            from_end = number.stop is None or number.stop < 0 or (number.start or 0) < 0
            return tuple(map(self.at, range(self.reach(None if from_end else number.stop))[number]))
        place = number if number >= 0 else number + self.reach()
        if not 0 <= place < self.reach(place + 1):
            raise IndexError(number)
        return self.at(place)


class MappedSequence(Sequence[T]):
    """The items of another sequence, each made into something else when it is asked for."""

    __slots__ = ("_function", "_items")

    def __init__(self, function: Callable[[Any], T], items: Sequence[Any]) -> None:
        self._function = function
        self._items = items

    def __len__(self) -> int:
        return len(self._items)

    def __bool__(self) -> bool:
        return bool(self._items)

    def __iter__(self) -> Iterator[T]:
        return map(self._function, self._items)

    @overload
    def __getitem__(self, number: int) -> T: ...

    @overload
    def __getitem__(self, number: slice) -> tuple[T, ...]: ...

    def __getitem__(self, number: int | slice) -> T | tuple[T, ...]:
        if isinstance(number, slice):
            return tuple(map(self._function, self._items[number]))
        return self._function(self._items[number])
