"""Makes puzzles of Qurush: a turn whose end can show the solver's goal in one way alone.

One solution means one arrangement of the qubes: a pawn may come there by other steps, and in another order. The boards
come from games that begin at random and are then played by opponents; of all goals, one is chosen that a single
arrangement among all that the turn can leave brings onto the board. The goal lies open, for nobody else is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import log2
from random import Random
from typing import Any, Final, NamedTuple

from cuboteca.games.qurush import game
from cuboteca.games.qurush.opponents import OPPONENTS
from cuboteca.games.qurush.opponents.patterns import patterns_of
from cuboteca.games.qurush.opponents.reach import Layout
from cuboteca.games.qurush.rules.action_costs import ALL_POINTS, CHEAPEST, FLIP, MOVE, PULL, PUSH, SLIDE
from cuboteca.games.qurush.rules.goals import HIDDEN, LINE, WILD, Goal, Window, forms_of, windows_for
from cuboteca.games.qurush.rules.lookahead import TurnEnd
from cuboteca.games.qurush.rules.moves import DECLARE, Move
from cuboteca.games.qurush.rules.options import rules_of
from cuboteca.games.qurush.rules.position import TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import NATURE
from cuboteca.play.puzzle import Puzzle
from cuboteca.search.thought import think_through

TASK: Final = "complete"
CANDIDATES: Final = 30
"""So many candidates are drawn for each puzzle that is wanted."""
PLAYERS: Final = ("gentle", "easy")
"""The levels that play the games: quick ones, for the goals they play for are not those of the puzzles."""
SEATS: Final = (2, 2, 2, 2, 2, 4)
MIXING: Final = range(90, 180)
"""How many moves at the start of a game are made at random: opponents alone win before the board is mixed."""
MIXED: Final = 40
"""After so many of them the board may do for a puzzle."""
RANDOM_WEIGHTS: Final = {MOVE: 24, FLIP: 48, SLIDE: 3, PUSH: 7, PULL: 3}
TURNS_PLAYED: Final = 6
FEWEST_LAYOUTS: Final = 16
GOALS_TRIED: Final = 6
"""So many goals of a position are looked at for each kind of action."""
GRADED: Final = 32
"""So many puzzles of a game are compared."""
NEAR: Final = 3
"""As many of the four numbers in place look like a goal that can be completed."""
KIND_BITS: Final = {FLIP: 0.0, SLIDE: 1.0, PUSH: 2.0, PULL: 2.5}
"""How much harder one action is seen than another."""
KIND_BEAUTY: Final = {FLIP: 0.0, SLIDE: 0.8, PUSH: 0.3, PULL: 1.5}
"""How much nicer it is; a push is nice by what it brings together."""
EFFORTS: Final = (6.0, 6.8, 7.5, 8.3)
"""Where the second grade begins, the third, and so on."""


class Study(NamedTuple):
    """A position, all arrangements that the turn can leave, and those of them that show a goal."""

    state: State
    layouts: int
    ends: Sequence[TurnEnd]
    """The ends of the turn with a goal on the board, those that spend least first."""

    @property
    def is_puzzle(self) -> bool:
        """Is there one arrangement with the goal, and is it not there already?"""
        return len({end.qubes for end in self.ends}) == 1 and self.ends[0].qubes != self.state.qubes

    @property
    def key_action(self) -> Move:
        """The action that moves qubes."""
        return next(move for move in self.ends[0].actions if move.kind != MOVE)

    @property
    def after(self) -> State:
        """The board as it is in the end."""
        return self.state._replace(qubes=self.ends[0].qubes)

    @property
    def goal(self) -> Goal:
        """The goal that is completed."""
        return next(goal for goal in self.state.goals[self.state.mover] if self.after.places(goal))

    @property
    def place(self) -> Window:
        """Where it lies in the end."""
        return self.after.places(self.goal)[0].squares

    @property
    def has_wild(self) -> bool:
        """Does a 1 stand for one of its numbers?"""
        return any(self.ends[0].qubes[square] == WILD for square in self.place)

    @property
    def qubes_untouched(self) -> int:
        """How many qubes still show a 6, as at the start of a game."""
        return self.state.qubes.count(6)


class Shown(NamedTuple):
    """What a turn can leave: its ends, those that spend least first, and the goals in each arrangement."""

    ends: Sequence[TurnEnd]
    layouts: Mapping[bytes, int]

    def study(self, state: State) -> Study:
        """Return the position with the ends that show one of the goals of the seat to move."""
        bits = 0
        for goal in state.goals[state.mover]:
            bits |= patterns_of(state.rules).bits[goal]
        return Study(state, len(self.layouts), [end for end in self.ends if self.layouts[end.qubes] & bits])


def candidates(rng: Random) -> Iterator[Puzzle]:
    """Yield puzzles without end, each proven: from each game the most beautiful one of a sort drawn at random."""
    while True:
        by_kind: dict[str, list[Study]] = {}
        for study in (study for state in _turns(rng) for study in _studies(state, rng)):
            by_kind.setdefault(study.key_action.kind, []).append(study)
        if by_kind:
            studies = by_kind[rng.choice(sorted(by_kind))]
            by_grade: dict[int, list[Study]] = {}
            for study in rng.sample(studies, min(GRADED, len(studies))):
                by_grade.setdefault(grade_of(study), []).append(study)
            yield _puzzle(max(by_grade[rng.choice(sorted(by_grade))], key=_beauty))


def beauty(puzzle: Puzzle) -> float:
    """Return how nice a puzzle is: what tempts, and what surprises."""
    return _beauty(study_of(game().position(puzzle.position)))


def prove(puzzle: Puzzle) -> bool:
    """Return whether the turn can end with the goal in one way, and not with fewer points, by making every move."""
    state = game().position(puzzle.position)
    if state.seat is None or state.seat == NATURE or puzzle.task != TASK or state.points != ALL_POINTS:
        return False
    won = _wins(state, state.mover, {})
    after, spent = state, 0
    for text in puzzle.solution:
        move = after.read(text)
        if after.turn != state.turn or not after.allows(move):
            return False
        after, spent = after.play(move), spent + move.cost
    return set(won) == {after.qubes} and state.mover in after.winners and spent == puzzle.number == won[after.qubes]


def _wins(state: State, seat: int, known: dict[State, dict[bytes, int]]) -> dict[bytes, int]:
    """Return each arrangement in which the turn can end with a win, with the fewest points that it takes from here."""
    if state in known:
        return known[state]
    found: dict[bytes, int] = {}
    for move in state.moves():
        after = state.play(move)
        won = {after.qubes: 0} if seat in after.winners else {}
        if not won and after.turn == state.turn and not after.ended:
            won = _wins(after, seat, known)
        for qubes, more in won.items():
            found[qubes] = min(move.cost + more, found.get(qubes, ALL_POINTS))
    known[state] = found
    return found


def study_of(state: State) -> Study:
    """Find every end of the turn, and those with one of the goals of the seat to move."""
    return _shown(state).study(state)


def _turns(rng: Random) -> Iterator[State]:
    """Play a game; yield its positions at the beginning of turns, once the board is mixed."""
    seats = rng.choice(SEATS)
    levels = [OPPONENTS.levels[rng.choice(PLAYERS)] for _ in range(seats)]
    state: Any = game().start(seats=seats, seed=rng.randrange(10**9))
    while state.next != TURN:
        state = state.play(rng.choice(state.moves()))
    goals = state.goals
    state = state._replace(goals=tuple((HIDDEN,) * len(own) for own in goals))  # so that nobody wins by chance
    for made in range(rng.choice(MIXING)):
        if made > MIXED and state.points == ALL_POINTS:
            yield state
        state = state.play(_random_move(state, rng))
    state = state._replace(goals=goals)
    last = state.turn + TURNS_PLAYED
    while (seat := state.seat) is not None and state.turn <= last:
        if state.points == ALL_POINTS:
            yield state
        state = state.play(think_through(OPPONENTS, state, levels[seat], rng).move)


def _random_move(state: State, rng: Random) -> Move:
    """Draw a kind of action, most often a flip, then which; a turn is seldom ended early."""
    by_kind: dict[str, list[Move]] = {}
    for move in state.moves():
        by_kind.setdefault(move.kind, []).append(move)
    kinds = sorted(by_kind)
    kind = rng.choices(kinds, [RANDOM_WEIGHTS.get(kind, 1) for kind in kinds])[0]
    return rng.choice(by_kind[kind])


def _shown(state: State) -> Shown:
    ends = sorted(state.turn_ends(), key=lambda end: (-end.points, len(end.actions)))
    patterns = patterns_of(state.rules)
    return Shown(ends, {qubes: Layout(patterns, qubes).here for qubes in {end.qubes for end in ends}})


def _studies(state: State, rng: Random) -> Iterator[Study]:
    """Give the seat to move goals that one arrangement alone completes, a few for each kind of action that does it."""
    opened = state._replace(rules=rules_of(tuple({**state.options, "open_goals": "on"}.values()), state.seats))
    shown = _shown(opened)
    if len(shown.layouts) < FEWEST_LAYOUTS:
        return
    once, often = 0, shown.layouts[state.qubes]
    for goals in shown.layouts.values():
        often |= once & goals
        once |= goals
    by_kind: dict[str, list[Study]] = {}
    by_bit: dict[int, list[Goal]] = {}
    for goal, bit in patterns_of(opened.rules).bits.items():
        if bit & once & ~often:
            by_bit.setdefault(bit, []).append(goal)
    for goals_alike in by_bit.values():
        study = shown.study(_with_goal(opened, rng.choice(goals_alike), rng))
        if study.is_puzzle:
            by_kind.setdefault(study.key_action.kind, []).append(study)
    for kind in sorted(by_kind):
        yield from rng.sample(by_kind[kind], min(GOALS_TRIED, len(by_kind[kind])))


def _with_goal(state: State, goal: Goal, rng: Random) -> State:
    """Return the position with this goal for the seat to move, and another beside it where a seat has two."""
    own = tuple(goal if goal in choices else rng.choice(choices) for choices in state.rules.choices)
    goals = tuple(own if seat == state.mover else (HIDDEN,) * len(own) for seat in range(state.seats))
    return state._replace(goals=goals)


def _puzzle(study: Study) -> Puzzle:
    end = study.ends[0]
    actions = [str(move) for move in end.actions]
    if end.points >= CHEAPEST:
        actions.append(str(Move(DECLARE)))
    return Puzzle(TASK, ALL_POINTS - end.points, grade_of(study), tuple(actions), study.state.position)


def grade_of(study: Study) -> int:
    """Return the grade for how much must be looked at, in bits: arrangements, and what hides the right one."""
    effort = _effort(study)
    return sum(effort >= begins for begins in EFFORTS)


def _effort(study: Study) -> float:
    return (
        log2(study.layouts)
        + KIND_BITS[study.key_action.kind]
        + 1.0 * (len(study.ends[0].actions) > 1)
        + 1.0 * study.has_wild
        + 0.5 * (NEAR - min(_matching(study.state, study.place), NEAR))
        + 0.5 * log2(1 + _herrings(study))
    )


def _beauty(study: Study) -> float:
    return (
        KIND_BEAUTY[study.key_action.kind]
        + 1.0 * (NEAR - min(_matching(study.state, study.place), NEAR))
        + 1.2 * min(_herrings(study), 4)
        + 1.5 * (len(study.ends) == 1)
        + 1.0 * study.has_wild
        + 2.0 * (study.goal.shape == LINE)
        + 0.5 * (len(set(study.goal.numbers)) > 2)
        - 0.3 * study.qubes_untouched
        - 2.5 * (study.state.seats > 2)
    )


def _matching(state: State, window: Window) -> int:
    """Return how many numbers of a goal lie right in a window."""
    rules = state.rules
    return max(
        sum(state.qubes[square] in (number, WILD) for square, number in zip(window, form, strict=True))
        for goal in state.goals[state.mover]
        if window in windows_for(rules.windows, goal.shape)
        for form in forms_of(goal, rules.true_north, rules.mirror)
    )


def _herrings(study: Study) -> int:
    """Return how many other places look as if a goal could be completed there."""
    shapes = {goal.shape for goal in study.state.goals[study.state.mover]}
    windows = {window for shape in shapes for window in windows_for(study.state.rules.windows, shape)}
    return sum(_matching(study.state, window) >= NEAR for window in windows if window != study.place)
