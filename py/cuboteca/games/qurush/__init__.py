"""Qurush: dice to push, slide and flip, until a secret pattern lies on the board."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cuboteca.games.qurush.about import ABOUT as ABOUT

if TYPE_CHECKING:
    from cuboteca.games.qurush.facing import QurushFace
    from cuboteca.games.qurush.rulebook import Qurush


@cache
def game() -> Qurush:
    """The rules, loaded when first wanted."""
    from cuboteca.games.qurush.rulebook import Qurush

    return Qurush()


@cache
def face() -> QurushFace:
    """The pictures and words, loaded when first wanted."""
    from cuboteca.games.qurush.facing import QurushFace

    return QurushFace()
