"""Qwirkle Cubes: six colours, six shapes, and lines that share one or the other."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cuboteca.play.game import About

if TYPE_CHECKING:
    from cuboteca.games.qwirkle_cubes.rules.game import QwirkleCubes
    from cuboteca.games.qwirkle_cubes.view.view import QwirkleCubesView

ABOUT = About(
    id="qwirkle_cubes",
    name="Qwirkle Cubes",
    designers=("Susan McKinley Ross",),
    publisher="MindWare",
    seats=(2, 3, 4, 1, 5, 6),
    accent="#1F7A6D",
    summary="Roll your cubes and line them up by colour or shape. Six in a line is a Qwirkle. Most points wins.",
    minutes=(20, 45),
    shelf=2,
    opponents=True,
    lessons=True,
    puzzles=True,
    reviews=True,
    points=True,
)


@cache
def game() -> QwirkleCubes:
    """Return the rules, loaded when first wanted."""
    from cuboteca.games.qwirkle_cubes.rules.game import QwirkleCubes

    return QwirkleCubes()


@cache
def game_view() -> QwirkleCubesView:
    """Return the pictures and words, loaded when first wanted."""
    from cuboteca.games.qwirkle_cubes.view.view import QwirkleCubesView

    return QwirkleCubesView()
