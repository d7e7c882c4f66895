"""Which goals lie on the board, and which a seat can bring onto it within its next turn, without playing that turn.

A turn changes the qubes by one flip, slide, push or pull at most, with a step of a pawn before or after it.
"""

from __future__ import annotations

from functools import lru_cache

from cuboteca.games.qurush.opponents.patterns import Patterns
from cuboteca.games.qurush.rules.apply import Pawns, line_pushed, pushed, shifted
from cuboteca.games.qurush.rules.board import AREA, OFF, OPPOSITE, Board, column_of, row_of
from cuboteca.games.qurush.rules.options import Rules


class Layout:
    """The qubes as they lie. What one change of them brings is found when it is first asked for."""

    def __init__(self, patterns: Patterns, qubes: bytes) -> None:
        self.patterns = patterns
        self.qubes = qubes
        self.here = 0
        """The goals that lie on the board."""
        self.flips: dict[int, int] = {}
        """By qube: the goals that a flip of it can bring."""
        self._shifts: dict[tuple[int, int], int] = {}
        self._pushes: dict[tuple[int, int], int] = {}
        flips = self.flips
        for sightings, (one, two, three, four) in patterns.windows:
            tops = (qubes[one], qubes[two], qubes[three], qubes[four])
            if 0 in tops:
                continue
            self.here |= sightings.now(tops)
            first, second, third, fourth = sightings.flipped(tops)
            flips[one] = flips.get(one, 0) | first
            flips[two] = flips.get(two, 0) | second
            flips[three] = flips.get(three, 0) | third
            flips[four] = flips.get(four, 0) | fourth

    def shifted(self, square: int, target: int) -> int:
        """Return the goals that a qube brings which goes from a square to another."""
        found = self._shifts.get((square, target))
        if found is None:
            qubes, _ = shifted(self.qubes, (), square, target)
            found = self._shifts[square, target] = self._shown(qubes, target)
        return found

    def pushed(self, square: int, way: int) -> int:
        """Return the goals that a push brings; 0 if it cannot be made."""
        found = self._pushes.get((square, way))
        if found is None:
            found = 0
            rules = self.patterns.rules
            moved = line_pushed(rules, self.qubes, square, way)
            if moved is not None and moved[0]:
                qubes, _ = pushed(rules, self.qubes, (square,), 0, way)
                for entered in (*moved[0][1:], moved[1]):
                    found |= self._shown(qubes, entered)
            self._pushes[square, way] = found
        return found

    def _shown(self, qubes: bytes, square: int) -> int:
        found = 0
        for sightings, (one, two, three, four) in self.patterns.across[square]:
            tops = (qubes[one], qubes[two], qubes[three], qubes[four])
            if 0 not in tops:
                found |= sightings.now(tops)
        return found


def within_reach(layout: Layout, pawns: Pawns, seat: int) -> int:
    """Return the goals that are on the board, or can be when a seat's next turn ends."""
    rules = layout.patterns.rules
    found = layout.here
    for actor in range(len(pawns)) if rules.agents else (seat,):
        if pawns[actor] != OFF:
            found |= _by_pawn(rules, layout, pawns, actor)
    return found


def _by_pawn(rules: Rules, layout: Layout, pawns: Pawns, actor: int) -> int:
    here = pawns[actor]
    others = pawns[:actor] + pawns[actor + 1 :]
    near = rules.board.near[here]
    steps = [square for _, square in near if not (rules.apart and square in others)]
    leaves = _leaving(others) if rules.agents else ()
    found = 0
    for stand in (here, *steps):
        for _, beside in rules.board.near[stand]:
            if not layout.qubes[beside]:
                continue
            ridden = beside in others and not (stand == here and beside in leaves)
            if rules.flips_ridden or not ridden:
                found |= layout.flips.get(beside, 0)
            for _, target in rules.board.near[beside]:
                free = target not in others or (stand == here and target in leaves)
                if not layout.qubes[target] and target != stand and free:
                    found |= layout.shifted(beside, target)
    if rules.pushes_from_top or not layout.qubes[here]:
        for way, beside in near:
            if layout.qubes[beside]:
                found |= layout.pushed(here, way)
    if not layout.qubes[here] and here not in others:
        found |= _by_pull(rules, layout, here, steps)
    return found


def _by_pull(rules: Rules, layout: Layout, here: int, steps: list[int]) -> int:
    found = 0
    for way, pulled in rules.board.near[here]:
        ahead = rules.board.step[OPPOSITE[way]][here]
        if layout.qubes[pulled] and (ahead in steps if rules.straight else steps):
            found |= layout.shifted(pulled, here)
    return found


def _leaving(others: Pawns) -> tuple[int, ...]:
    """Return squares that are free after a step of the one pawn there, when it is another pawn that acts then."""
    return tuple(square for square in others if square != OFF and others.count(square) == 1)


@lru_cache(maxsize=8)
def steps_between(board: Board) -> tuple[tuple[int, ...], ...]:
    """By two squares: the steps from one to the other."""

    def apart(one: int, other: int) -> int:
        gone = abs(one - other)
        return min(gone, board.size - gone) if board.wraps else gone

    return tuple(
        tuple(apart(column_of(a), column_of(b)) + apart(row_of(a), row_of(b)) for b in range(AREA)) for a in range(AREA)
    )
