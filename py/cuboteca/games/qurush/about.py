"""What the shelf says of Qurush."""

from __future__ import annotations

from typing import Final

from cuboteca.play.game import About

ABOUT: Final = About(
    id="qurush",
    name="Qurush",
    designer="Jonathan Leistiko",
    publisher="Invisible City Productions",
    seats=(2, 4, 3),
    accent="#3D5A98",
    summary="Push, slide and flip the dice until your secret pattern lies on the board.",
    minutes=(20, 45),
    shelf=3,
    secrets=True,
)
