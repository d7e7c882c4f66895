"""How a finished game is reviewed: as Master sees it, each move by what the team had after it."""

from __future__ import annotations

from random import Random
from typing import Final

from cuboteca.games.cuobe.opponents.levels import LEVELS
from cuboteca.games.cuobe.opponents.outlook import Outlook
from cuboteca.games.cuobe.opponents.plan import Plan
from cuboteca.games.cuobe.opponents.prospects import Prospects
from cuboteca.games.cuobe.opponents.think import chance_to_win
from cuboteca.games.cuobe.opponents.worth import Weighing, standing
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import ACTION
from cuboteca.play.simulation import Simulator
from cuboteca.search.review import Chances, Compared, Comparing, Review
from cuboteca.search.thought import Thought

CHANCES: Final = Chances(-2.593, 1.336, (0.2490, -0.0780, 0.0380))

FREE: Final = (moves.KEY, moves.PICK, moves.USE, moves.GIVE, moves.PUT, moves.TAKE, moves.DROP, moves.CHEST)
"""Actions that cost no die: they are worth as much later in the turn."""
PLANNED: Final = (moves.GO, moves.FIGHT, moves.DUEL)
"""Actions that only a plan can judge: their use shows in a later state."""


def _compare(
    seen: State, thought: Thought, made: str, after: State, rng: Random, simulator: Simulator | None
) -> Comparing:
    """Weigh what the team has with each of two moves, before chance has its say."""
    best, other = seen.read(thought.move), seen.read(made)
    chance = chance_to_win(seen)
    # Players who got out stay out; the others may still follow.
    if moves.EXIT in (best.verb, other.verb) or (best.verb in FREE and _is_still_open(seen, best, after)):
        return Compared(chance, chance)
    worth = _planned(seen)
    weighing = Weighing(seen, REVIEW.level.settings)
    for move in (best, other):
        if move not in worth:
            if move.verb in PLANNED:
                return None
            worth[move] = yield from weighing.value(seen.play(str(move)))
    return Compared(chance, chance_to_win(seen, max(worth[best] - worth[other], 0.0)))


def _is_still_open(seen: State, move: Move, after: State) -> bool:
    """Return whether a move can still be made, in the same turn."""
    return (after.seat, after.turn) == (seen.seat, seen.turn) and move in after.moves()


def _planned(seen: State) -> dict[Move, float]:
    """Rate each first move of a turn by the plan that follows it; nothing while a question is open."""
    if seen.agenda[-1].what != ACTION:
        return {}
    outlook = Outlook(seen, REVIEW.level.settings)
    prospects = Prospects(outlook, seen.active)
    plan = Plan(prospects, seen.dice)
    now = standing(outlook, prospects, seen.active)
    return {plan.move_of(option): now + option.value for option in plan.options()}


REVIEW: Final = Review(LEVELS["master"], CHANCES, _compare, least=0.03)
