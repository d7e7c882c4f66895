"""A table to look at and tap: its two players, and positions that have something to say."""

from __future__ import annotations

import cuboteca
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.play.view import View
from tests.games.qyshinsu.setting import GAME, place, play

VIEW = cuboteca.games.game_view("qyshinsu")
NAMES = ("Ada", "Bo")

BOTH_KINDS = place("B4@2 R2@10", "r", last="+4@2")
"""Red to answer the 4-stone: 6 is empty, and Red’s own 2 lies on 10."""
ONLY_OWN = play("+1@9 +O@10 +O@11 +3@12 +5@3 +4@8 +4@4")
"""Red to answer the 4-stone: Red’s own stones lie on 8 and on 12, so nothing can be added."""
ONLY_SWAP = GAME.position(". B4 . . . B1 . . . B2 . . r +4@2 - 1 swap=on")
"""Red can only change colours: both places hold Black’s stones."""
ONLY_SWAP_WITH_A_FULL_RING = GAME.position("B1 B1 R2 B2 B3 B3 B4 B4 B5 B5 BO BO r +O@12 - 1 swap=on")
ONLY_SWAP_WITHOUT_A_STONE = GAME.position(". . B3 . . . . . . . . . r -O@1 - 1 swap=on")
"""The same with an Old Stone to answer. No game leads to these three, but a position can be typed."""
FULL = GAME.position("B1 B1 R2 B2 B3 B3 B4 B4 B5 B5 BO BO r - - 30")
NOTHING_FITS = place("B1@1 R1@2 B2@3 R2@4 R3@6 B3@7 R4@8 B4@9 RO@11 RO@10 B5@5", "r", last="+5@5", own="-5@12")
"""Red to answer the 5-stone: no kind can be added at 12, and Red’s own Old Stone lies on 10."""


def view(state: State, *picked: str, focus: str | None = None, live: bool = True) -> View:
    return View(state=state, names=NAMES, picked=picked, focus=focus, live=live and state.seat is not None)
