"""Qyshinsu: two players, twelve positions in a ring, and moves that say where the answer must go."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cuboteca.play.game import About

if TYPE_CHECKING:
    from cuboteca.games.qyshinsu.rules.game import Qyshinsu
    from cuboteca.games.qyshinsu.view.view import QyshinsuView

ABOUT = About(
    id="qyshinsu",
    name="Qyshinsu",
    designers=("R. A. Frederickson",),
    publisher="R. A. Frederickson, Inc.",
    seats=(2,),
    accent="#B23A2E",
    summary="Every move says where the answer must go. Leave your opponent without one.",
    minutes=(5, 15),
    shelf=1,
    opponents=True,
    reviews=True,
    lessons=True,
    puzzles=True,
    offers=("draw?",),
)


@cache
def game() -> Qyshinsu:
    """Return the rules, loaded when first wanted."""
    from cuboteca.games.qyshinsu.rules.game import Qyshinsu

    return Qyshinsu()


@cache
def game_view() -> QyshinsuView:
    """Return the pictures and words, loaded when first wanted."""
    from cuboteca.games.qyshinsu.view.view import QyshinsuView

    return QyshinsuView()
