"""When something happened, as people say it, in the reader's own time zone."""

from __future__ import annotations

from datetime import datetime

MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
          "December")  # fmt: skip
DAYS_COUNTED = 7


def when(moment: str, now: str) -> str:
    """Both as `2026-11-20T21:04:05Z`: "today at 22:04", "yesterday", "3 days ago", "20 November 2026"."""
    try:
        then, today = (datetime.fromisoformat(text).astimezone() for text in (moment, now))
    except (ValueError, OverflowError):
        return "some time ago"
    days = (today.date() - then.date()).days
    if days == 0:
        return f"today at {then.hour}:{then.minute:02}"
    if days == 1:
        return "yesterday"
    if 1 < days < DAYS_COUNTED:
        return f"{days} days ago"
    return f"{then.day} {MONTHS[then.month - 1]} {then.year}"
