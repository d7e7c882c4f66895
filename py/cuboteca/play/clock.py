"""Says how much time each seat has left, from how long its decisions took. It reads no clock: the page does.

All times are whole tenths of a second.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

SECOND: Final = 10
GAME, GLASS, TURN = "game", "glass", "turn"
"""Time for the whole game, with some added for each turn; what one uses the other gains; the same for each turn."""
KINDS: Final = (GAME, GLASS, TURN)
LONGEST: Final = 24 * 60 * 60 * SECOND
"""No decision takes longer: a greater number was made up, or the device slept."""
FULL: Final = 60
"""A minute or more on a clock is low under 20 seconds, less under a third of it."""
LOW: Final = 20 * SECOND
UNIT, MINUTE = 100_000, 100
"""What a kind, and a minute, are worth in the number that stands for a control."""
WARNINGS: Final = (20, 10)
"""The seconds at which a knock is heard."""


class Control(NamedTuple):
    """How the time is limited."""

    kind: str
    seconds: int
    """For the game, for the turn, or in each half of the hourglass."""
    more: int = 0
    """The seconds that each turn of `GAME` adds."""
    ends: bool = False
    """Does the turn end when its time is up, as the table has agreed? Else the time counts on."""

    @property
    def tenths(self) -> int:
        return self.seconds * SECOND

    @property
    def code(self) -> int:
        """Return it as the number that a record has for it, which `read_control` reads."""
        minutes, seconds = divmod(self.seconds, 60)
        kind = len(KINDS) if self.ends else KINDS.index(self.kind)
        return (1 + kind) * UNIT + minutes * MINUTE + (self.more if self.kind == GAME else seconds)

    @property
    def low(self) -> int:
        """Return the time under which it is shown in tenths."""
        return LOW if self.seconds >= FULL else self.tenths // 3

    @property
    def warnings(self) -> tuple[int, ...]:
        """Return the seconds left at which players are warned; not at what is half of all there is, or more."""
        return tuple(seconds for seconds in WARNINGS if 2 * seconds < self.seconds)


def read_control(code: int) -> Control | None:
    """Return the control that a number in a record stands for; None if it stands for none."""
    kind, rest = divmod(code, UNIT)
    minutes, seconds = divmod(rest, MINUTE)
    if kind == len(KINDS) + 1 and rest and seconds < 60:
        return Control(TURN, 60 * minutes + seconds, ends=True)
    if not 1 <= kind <= len(KINDS) or seconds >= 60:
        return None
    if KINDS[kind - 1] == GAME:
        return Control(GAME, 60 * minutes, seconds) if minutes else None
    return Control(KINDS[kind - 1], 60 * minutes + seconds) if rest else None


class Spent(NamedTuple):
    """How long a decision took, or has taken so far."""

    seat: int
    turn: int
    """Which turn of the game it was part of, where the game counts them."""
    tenths: int
    counts: bool = True
    """Is it a move of the game? An offer earns no time."""


def time_left(control: Control, seats: int, spent: Sequence[Spent]) -> tuple[int, ...]:
    """Return the time of each seat; the last decision is the one at hand. Less than nothing is how long it is over.

    A player who runs out of time loses; if another bout follows, everyone starts it with a full clock.
    """
    left = [control.tenths] * seats
    turns = list(_turns(spent))
    for number, turn in enumerate(turns):
        seat = turn[0].seat
        if control.kind == TURN:
            left = [control.tenths] * seats
        for one in turn:
            if control.kind != TURN and min(left) <= 0:
                left = [control.tenths] * seats
            left[seat] -= one.tenths
            if control.kind == GLASS and seats == 2:
                left[1 - seat] += one.tenths
        is_over = number < len(turns) - 1
        if control.kind == GAME and is_over and left[seat] > 0 and any(one.counts for one in turn):
            left[seat] += control.more * SECOND
    return tuple(left)


def _turns(spent: Sequence[Spent]) -> Iterator[list[Spent]]:
    """Yield the decisions that follow each other in one turn."""
    for _, turn in groupby(spent, key=lambda one: (one.seat, one.turn)):
        yield list(turn)


def in_time(tenths: int, left: int, loses: bool) -> int:
    """Return what counts of the time that the page says a decision took: what was done came before the time was up."""
    return min(max(tenths, 0), max(left - 1, 0) if loses else LONGEST)


def shown(tenths: int, low: int) -> str:
    """Return a time as a clock shows it: `4:52`, `1:04:52`, `0:18.4` where it is low; less than nothing as `0:12`."""
    if tenths < 0:
        return _minutes(-tenths // SECOND)
    if tenths < low:
        return f"{_minutes(tenths // SECOND)}.{tenths % SECOND}"
    return _minutes(-(-tenths // SECOND))


def _minutes(seconds: int) -> str:
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
