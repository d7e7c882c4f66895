"""Cube Quest: flick your cubes over the line and the enemy King off the board."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cuboteca.play.game import About

if TYPE_CHECKING:
    from cuboteca.games.cube_quest.rules.game import CubeQuest
    from cuboteca.games.cube_quest.view.view import CubeQuestView

ABOUT = About(
    id="cube_quest",
    name="Cube Quest",
    designers=("Oliver Sibthorpe", "Gary Sibthorpe"),
    publisher="Gamewright",
    seats=(2,),
    accent="#C98A1B",
    summary="Build an army of cubes, flick them into enemy territory, and knock the enemy King off the board.",
    minutes=(15, 40),
    shelf=4,
    secrets=True,
    simulates=True,
    opponents=True,
    reviews=True,
    lessons=True,
    puzzles=True,
)


@cache
def game() -> CubeQuest:
    """Return the rules, loaded when first wanted."""
    from cuboteca.games.cube_quest.rules.game import CubeQuest

    return CubeQuest()


@cache
def game_view() -> CubeQuestView:
    """Return the pictures and words, loaded when first wanted."""
    from cuboteca.games.cube_quest.view.view import CubeQuestView

    return CubeQuestView()
