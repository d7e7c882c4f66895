"""Says how saved games went for a player: by name, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final

from cuboteca.games import Shelf
from cuboteca.ui.saved_games import SavedGame

RESULTS: Final = ("won", "drawn", "lost")


@lru_cache(1024)
def player_key(name: str) -> str:
    """Return what a name has in common with the same name typed another way."""
    return " ".join(name.split()).casefold()


def seats_of(entry: SavedGame, player: str) -> list[int]:
    """Return the seats that a player has, given by key."""
    people = zip(entry.names, entry.levels, strict=True)
    return [seat for seat, (name, level) in enumerate(people) if not level and player_key(name) == player]


def players_in(kept: Sequence[SavedGame]) -> dict[str, str]:
    """Return the names of all people who play, by their keys, as each was typed last; the latest player first."""
    found: dict[str, str] = {}
    for entry in kept:
        for name, level in zip(entry.names, entry.levels, strict=True):
            if not level:
                found.setdefault(player_key(name), name)
    return found


def is_contest(entry: SavedGame, player: str, shelf: Shelf) -> bool:
    """Return whether a player has won or lost it to somebody: not alone, and not from two seats. A team has."""
    if not entry.over or entry.damage or entry.winners is None:
        return False
    return shelf.about(entry.game).team or (len(entry.names) > 1 and len(seats_of(entry, player)) == 1)


def result_of(entry: SavedGame, player: str, shelf: Shelf) -> str:
    """Return one of `RESULTS`, as a player had it who is at the table; nothing where there is none."""
    if not is_contest(entry, player, shelf) or entry.winners is None:
        return ""
    if shelf.about(entry.game).team:
        return "won" if entry.winners else "lost"
    if is_drawn(entry):
        return "drawn"
    return "won" if seats_of(entry, player)[0] in entry.winners else "lost"


def is_drawn(entry: SavedGame) -> bool:
    """Return whether nobody won a game, or everybody."""
    return entry.winners is not None and len(entry.winners) in (0, len(entry.names))


def opponents_in(entry: SavedGame, shelf: Shelf) -> tuple[str, ...]:
    """Return the levels by seat that play against others; team-mates don't."""
    return () if entry.damage or shelf.about(entry.game).team else entry.levels


def turn_of(entry: SavedGame, player: str, shelf: Shelf) -> str:
    """Return whether a player went first or later in a game of two; nothing where that is not to be compared."""
    if len(entry.names) != 2 or entry.first is None or shelf.about(entry.game).team:
        return ""
    if not is_contest(entry, player, shelf):
        return ""
    return "first" if entry.first in seats_of(entry, player) else "later"


@lru_cache(4096)
def day_of(moment: str) -> date | None:
    """Return the day of an ISO time where the reader lives; None if it is none."""
    try:
        return datetime.fromisoformat(moment).astimezone().date()
    except (ValueError, OverflowError):
        return None


def monday_of(day: date) -> date:
    """Return the day that its week begins with."""
    return day - timedelta(days=day.weekday())
