"""Joining words into sentences, the same way in all games."""

from __future__ import annotations

from collections.abc import Iterable


def join_words(words: Iterable[str], last: str = "and") -> str:
    """Return words in a row, as in "1, 2 and 5"."""
    every = list(words)
    return f"{', '.join(every[:-1])} {last} {every[-1]}" if len(every) > 1 else "".join(every)
