"""Makes puzzles of Qwirkle Cubes: the one placement that scores more than every other.

The positions come from games between opponents, each as after the re-roll of a turn. Every placement is scored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log2
from random import Random
from typing import Any, Final, NamedTuple

from cuboteca.games.qwirkle_cubes import game
from cuboteca.games.qwirkle_cubes.opponents import OPPONENTS
from cuboteca.games.qwirkle_cubes.rules.cubes import HAND, LONGEST
from cuboteca.games.qwirkle_cubes.rules.grid import STEPS
from cuboteca.games.qwirkle_cubes.rules.moves import Move
from cuboteca.games.qwirkle_cubes.rules.position import TURN
from cuboteca.games.qwirkle_cubes.rules.scoring import lines_made, points_for
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import NATURE
from cuboteca.play.puzzle import Puzzle
from cuboteca.search.thought import think_through

TASK: Final = "score"
CANDIDATES: Final = 30
"""So many candidates are drawn for each puzzle that is wanted."""
PLAYERS: Final = ("gentle", "easy", "steady", "greedy")
"""The levels that play the games: quick ones, each of which leaves other grids."""
SEATS: Final = (2, 2, 2, 3)
SMALLEST_GRID: Final = 7
LARGEST_GRID: Final = 36
"""On more cubes than that nobody looks at everything."""
FEWEST_PLACEMENTS: Final = 12
LOWEST: Final = 7
"""A puzzle is about more points than that are made in passing."""
CLOSE: Final = 3
"""So many points below the best a placement still tempts."""
EFFORTS: Final = (8.4, 10.1, 11.1, 12.2)
"""Where the second grade begins, the third, and so on."""


class Scored(NamedTuple):
    """A placement and what it scores."""

    points: int
    at_a_glance: int
    """What the line alone scores that its cubes are laid in, without those across."""
    move: Move


class Study(NamedTuple):
    """A position with all that can be placed in it, the most points first."""

    state: State
    scored: Sequence[Scored]

    @property
    def is_puzzle(self) -> bool:
        """Is there one best placement, and enough to choose from?"""
        scored = self.scored
        return len(scored) >= FEWEST_PLACEMENTS and scored[0].points >= LOWEST and scored[0].points > scored[1].points


def candidates(rng: Random) -> Iterator[Puzzle]:
    """Yield puzzles without end, each proven: from each game the most beautiful one, so that no two are alike."""
    while True:
        studies = [study for study in map(study_of, _turns(rng)) if study.is_puzzle]
        if studies:
            yield _puzzle(max(studies, key=_beauty))


def beauty(puzzle: Puzzle) -> float:
    """Return how nice a puzzle is: what tempts, and what surprises."""
    return _beauty(study_of(game().position(puzzle.position)))


def prove(puzzle: Puzzle) -> bool:
    """Return whether the solution alone scores the points, and no placement more, by making each of them."""
    state = game().position(puzzle.position)
    seat = state.seat
    if seat is None or seat == NATURE or puzzle.task != TASK:
        return False
    before = state.scores[seat]
    gained = {str(move): state.play(move).scores[seat] - before for move in state.moves()}
    reached = tuple(move for move, points in gained.items() if points >= puzzle.number)
    return reached == puzzle.solution and gained[reached[0]] == puzzle.number


def study_of(state: State) -> Study:
    """Score every placement of the seat to move."""
    return Study(state, sorted((_scored(state, move) for move in state.moves()), key=lambda one: -one.points))


def _turns(rng: Random) -> Iterator[State]:
    """Play a game; yield its positions as they are when the re-roll is over."""
    seats = rng.choice(SEATS)
    levels = [OPPONENTS.levels[rng.choice(PLAYERS)] for _ in range(seats)]
    state: Any = game().start(seats=seats, seed=rng.randrange(10**9))
    while (seat := state.seat) is not None and len(state.grid.cubes) <= LARGEST_GRID:
        if seat == NATURE:
            state = state.play(state.draw(rng))
            continue
        rolled = state._replace(rolls=0)
        if len(state.grid.cubes) >= SMALLEST_GRID and len(state.hand) == HAND and rolled.next == TURN:
            yield rolled
        state = state.play(think_through(OPPONENTS, state, levels[seat], rng).move)


def _scored(state: State, move: Move) -> Scored:
    lines = lines_made(state.grid.cubes, move.cubes)
    points = sum(points_for(len(line)) for line in lines)
    new = [cell for cell, _ in move.cubes]
    along = [line for line in lines if set(new) <= set(line)]
    glance = max((points_for(len(line)) for line in along), default=0)
    return Scored(points + state.bonus_of(move), glance, move)


def _puzzle(study: Study) -> Puzzle:
    best = study.scored[0]
    effort = _effort(study)
    grade = sum(effort >= begins for begins in EFFORTS)
    return Puzzle(TASK, best.points, grade, (str(best.move),), study.state.position)


def _effort(study: Study) -> float:
    """Return how much must be looked at, in bits: all placements, and those that look as good at a glance."""
    best = study.scored[0]
    as_good = sum(one.at_a_glance >= best.at_a_glance for one in study.scored)
    return log2(len(study.scored)) + log2(as_good)


def _beauty(study: Study) -> float:
    best, *others = study.scored
    cells = [cell for cell, _ in best.move.cubes]
    cubes = sorted(cube for _, cube in best.move.cubes)
    lines = lines_made(study.state.grid.cubes, best.move.cubes)
    tempting = [one for one in others if one.points >= best.points - CLOSE]
    elsewhere = [one for one in others if sorted(cube for _, cube in one.move.cubes) == cubes]
    step = STEPS[0] if len(cells) > 1 and (cells[1] - cells[0]) % STEPS[0] == 0 else STEPS[1]
    bridges = len(cells) > 1 and cells[-1] - cells[0] > step * (len(cells) - 1)
    longest = max(map(len, lines))
    return (
        1.5 * (len(lines) - 1)
        + 2.0 * bridges
        + 3.0 * any(len(one.move.cubes) > len(cells) for one in tempting)
        + 3.0 * (longest < LONGEST and any(one.at_a_glance > 2 * LONGEST - 1 for one in tempting))
        + 2.0 * (longest == LONGEST)
        + 0.15 * best.points
        + 0.6 * min(len(elsewhere), 5)
        + 0.4 * min(len(tempting), 5)
        + {1: 2.0, 2: 1.5, 3: 0.5}.get(best.points - others[0].points, 0.0)
        + 0.5 * len(cells)
        - len(study.state.grid.cubes) / 20
    )
