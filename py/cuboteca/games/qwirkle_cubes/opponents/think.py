"""How an opponent of Qwirkle Cubes thinks: it looks for placements, imagines re-rolls, and weighs what it leaves."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import Final

from cuboteca.games.qwirkle_cubes.opponents.best_points import BestPoints, build, opening_tables
from cuboteca.games.qwirkle_cubes.opponents.candidates import Candidate, find_candidates, slots_beside
from cuboteca.games.qwirkle_cubes.opponents.judging import chance_to_win, reasons_to_place, reasons_to_roll
from cuboteca.games.qwirkle_cubes.opponents.levels import LEVELS, RANDOM
from cuboteca.games.qwirkle_cubes.opponents.playouts import play_out
from cuboteca.games.qwirkle_cubes.opponents.replies import Prospect, Weighed
from cuboteca.games.qwirkle_cubes.opponents.rerolls import Choices, imagine, slots_of, weigh_rolls
from cuboteca.games.qwirkle_cubes.rules.moves import PASSING, PUT, ROLL, Move
from cuboteca.games.qwirkle_cubes.rules.options import UNLIMITED
from cuboteca.games.qwirkle_cubes.rules.placing import placements
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.simulation import Simulator
from cuboteca.search.thought import Level, Line, Reason, Thinking, Thought, thought_of_lines

LINES: Final = 3
"""As many moves are told of."""
A_TURN: Final = 4.0
"""Where a re-roll costs the turn, it must bring so many points more (Z-27)."""
WORTH_A_ROLL: Final = 0.02
WORTH_ANOTHER: Final = 0.5
"""What a re-roll must bring on average: where there is no end of them, they are to come to one."""
PLENTY: Final = 9
"""Whoever counts nothing out is content with so many points where re-rolls have no end."""
MOST_WEIGHED: Final = 96
"""How many placements are weighed at most, times the seats: with more of them each takes longer."""
ENDINGS_PLACED: Final = 8
ENDINGS_ROLLED: Final = 5
"""How many placements, and how many re-rolls, are played out at the end."""

Step = Generator[Thought | None, None, None]


class QwirkleCubes:
    """See `cuboteca.search.thought.Opponents`."""

    levels: Mapping[str, Level] = LEVELS

    def think(self, seen: State, level: Level, rng: Random, simulator: Simulator | None = None) -> Thinking:
        """Look, imagine and weigh as far as the level does."""
        thought = _at_once(seen)
        yield thought
        if level.id == RANDOM:
            yield _plain(seen, rng.choice(seen.moves()))
        elif not seen.is_dead:
            for better in _Turn(seen, level, rng).steps():
                thought = better or thought
                yield thought


def _plain(seen: State, move: Move, *reasons: Reason) -> Thought:
    return thought_of_lines((Line(str(move), chance_to_win(seen, 0), (), reasons),))


def _at_once(seen: State) -> Thought:
    """Return a legal move without looking far."""
    if seen.is_dead:
        return _plain(seen, PASSING, Reason("nothing_fits"))
    for found in placements(seen.grid, seen.hand):
        return _plain(seen, Move(PUT, tuple(zip(*found[0], strict=True))))
    if seen.rolls:
        return _plain(seen, Move(ROLL, slots=tuple(range(len(seen.hand)))), Reason("nothing_fits"))
    return _plain(seen, seen.said[0], Reason("nothing_fits"))


def _unlike(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Keep the best lines, best first, but only one of those that put the same cubes on the same cells."""
    kept: dict[object, Line] = {}
    for line in lines:
        kept.setdefault(_laid(line.move), line)
        if len(kept) == LINES:
            break
    return tuple(kept.values())


def _laid(move: str) -> tuple[str, ...]:
    """Return the cubes of a move and the cells they go on, whichever cube goes where."""
    verb, *things = move.split()
    return verb, *sorted(thing.partition("@")[0] for thing in things), *(thing.partition("@")[2] for thing in things)


def _unlike_rolls(hand: Sequence[int], ranked: Iterable[int]) -> list[int]:
    """Keep the best choices of cubes to re-roll, best first, but only one of those that roll the same cubes."""
    kept: dict[tuple[int, ...], int] = {}
    for choice in ranked:
        kept.setdefault(tuple(sorted(hand[slot] for slot in slots_of(choice))), choice)
    return [*kept.values()][:LINES]


