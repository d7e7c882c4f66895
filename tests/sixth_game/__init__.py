"""A sixth game in one folder: Pebbles. Chance makes the heap, each player hides a few more in a fist, then they take
one to three in turn; whoever takes the last pebble wins. It has chance, a secret, an option and an end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.play.game import About

if TYPE_CHECKING:
    from tests.sixth_game.rules.game import Pebbles
    from tests.sixth_game.view.view import PebblesView

ABOUT = About(
    id="pebbles",
    name="Pebbles",
    designers=("nobody in particular",),
    publisher="nobody",
    seats=(2,),
    accent="#556677",
    summary="Take one, two or three. Take the last and win.",
    minutes=(1, 2),
    shelf=6,
    secrets=True,
)


def game() -> Pebbles:
    """The rules, loaded when first wanted."""
    from tests.sixth_game.rules.game import PEBBLES

    return PEBBLES


def game_view() -> PebblesView:
    """The view, loaded when first wanted."""
    from tests.sixth_game.view.view import FACE

    return FACE
