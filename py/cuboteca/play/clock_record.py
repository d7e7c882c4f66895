"""Notes how the time of a game is limited and how long its moves took, and keeps that in its record.

    100505..; 100631... +4@2; 100705... +1@6;

First stands how the time is limited (`Control.code`), then before each move how many tenths of a second more than that
number had been thought by then. Readers from before there were clocks take them for numbers of moves, and pass over
them; they know no other comments.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from cuboteca.play.clock import Control, read_control
from cuboteca.play.record import HEADER, MOVE_NUMBER, tokens_of

if TYPE_CHECKING:
    from cuboteca.play.table import Table
    from cuboteca.play.view import GameView

LIMITED: Final = re.compile(r"([1-9][0-9]{5})\.\.")
MADE: Final = re.compile(r"([1-9][0-9]{5})\.\.\.")
LAST_MOMENT: Final = 999_999
"""The greatest number that is passed over: what is thought after it, more than 19 hours on, isn't noted."""


class Timed(NamedTuple):
    """What a game with a clock has more than others."""

    control: Control
    times: tuple[int, ...] = ()
    """How many tenths of a second each move took, those undone included."""
    at_hand: tuple[int, int] = (0, 0)
    """After how many moves a decision has taken how many tenths so far, as the page has told."""

    def running(self, ply: int) -> int:
        """Return how long the decision after so many moves has taken so far."""
        return self.at_hand[1] if self.at_hand[0] == ply else 0

    def told(self, ply: int, tenths: int) -> Timed:
        """Return it when the decision after so many moves has taken so long."""
        return self._replace(at_hand=(ply, tenths))

    def played(self, ply: int) -> Timed:
        """Return it when the move after so many others has been made."""
        return Timed(self.control, (*self.times[:ply], self.running(ply)))

    def noted(self, table: Table, game_view: GameView) -> dict[str, bool]:
        """Return what a list of games has to know without reading their records."""
        from cuboteca.play.clock_times import was_won_on_time  # which knows this module

        return {"on_time": was_won_on_time(table, game_view)}

    def anew(self) -> Timed:
        """Return the same clock for another game."""
        return Timed(self.control)

    def numbered(self, moves: Sequence[str]) -> list[str]:
        """Return the moves as they stand in a record, with when each was made."""
        now = self.control.code
        numbered = [f"{now}.."]
        for move, tenths in zip(moves, self.times, strict=True):
            then, now = now, min(now + tenths, LAST_MOMENT)
            numbered.append(f"{now}... {move}" if now > then else move)
        return numbered


def read_timed(text: str, moves: int) -> Timed | None:
    """Return what the text of a record says of its clock and of its first moves; None if it has no clock."""
    control, now, moments = None, 0, list[int]()
    for token in _after_headers(text):
        limit, made = LIMITED.fullmatch(token), MADE.fullmatch(token)
        if limit and control is None and not moments:
            now = int(limit[1])
            control = read_control(now)
        elif made:
            now = int(made[1])
        elif not MOVE_NUMBER.fullmatch(token):
            moments.append(now)
    if control is None:
        return None
    times = (later - before for before, later in zip((control.code, *moments), moments, strict=False))
    return Timed(control, (*times,)[:moves])


def _after_headers(text: str) -> list[str]:
    """Return the moves of a record, and the numbers before them."""
    found: list[str] = []
    for line in text.removeprefix("\ufeff").split("\n"):
        rest = line.removesuffix("\r").strip(" \t")
        while header := HEADER.match(rest):
            rest = rest[header.end() :].lstrip(" \t")
        found += tokens_of(rest)
    return found
