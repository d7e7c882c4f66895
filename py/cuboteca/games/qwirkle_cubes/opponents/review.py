"""How a finished game is reviewed: with fewer falls than Master imagines, the same for a move and the best one."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from cuboteca.games.qwirkle_cubes.opponents.best_points import BestPoints, build, opening_tables
from cuboteca.games.qwirkle_cubes.opponents.candidates import Candidate, find_candidates
from cuboteca.games.qwirkle_cubes.opponents.judging import chance_to_win
from cuboteca.games.qwirkle_cubes.opponents.levels import LEVELS
from cuboteca.games.qwirkle_cubes.opponents.replies import Prospect
from cuboteca.games.qwirkle_cubes.opponents.rerolls import Choices, imagine, weigh_rolls
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, ROLL, Move
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.simulation import Simulator
from cuboteca.search.review import Chances, Compared, Comparing, Review
from cuboteca.search.thought import Level, Thought

CHANCES: Final = Chances(0.269, 0.847, (0.0162, 0.0100, 0.0101))

HALF_A_TURN: Final = 4.5
"""Points that the player to move counts as behind: without them, having the move would look like an advantage."""

LEVEL: Final = Level(
    "review",
    MappingProxyType(
        {**LEVELS["master"].settings, "falls": 24, "replies": 10, "reply_falls": 8, "playouts": 0, "tempo": HALF_A_TURN}
    ),
)


def _compare(
    seen: State, thought: Thought, made: str, after: State, rng: Random, simulator: Simulator | None
) -> Comparing:
    """Weigh two placements by what they leave; where cubes are rolled, by the points that can be expected."""
    candidates = yield from find_candidates(seen, 0.0, rng)
    before = None if seen.opening else (yield from build(seen.grid))
    moves = (seen.read(thought.move), seen.read(made))
    if all(move.kind == PUT for move in moves):
        return (yield from _weigh_placements(seen, candidates, moves, before, rng))
    tables = before.tables if before is not None else opening_tables()
    choices = yield from weigh_rolls(tables, seen.hand, imagine(LEVEL.settings["falls"], rng))
    best, other = (_chance(seen, _expected(candidates, choices, move)) for move in moves)
    return Compared(best, min(best, other))


def _weigh_placements(
    seen: State, candidates: Sequence[Candidate], moves: Sequence[Move], before: BestPoints | None, rng: Random
) -> Generator[None, None, Compared | None]:
    prospect = Prospect(seen, LEVEL.settings, rng, before)
    values = []
    for move in moves:
        candidate = _candidate(candidates, move)
        if candidate is None:
            return None
        weighed = yield from prospect.weigh(candidate)
        values.append(_chance(seen, weighed.candidate.points + (weighed.keeps - weighed.leaves) / 2))
    best, other = values
    return Compared(best, min(best, other))


def _chance(seen: State, gain: float) -> float:
    return chance_to_win(seen, gain - HALF_A_TURN)


def _candidate(candidates: Sequence[Candidate], move: Move) -> Candidate | None:
    cubes = frozenset(move.cubes)
    return next((one for one in candidates if frozenset(one.move.cubes) == cubes), None)


def _expected(candidates: Sequence[Candidate], choices: Choices, move: Move) -> float:
    """Return the points of a placement, those that a roll can be expected to lead to, or none for a pass."""
    if move.kind == ROLL:
        return choices.means[sum(1 << slot for slot in move.slots)]
    candidate = _candidate(candidates, move)
    return float(candidate.points) if candidate is not None else 0.0


REVIEW: Final = Review(LEVEL, CHANCES, _compare, least=0.06)
