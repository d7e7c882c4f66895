"""Cu[o]be: five keys, one exit, and a house that moves. One to six play together against it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cuboteca.games.cuobe.about import ABOUT as ABOUT

if TYPE_CHECKING:
    from cuboteca.games.cuobe.facing import CuobeFace
    from cuboteca.games.cuobe.rulebook import Cuobe


@cache
def game() -> Cuobe:
    """The rules, loaded when first wanted."""
    from cuboteca.games.cuobe.rulebook import Cuobe

    return Cuobe()


@cache
def face() -> CuobeFace:
    """The pictures and words, loaded when first wanted."""
    from cuboteca.games.cuobe.facing import CuobeFace

    return CuobeFace()
