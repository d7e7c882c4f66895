"""What chance may do: its moves, sampled, and listed without making the list."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from cuboteca.games.qwirkle_cubes.rules.cubes import SIX
from cuboteca.games.qwirkle_cubes.rules.moves import DRAWN, FIRST, Move
from cuboteca.play.lazy_sequences import LazySequence

Bag = tuple[int, ...]
"""How many cubes of each colour it holds."""

FALLS: Final = (1, 6, 36, 216, 1296, 7776, 46656)
"""In how many ways so many cubes can fall, or have so many colours."""


def sample_shapes(count: int, rng: Random) -> tuple[int, ...]:
    """Return the shapes of rolled cubes, in slot order; each is equally likely."""
    return tuple(rng.randrange(6) for _ in range(count))


def sample_cubes(bag: Bag, count: int, rng: Random) -> tuple[int, ...]:
    """Return cubes drawn one after the other, each rolled as it is drawn."""
    left = list(bag)
    cubes = []
    for _ in range(count):
        number = rng.randrange(sum(left))
        colour = 0
        while number >= left[colour]:
            number -= left[colour]
            colour += 1
        left[colour] -= 1
        cubes.append(6 * colour + rng.randrange(6))
    return tuple(cubes)


class Outcomes(LazySequence[Move]):
    """Everything that chance may do now: complete and finite, but up to two thousand million moves.

    Any of them is at hand by its number, and `len` and `in` are quick; only going through all of them takes long.
    The count is `size` too, for `len` ends at the machine's largest index, which in the browser a draw of six passes.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def size(self) -> int: ...

    def reach(self, most: int | None = None) -> int:
        return self.size

    def __iter__(self) -> Iterator[Move]:
        return map(self.at, range(self.size))


class Throws(Outcomes):
    """Every fall of some rolled cubes."""

    __slots__ = ("kind", "slots", "thrown")

    def __init__(self, kind: str, slots: tuple[int, ...], thrown: int) -> None:
        self.kind = kind
        self.slots = slots
        self.thrown = thrown

    @property
    def size(self) -> int:
        return FALLS[self.thrown]

    def at(self, number: int) -> Move:
        faces = tuple(number // 6**place % 6 for place in range(self.thrown - 1, -1, -1))
        return Move(self.kind, slots=self.slots, faces=faces)

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Move)
            and (move.kind, move.cubes, move.slots) == (self.kind, (), self.slots)
            and len(move.faces) == self.thrown
            and all(shape in SIX for shape in move.faces)
        )


class Draws(Outcomes):
    """Every order in which some cubes may come out of the bag, with every shape that they may show."""

    __slots__ = ("bag", "drawn")

    def __init__(self, bag: Bag, drawn: int) -> None:
        self.bag = bag
        self.drawn = drawn

    @property
    def size(self) -> int:
        return _orders(self.bag, self.drawn) * FALLS[self.drawn]

    def at(self, number: int) -> Move:
        cubes = []
        bag = self.bag
        for number_drawn in range(1, self.drawn + 1):
            for colour in SIX:
                left = _without(bag, colour)
                below = _orders(left, self.drawn - number_drawn) * FALLS[self.drawn - number_drawn]
                if number < 6 * below:
                    shape, number = divmod(number, below)
                    cubes.append(6 * colour + shape)
                    bag = left
                    break
                number -= 6 * below
        return Move(DRAWN, faces=tuple(cubes))

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move) or (move.kind, move.cubes, move.slots) != (DRAWN, (), ()):
            return False
        colours = [cube // 6 for cube in move.faces]
        return len(colours) == self.drawn and all(
            colour in SIX and colours.count(colour) <= self.bag[colour] for colour in colours
        )


def _without(bag: Bag, colour: int) -> Bag:
    return (*bag[:colour], bag[colour] - 1, *bag[colour + 1 :])


@cache
def _orders(bag: Bag, drawn: int) -> int:
    """In how many orders of colours so many cubes can come out of a bag."""
    if min(bag) < 0:
        return 0
    if not drawn or min(bag) >= drawn:
        return FALLS[drawn]
    return sum(_orders(_without(bag, colour), drawn - 1) for colour in SIX)


class Starts(Outcomes):
    """Anybody may begin."""

    __slots__ = ("seats",)

    def __init__(self, seats: int) -> None:
        self.seats = seats

    @property
    def size(self) -> int:
        return self.seats

    def at(self, number: int) -> Move:
        return Move(FIRST, faces=(number,))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move in map(self.at, range(self.seats))
