"""What can be believed of the goals of the others, from no more than the board of this moment.

A position doesn't say how it came about. But whose turn has just ended is known, and so are the few positions that it
can have begun with: a goal that could have been finished from most of those isn't likely, or it would have been.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cuboteca.games.qurush.opponents.patterns import Patterns
from cuboteca.games.qurush.opponents.reach import Layout, steps_between, within_reach
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.goals import Goal
from cuboteca.games.qurush.rules.legal import SIDE_FACES
from cuboteca.games.qurush.rules.position import Position

OVERLOOKED: Final = 0.02
"""How likely somebody is to leave a goal undone that they could finish."""
NEARER: Final = 4.0
"""How much likelier a turn is that brings a goal nearer by a qube than one that changes nothing."""

BYTE: Final = 256


class Belief:
    """How likely each goal is for one seat."""

    def __init__(self, patterns: Patterns, weights: Sequence[float], both: bool) -> None:
        self.weights = weights
        self._kinds = patterns.kinds
        self._both = both
        self._length = (len(weights) + 7) // 8
        self._sums: list[list[float] | None] = [None] * self._length
        self._known: dict[int, float] = {}

    def chance(self, goals: int) -> float:
        """Return how likely a seat has won when these goals are on the board."""
        found = self._known.get(goals)
        if found is None:
            found = 1.0
            for kind in self._kinds:
                part = self.mass(goals & kind)
                found *= part if self._both else 1 - part
            found = self._known[goals] = found if self._both else 1 - found
        return found

    def mass(self, goals: int) -> float:
        """Return how likely one of these goals is the seat's."""
        total = 0.0
        for at, byte in enumerate(goals.to_bytes(self._length, "little")):
            if byte:
                total += (self._sums[at] or self._summed(at))[byte]
        return total

    def _summed(self, at: int) -> list[float]:
        """Return the sums of the weights at eight bits, by which of them are set."""
        sums = [0.0] * BYTE
        for bit, weight in enumerate(self.weights[8 * at : 8 * at + 8]):
            for low in range(1 << bit):
                sums[low | 1 << bit] = sums[low] + weight
        self._sums[at] = sums
        return sums


def certain(patterns: Patterns, goals: Sequence[Goal], both: bool) -> Belief:
    """Return the belief about goals that are known."""
    own = 0
    for goal in goals:
        own |= patterns.bits[goal]
    return Belief(patterns, [float(own >> bit & 1) for bit in range(len(patterns.ways))], both)


def prior(patterns: Patterns, excluded: int, both: bool) -> Belief:
    """Return the belief that any way to write a goal is as likely as another, and some goals are impossible."""
    weights = [0.0 if excluded >> bit & 1 else float(ways) for bit, ways in enumerate(patterns.ways)]
    return Belief(patterns, _normal(patterns, weights), both)


def _normal(patterns: Patterns, weights: list[float]) -> list[float]:
    """Make the goals of each kind one in all."""
    result = list(weights)
    for kind in patterns.kinds:
        bits = [bit for bit in range(kind.bit_length()) if kind >> bit & 1]
        total = sum(weights[bit] for bit in bits)
        for bit in bits:
            result[bit] = weights[bit] / total if total else 1 / len(bits)
    return result


def from_last_turn(now: Position, patterns: Patterns, seat: int, excluded: int) -> Iterator[Belief | None]:
    """Find the belief about the seat whose turn has just ended; give None now and then until it is there.

    Each face that one qube near its pawn can have shown before is a way in which the turn can have begun.
    """
    size = len(patterns.ways)
    likely = [0.0] * size
    shown = _by_missing(patterns, now.qubes)
    for square in _turned(now, seat):
        for face in SIDE_FACES[now.qubes[square]]:
            qubes = now.qubes[:square] + bytes((face,)) + now.qubes[square + 1 :]
            before = _by_missing(patterns, qubes)
            nearer = further = 0
            for number in range(4):
                nearer |= shown[number] & ~before[number]
                further |= before[number] & ~shown[number]
            undone = within_reach(Layout(patterns, qubes), now.pawns, seat)
            for bit in range(size):
                one = NEARER if nearer >> bit & 1 else 1 / NEARER if further >> bit & 1 else 1.0
                likely[bit] += one * OVERLOOKED if undone >> bit & 1 else one
            yield None
    start = prior(patterns, excluded, now.rules.both_goals).weights
    weights = [one * (chance or 1.0) for one, chance in zip(start, likely, strict=True)]
    yield Belief(patterns, _normal(patterns, weights), now.rules.both_goals)


def _turned(now: Position, seat: int) -> list[int]:
    """Return the qubes that a seat can have turned in the turn that has just ended."""
    board = now.rules.board
    if now.rules.agents:
        return [square for square in board.squares if now.qubes[square]]
    here = now.pawns[seat]
    if here == OFF or now.turn == 1:
        return []
    return [square for square in board.squares if now.qubes[square] and steps_between(board)[here][square] <= 2]


def _by_missing(patterns: Patterns, qubes: bytes) -> list[int]:
    """Return the goals of which at most 0, 1, 2 and 3 qubes are wrong in some window."""
    found = [0, 0, 0, 0]
    for sightings, (one, two, three, four) in patterns.windows:
        tops = (qubes[one], qubes[two], qubes[three], qubes[four])
        if 0 not in tops:
            by_number = sightings.missing(tops)
            for number in range(4):
                found[number] |= by_number[number]
    for number in range(1, 4):
        found[number] |= found[number - 1]
    return found
