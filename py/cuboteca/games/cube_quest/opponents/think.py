"""How an opponent of Cube Quest thinks: it looks along the lines of fire, tries out what promises most, and aims.

How far off it aims is drawn before it looks at anything, and is in every flick that it names, so that it can be hurried
at any time.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from cuboteca.games.cube_quest.opponents.flicks import (
    Candidate,
    candidates_of,
    ranked,
    remembered,
    steered,
    straight,
)
from cuboteca.games.cube_quest.opponents.judging import OTHERS_ERROR, SCALE, chance_to_win, threats
from cuboteca.games.cube_quest.opponents.levels import LEVELS, NAIVE, RANDOM
from cuboteca.games.cube_quest.opponents.lines_of_fire import bodies_of, flickable
from cuboteca.games.cube_quest.opponents.reasons import reasons_for, reasons_to_flick
from cuboteca.games.cube_quest.opponents.rehearsal import Rehearsal
from cuboteca.games.cube_quest.opponents.setting_up import own_set_ups
from cuboteca.games.cube_quest.opponents.specials import castle_puts, freezings, healings, king_moves, returns
from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.apply import apply_move
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, KINGS
from cuboteca.games.cube_quest.rules.moves import END, HIDE, Move
from cuboteca.games.cube_quest.rules.position import BOARD
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import NATURE
from cuboteca.play.simulation import Simulator
from cuboteca.search.thought import Level, Line, Reason, Thinking, Thought, thought_of_lines

LINES: Final = 3
"""As many moves are told of."""
ASIDE: Final = (1.2, -1.2, 0.5, -0.5, 0.0)
"""Standard deviations to the side at which a flick is tried again, each time with a new random draw."""
ENOUGH: Final = 0.97
"""Nothing better needs to be looked for."""
WILDEST: Final = 2.5
"""So many standard deviations an aim is off at most."""
SHIFTS: Final = ((0.4, 0.0), (-0.4, 0.0), (0.0, -8.0), (0.0, 6.0), (0.8, 0.0), (-0.8, 0.0))
"""Variations that are tried of the best flick: the direction in parts of the window, the strength in hundredths."""
DEGREES: Final = 57.29578
FORMATIONS: Final = 6
"""So many formations it compares when the other side stands already."""
INTENDED: Final = 0.1
"""What a King Move must bring more than a flick: it gives the turn away."""


class Weighed(NamedTuple):
    """A move, as it is meant, with what it is worth."""

    value: float
    move: Move
    reasons: tuple[Reason, ...] = ()
    candidate: Candidate | None = None


Step = Generator[None, None, None]


class CubeQuest:
    """Decide for a seat: a `cuboteca.search.thought.Opponents`."""

    levels: Mapping[str, Level] = LEVELS

    def think(self, seen: State, level: Level, rng: Random, simulator: Simulator | None = None) -> Thinking:
        """Decide what is to be decided: a flick, what can be done instead, or the step that is open."""
        first = next(iter(seen.moves()))
        thought = _plain(first)
        yield thought
        if level.id == RANDOM:
            yield _plain(rng.choice(seen.moves()))
        elif level.id == NAIVE:
            yield _naive(seen, level, rng)
        else:
            if simulator is not None:
                simulator.prepare()
            mind = _Mind(seen, level, rng, simulator)
            for _ in mind.steps():
                thought = mind.thought() if mind.best else thought
                yield thought


def _plain(move: Move) -> Thought:
    return thought_of_lines((Line(str(move), 0.5),))


def _off(error: float, rng: Random) -> tuple[float, float]:
    """Draw how far an aim is off, in degrees and in hundredths of strength."""
    degrees, hundredths = rng.gauss(0, 1), rng.gauss(0, 1)
    return error * max(-WILDEST, min(WILDEST, degrees)), error * max(-WILDEST, min(WILDEST, hundredths))


def _naive(seen: State, level: Level, rng: Random) -> Thought:
    """Flick straight and hard; of all else do the first thing that comes, or nothing."""
    off, _ = _off(level.settings["error"], rng)
    job = seen.job
    if job is None or job.kind == jobs.HELM:
        bodies = bodies_of(seen)
        shooters = [body for body in flickable(seen, seen.mover, bodies) if job is None or body.cube in job.cubes]
        found = straight(shooters, bodies) if shooters else None
        if found is not None:
            return _plain(steered(found.move, off, 0))
    picks = job is not None and job.kind in (jobs.SETUP, jobs.PLACE)
    return _plain(rng.choice(seen.moves()) if picks else seen.moves()[0])


class _Mind:
    """One decision of one level."""

    def __init__(self, seen: State, level: Level, rng: Random, simulator: Simulator | None) -> None:
        self.seen = seen
        self.settings = level.settings
        self.rng = rng
        self.error = self.settings["error"]
        self.off = _off(self.error * self.settings["shakes"], rng)
        self.luck = rng.random()
        self.rehearsal = Rehearsal(simulator)
        self.seat = seen.seat if seen.seat is not None else NATURE
        self.best: list[Weighed] = []
        """The moves that were looked at, best first."""
        self.attackers: dict[int, float] = {}

    def thought(self) -> Thought:
        """Return what it has come to so far."""
        lines = tuple(
            Line(str(self._aimed(one.move)), min(max(one.value, 0.0), 1.0), (), one.reasons)
            for one in islice(self._unlike(), LINES)
        )
        return thought_of_lines(lines)

    def _unlike(self) -> Iterator[Weighed]:
        """Yield the moves that were looked at, of those with the same cube for the same reason the best alone."""
        told: list[tuple[object, ...]] = []
        for one in self.best:
            what = (one.move.kind, one.move.cubes, one.reasons)
            if what not in told:
                told.append(what)
                yield one

    def steps(self) -> Step:
        """Decide, with a pause every few milliseconds and at least one for every trial."""
        job = self.seen.job
        if job is None:
            yield from self._turn()
        elif job.kind == jobs.SETUP:
            yield from self._set_up()
        elif job.kind == jobs.PLACE:
            yield from self._weigh(castle_puts(self.seen, job.cubes[0]))
        elif job.kind == jobs.HELM:
            self._add(Weighed(self._value(apply_move(self.seen, Move(END))), Move(END), reasons_for(Move(END))))
            yield
            yield from self._flicks(job.cubes)
        elif job.kind == jobs.MORE:
            yield from self._weigh(iter([Move(END)]))
            yield from self._heal()
        else:
            yield from self._weigh(Move(HIDE, (cube,)) for cube in self.seen.hiders())
            yield from self._weigh(iter([Move(END)]))

    def _aimed(self, move: Move) -> Move:
        return steered(move, *self.off)

    def _made(self, move: Move, number: int = 0) -> Move:
        """Return what a flick may come to, one way for each number: the same luck for all that are compared."""
        return self.seen.carried_out(move, Random(f"{self.luck} {number}"))

    def _value(self, now: State) -> float:
        return chance_to_win(now, self.seat, max(self.error, 1.0), self.settings["caution"])

    def _add(self, one: Weighed) -> None:
        self.best = sorted((*self.best, one), key=lambda one: -one.value)

    def _turn(self) -> Step:
        yield from self._flicks(())
        if self.seen.extra[self.seat]:
            yield from self._weigh(iter([Move(END)]))
        elif self.rng.random() < self.settings["specials"] and (not self.best or self.best[0].value < ENOUGH):
            yield from self._specials()

    # Flicks.

    def _flicks(self, only: Sequence[int]) -> Step:
        """Look for flicks, of some cubes only if any are named; try the most promising out, the best of them again."""
        seen, seat, settings = self.seen, self.seat, self.settings
        bodies = bodies_of(seen)
        before = self._value(seen)
        self.attackers = threats(seen, 1 - seat, bodies, OTHERS_ERROR)
        minded = {cube: settings["caution"] * chance for cube, chance in self.attackers.items()}
        yield
        shooters = [body for body in flickable(seen, seat, bodies) if not only or body.cube in only]
        candidates: list[Candidate] = []
        thought_of = remembered(shooters, 0.0 if only else settings["overlooks"], self.rng)
        if settings["risks_king"] < 1 and all(body.cube == KINGS[seat] for body in thought_of):
            thought_of = shooters
        for shooter in thought_of:
            candidates += self._dared(candidates_of(shooter, bodies, minded, max(self.error, 1.0)))
            yield
        known = self.best
        chosen = ranked(candidates, before, max(int(settings["coarse"]), 1))
        for one in chosen[:LINES]:
            self._add(self._weighed(one.promise(before), one.move, one))
        yield
        if self.rehearsal.is_blind():
            return
        tried = list(known)
        for one in chosen:
            after = self.rehearsal.after_flick(seen, self._made(one.move))
            if self.rehearsal.is_blind():
                return
            if after is not None:
                tried.append(self._weighed(self._value(after), one.move, one))
                self.best = sorted(tried, key=lambda one: -one.value)
            yield
            if self.best[0].value >= ENOUGH and not settings["fine"]:
                return
        if settings["fine"]:
            yield from self._try_again(known)

    def _dared(self, candidates: Iterable[Candidate]) -> list[Candidate]:
        """Leave out flicks of the own King that risk him more than the level dares."""
        king, most = KINGS[self.seat], self.settings["risks_king"]
        return [one for one in candidates if one.aim.shooter.cube != king or most >= 1 or one.lost <= most]

    def _weighed(self, value: float, move: Move, candidate: Candidate) -> Weighed:
        return Weighed(value, move, reasons_to_flick(candidate, self.attackers), candidate)

    def _try_again(self, known: list[Weighed]) -> Step:
        """Try the best again, off to either side; then variations of the best of those.

        Aimed badly a flick is worth less, as a rule: what is no better when aimed well isn't tried again.
        """
        again = [one for one in self.best if one.candidate is not None][: int(self.settings["fine"])]
        sure = list(known)
        for one in again:
            if sure and (one.value <= max(other.value for other in sure) or self._has_tried_enough()):
                break
            value = yield from self._spread(one.move, one.value)
            sure.append(one._replace(value=value))
            yield
        self.best = sorted(sure, key=lambda one: -one.value) or self.best
        best = self.best[0]
        if best.candidate is None or best.value >= ENOUGH:
            return
        window = max(best.candidate.aim.window * DEGREES, self.error / 2)
        for turned, harder in SHIFTS[: int(self.settings["shifts"])]:
            if self._has_tried_enough():
                return
            move = steered(best.move, turned * window, harder)
            after = self.rehearsal.after_flick(self.seen, self._made(move))
            yield
            middle = self._value(after) if after is not None else 0.0
            if middle > self.best[0].value and move != best.move:
                value = yield from self._spread(move, middle)
                self._add(best._replace(value=value, move=move))
                yield

    def _has_tried_enough(self) -> bool:
        return self.rehearsal.flicks >= int(self.settings["most"])

    def _spread(self, move: Move, middle: float) -> Generator[None, None, float]:
        """Return what a flick is worth as inexactly as it will be aimed."""
        values = [middle]
        for number, side in enumerate(ASIDE[: int(self.settings["again"])], 1):
            after = self.rehearsal.after_flick(self.seen, self._made(steered(move, side * self.error, 0), number))
            values.append(self._value(after) if after is not None else middle)
            yield
        return sum(values) / len(values)

    # What else there is.

    def _weigh(self, choices: Iterator[Move]) -> Step:
        """Weigh moves that nothing flies in; what may not stay is tried out only if it would be the best."""
        doubtful: list[Weighed] = []
        for move in choices:
            after, is_doubtful = self.rehearsal.supposed(self.seen, move)
            one = Weighed(self._value(after), move, reasons_for(move))
            if is_doubtful:
                doubtful.append(one)
            else:
                self._add(one)
            yield
        for one in sorted(doubtful, key=lambda one: -one.value):
            if self.best and one.value <= self.best[0].value:
                break
            tried = yield from self.rehearsal.after(self.seen, one.move)
            if tried is not None:
                self._add(one._replace(value=self._value(tried)))
            yield

    def _heal(self) -> Step:
        for move, gain in healings(self.seen):
            after = yield from self.rehearsal.after(self.seen, move)
            if after is not None:
                value = self._value(after)
                self._add(Weighed(value + value * (1 - value) * gain / SCALE, move, reasons_for(move)))
            yield

    def _specials(self) -> Step:
        seen = self.seen
        danger = max(self.attackers.values(), default=0.0) * self.settings["caution"]
        if danger > INTENDED:
            yield from self._weigh(king_moves(seen))
        yield from self._weigh(returns(seen))
        enemies = [cube for cube in seen.with_status(1 - self.seat, BOARD) if cube in self.attackers]
        enemies.sort(key=lambda cube: (cube in seen.frozen, -self.attackers[cube]))
        yield from self._weigh(freezings(seen, enemies))
        yield from self._heal()

    # Setting up.

    def _set_up(self) -> Step:
        """Build formations; if the other side can be seen already, take the best of some against it."""
        seen, seat = self.seen, self.seat
        if not self.settings["builds"]:
            self._take_one_offered()
            yield
            return
        stands = any(COLOUR_OF[cube] != seat for cube in seen.on_board)
        for move in own_set_ups(seen, seat, self.rng):
            if move is not None:
                value = self._value(apply_move(seen, move)) if stands else 0.5
                self._add(Weighed(value, move, reasons_for(move)))
            yield
            if len(self.best) == (FORMATIONS if stands else 1):
                break
        if not self.best:
            self._take_one_offered()
            yield

    def _take_one_offered(self) -> None:
        self._add(Weighed(0.5, self.rng.choice(self.seen.moves()), (Reason("known_formation"),)))
