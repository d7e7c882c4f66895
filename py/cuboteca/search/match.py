"""Matches between levels: seeded, seats swapped, openings varied, over all cores. The same seed, the same result.

Where all play together (`About.team`) a match counts how often the team wins, `one` in one seat with `other` in the
rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from math import log, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from cuboteca.play.game import NATURE, Game, Simulated, State
from cuboteca.play.nature import carried_out
from cuboteca.play.simulation import Simulator
from cuboteca.search.node_simulator import simulator_of
from cuboteca.search.thought import Opponents, think_through

LONGEST: Final = 600
"""Decisions after which a game counts as a draw."""
SURE: Final = log(19)
"""A log likelihood ratio, either way, that leaves an error of one in twenty."""


class Match(NamedTuple):
    """What is to be played: `one` in one seat against `other` in all the others."""

    game: str
    one: str
    other: str
    seats: int
    games: int
    seed: int = 0
    opening: int = 0
    """How many decisions at the start are made at random, the same in both games of a pair."""
    options: Mapping[str, str] = {}
    longest: int = LONGEST


class Played(NamedTuple):
    """How one game went for `one`."""

    number: int
    seat: int
    share: float
    """1 for a win, 0 for a loss; of a win that is shared, and of a draw, its part. A team wins if anybody does."""
    decided: bool
    decisions: int


def opponents_of(game: str) -> Opponents:
    """Return the opponents that a game brings; ModuleNotFoundError if it brings none."""
    found: Opponents = import_module(f"cuboteca.games.{game}.opponents").OPPONENTS
    return found


def play_game(match: Match, number: int, game: Game, simulator: Simulator | None = None) -> Played:
    """Play one game of a match. Those that differ only in the seat of `one` have the same luck.

    Without a simulator, what a simulation would decide is drawn.
    """
    pair, seat = number // match.seats, number % match.seats
    if match.one == match.other:
        pair = number  # with the same luck the same game would be played again
    opening, chance = Random(f"{match.seed} opening {pair}"), Random(f"{match.seed} chance {pair}")
    thinking = Random(f"{match.seed} {number}")
    opponents = opponents_of(match.game)
    levels = [opponents.levels[match.one if at == seat else match.other] for at in range(match.seats)]
    state: State = game.start(seats=match.seats, options=dict(match.options), seed=pair)
    decisions = 0
    while (mover := state.seat) is not None and decisions < match.longest:
        if mover == NATURE:
            state = state.play(natures_move(state, chance, simulator))
            continue
        decisions += 1
        if decisions <= match.opening:
            chosen = opening.choice(state.moves())
        else:
            chosen = think_through(opponents, state, levels[mover], thinking, simulator).move
        state = state.play(carried_out(state, chosen, f"{match.seed} {pair} {decisions}"))
    winners = state.outcome.winners if state.outcome is not None else ()
    if game.about.team:
        return Played(number, seat, float(bool(winners)), True, decisions)
    if not winners or len(winners) == match.seats > 1:
        return Played(number, seat, 1 / match.seats if match.seats > 1 else 0.0, False, decisions)
    return Played(number, seat, (seat in winners) / len(winners), True, decisions)


def natures_move(state: State, chance: Random, simulator: Simulator | None) -> Any:
    """Return what chance does: what is simulated if there is a simulator for it, else a draw."""
    if simulator is not None and isinstance(state, Simulated):
        request = state.simulation()
        if request is not None:
            return state.simulated(simulator.simulate(request))
    return state.draw(chance)


class Score(NamedTuple):
    """What a match came to, so far."""

    games: int
    won: float
    drawn: int
    lost: float

    @property
    def rate(self) -> float:
        """The share of points, a draw half."""
        return (self.won + self.drawn / 2) / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """Return 95 % for that share (Wilson 1927)."""
        n, p, z = max(self.games, 1), self.rate, 1.96
        middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)

    def likelihood(self, low: float, high: float) -> float:
        """Return the log likelihood ratio of a share of `high` to one of `low`, for a sequential test (Wald 1945)."""
        points = self.rate * self.games
        return points * log(high / low) + (self.games - points) * log((1 - high) / (1 - low))


def score_of(played: Iterable[Played]) -> Score:
    """Add games up."""
    games = [*played]
    drawn = sum(not one.decided for one in games)
    won = sum(one.share for one in games if one.decided)
    return Score(len(games), won, drawn, len(games) - drawn - won)


class Work(NamedTuple):
    """A game of a match for another process, which looks its rules up itself."""

    match: Match
    number: int


def play_work(work: Work) -> Played:
    """Play one game in whatever process this is."""
    module: Any = import_module(f"cuboteca.games.{work.match.game}")
    game: Game = module.game()
    simulator = simulator_of(game.about.id) if game.about.simulates else None
    return play_game(work.match, work.number, game, simulator)


Engine = Callable[[Iterable[Work]], Iterator[Played]]
"""Plays games in some processes and gives each when it is over, in the order of their numbers."""


def run(match: Match, engine: Engine) -> Iterator[Played]:
    """Play the whole match."""
    return engine(Work(match, number) for number in range(match.games))
