"""Who won, and why, as it is said."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.text.endings import ending
from cuboteca.play.view import View
from tests.games.cube_quest.setting import lay, play


@pytest.mark.clause("CQ-19")
@pytest.mark.parametrize(
    ("falls", "rule", "won", "why"),
    [
        ("rK off 0.4; bK off 0.5", "first_out", "Bo", "Both Kings fell off in one flick, and Ada’s fell first."),
        ("rK off 0.5; bK off 0.4", "first_out", "Ada", "Both Kings fell off in one flick, and Bo’s fell first."),
        (
            "rK off 0.5; bK off 0.5",
            "first_out",
            "Bo",
            "Ada’s flick knocked both Kings off at the same moment, so Ada loses.",
        ),
        ("rK off 0.5; bK off 0.5", "active_loses", "Bo", "Ada’s flick knocked both Kings off, so Ada loses."),
    ],
)
def test_of_two_kings_that_fall_it_is_said_why_one_has_lost(falls: str, rule: str, won: str, why: str) -> None:
    moves = ("rK F 90 50", f"~ {falls}")
    state = play("rK F 90 50", lay(both_kings=rule)).play(moves[1])
    assert ending(View(state, ("Ada", "Bo"), moves)) == (f"{won} wins", why)
