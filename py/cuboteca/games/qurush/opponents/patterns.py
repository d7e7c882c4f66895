"""The goals that a player may have, as bits of a number, and which of them four qubes show or come near to.

Goals that count in the same places are one bit: the rotations of a 2x2, a line and its reverse.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from cuboteca.games.qurush.rules.board import AREA
from cuboteca.games.qurush.rules.goals import COLUMN, NUMBERS, ROW, SQUARE, WILD, Goal, Window, forms_of
from cuboteca.games.qurush.rules.legal import SIDE_FACES
from cuboteca.games.qurush.rules.options import Rules

Tops = tuple[int, int, int, int]
"""What the qubes of a window show, in its order."""

FOUR: Final = range(4)
WILDS: Final = tuple(tuple(combinations(FOUR, number)) for number in range(5))
"""By number of qubes: which of four they may be."""


class Sightings:
    """What a window of one kind shows. Everything is found once for each four tops."""

    def __init__(self, bits: Mapping[tuple[int, ...], int]) -> None:
        self._bits = bits
        """By the numbers as they lie in the window: the goal."""
        self._now: dict[Tops, int] = {}
        self._flipped: dict[Tops, Tops] = {}
        self._missing: dict[Tops, tuple[int, ...]] = {}

    def now(self, tops: Tops) -> int:
        """Return the goals that lie there."""
        found = self._now.get(tops)
        if found is None:
            found = 0
            for numbers in product(*(NUMBERS if top == WILD else (top,) for top in tops)):
                found |= self._bits.get(numbers, 0)
            self._now[tops] = found
        return found

    def flipped(self, tops: Tops) -> Tops:
        """Return, for each of the four qubes, the goals that a flip of it can bring."""
        found = self._flipped.get(tops)
        if found is None:
            one, two, three, four = (self._after_flip(tops, at) for at in FOUR)
            found = self._flipped[tops] = (one, two, three, four)
        return found

    def _after_flip(self, tops: Tops, at: int) -> int:
        found = 0
        for face in SIDE_FACES[tops[at]]:
            found |= self.now(_with(tops, (at,), face))
        return found

    def missing(self, tops: Tops) -> tuple[int, ...]:
        """Return the goals of which 0, 1, 2, 3 and 4 qubes are wrong there."""
        found = self._missing.get(tops)
        if found is None:
            nearer, by_number = 0, []
            for wilds in WILDS:
                goals = 0
                for those in wilds:
                    goals |= self.now(_with(tops, those, WILD))
                by_number.append(goals & ~nearer)
                nearer |= goals
            found = self._missing[tops] = tuple(by_number)
        return found


def _with(tops: Tops, those: tuple[int, ...], face: int) -> Tops:
    one, two, three, four = (face if at in those else top for at, top in enumerate(tops))
    return (one, two, three, four)


class Patterns:
    """All goals of a game, by bits, and the windows where they may lie."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.bits: dict[Goal, int] = {}
        self.ways: list[int] = []
        """By place of the bit: in how many ways that goal can be written."""
        self.kinds: list[int] = []
        """For each goal that a player has, in the order of choosing: the bits of what may be chosen."""
        tables: dict[str, dict[tuple[int, ...], int]] = {}
        for choices in rules.choices:
            self.kinds.append(self._numbered(choices, tables))
        seen = {shape: Sightings(bits) for shape, bits in tables.items()}
        blocks, rows, columns = rules.windows
        self.windows: list[tuple[Sightings, Window]] = [(seen[SQUARE], window) for window in blocks]
        if len(rules.choices) > 1:
            for shape, windows in ((ROW, rows), (COLUMN, columns)):
                self.windows += [(seen[shape], window) for window in windows]
        self.across: list[list[tuple[Sightings, Window]]] = [
            [one for one in self.windows if square in one[1]] for square in range(AREA)
        ]
        """By square: the windows that it lies in."""

    def _numbered(self, choices: tuple[Goal, ...], tables: dict[str, dict[tuple[int, ...], int]]) -> int:
        """Give the goals of a choice their bits, and enter them by the ways in which they can lie."""
        kind = 0
        known: dict[tuple[str, tuple[int, ...]], int] = {}
        for goal in choices:
            forms = forms_of(goal, self.rules.true_north, self.rules.mirror)
            same = (goal.shape, min(forms))
            if same not in known:
                known[same] = 1 << len(self.ways)
                self.ways.append(0)
            bit = self.bits[goal] = known[same]
            self.ways[bit.bit_length() - 1] += 1
            kind |= bit
            for shape in (goal.shape,) if goal.shape in (SQUARE, ROW, COLUMN) else (ROW, COLUMN):
                table = tables.setdefault(shape, {})
                for form in forms:
                    table[form] = bit
        return kind

    def ways_of(self, goal: Goal) -> int:
        """Return in how many ways a goal may lie in a window."""
        return len(forms_of(goal, self.rules.true_north, self.rules.mirror))


@lru_cache(maxsize=8)
def patterns_of(rules: Rules) -> Patterns:
    """Return the patterns of a game, made once."""
    return Patterns(rules)
