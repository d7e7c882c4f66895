"""What the shelf says of Cu[o]be."""

from __future__ import annotations

from typing import Final

from cuboteca.play.game import About

ABOUT: Final = About(
    id="cuobe",
    name="Cu[o]be",
    designer="Ondrej Sova",
    publisher="Nero Games",
    seats=(2, 3, 4, 1, 5, 6),
    accent="#6C4E86",
    summary="Find five keys in a house that shifts and stalks you, and get out together before the time is up.",
    minutes=(50, 100),
    shelf=4,
)
