"""A sixth game in one folder: Pebbles. Chance makes the heap, each player hides a few more in a fist, then they take
one to three in turn; whoever takes the last pebble wins. It has chance, a secret, an option and an end."""

from __future__ import annotations

from cuboteca.play.game import About
from tests.sixth_game.face import FACE
from tests.sixth_game.rules import PEBBLES

ABOUT = About(
    id="pebbles",
    name="Pebbles",
    designer="nobody in particular",
    publisher="nobody",
    seats=(2,),
    accent="#556677",
    summary="Take one, two or three. Take the last and win.",
    minutes=(1, 2),
    shelf=6,
    secrets=True,
)


def game():  # type: ignore[no-untyped-def]
    return PEBBLES


def face():  # type: ignore[no-untyped-def]
    return FACE
