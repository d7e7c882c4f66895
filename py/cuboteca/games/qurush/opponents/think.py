"""How an opponent of Qurush thinks: it plans whole turns, and plays them move by move.

It thinks anew before each move of a turn, and comes to the same plan: what an end of a turn is worth hangs on the end,
and on a belief about the others' goals that stays the same until the qubes change. Once they have, there are points
for a step at most; that step is chosen by what can be said without the belief, and planned so from the beginning.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from itertools import accumulate
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from cuboteca.games.qurush.opponents.aims import Aims
from cuboteca.games.qurush.opponents.beliefs import Belief, certain, from_last_turn, prior
from cuboteca.games.qurush.opponents.evaluate import WON, Evaluation, Judged
from cuboteca.games.qurush.opponents.levels import LEVELS
from cuboteca.games.qurush.opponents.patterns import Patterns, patterns_of
from cuboteca.games.qurush.opponents.reach import Layout
from cuboteca.games.qurush.opponents.reasons import reasons_for
from cuboteca.games.qurush.opponents.turns import STEP_LEFT, Plan, plans
from cuboteca.games.qurush.rules.moves import CALL, DECLARE, OWN, Move
from cuboteca.games.qurush.rules.position import TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.simulation import Simulator
from cuboteca.search.thought import Level, Line, Reason, Thinking, Thought, thought_of_lines

LINES: Final = 3
"""As many moves are told of."""
CALLS: Final = (Reason("calls"),)
"""What speaks for a true call."""
MOST_WAYS: Final = (Reason("counts_in_most_ways"),)
"""What speaks for a goal."""
SLICE: Final = 8
"""Ends of a turn that are judged between two yields."""


class Weighed(NamedTuple):
    """A plan and what it leads to."""

    plan: Plan
    judged: Judged


class Qurush:
    """See `cuboteca.search.thought.Opponents`."""

    levels: Mapping[str, Level] = LEVELS

    def think(self, seen: State, level: Level, rng: Random, simulator: Simulator | None = None) -> Thinking:
        """Plan the turn, or choose what is to be chosen before the first."""
        if not level.settings:
            yield Thought(str(rng.choice([move for move in seen.moves() if not move.false])), 0.5)
        elif seen.next != TURN:
            yield _choice(seen, rng)
        elif (call := _call(seen)) is not None:
            yield thought_of_lines((Line(str(call), 1.0, (), CALLS),), proven=True)
        else:
            yield from _turn(seen, level.settings["two" if seen.seats == 2 else "more"])


def _choice(seen: State, rng: Random) -> Thought:
    """Take any corner, and any goal of those that can lie in most ways."""
    moves = seen.moves()
    patterns = patterns_of(seen.rules)
    ways = [patterns.ways_of(move.goal) if move.goal else 0 for move in moves]
    move = rng.choice([move for move, number in zip(moves, ways, strict=True) if number == max(ways)])
    reasons = MOST_WAYS if max(ways) > min(ways) else ()
    return thought_of_lines((Line(str(move), 1 / seen.seats, (), reasons),))


def _call(seen: State) -> Move | None:
    """Return the own call, where it is true (Q-44)."""
    return next((move for move in seen.moves() if move.kind == CALL and move.seat == OWN and not move.false), None)


def _turn(seen: State, settings: Mapping[str, Any]) -> Thinking:
    best: list[Weighed] = []
    first = seen.moves()[0]
    yield Thought(str(first), 0.5)
    judging = evaluations(seen, settings)
    while True:
        try:
            next(judging)
        except StopIteration as found:
            plain, evaluation = found.value
            break
        yield Thought(str(first), 0.5)
    for weighed in weigh(seen, plain, evaluation):
        if weighed is None:
            yield _thought(seen, evaluation, best) if best else Thought(str(first), 0.5)
        else:
            best = _ranked(best, weighed)
    yield _thought(seen, evaluation, best)


def evaluations(seen: State, settings: Mapping[str, Any]) -> Generator[None, None, tuple[Evaluation, Evaluation]]:
    """Find how the ends of a turn are judged, with pauses: without a look at the board, and with what it tells."""
    patterns = patterns_of(seen.rules)
    yield
    aims = Aims(seen.rules, seen.goals[seen.mover], seen.mover)
    plain = Evaluation(seen, patterns, aims, _priors(seen, patterns) if settings["deny"] else {}, settings)
    evaluation = plain
    if settings["past"] and seen.points > STEP_LEFT:
        for beliefs in _beliefs(seen, patterns, plain.beliefs):
            if beliefs is None:
                yield
            else:
                evaluation = Evaluation(seen, patterns, aims, beliefs, settings)
    return plain, evaluation


def weigh(seen: State, plain: Evaluation, evaluation: Evaluation) -> Generator[Weighed | None, None, None]:
    """Give each way through the turn with what it is worth; and None when a slice is over."""
    done = 0
    for group in plans(seen.rules, seen.qubes, seen.pawns, seen.mover, seen.points):
        plan = group[0]
        if len(group) > 1:
            scores = []
            for one in group:
                scores.append(plain.judge(one.qubes, one.pawns).score)
                done += 1
            plan = group[scores.index(max(scores))]
        yield Weighed(plan, evaluation.judge(plan.qubes, plan.pawns))
        done += 1
        if done >= SLICE:
            yield None
            done = 0


def _ranked(best: Sequence[Weighed], new: Weighed) -> list[Weighed]:
    """Put a plan among the best: one for each first move, and of equal ones the earlier."""
    same = [one for one in best if one.plan.moves[0] == new.plan.moves[0]]
    if same and same[0].judged.score >= new.judged.score:
        return list(best)
    rest = [one for one in best if one not in same]
    return sorted((*rest, new), key=lambda one: -one.judged.score)[: LINES + 1]


def _rivals(seen: State) -> tuple[int, ...]:
    return tuple(seat for seat in seen.order_from(seen.mover) if seat != seen.mover)


def _priors(seen: State, patterns: Patterns) -> dict[int, Belief]:
    """Return what can be believed of each rival's goals without looking at the board."""
    both = seen.rules.both_goals
    anything = prior(patterns, 0, both)
    return {seat: certain(patterns, seen.goals[seat], both) if seen.knows(seat) else anything for seat in _rivals(seen)}


