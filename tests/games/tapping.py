"""What taps are answered with, as the examples of every game ask it."""

from __future__ import annotations

from typing import Any

from cuboteca.play.game import IllegalMove
from cuboteca.play.view import Played, Selected, View


def answer(face: Any, view: View, *parts: str) -> Selected | Played | IllegalMove:
    """The answer to the last of some taps; those before it pick."""
    for part in parts[:-1]:
        said = face.tap(view, part)
        assert isinstance(said, Selected), (part, said)
        view = view._replace(picked=said.parts)
    last: Selected | Played | IllegalMove = face.tap(view, parts[-1])
    return last


def picked_by(said: Selected | Played | IllegalMove) -> Selected:
    assert isinstance(said, Selected), said
    return said


def made_by(said: Selected | Played | IllegalMove) -> str:
    """The move that a tap completed."""
    assert isinstance(said, Played), said
    return said.move


def refused_by(said: Selected | Played | IllegalMove) -> IllegalMove:
    assert isinstance(said, IllegalMove), said
    return said
