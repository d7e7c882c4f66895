"""What else a turn can be: a King Move, Freezes, Healers, a Skulk that returns; and where cubes are put down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Final

from cuboteca.games.cube_quest.opponents.judging import ESCAPES, WORTH
from cuboteca.games.cube_quest.rules import moves
from cuboteca.games.cube_quest.rules.castle import castle_places
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KINGS, RED, cost_of
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.position import HIDDEN, RESERVE
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.rules.why_illegal import HEALING

CASTLE_STEP: Final = 140
"""How far apart places in the castle are thought of, in tenths of a millimetre."""
MOST_PLACES: Final = 24
AROUND: Final = tuple(
    (x, y) for x, y in ((0, 800), (700, 500), (-700, 500), (0, 1200), (900, 0), (-900, 0), (700, 1000), (-700, 1000))
)
"""From where a returning Skulk would shoot, seen from the enemy King, away from the edge behind him."""
MOST_FREEZES: Final = 4


def king_moves(seen: State) -> Iterator[Move]:
    """Find where the King could be put; each is legal."""
    king = KINGS[seen.mover]
    if seen.extra[seen.mover] or (seen.carried_by(king) and not seen.rules.covered_king_moves):
        return
    for place in _castle_places(seen, king):
        yield Move(moves.KING, (king,), places=(place,))


def castle_puts(seen: State, cube: int) -> Iterator[Move]:
    """Find where a cube could be put down in the castle."""
    for place in _castle_places(seen, cube):
        yield Move(moves.PUT, (cube,), places=(place,))


def _castle_places(seen: State, cube: int) -> Iterator[Place]:
    poses = seen.poses_without(cube) if seen.poses[cube] is not None else seen.poses_without()
    yield from islice(castle_places(poses, seen.rules, COLOUR_OF[cube], CASTLE_STEP), MOST_PLACES)


def returns(seen: State) -> Iterator[Move]:
    """Find from where a hidden Skulk could threaten the enemy King."""
    hidden = seen.with_status(seen.mover, HIDDEN)
    king = seen.poses[KINGS[1 - seen.mover]]
    if not hidden or king is None or seen.extra[seen.mover]:
        return
    sign = -1 if seen.mover == RED else 1
    for dx, dy in AROUND:
        place = Place(round(10 * king.x) + dx, round(10 * king.y) + sign * dy)
        move = Move(moves.RETURN, (hidden[0],), places=(place,))
        if abs(place.x) < 10_000 and abs(place.y) < 10_000 and seen.allows(move):
            yield move


def freezings(seen: State, attackers: Sequence[int]) -> Iterator[Move]:
    """Find Freezes for the enemy cubes that matter most, given in that order."""
    ready = seen.with_status(seen.mover, RESERVE)
    if not ready or seen.extra[seen.mover]:
        return
    for target in attackers[:MOST_FREEZES]:
        move = Move(moves.FREEZE, ready[:1], places=(target,))
        if seen.allows(move):
            yield move
    if len(ready) > 1:
        for one, two in pairwise(attackers[: MOST_FREEZES + 1]):
            move = Move(moves.FREEZE, ready[:2], places=(one, two))
            if seen.allows(move):
                yield move


def healings(seen: State) -> Iterator[tuple[Move, float]]:
    """Find what one Healer revives best, with the points that it is expected to bring."""
    healers, fallen = seen.healers(), seen.revivable()
    if not healers or not fallen or seen.extra[seen.mover]:
        return
    by_worth = sorted(fallen, key=lambda cube: -ESCAPES[cube] * WORTH[CODES[cube]] / cost_of((cube,)))
    for start in range(min(3, len(by_worth))):
        chosen: list[int] = []
        for cube in by_worth[start:]:
            if cost_of((*chosen, cube)) <= HEALING:
                chosen.append(cube)
        if chosen:
            gain = sum(ESCAPES[cube] * WORTH[CODES[cube]] for cube in chosen)
            yield Move(moves.HEAL, healers[:1], tuple(chosen)), gain
