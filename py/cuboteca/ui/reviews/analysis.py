"""Thinks a finished game through, decision by decision: each side's chances, and the moves that cost most of them."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Sequence
from itertools import islice, pairwise
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from cuboteca.play.game import NATURE, Simulated, State
from cuboteca.play.simulation import CannotSimulate, NotReady, Simulator
from cuboteca.search.review import Chance, Compare, Comparing, Review
from cuboteca.ui.faults import place_of

if TYPE_CHECKING:
    from cuboteca.play.table import Table
    from cuboteca.search.thought import Opponents, Thought

MOST: Final = 5
"""A review tells of at most this many turning points."""
LONGEST_LINE: Final = 6
"""A better line shows at most this many moves."""
SWING: Final = 0.2
"""The graph is seen to move where a chance changes by this much."""
SHOWN: Final = 12
"""While it fills, the graph is drawn about this often."""


class Point(NamedTuple):
    """A position that is looked back at, with each side's chance there."""

    ply: int
    chances: tuple[Chance, ...]
    """By seat; where all play together, that of the team alone."""
    thought: Thought | None = None
    """What its seat could best do; None at the end, and where nothing was found."""


class TurningPoint(NamedTuple):
    """A move that cost its seat much of its chance."""

    ply: int
    """How many moves were made before it."""
    shown: int
    """The ply at which the next decision shows what came of it."""
    seat: int
    better: Thought
    cost: float


class BetterLine(NamedTuple):
    """What would have been better: positions with the moves made in them, and where they lead."""

    steps: tuple[tuple[State, str], ...]
    end: State
    stops: tuple[int, ...]
    """After how many of the steps there is something to see: after each move of a seat, with what it brings."""


