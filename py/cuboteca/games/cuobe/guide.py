"""The guide of Cu[o]be."""

from __future__ import annotations

from typing import Final

from cuboteca.play.face import Chapter

CHAPTERS: Final = (
    Chapter(
        "aim",
        "The aim",
        ("Find five keys, bring them to the Exit, and leave before the green deck runs out.",),
        clauses=("C-105", "C-106", "C-107"),
    ),
)
