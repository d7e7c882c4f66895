"""What came of a move, as it is told: notes of one kind that follow each other are one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuboteca.games.cuobe.rules.position import Note

TOGETHER: Final = {"spider": 1, "find": 1, "dropped": 2}
"""Notes that are told together, with how much of them has to be the same."""


def together(notes: Sequence[Note]) -> list[Note]:
    """Spiders that come one after the other, and cards that one player drops, in one note each."""
    found: list[Note] = []
    for note in notes:
        same = TOGETHER.get(note[0], 0)
        if same and found and found[-1][:same] == note[:same]:
            found[-1] = (*found[-1], *note[same:])
        else:
            found.append(note)
    return found