class Analysis:
    """What has been found about a game so far. It thinks as its seats could, from `state.seen_by(seat)`."""

    def __init__(
        self, table: Table, seed: str, review: Review, opponents: Opponents, simulator: Simulator | None
    ) -> None:
        """`seed` makes the thoughts: the same game always comes to the same."""
        self.table = table
        self.moves = table.standing
        self.stops = tuple(stop for stop in table.stops if stop <= table.ply)
        self.points: list[Point] = []
        self.paused = False
        self.trouble = ""
        """What went wrong and where, if something did."""
        self.line = 0
        """How many moves of the better line are shown at the present turning point."""
        self._costs: list[TurningPoint] = []
        self._lines: dict[int, BetterLine] = {}
        self._ending: dict[int, Thought] | None = None
        """What was thought from the end, by decision."""
        self._review, self._opponents, self._simulator, self._seed = review, opponents, simulator, seed
        self._shown = 0
        self._work = self._think()
        count = 1 if table.game.about.team else table.state.seats
        self._chances = (Chance(1 / count, 0.0, 1.0),) * count

    @property
    def is_done(self) -> bool:
        return len(self.points) == len(self.stops)

    @property
    def goes_on(self) -> bool:
        """Is there more to think about, and nobody has stopped it?"""
        return not self.is_done and not self.paused

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The moves that cost most, in the order in which they were made."""
        most = sorted(self._costs, key=lambda one: -one.cost)[:MOST]
        return tuple(sorted(most, key=lambda one: one.ply))

    @property
    def swings(self) -> bool:
        """Does the graph move where no move has cost its seat much? What comes later can show more than was thought."""
        told = {one.shown for one in self._costs}
        if self._was_ended_early():
            told.add(self.stops[-1])
        return any(
            abs(after.chances[0].value - before.chances[0].value) >= SWING and after.ply not in told
            for before, after in pairwise(self.points)
        )

    def _was_ended_early(self) -> bool:
        """Has somebody resigned, run out of time or agreed to a draw? Then the position hasn't become clearer."""
        end, table = self.stops[-1], self.table
        return end > 0 and table.state_at(end - 1).seat != NATURE and not table.counted(end - 1)

    @property
    def met_chance(self) -> bool:
        """Has chance decided anything since the first decision?"""
        return any(after - before > 1 for before, after in pairwise(self.stops))

    def at(self, ply: int) -> Point | None:
        """Return what has been found about a position."""
        return next((point for point in self.points if point.ply == ply), None)

    def turning_point_at(self, ply: int) -> TurningPoint | None:
        """Return the turning point that a position came of."""
        return next((one for one in self.turning_points if one.shown == ply), None)

    def chances_instead(self, at: TurningPoint) -> tuple[Chance, ...]:
        """Return everybody's chances with the better move: higher than the graph's for its seat by what the other cost.

        What was thought before the move may be less, for each point of the graph is thought of by itself.
        """
        before, came = self.at(at.ply), self.at(at.shown)
        if before is None or came is None:
            raise ValueError("Both are found before the turning point is.")
        side = self._side(at.seat)
        thought = before.chances[side]
        if thought.low == thought.high:
            return before.chances
        value = min(came.chances[side].value + at.cost, 1.0)
        off = value - thought.value
        return share_out(came.chances, side, Chance(value, max(thought.low + off, 0.0), min(thought.high + off, 1.0)))

    def better_line(self, at: TurningPoint) -> BetterLine:
        """Play what would have been better, as far as no chance comes between. NotReady, if a simulator is to come."""
        if at.ply not in self._lines:
            self._lines[at.ply] = _better_line(self.table, at, self._simulator)
        return self._lines[at.ply]

    def go_on(self, is_over: Callable[[], bool]) -> bool:
        """Think until a slice is over, or to the end; return whether there is enough that is new to be shown.

        NotReady, where a simulator is still to come: it begins this decision anew.
        """
        while self.goes_on:
            try:
                for _ in self._work:
                    if is_over():
                        return self.is_done or self._has_news()
            except NotReady:
                self._work = self._think()
                raise
            except Exception as fault:
                traceback.print_exc()
                self.trouble = place_of(fault)
                self._note(None)
                self._work = self._think()
        return True

    def _has_news(self) -> bool:
        return len(self.points) - self._shown > len(self.stops) // SHOWN

    def show(self) -> None:
        """Note that all that was found is shown."""
        self._shown = len(self.points)

    def close(self) -> None:
        """Think no more."""
        self._work.close()

    def _think(self) -> Generator[None, None, None]:
        """Think about each position that is left, with a pause every few milliseconds."""
        if self._ending is None:
            self._ending = {}
            yield from self._think_from_the_end(self._ending)
        while not self.is_done:
            state = self.table.state_at(self.stops[len(self.points)])
            thought = self._ending.get(len(self.points))
            if thought is None and state.seat is not None:
                thought = yield from self._thought(state)
            if self.points:
                cost = yield from self._cost(self.points[-1], state, thought)
                if cost is not None:
                    self._costs.append(cost)
            self._note(thought)
            yield

    def _think_from_the_end(self, ending: dict[int, Thought]) -> Generator[None, None, None]:
        """Think about the last decisions first, where the game can tell more of them so."""
        if self._review.from_the_end is None:
            return
        states = (self.table.state_at(stop) for stop in self.stops)
        seen = [state.seen_by(state.seat) for state in states if state.seat is not None]
        for found in self._review.from_the_end(seen):
            if found is not None:
                ending[found[0]] = found[1]
            yield

    def _thought(self, state: State) -> Generator[None, None, Thought | None]:
        """Think about one decision to the end."""
        rng, best = Random(f"{self._seed} {len(self.points)}"), None
        for better in self._opponents.think(state.seen_by(state.seat), self._review.level, rng, self._simulator):
            best = better
            yield
        return best

    def _note(self, thought: Thought | None) -> None:
        """Add a point: the seat that decides has what its thought says, the others share what that leaves."""
        ply = self.stops[len(self.points)]
        state = self.table.state_at(ply)
        if state.seat is None:
            self._chances = self._outcome(state)
        elif thought is not None:
            chance = self._review.chances.of(thought.value, thought.proven)
            self._chances = share_out(self._chances, self._side(state.seat), chance)
        self.points.append(Point(ply, self._chances, thought))

    def _side(self, seat: int) -> int:
        return 0 if len(self._chances) == 1 else seat

    def _outcome(self, state: State) -> tuple[Chance, ...]:
        """Return what the end has brought each side."""
        outcome = state.outcome
        if outcome is None:
            raise ValueError("The game goes on.")
        if len(self._chances) == 1:
            return (_certain(float(bool(outcome.winners))),)
        return tuple(_certain(outcome.share_of(seat, state.seats)) for seat in range(state.seats))

    def _cost(self, before: Point, state: State, then: Thought | None) -> Generator[None, None, TurningPoint | None]:
        """Find how much of the chance the move made at a point has cost its seat, if it is a turning point."""
        table, thought = self.table, before.thought
        made = table.moves[before.ply]
        was = table.state_at(before.ply)
        seat = was.seat
        if thought is None or seat is None or seat == NATURE or not table.counted(before.ply):
            return None
        if str(was.read(thought.move)) == made or len([*islice(was.moves(), 2)]) < 2:
            return None
        values = yield from self._values(before, thought, state, then)
        if values is None or values[0] - values[1] < self._review.least:
            return None
        cost = yield from self._confirmed(values, before, thought, state, then)
        if cost < self._review.least:
            return None
        return TurningPoint(before.ply, self.stops[len(self.points)], seat, thought, cost)

    def _confirmed(
        self, values: tuple[float, float], before: Point, thought: Thought, state: State, then: Thought | None
    ) -> Generator[None, None, float]:
        """Find the cost of a move once more, where the game weighs the two moves again; what is proven stands."""
        best, made = values
        if self._review.confirm is not None:
            compared = yield from self._compared(self._review.confirm, before, thought, state)
            if compared is not None:
                chances = self._review.chances
                best = best if thought.proven else chances.of(compared.best).value
                made = made if then is not None and then.proven else chances.of(compared.made).value
        return best - made

    def _compared(self, compare: Compare, before: Point, thought: Thought, state: State) -> Comparing:
        was, made = self.table.state_at(before.ply), self.table.moves[before.ply]
        rng = Random(f"{self._seed}:{before.ply}")
        return compare(was.seen_by(was.seat), thought, made, state, rng, self._simulator)

    def _values(
        self, before: Point, thought: Thought, state: State, then: Thought | None
    ) -> Generator[None, None, tuple[float, float] | None]:
        """Find the chances of a seat with the best move and with the one that it made."""
        table, chances = self.table, self._review.chances
        was, made = table.state_at(before.ply), table.moves[before.ply]
        best = chances.of(thought.value, thought.proven).value
        if table.state_at(before.ply + 1).seat is None:  # the move itself ended it
            return best, self._outcome(state)[self._side(was.seat or 0)].value
        if self._review.compare is not None:
            compared = yield from self._compared(self._review.compare, before, thought, state)
            if compared is not None:
                return chances.of(compared.best).value, chances.of(compared.made).value
        if then is not None and state.seat is not None and before.ply + 1 == self.stops[len(self.points)]:
            came = chances.of(then.value, then.proven)
            if state.seat == was.seat or len(self._chances) == 1:
                return best, came.value
            if len(self._chances) == 2:
                return best, came.other.value
        worth = next((line.value for line in thought.lines if str(was.read(line.move)) == made), None)
        return None if worth is None else (best, chances.of(worth).value)


