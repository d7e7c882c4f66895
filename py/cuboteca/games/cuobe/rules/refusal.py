"""The refusals of Cu[o]be."""

from __future__ import annotations

from cuboteca.play.game import IllegalMove


class Refusal(IllegalMove):
    """Why a move cannot be made, or a tap comes to none."""

    worded_in = "cuboteca.games.cuobe.text.refusals"
