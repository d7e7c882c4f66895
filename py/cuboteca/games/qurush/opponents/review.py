"""How a finished game is reviewed: as Master sees it, with what each player could know; a turn by where it ended."""

from __future__ import annotations

from random import Random
from typing import Final

from cuboteca.games.qurush.opponents.levels import LEVELS
from cuboteca.games.qurush.opponents.think import chance_of, evaluations, weigh
from cuboteca.games.qurush.rules.moves import CALL
from cuboteca.games.qurush.rules.position import TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.simulation import Simulator
from cuboteca.search.review import Chances, Compared, Comparing, Review
from cuboteca.search.thought import Thought

CHANCES: Final = Chances(-0.102, 0.855, (0.0089, 0.0064, 0.0106))


def _compare(
    seen: State, thought: Thought, made: str, after: State, rng: Random, simulator: Simulator | None
) -> Comparing:
    """Judge where the turn ended; within a turn, the best chance that it still has, by the same beliefs."""
    within = after.turn == seen.turn
    if seen.next != TURN or (within and (after.next != TURN or seen.read(thought.move).kind == CALL)):
        return None
    plain, evaluation = yield from evaluations(seen, REVIEW.level.settings["two" if seen.seats == 2 else "more"])
    yield
    if not within:
        return Compared(thought.value, chance_of(seen, evaluation.judge(after.qubes, after.pawns)))
    left = 0.0
    for weighed in weigh(after, plain, evaluation):
        if weighed is None:
            yield
        else:
            left = max(left, chance_of(seen, weighed.judged))
    return Compared(thought.value, left)


REVIEW: Final = Review(LEVELS["master"], CHANCES, _compare)
