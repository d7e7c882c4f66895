"""Keeps which puzzles have been solved on this device, and on which days the puzzle of the day."""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping
from datetime import date, timedelta
from typing import Final, NamedTuple

from cuboteca.games import Shelf

PREFIX: Final = "puzzles/"
"""Under this and a game's id the store has a line for each puzzle: its id, and the day it was solved, or `seen` and the
day its solution was shown."""
DAYS: Final = f"{PREFIX}*"
"""Under this it has a line for each day whose puzzle was solved: the day, and the game."""
LINE: Final = re.compile(r"([0-9a-f]{8}|\d{4}-\d\d-\d\d) ((?:seen )?[a-z0-9_-]{1,40})")
SEEN: Final = "seen "
STREAK_FROM: Final = 2
"""Fewer days in a row are no streak."""


class Today(NamedTuple):
    """What home says of the puzzle of the day."""

    game: str
    solved: bool
    streak: int
    """Days in a row up to today, or up to yesterday while today's isn't solved."""


def read_lines(text: str) -> dict[str, str]:
    """Return what an entry says of each puzzle or day; damaged lines are left out."""
    found = (LINE.fullmatch(line) for line in text.split("\n"))
    return {line[1]: line[2] for line in found if line is not None}


def write_lines(lines: Mapping[str, str]) -> str:
    """Return the entry that says so."""
    return "\n".join(f"{name} {what}" for name, what in sorted(lines.items()))


def join_lines(mine: str, theirs: str) -> str:
    """Return the entry that says what either says: a day, the earlier one, rather than that it was only seen."""
    one, other = read_lines(mine), read_lines(theirs)
    return write_lines({name: min(one.get(name, "~"), other.get(name, "~")) for name in one.keys() | other.keys()})


def progress(store: Mapping[str, str], game_id: str) -> dict[str, str]:
    """Return what is known of the puzzles of a game: by id, the day of each that is solved, or that it was seen."""
    return read_lines(store.get(PREFIX + game_id, ""))


def is_solved(known: Mapping[str, str], puzzle_id: str) -> bool:
    """Return whether a puzzle has been solved."""
    return not known.get(puzzle_id, SEEN).startswith(SEEN)


def note(store: MutableMapping[str, str], game_id: str, puzzle_id: str, what: str) -> None:
    """Note something of a puzzle, unless it has been solved before."""
    known = progress(store, game_id)
    if not is_solved(known, puzzle_id):
        store[PREFIX + game_id] = write_lines({**known, puzzle_id: what})


def note_day(store: MutableMapping[str, str], day: date, game_id: str) -> None:
    """Note that the puzzle of a day is solved."""
    store[DAYS] = write_lines({**days_solved(store), day.isoformat(): game_id})


def days_solved(store: Mapping[str, str]) -> dict[str, str]:
    """Return the days whose puzzle was solved, each with its game."""
    return read_lines(store.get(DAYS, ""))


def game_of_day(shelf: Shelf, day: date) -> str:
    """Return the game whose turn it is: those with puzzles take turns, day by day; nothing where none has any."""
    games = [game_id for game_id in shelf if shelf.about(game_id).puzzles]
    return games[day.toordinal() % len(games)] if games else ""


def streak(days: Mapping[str, str], today: date) -> int:
    """Return how many days in a row were solved, up to today or yesterday."""
    day = today if today.isoformat() in days else today - timedelta(1)
    count = 0
    while day.isoformat() in days:
        day, count = day - timedelta(1), count + 1
    return count


def read_today(store: Mapping[str, str], shelf: Shelf, today: date | None) -> Today | None:
    """Return what there is to say of the puzzle of the day, if there is one."""
    game = game_of_day(shelf, today) if today is not None else ""
    if today is None or not game:
        return None
    days = days_solved(store)
    return Today(game, today.isoformat() in days, streak(days, today))