LEAST_SHARE: Final = 0.05
"""The least chance of a seat while the game goes on: a rival may miss a certain win."""


def _certain(share: float) -> Chance:
    return Chance(share, share, share)


def share_out(before: Sequence[Chance], side: int, chance: Chance) -> tuple[Chance, ...]:
    """Return everybody's chances when one side has this: what it leaves is shared as it was before."""
    weights = [max(one.value, LEAST_SHARE) for one in before]
    others = sum(weight for number, weight in enumerate(weights) if number != side)
    shares = [weight / others if others else 1.0 for weight in weights]
    return tuple(
        chance if number == side else Chance(*(value * share for value in chance.other))
        for number, share in enumerate(shares)
    )


def _better_line(table: Table, at: TurningPoint, simulator: Simulator | None) -> BetterLine:
    state = table.state_at(at.ply)
    steps: list[tuple[State, str]] = []
    stops: list[int] = []
    follows = at.better.lines[0].follows if at.better.lines else ()
    for text in (at.better.move, *follows)[:LONGEST_LINE]:
        if state.seat is None or state.seat == NATURE:
            break
        state = _step(steps, state, str(state.read(text)))
        state = _settle(steps, state, simulator)
        stops.append(len(steps))
    return BetterLine(tuple(steps), state, tuple(stops))


def _step(steps: list[tuple[State, str]], state: State, move: str) -> State:
    steps.append((state, move))
    return state.play(move)


def _settle(steps: list[tuple[State, str]], state: State, simulator: Simulator | None) -> State:
    """Let what a simulation decides come about."""
    while simulator is not None and state.seat == NATURE and isinstance(state, Simulated):
        request = state.simulation()
        if request is None:
            break
        try:
            state = _step(steps, state, str(state.simulated(simulator.simulate(request))))
        except CannotSimulate:
            break
    return state
