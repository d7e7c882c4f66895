"""What Cube Quest refuses: moves, and texts that are no position."""

from __future__ import annotations

from typing import Any

from cuboteca.play.game import IllegalMove, UnreadablePosition


class Refusal(IllegalMove):
    """Why a move cannot be made, or a tap comes to none."""

    worded_in = "cuboteca.games.cube_quest.text.refusals"


class Unreadable(UnreadablePosition):
    """Why a text is no position that a game can lead to."""

    worded_in = "cuboteca.games.cube_quest.text.unreadable_positions"


def refuse_if(wrong: object, reason: str, /, **values: Any) -> None:
    """Raise Unreadable if something is wrong."""
    if wrong:
        raise Unreadable(reason, **values)
