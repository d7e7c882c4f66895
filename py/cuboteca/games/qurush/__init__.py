"""Qurush: qubes to push, slide and flip, until a secret pattern is on the board."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cuboteca.play.game import About

if TYPE_CHECKING:
    from cuboteca.games.qurush.rules.game import Qurush
    from cuboteca.games.qurush.view.view import QurushView

ABOUT = About(
    id="qurush",
    name="Qurush",
    designers=("Jonathan Leistiko",),
    publisher="Invisible City Productions",
    seats=(2, 4, 3),
    accent="#3D5A98",
    summary="Push, slide and flip qubes on a shared board until they show your secret pattern.",
    minutes=(20, 45),
    shelf=3,
    secrets=True,
    opponents=True,
    lessons=True,
    puzzles=True,
    reviews=True,
)


@cache
def game() -> Qurush:
    """Return the rules, loaded when first wanted."""
    from cuboteca.games.qurush.rules.game import Qurush

    return Qurush()


@cache
def game_view() -> QurushView:
    """Return the pictures and words, loaded when first wanted."""
    from cuboteca.games.qurush.view.view import QurushView

    return QurushView()
