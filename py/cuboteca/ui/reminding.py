"""Reminds players of a backup when many games have been played since the last one."""

from __future__ import annotations

import json
from collections.abc import Mapping, MutableMapping, Sequence
from typing import Final

from cuboteca.ui.results import day_of
from cuboteca.ui.saved_games import SavedGame

BACKED_UP: Final = "backed-up"
"""Under this the store notes which save was the latest when the last backup was made."""
PUT_OFF: Final = "reminder-put-off"
"""When the reminder was put off, as an ISO time."""
ENOUGH: Final = 50
DAYS_OFF: Final = 14


def not_backed_up(store: Mapping[str, str], kept: Sequence[SavedGame]) -> int:
    """Return how many games have been played, or gone on, since the last backup."""
    try:
        last = int(json.loads(store[BACKED_UP]))
    except (KeyError, ValueError, TypeError, OverflowError):  # Infinity is a number to JSON.
        last = -1
    return sum(entry.order > last for entry in kept if not entry.damage)


def note_backup(store: MutableMapping[str, str], kept: Sequence[SavedGame]) -> None:
    """Note that all games are in a backup."""
    store[BACKED_UP] = str(max((entry.order for entry in kept), default=0))


def put_off(store: MutableMapping[str, str], now: str) -> None:
    """Let the reminder rest for a while."""
    store[PUT_OFF] = now


def games_to_remind_of(store: Mapping[str, str], kept: Sequence[SavedGame], now: str) -> int:
    """Return how many games the reminder tells of; 0 where there is none."""
    then, today = day_of(store.get(PUT_OFF, "")), day_of(now)
    if then is not None and today is not None and 0 <= (today - then).days < DAYS_OFF:
        return 0
    count = not_backed_up(store, kept)
    return count if count >= ENOUGH else 0