class _Turn:
    """One decision: what a level makes of it, step by step."""

    def __init__(self, seen: State, level: Level, rng: Random) -> None:
        self.seen = seen
        self.settings = level.settings
        self.rng = rng
        self.before: BestPoints | None = None
        self.candidates: list[Candidate] = []

    def steps(self) -> Step:
        """Decide, with a pause every few milliseconds and a thought whenever there is a better one."""
        seen, settings = self.seen, self.settings
        self.candidates = yield from find_candidates(seen, settings["overlooks"], self.rng)
        if self.candidates:
            yield self._placing(self.candidates)
        thinks_of_rolling = bool(seen.rolls) and (not self.candidates or self.rng.random() < settings["rolls"])
        if not seen.opening and (settings["falls"] or settings["replies"]):
            self.before = yield from build(seen.grid)
        if settings["playouts"] and not seen.in_bag and not seen.opening:
            yield from self._play_out(thinks_of_rolling)
        elif thinks_of_rolling:
            yield from self._roll_or_place()
        else:
            yield from self._place()

    def _chance(self, gain: float) -> float:
        return chance_to_win(self.seen, gain - self.settings["tempo"])

    def _placing(self, candidates: Sequence[Candidate]) -> Thought:
        lines = _unlike(
            Line(str(one.move), self._chance(one.points), (), reasons_to_place(self.seen, one)) for one in candidates
        )
        return thought_of_lines(lines)

    def _roll_or_place(self) -> Step:
        if not self.settings["falls"]:
            yield from self._roll_the_rest()
            return
        choices = yield from self._choices()
        lying = choices.means[0]
        cost = A_TURN if not self.seen.rules.sequence else 0.0
        enough = WORTH_ANOTHER if self.seen.rolls == UNLIMITED else WORTH_A_ROLL
        if self.candidates and choices.most - lying < cost + enough:
            yield from self._place()
        else:
            ranked = choices.ranked(len(choices.means))
            yield self._rolling(choices, _unlike_rolls(self.seen.hand, ranked))

    def _choices(self) -> Generator[None, None, Choices]:
        tables = self.before.tables if self.before is not None else opening_tables()
        falls = imagine(self.settings["falls"], self.rng)
        return (yield from weigh_rolls(tables, self.seen.hand, falls))

    def _rolling(self, choices: Choices, ranked: Sequence[int]) -> Thought:
        lying = choices.means[0]
        lines = tuple(
            Line(
                str(Move(ROLL, slots=slots_of(choice))),
                self._chance(choices.means[choice]),
                (),
                reasons_to_roll(choices.means[choice], lying),
            )
            for choice in ranked
        )
        return thought_of_lines(lines)

    def _roll_the_rest(self) -> Step:
        """Keep what the best placement takes and roll the rest."""
        seen = self.seen
        best = self.candidates[0] if self.candidates else None
        left = slots_beside(seen.hand, best.move.cubes if best else ())
        is_content = best is not None and (
            not left or not seen.rules.sequence or (seen.rolls == UNLIMITED and best.points >= PLENTY)
        )
        if is_content:
            yield from self._place()
        else:
            reason = Reason("has_now", {"points": best.points}) if best else Reason("nothing_fits")
            yield _plain(seen, Move(ROLL, slots=left), reason)

    def _place(self) -> Step:
        """Weigh the placements that score most against what they leave."""
        if len(self.candidates) < 2 or not self.settings["replies"]:
            return
        prospect = Prospect(self.seen, self.settings, self.rng, self.before)
        weighed: list[Weighed] = []
        count = min(int(self.settings["replies"]), MOST_WEIGHED // self.seen.seats)
        for candidate in self.candidates[:count]:
            weighed.append((yield from prospect.weigh(candidate)))
            weighed.sort(key=lambda one: -one.value)
            yield self._weighed(weighed)
        known = {_laid(str(one.move)) for one in self.candidates[:count]}
        for candidate in self.candidates[count:]:
            if len(known) >= LINES:
                break
            if (laid := _laid(str(candidate.move))) not in known:  # as another hint: it is never played
                known.add(laid)
                weighed.append((yield from prospect.weigh(candidate)))
                yield self._weighed(weighed)

    def _weighed(self, best: Sequence[Weighed]) -> Thought:
        gains = [one.candidate.points + (one.keeps - one.leaves) / 2 for one in best]
        lines = _unlike(
            Line(
                str(one.candidate.move),
                self._chance(gain),
                (),
                reasons_to_place(self.seen, one.candidate, one),
            )
            for one, gain in zip(best, accumulate(gains, min), strict=True)
        )
        return thought_of_lines(lines)

    def _play_out(self, thinks_of_rolling: bool) -> Step:
        """Play the end of the game through after each promising move."""
        seen = self.seen
        moves = [one.move for one in self.candidates[:ENDINGS_PLACED]]
        reasons = {one.move: reasons_to_place(seen, one) for one in self.candidates[:ENDINGS_PLACED]}
        if thinks_of_rolling:
            choices = yield from self._choices()
            del moves[3:]
            for choice in choices.ranked(ENDINGS_ROLLED):
                moves.append(Move(ROLL, slots=slots_of(choice)))
                reasons[moves[-1]] = reasons_to_roll(choices.means[choice], choices.means[0])
        if PASSING in seen.said:
            moves.append(PASSING)
        count = 2 * self.settings["playouts"] // max(len(seen.playing), 2)
        ranked = yield from play_out(seen, moves, count, self.rng)
        lines = _unlike(Line(str(move), min(max(value, 0.0), 1.0), (), reasons.get(move, ())) for value, move in ranked)
        if lines:
            yield thought_of_lines(lines)
