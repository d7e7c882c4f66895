"""How long a picture takes, told so that a slow or busy machine changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

ROUNDS = 15


def pace(draw: Callable[[], object]) -> float:
    """How many times as long as the yardstick a picture takes; each is tried in turn, and the best try counts."""
    tries = [(seconds(draw), seconds(yardstick)) for _ in range(ROUNDS)]
    return min(took for took, _ in tries) / min(took for _, took in tries)


def yardstick() -> str:
    """Write two thousand elements; about a millisecond on a desktop computer."""
    return "".join(f'<use href="#cube-{number % 7}" x="{number / 3:.1f}" class="laid"/>' for number in range(2000))


def seconds(work: Callable[[], object]) -> float:
    """Seconds of this thread alone, whatever else the machine does."""
    begun = thread_time()
    work()
    return thread_time() - begun
