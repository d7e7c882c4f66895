"""Why a text cannot be read as a position, word for word."""

from __future__ import annotations

import pytest

from tests.games.qwirkle_cubes.setting import GAME
from tests.games.qwirkle_cubes.test_position import TEXT
from tests.games.verdicts import unreadable

LONG = "abcdefghijklmnopqrstuvwxyz"
CUT = "abcdefghijklmnopqrst"


@pytest.mark.parametrize(
    ("wrong", "right", "why"),
    [
        (
            "pass0 | more",
            "pass0",
            "A position has five parts with | between: grid, hands, bag, scores, and whose turn it is.",
        ),
        (f"{LONG} Rs", "grid Rs", f"“{CUT}” stands where the part called grid should."),
        ("hand A[", "hands A[", "“hand” stands where the part called hands should."),
        (
            " A rolls1",
            " A rolls1 pass0",
            "The last part says whose turn it is, the re-rolls left and the passes: A rolls1 pass0.",
        ),
        ("pass0 rolled rolled", "pass0", "“rolled” is said twice."),
        ("pass0 out=B out=B", "pass0", "“out” is said twice."),
        (f"pass0 {LONG}", "pass0", f"“{CUT}” is not part of a position."),
        ("pass0 stuck=pass stuck=pass", "pass0", "An option is given twice."),
        ("pass0 luck=on", "pass0", "There is no option called 'luck'."),
        ("pass0 luck=on=off", "pass0", "There is no option called 'luck'."),
        (
            "pass0 turn=one=two",
            "pass0",
            "A turn cannot be 'one=two'; it can be Roll and place (sequence), Roll or place (one_action).",
        ),
        ("grid |", "grid Rs@0,0 Rc@1,0 |", "A grid without cubes is written grid -."),
        (
            "Rs@0,0 Rs",
            "Rs@0,0",
            "“Rs” is no placed cube: write it like Rs@1,-2, or 3@1,-2 for your third.",
        ),
        ("B[Bs", "A[Bs", "The hands look like this, seat by seat: A[Rs Gc] B[Pe]."),
        (f"A[{LONG}", "A[Bs", f"“{CUT}” in the hand of A is no cube: write a cube like Rs."),
        ("A[Bs Bs", "A[Bs", "A has 7 cubes in hand; six is the most."),
        ("R011", "R11", "The bag names every colour with its count: R15 O15 Y15 G15 B15 P15."),
        ("Y16", "Y15", "The bag cannot hold 16 cubes of a colour: there are 15 of each."),
        ("scores 2", "scores 2 0", "There are 2 hands, so there must be as many scores, whole numbers from 0."),
        ("scores 2 12345", "scores 2 0", "There are 2 hands, so there must be as many scores, whole numbers from 0."),
        ("| C rolls1", "| A rolls1", "“C” is no player: they are A to B."),
        ("| AB rolls1", "| A rolls1", "“AB” is no player: they are A to B."),
        (f"| {LONG} rolls1", "| A rolls1", f"“{CUT}” is no player: they are A to B."),
        ("rolls01", "rolls1", "“rolls01” stands where rolls with a number should, like rolls1."),
        (LONG, "rolls1", f"“{CUT}” stands where rolls with a number should, like rolls1."),
        (LONG, "pass0", f"“{CUT}” stands where pass with a number should, like pass1."),
        ("pass0 out=BA", "pass0", "“BA” does not name players who have resigned, in their order."),
        (f"pass0 out={LONG}", "pass0", f"“{CUT}” does not name players who have resigned, in their order."),
        ("pass0 rolling=3,1", "pass0", "“3,1” does not name cubes of a hand in their order, like 1,3."),
        ("pass0 rolling=1,1", "pass0", "“1,1” does not name cubes of a hand in their order, like 1,3."),
        (
            f"pass0 rolling=1,2,3,4,5,6,{LONG}",
            "pass0",
            "“1,2,3,4,5,6,abcdefgh” does not name cubes of a hand in their order, like 1,3.",
        ),
    ],
)
def test_what_cannot_be_read(wrong: str, right: str, why: str) -> None:
    assert right in TEXT
    assert unreadable(GAME, TEXT.replace(right, wrong, 1)) == why
