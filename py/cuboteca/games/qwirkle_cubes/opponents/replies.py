"""What a placement leaves: to the others, whose hands lie open, and to oneself for the next turn."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from cuboteca.games.qwirkle_cubes.opponents.best_points import BestPoints, build, held, most_points
from cuboteca.games.qwirkle_cubes.opponents.candidates import Candidate
from cuboteca.games.qwirkle_cubes.opponents.rerolls import Fall, imagine, weigh_rolls
from cuboteca.games.qwirkle_cubes.rules.chance import sample_cubes
from cuboteca.games.qwirkle_cubes.rules.cubes import HAND
from cuboteca.games.qwirkle_cubes.rules.state import State

DRAWS: Final = 4
"""As many draws from the bag are imagined for one's own next turn."""
NEXT: Final = 3
"""How many of the seats that come next count: what each can make of the grid that is left."""
LATER: Final = 0.6
"""What is left on the grid is still there for the one after next, and so on."""


class Weighed(NamedTuple):
    """A placement with what it leaves."""

    value: float
    """Points, less what others may make of the grid, and some of what one may make oneself."""
    candidate: Candidate
    leaves: float
    """What the next seat can expect."""
    keeps: float
    """What oneself can expect."""


class Prospect:
    """The same falls and draws for every placement, so that luck falls on all alike."""

    def __init__(self, seen: State, settings: Mapping[str, Any], rng: Random, before: BestPoints | None) -> None:
        self.seen = seen
        self.settings = settings
        self.before = before
        self.falls = imagine(settings["reply_falls"], rng)
        self.draws = [sample_cubes(seen.bag, min(HAND, seen.in_bag), rng) for _ in range(DRAWS)]
        self.draw_falls = [imagine(settings["reply_falls"] // 2, rng) for _ in range(DRAWS)]
        self.others = [seat for seat in following(seen) if seat != seen.mover]

    def weigh(self, candidate: Candidate) -> Generator[None, None, Weighed]:
        """Find what is left after a placement, with pauses."""
        seen = self.seen
        grid = seen.grid.with_cubes(candidate.move.cubes)
        after = yield from build(grid, self.before)
        value, weight, leaves = float(candidate.points), self.settings["others"] / max(len(self.others), 1), 0.0
        for number, seat in enumerate(self.others[:NEXT]):
            can_make = yield from self._expected(after, seen.hands[seat], self.falls)
            value -= weight * can_make
            weight *= LATER
            leaves = leaves if number else can_make
        rest = list(seen.hand)
        for _, cube in candidate.move.cubes:
            rest.remove(cube)
        keeps, missing = 0.0, min(HAND - len(rest), seen.in_bag)
        for draw, falls in zip(self.draws, self.draw_falls, strict=True):
            keeps += (yield from self._expected(after, (*rest, *draw[:missing]), falls)) / DRAWS
        return Weighed(value + self.settings["own"] * keeps, candidate, leaves, keeps)

    def _expected(self, after: BestPoints, hand: Sequence[int], falls: Sequence[Fall]) -> Generator[None, None, float]:
        """Return the points that a hand can expect in its turn."""
        if not hand:
            return 0.0
        if not (self.seen.rules.sequence and self.seen.rules.allowance):
            return float(most_points(after.tables, held(hand)))
        choices = yield from weigh_rolls(after.tables, hand, falls)
        return choices.most


def following(seen: State) -> list[int]:
    """Return the seats still in play in the order of their turns, the mover last."""
    seats = [(seen.mover + away) % seen.seats for away in range(1, seen.seats + 1)]
    return [seat for seat in seats if seat not in seen.out]
