"""What Cu[o]be refuses: moves, and texts that are no position."""

from __future__ import annotations

from cuboteca.play.game import IllegalMove, UnreadablePosition


class Refusal(IllegalMove):
    """Why a move cannot be made, or a tap comes to none."""

    worded_in = "cuboteca.games.cuobe.text.refusals"


class Unreadable(UnreadablePosition):
    """Why a text is no position that a game can lead to."""

    worded_in = "cuboteca.games.cuobe.text.unreadable_positions"
