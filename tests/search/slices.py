"""How much an opponent does between two pauses, counted so that a slow or busy machine changes nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from types import FrameType


def longest_slice(thinking: Iterable[object]) -> int:
    """Return the most calls of Python's own functions between two yields; one takes half a microsecond and more."""
    return max(_calls_between(thinking), default=0)


def _calls_between(thinking: Iterable[object]) -> Iterator[int]:
    calls = 0

    def count(_frame: FrameType, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    steps = iter(thinking)
    is_left = True
    while is_left:
        calls = 0
        before = sys.getprofile()
        sys.setprofile(count)
        try:
            is_left = next(steps, steps) is not steps
        finally:
            sys.setprofile(before)
        yield calls
