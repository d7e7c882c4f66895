"""How a finished game is reviewed: as Master sees it, each move by what the team had after it."""

from __future__ import annotations

from random import Random
from typing import Final

from cuboteca.games.cuobe.opponents.levels import LEVELS
from cuboteca.games.cuobe.opponents.think import chance_to_win, shifted
from cuboteca.games.cuobe.opponents.worth import Weighing
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.simulation import Simulator
from cuboteca.search.review import Chances, Compared, Comparing, Review
from cuboteca.search.thought import Thought

CHANCES: Final = Chances(-2.593, 1.336, (0.2490, -0.0780, 0.0380))


def _compare(
    seen: State, thought: Thought, made: str, after: State, rng: Random, simulator: Simulator | None
) -> Comparing:
    """Weigh what the team has after each of two moves, before chance has its say."""
    weighing = Weighing(seen, REVIEW.level.settings)
    best = yield from weighing.value(seen.play(thought.move))
    other = yield from weighing.value(seen.play(made))
    chance = chance_to_win(seen)
    return Compared(chance, shifted(chance, min(other - best, 0.0)))


REVIEW: Final = Review(LEVELS["master"], CHANCES, _compare, least=0.04)
