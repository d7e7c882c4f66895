"""Cu[o]be: five keys, one exit, and rooms that move. One to six play together against it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cuboteca.play.game import About

if TYPE_CHECKING:
    from cuboteca.games.cuobe.rules.game import Cuobe
    from cuboteca.games.cuobe.view.view import CuobeView

ABOUT = About(
    id="cuobe",
    name="Cu[o]be",
    designers=("Ondrej Sova",),
    publisher="Nero Games",
    seats=(2, 3, 4, 1, 5, 6),
    accent="#6C4E86",
    summary="Find five keys in rooms that shift, with monsters on your heels, and get out together in time.",
    minutes=(50, 100),
    shelf=5,
    team=True,
    opponents=True,
    reviews=True,
    lessons=True,
    puzzles=True,
)


@cache
def game() -> Cuobe:
    """Return the rules, loaded when first wanted."""
    from cuboteca.games.cuobe.rules.game import Cuobe

    return Cuobe()


@cache
def game_view() -> CuobeView:
    """Return the pictures and words, loaded when first wanted."""
    from cuboteca.games.cuobe.view.view import CuobeView

    return CuobeView()
