"""Fits the chances of a review to games between levels: `python -m tools.fit_chances qyshinsu --games 60`.

Each game is played by one level in all seats: a chance is that of equals. At some decisions the review's own thinking
gives a value, and the end says what came of it. A logistic of the value's log odds is fitted to these; how far its
coefficients may be off is found by drawing games again (bootstrap), for decisions of one game hang together. It prints
what `games/<id>/opponents/review.py` has as `CHANCES`, and how well it fits. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from math import exp, log
from random import Random
from typing import Any, Final, NamedTuple

from cuboteca.play.game import NATURE, Game, State
from cuboteca.play.simulation import Simulator
from cuboteca.search.match import natures_move, opponents_of
from cuboteca.search.node_simulator import simulator_of
from cuboteca.search.review import Review, log_odds
from cuboteca.search.thought import think_through

LIGHT: Final = ("gentle", "easy", "steady")
"""The levels that play: they are quick, and as good as those whose games will be looked at."""
OPENING: Final = 4
"""A game begins with at most this many random decisions."""
LONGEST: Final = 400
"""Decisions after which a game is left, and counts for nothing."""
DRAWN_AGAIN: Final = 400
ROUNDS: Final = 12
BINS: Final = 5
A_LITTLE: Final = 1.0
"""How much the base is held near 0 and the slope near 1: few games must not bend them far."""
FIXED: Final = 1e9
"""How much a base that is to be 0 is held there."""
STRIDE: Final = 0.5


class Decision(NamedTuple):
    """A decision of a game: what the search made of it, and what came of it."""

    odds: float
    share: float
    """1 where its seat won, 0 where it lost; its part of what was shared or drawn."""


Played = list[Decision]


def play(game: Game, review: Review, seed: str, every: int, simulator: Simulator | None) -> Played:
    """Play one game; at one decision in `every`, note what the review's level thinks."""
    rng = Random(seed)
    opponents = opponents_of(game.about.id)
    seats = rng.choice(game.about.seats)
    level = opponents.levels[rng.choice(LIGHT)]
    state: State = game.start(seats=seats, seed=rng.randrange(10**6))
    opening = rng.randrange(OPENING + 1)
    noted: list[tuple[int, float]] = []
    decisions = 0
    while (mover := state.seat) is not None and decisions < LONGEST:
        if mover == NATURE:
            state = state.play(natures_move(state, rng, simulator))
            continue
        decisions += 1
        if not rng.randrange(every):
            thought = think_through(opponents, state, review.level, Random(f"{seed} {decisions}"), simulator)
            if not thought.proven:
                noted.append((mover, log_odds(thought.value)))
        if decisions <= opening:
            state = state.play(rng.choice(state.moves()))
        else:
            state = state.play(think_through(opponents, state, level, rng, simulator).move)
    if state.seat is not None:
        return []
    return [Decision(odds, share_of(state, seat, game.about.team)) for seat, odds in noted]


def share_of(state: State, seat: int, team: bool) -> float:
    """Return a seat's part of the win; a team wins whole or not at all."""
    outcome = state.outcome
    if outcome is None:
        raise ValueError("The game goes on.")
    return float(bool(outcome.winners)) if team else outcome.share_of(seat, state.seats)


def fit(games: Sequence[Played], held: float = A_LITTLE) -> tuple[float, float]:
    """Return base and slope of the logistic under which what came is likeliest (Newton's method, in small steps).

    `held` says how much the base is held near 0.
    """
    base, slope = 0.0, 1.0
    for _ in range(ROUNDS):
        g0, g1 = -held * base, A_LITTLE * (1 - slope)
        h00, h01, h11 = held, 0.0, A_LITTLE
        for odds, share in (one for game in games for one in game):
            expected = 1 / (1 + exp(-max(min(base + slope * odds, 30.0), -30.0)))
            weight = expected * (1 - expected)
            g0 += share - expected
            g1 += (share - expected) * odds
            h00 += weight
            h01 += weight * odds
            h11 += weight * odds * odds
        size = h00 * h11 - h01 * h01
        base += max(min((h11 * g0 - h01 * g1) / size, STRIDE), -STRIDE)
        slope += max(min((h00 * g1 - h01 * g0) / size, STRIDE), -STRIDE)
    return base, slope


def spread(games: Sequence[Played], rng: Random) -> tuple[float, float, float]:
    """Return variance of base, covariance, variance of slope, from as many games drawn again."""
    fits = [fit([rng.choice(games) for _ in games]) for _ in range(DRAWN_AGAIN)]
    bases, slopes = [one[0] for one in fits], [one[1] for one in fits]
    return _covariance(bases, bases), _covariance(bases, slopes), _covariance(slopes, slopes)


def _covariance(some: Sequence[float], others: Sequence[float]) -> float:
    mean, other_mean = sum(some) / len(some), sum(others) / len(others)
    return sum((one - mean) * (two - other_mean) for one, two in zip(some, others, strict=True)) / (len(some) - 1)


def report(name: str, games: Sequence[Played], rng: Random, held: float = A_LITTLE) -> Iterator[str]:
    """Yield the coefficients as code, and how well they tell what came.

    A base that is held counts as no surer than a free one.
    """
    base, slope = fit(games, held)
    spreads = ", ".join(f"{number:.4f}" for number in spread(games, rng))
    decisions = [one for game in games for one in game]
    yield f"{name}: {len(games)} games, {len(decisions)} decisions"
    yield f"CHANCES: Final = Chances({base:.3f}, {slope:.3f}, ({spreads}))"
    told = sorted((1 / (1 + exp(-(base + slope * odds))), share) for odds, share in decisions)
    middle = sum(share for _, share in told) / len(told)
    loss = -sum(share * log(chance) + (1 - share) * log(1 - chance) for chance, share in told) / len(told)
    blind = -(middle * log(middle) + (1 - middle) * log(1 - middle)) if 0 < middle < 1 else 0.0
    yield f"log loss {loss:.3f}, {blind:.3f} when always saying {middle:.2f}"
    for number in range(BINS):
        part = told[number * len(told) // BINS : (number + 1) * len(told) // BINS]
        said, came = sum(chance for chance, _ in part) / len(part), sum(share for _, share in part) / len(part)
        yield f"  said {said:.2f}, came {came:.2f}"


def main(arguments: Sequence[str]) -> None:
    """Fit one game's chances."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--every", type=int, default=2, help="look at one decision in this many")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--no-base", action="store_true", help="hold the base at 0, so that having the move is no gain")
    asked = parser.parse_args(arguments)
    module: Any = import_module(f"cuboteca.games.{asked.game}")
    game: Game = module.game()
    review: Review = import_module(f"cuboteca.games.{asked.game}.opponents.review").REVIEW
    simulator = simulator_of(asked.game) if game.about.simulates else None
    games: list[Played] = []
    for number in range(asked.games):
        games.append(play(game, review, f"{asked.seed} {number}", asked.every, simulator))
        print(f"\r{number + 1} of {asked.games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    held = FIXED if asked.no_base else A_LITTLE
    for line in report(asked.game, [one for one in games if one], Random(asked.seed), held):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