def _beliefs(
    seen: State, patterns: Patterns, priors: Mapping[int, Belief]
) -> Generator[dict[int, Belief] | None, None, None]:
    """Find what the board says of the rivals' goals; give None now and then until it is done."""
    rules = seen.rules
    on_board = 0 if rules.manual or rules.both_goals else Layout(patterns, seen.qubes).here
    last = _rivals(seen)[-1]
    found = dict(priors)
    for seat in priors:
        if seen.knows(seat):
            continue
        found[seat] = prior(patterns, on_board, rules.both_goals)
        if seat == last:
            for belief in from_last_turn(seen, patterns, seat, on_board):
                if belief is None:
                    yield None
                else:
                    found[seat] = belief
    yield found


def _thought(seen: State, evaluation: Evaluation, best: Sequence[Weighed]) -> Thought:
    """Return what the search has found. List ending the turn only if nothing else is better."""
    listed = [one for one in best if one is best[0] or one.plan.moves[0].kind != DECLARE][:LINES]
    chances = accumulate((chance_of(seen, one.judged) for one in listed), min)  # What is liked more seems no worse.
    lines = tuple(_line(seen, evaluation, one, chance) for one, chance in zip(listed, chances, strict=True))
    return thought_of_lines(lines, proven=best[0].judged.score == WON and not seen.rules.shared_win)


def _line(seen: State, evaluation: Evaluation, one: Weighed, chance: float) -> Line:
    moves = [str(move) for move in one.plan.moves]
    return Line(
        moves[0],
        chance,
        tuple(moves[1:]),
        tuple(reasons_for(seen, evaluation, one.plan, one.judged)),
    )


def chance_of(seen: State, judged: Judged) -> float:
    """Return the chance to win that the end of a turn stands for."""
    if judged.score == WON:
        return 1.0
    ahead = 1 / (1 + exp(0.8 * (judged.distance - 2)))
    return (1 - judged.loss) * ahead * 2 / seen.seats
