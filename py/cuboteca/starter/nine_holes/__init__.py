"""Nine Holes: three marbles each on nine holes; whoever has three in a row first wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.play.game import About

if TYPE_CHECKING:
    from cuboteca.starter.nine_holes.rules.game import NineHoles
    from cuboteca.starter.nine_holes.view.view import NineHolesView

ABOUT = About(
    id="nine_holes",
    name="Nine Holes",
    designers=("an unknown player",),
    publisher="nobody",
    seats=(2,),
    accent="#8A5A3C",
    summary="Three marbles each, nine holes. Get three in a row.",
    minutes=(2, 5),
    shelf=100,
    opponents=True,
)


def game() -> NineHoles:
    """Return the rules, loaded when first wanted."""
    from cuboteca.starter.nine_holes.rules.game import GAME

    return GAME


def game_view() -> NineHolesView:
    """Return the view, loaded when first wanted."""
    from cuboteca.starter.nine_holes.view.view import VIEW

    return VIEW
