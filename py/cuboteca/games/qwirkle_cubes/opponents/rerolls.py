"""Which cubes to roll again: every choice is tried on the same imagined falls."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.opponents.best_points import HELD, Tables, most_points
from cuboteca.games.qwirkle_cubes.rules.chance import sample_shapes
from cuboteca.games.qwirkle_cubes.rules.cubes import HAND

PAUSE: Final = 8
"""After so many falls there is a pause."""

Fall = tuple[int, ...]
"""The shape that each cube of a hand would show, were it rolled."""


def imagine(count: int, rng: Random) -> list[Fall]:
    """Return some falls of a hand."""
    return [sample_shapes(HAND, rng) for _ in range(count)]


class Choices(NamedTuple):
    """What each choice of cubes to roll is worth. A choice is a mask of slots, 0 rolls none."""

    means: tuple[float, ...]

    @property
    def best(self) -> int:
        """The choice with the most points on average, the one with fewest cubes if several have."""
        return max(range(len(self.means)), key=lambda choice: (self.means[choice], -choice.bit_count()))

    @property
    def most(self) -> float:
        return max(self.means)

    def ranked(self, most: int) -> list[int]:
        """Return the best choices that roll something."""
        return sorted(range(1, len(self.means)), key=lambda choice: -self.means[choice])[:most]


def slots_of(choice: int) -> tuple[int, ...]:
    """Return the slots of a choice, rising."""
    return tuple(slot for slot in range(6) if choice >> slot & 1)


def weigh_rolls(tables: Tables, hand: Sequence[int], falls: Sequence[Fall]) -> Generator[None, None, Choices]:
    """Find for each choice how many points the best placement makes on average."""
    sums = [0] * (1 << len(hand))
    lying = [HELD[cube] for cube in hand]
    for number, fall in enumerate(falls):
        hands = [0]
        for cube, here, shape in zip(hand, lying, fall, strict=False):
            there = HELD[cube // 6 * 6 + shape]
            hands = [one | here for one in hands] + [one | there for one in hands]
        sums = [sum_ + most_points(tables, sets) for sum_, sets in zip(sums, hands, strict=True)]
        if number % PAUSE == PAUSE - 1:
            yield
    return Choices(tuple(sum_ / len(falls) for sum_ in sums))
