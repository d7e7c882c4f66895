"""Says when something happened, in the reader's own time zone."""

from __future__ import annotations

from datetime import datetime

from cuboteca.ui.text.saved import say

DAYS_COUNTED = 7


def when(moment: str, now: str) -> str:
    """Return "today at 22:04", "yesterday", "3 days ago" or "20 November 2026"; both as `2026-11-20T21:04:05Z`."""
    try:
        then, today = (datetime.fromisoformat(text).astimezone() for text in (moment, now))
    except (ValueError, OverflowError):
        return say("some_time_ago")
    days = (today.date() - then.date()).days
    if days == 0:
        return say("today", time=f"{then.hour}:{then.minute:02}")
    if days == 1:
        return say("yesterday")
    if 1 < days < DAYS_COUNTED:
        return say("days_ago", days=days)
    return say("date", day=then.day, month=then.month, year=then.year)
