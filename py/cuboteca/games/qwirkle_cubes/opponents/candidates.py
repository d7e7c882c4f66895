"""The placements of a hand with what they score at once, best first, as far as a player sees them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.grid import Placed
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.games.qwirkle_cubes.rules.placing import placements
from cuboteca.games.qwirkle_cubes.rules.scoring import OUT_BONUS, points_of
from cuboteca.games.qwirkle_cubes.rules.state import State

PAUSE: Final = 150
"""After so many placements there is a pause."""


class Candidate(NamedTuple):
    """A placement, and its points with the bonus for going out."""

    points: int
    move: Move


def slots_beside(hand: Sequence[int], placed: Placed) -> tuple[int, ...]:
    """Return the slots of a hand that a placement leaves as they are."""
    left = list(range(len(hand)))
    for _, cube in placed:
        left.remove(next(slot for slot in left if hand[slot] == cube))
    return tuple(left)


def find_candidates(seen: State, overlooks: float, rng: Random) -> Generator[None, None, list[Candidate]]:
    """Find the placements that need no overlooked cell: all if that leaves none."""
    hidden = {cell for cell in sorted(seen.grid.fits) if rng.random() < overlooks} if overlooks else set()
    going_out = 0 if seen.in_bag or seen.has_run_out else OUT_BONUS
    found: list[Candidate] = []
    overlooked: list[Candidate] = []
    paused = 0
    for some in placements(seen.grid, seen.hand):
        for cells, cubes in some:
            placed = tuple(zip(cells, cubes, strict=True))
            points = points_of(seen.grid.cubes, placed) + (going_out if len(cubes) == len(seen.hand) else 0)
            is_hidden = bool(hidden) and not hidden.isdisjoint(cells)
            (overlooked if is_hidden else found).append(Candidate(points, Move(PUT, placed)))
            if len(found) + len(overlooked) >= paused + PAUSE:
                paused += PAUSE
                yield
    found = found or overlooked
    found.sort(key=lambda one: (-one.points, len(one.move.cubes), one.move.cubes))
    return found
