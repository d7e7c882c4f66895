"""What taps are answered with, as the examples of every game ask it."""

from __future__ import annotations

from typing import Any

from cuboteca.play.face import Chosen, Picked, Refused, View


def answer(face: Any, view: View, *parts: str) -> Picked | Chosen | Refused:
    """The answer to the last of some taps; those before it pick."""
    for part in parts[:-1]:
        said = face.tap(view, part)
        assert isinstance(said, Picked), (part, said)
        view = view._replace(picked=said.parts)
    last: Picked | Chosen | Refused = face.tap(view, parts[-1])
    return last


def picked_by(said: Picked | Chosen | Refused) -> Picked:
    assert isinstance(said, Picked), said
    return said


def made_by(said: Picked | Chosen | Refused) -> str:
    """The move that a tap completed."""
    assert isinstance(said, Chosen), said
    return said.move


def refused_by(said: Picked | Chosen | Refused) -> Refused:
    assert isinstance(said, Refused), said
    return said
