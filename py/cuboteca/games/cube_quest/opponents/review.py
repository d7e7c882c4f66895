"""How a finished game is reviewed: with fewer trials than Master makes; a move is worth what came of it, unless that
was bad luck."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from cuboteca.games.cube_quest.opponents.judging import chance_to_win
from cuboteca.games.cube_quest.opponents.levels import LEVELS
from cuboteca.games.cube_quest.opponents.rehearsal import Rehearsal
from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.simulation import Simulator
from cuboteca.search.review import Chances, Compared, Comparing, Review
from cuboteca.search.thought import Level, Thought

CHANCES: Final = Chances(-0.019, 0.209, (0.0114, -0.0194, 0.0406))

AGAIN: Final = 12
"""How often a review tries each of the two flicks before it tells of a turning point."""

LEVEL: Final = Level("review", MappingProxyType({**LEVELS["coach"].settings, "coarse": 8, "fine": 1, "shifts": 0}))


def _compare(
    seen: State, thought: Thought, made: str, after: State, rng: Random, simulator: Simulator | None
) -> Comparing:
    """Judge what the cubes came to; what is set up is not weighed."""
    if seen.seat is None or (seen.job is not None and seen.job.kind in (jobs.SETUP, jobs.PLACE)):
        return Compared(thought.value, thought.value)
    yield
    return Compared(thought.value, _chance(after, seen))


def _confirm(
    seen: State, thought: Thought, made: str, after: State, rng: Random, simulator: Simulator | None
) -> Comparing:
    """Flick both ways again, with the same luck for either. A flick that came off is worth what came of it."""
    if simulator is None:
        return None
    rehearsal, luck = Rehearsal(simulator), rng.random()
    values = []
    for move, value in ((seen.read(thought.move), thought.value), (seen.read(made), 0.0)):
        again = (yield from _flicked_again(seen, move, rehearsal, luck)) if move.flick is not None else ()
        values.append(sum(again) / len(again) if again else value)
    return Compared(values[0], max(values[1], _chance(after, seen)))


def _flicked_again(
    seen: State, move: Move, rehearsal: Rehearsal, luck: float
) -> Generator[None, None, Sequence[float]]:
    """Judge what comes of a flick, again and again: it hits only near the point that is meant (CQ-11)."""
    values = []
    for number in range(AGAIN):
        after = rehearsal.after_flick(seen, seen.carried_out(move, Random(f"{luck} {number}")))
        if after is not None:
            values.append(_chance(after, seen))
        yield
    return values


def _chance(after: State, seen: State) -> float:
    error = max(LEVEL.settings["error"], 1.0)
    return chance_to_win(after, seen.mover if seen.seat is None else seen.seat, error, LEVEL.settings["caution"])


REVIEW: Final = Review(LEVEL, CHANCES, _compare, _confirm, least=0.15)
