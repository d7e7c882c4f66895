"""Knows what home says of the puzzle of the day, without any puzzle; the rest is in `ui/puzzles/progress.py`."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final, NamedTuple

from cuboteca.games import Shelf

PREFIX: Final = "puzzles/"
"""What the keys of all that is kept of puzzles begin with."""
DAYS: Final = f"{PREFIX}*"
"""Under this the store has a line for each day whose puzzle was solved: the day, and the game; after `SEEN` where its
solution was shown first."""
SEEN: Final = "seen "


class Today(NamedTuple):
    """What home says of the puzzle of the day."""

    game: str
    """The games with puzzles take turns, day by day."""
    solved: bool
    streak: int
    """Days in a row up to today, or up to yesterday while today's isn't solved."""


def read_today(store: Mapping[str, str], shelf: Shelf, today: date | None) -> Today | None:
    """Return what there is to say of the puzzle of the day, if there is one."""
    games = [game_id for game_id in shelf if shelf.about(game_id).puzzles]
    if today is None or not games:
        return None
    days = {line[:10] for line in store.get(DAYS, "").split("\n") if SEEN not in line}
    solved = str(today) in days
    streak = 0
    while str(today - timedelta(streak + (not solved))) in days:
        streak += 1
    return Today(games[today.toordinal() % len(games)], solved, streak)
