"""The rules of Cube Quest in our own words, with lines of play to click through."""

from __future__ import annotations

from typing import Final

from cuboteca.play.face import Chapter

CHAPTERS: Final[tuple[Chapter, ...]] = (
    Chapter(
        "aim",
        "What it is about",
        ("Flick your cubes over the line and knock the enemy’s King off the board. Whoever loses their King loses.",),
        clauses=("CQ-19",),
    ),
)
