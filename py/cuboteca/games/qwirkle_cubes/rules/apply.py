"""What a move does: the next position. Whether it may be made is decided elsewhere."""

from __future__ import annotations

from typing import TypeVar

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, PER_COLOUR
from cuboteca.games.qwirkle_cubes.rules.grid import Grid
from cuboteca.games.qwirkle_cubes.rules.moves import DRAWN, FIRST, FORCED, PUT, RESIGN, ROLL, ROLLED, SKIP, Move
from cuboteca.games.qwirkle_cubes.rules.options import Rules
from cuboteca.games.qwirkle_cubes.rules.placing import most_together
from cuboteca.games.qwirkle_cubes.rules.position import ALL_PASSED, NOBODY, RAN_OUT, RESIGNED, Position
from cuboteca.games.qwirkle_cubes.rules.scoring import OUT_BONUS, points_of

P = TypeVar("P", bound=Position)
"""Any position; each of these gives one of the same class back."""


def first_position(kind: type[P], rules: Rules, seats: int) -> P:
    """Before anything is drawn."""
    full = (PER_COLOUR,) * len(COLOURS)
    return kind(rules, Grid(rules.distinct), ((),) * seats, full, (0,) * seats, rules.first, rules.opening_allowance)


def place_cubes(now: P, move: Move) -> P:
    """Place the cubes, score (Z-16) and, if these were the last, end (Z-24)."""
    hand = list(now.hand)
    for _, cube in move.cubes:
        hand.remove(cube)  # Z-29
    gained = points_of(now.grid.cubes, move.cubes)
    is_out = not hand and not now.in_bag
    if is_out and not now.has_run_out:
        gained += OUT_BONUS
    after = now._replace(
        grid=now.grid.with_cubes(move.cubes),
        hands=_changed(now.hands, now.mover, tuple(hand)),
        scores=_changed(now.scores, now.mover, now.scores[now.mover] + gained),
        rolls=0,
        passes=0,
        rolled=False,
    )
    if is_out and not now.rules.end_round:
        return _ended(after, RAN_OUT)
    return after if now.in_bag else _next_turn(after)  # Z-19, Z-23


def draw_cubes(now: P, move: Move) -> P:
    """Add drawn cubes at the end of a hand (Z-29): of the mover, or in the set-up of the next one without cubes."""
    bag = list(now.bag)
    for cube in move.faces:
        bag[cube // 6] -= 1
    seat = now.hands.index(()) if now.opening else now.mover
    after = now._replace(hands=_changed(now.hands, seat, now.hands[seat] + move.faces), bag=tuple(bag))
    if not now.opening:
        return _next_turn(after)
    return _with_best_hand_first(after) if now.rules.best_hand and all(after.hands) else after


def _with_best_hand_first(now: P) -> P:
    together = [most_together(hand, now.rules.distinct) for hand in now.hands]
    return first(now, Move(FIRST, faces=(together.index(max(together)),)))


def first(now: P, move: Move) -> P:
    seat = move.faces[0]
    return now._replace(mover=seat, began=seat if now.rules.end_round else NOBODY)


def roll(now: P, move: Move) -> P:
    """Take cubes up to roll them, or decline to (Z-5)."""
    if not move.slots:
        return now._replace(rolls=0)
    return now._replace(rolling=move.slots, rolls=now.rolls - 1 if now.rolls > 0 else now.rolls)


def rolled(now: P, move: Move) -> P:
    """Let the rolled cubes show what they fell on (Z-6); each keeps its slot (Z-29)."""
    hand = list(now.hand)
    slots = move.slots if move.kind == ROLLED else range(len(hand))
    for slot, shape in zip(slots, move.faces, strict=True):
        hand[slot] = hand[slot] // 6 * 6 + shape
    after = now._replace(
        hands=_changed(now.hands, now.mover, tuple(hand)),
        rolling=(),
        rolled=not now.rules.must_place and not now.opening and now.rules.sequence,
    )
    if now.rules.sequence or now.opening:
        return after
    return _next_turn(after._replace(passes=0))  # Z-27


def pass_on(now: P, move: Move) -> P:
    """End the turn without a placement. It is a pass unless the hand was rolled though passing was free (Z-22)."""
    counts = now.is_dead or not now.rolled or not (now.can_place or now.rules.reroll_all)
    return _next_turn(now._replace(passes=now.passes + 1 if counts else 0))


def resign(now: P, move: Move) -> P:
    after = now._replace(out=now.out | {now.mover})
    return _ended(after, RESIGNED) if len(after.playing) < 2 else _next_turn(after)  # Z-28


def _next_turn(now: P) -> P:
    """Pass the turn clockwise to the next player who hasn't resigned (Z-3, Z-28), or end the game."""
    playing, seats = now.playing, now.seats
    if now.passes >= len(playing):
        return _ended(now, ALL_PASSED)  # Z-22
    seat = (now.mover + 1) % seats
    while seat in now.out:
        seat = (seat + 1) % seats
    if now.has_run_out and (seat - now.starter) % seats <= (now.mover - now.starter) % seats:
        return _ended(now, RAN_OUT)  # Z-24, with end_round=on
    rules = now.rules
    return now._replace(
        mover=seat, rolls=rules.opening_allowance if now.opening else rules.allowance, rolling=(), rolled=False
    )


def _ended(now: P, why: str) -> P:
    passes = len(now.playing) if why == ALL_PASSED else 0
    return now._replace(mover=NOBODY, rolls=0, passes=passes, rolling=(), rolled=False, began=NOBODY, ended=why)


T = TypeVar("T")


def _changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


APPLY = {
    PUT: place_cubes,
    DRAWN: draw_cubes,
    FIRST: first,
    ROLL: roll,
    ROLLED: rolled,
    FORCED: rolled,
    SKIP: pass_on,
    RESIGN: resign,
}
"""What each kind of move does."""
