"""Counting lines of play, the common check of a move generator."""

from __future__ import annotations

from typing import Any


def perft(state: Any, depth: int) -> int:
    """Return how many lines of `depth` moves lead on from a state; the last move of each is counted, not made."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.moves())
    return sum(perft(state.play(move), depth - 1) for move in state.moves())
