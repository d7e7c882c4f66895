"""How a finished game is reviewed: with fewer trials than Master makes; a move is worth what came of it."""

from __future__ import annotations

from random import Random
from types import MappingProxyType
from typing import Final

from cuboteca.games.cube_quest.opponents.judging import chance_to_win
from cuboteca.games.cube_quest.opponents.levels import LEVELS
from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.simulation import Simulator
from cuboteca.search.review import Chances, Compared, Comparing, Review
from cuboteca.search.thought import Level, Thought

CHANCES: Final = Chances(-0.019, 0.209, (0.0114, -0.0194, 0.0406))

LEVEL: Final = Level("review", MappingProxyType({**LEVELS["coach"].settings, "coarse": 8, "fine": 1, "shifts": 0}))


def _compare(
    seen: State, thought: Thought, made: str, after: State, rng: Random, simulator: Simulator | None
) -> Comparing:
    """Judge what the cubes came to; what is set up is not weighed."""
    if seen.seat is None or (seen.job is not None and seen.job.kind in (jobs.SETUP, jobs.PLACE)):
        return Compared(thought.value, thought.value)
    yield
    error = max(LEVEL.settings["error"], 1.0)
    return Compared(thought.value, chance_to_win(after, seen.seat, error, LEVEL.settings["caution"]))


REVIEW: Final = Review(LEVEL, CHANCES, _compare, least=0.15)
