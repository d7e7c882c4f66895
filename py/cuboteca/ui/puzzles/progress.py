"""Keeps which puzzles have been solved on this device, and on which days the puzzle of the day.

Under `PREFIX` and a game's id the store has a line for each puzzle: its id, and the day it was solved, or `seen` and
the day its solution was shown. What it has for days is in `ui/puzzle_days.py`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping
from datetime import date
from typing import Final

from cuboteca.ui.puzzle_days import DAYS, PREFIX, SEEN

LINE: Final = re.compile(r"([0-9a-f]{8}|\d{4}-\d\d-\d\d) ((?:seen )?[a-z0-9_-]{1,40})")


def read_lines(text: str) -> dict[str, str]:
    """Return what an entry says of each puzzle or day; damaged lines are left out."""
    found = (LINE.fullmatch(line) for line in text.split("\n"))
    return {line[1]: line[2] for line in found if line is not None}


def write_lines(lines: Mapping[str, str]) -> str:
    """Return the entry that says so."""
    return "\n".join(f"{name} {what}" for name, what in sorted(lines.items()))


def join_lines(mine: str, theirs: str) -> str:
    """Return the entry that says what either says: a day, the earlier one, rather than that it was only seen."""
    both = [*read_lines(mine).items(), *read_lines(theirs).items()]
    # The last one for a name stays: the best comes last.
    return write_lines(dict(sorted(both, key=lambda line: (line[1].startswith(SEEN), line[1]), reverse=True)))


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


def note_day(store: MutableMapping[str, str], day: date, what: str) -> None:
    """Note of which game the puzzle of a day was that is solved, or that it was seen: what came first counts."""
    store[DAYS] = write_lines({day.isoformat(): what, **read_lines(store.get(DAYS, ""))})


def days_solved(store: Mapping[str, str]) -> dict[str, str]:
    """Return the days whose puzzle was solved, each with its game."""
    days = read_lines(store.get(DAYS, ""))
    return {day: game_id for day, game_id in days.items() if not game_id.startswith(SEEN)}
