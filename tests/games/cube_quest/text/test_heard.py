"""What is heard of a flick: what it knocked off, what it hit, what came of it, where the cube lies."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.view import View
from tests.games.cube_quest.setting import lay, resting
from tests.games.cube_quest.table import VIEW

clause = pytest.mark.clause

FLICKED = lay("rS1 0,-60 rG1 60,-60 bS1 0,60 bG1 0,100 bG2 90,60").play("rS1 F 90 50")
"""Straight at Blue’s Striker, with a Grunt behind it."""


def heard(before: State, move: str, own: int | None = 0) -> str:
    return VIEW.heard(View(before.play(move), ("Ada", "Bo"), own=own), before, move)


@pytest.mark.parametrize(
    ("ends", "words"),
    [
        (("rS1 20,-30",), "It ends in its own territory, 3\xa0cm from the dividing line, 2\xa0cm right of the middle"),
        (
            ("rS1 0,-30", "bS1 0,90"),
            "It hits Blue’s Striker 1. It ends in its own territory, 3\xa0cm from the dividing line, in the middle",
        ),
        (
            ("rS1 0,40", "bS1 0,80", "bG1 0,120"),
            "It hits Blue’s Striker 1. It ends in enemy territory, icon side up, 4\xa0cm from the dividing line, "
            "in the middle. Blue’s Grunt 1 moves too",
        ),
        (
            ("rS1 0,30", "bS1 off 0.4"),
            "It knocks Blue’s Striker 1 off the board. It ends in enemy territory, icon side up, "
            "3\xa0cm from the dividing line, in the middle",
        ),
        (
            ("rS1 0,-4", "bS1 0,70", "bG1 off 0.4"),
            "Blue’s Grunt 1 falls off the board. Red’s Striker 1 hits Blue’s Striker 1. "
            "Red’s Striker 1 ends in its own territory, touching the dividing line, in the middle",
        ),
        (("bS1 0,70", "rS1 off 0.5"), "It falls off the board. It hits Blue’s Striker 1"),
        (("rS1 off 0.5",), "It falls off the board"),
    ],
)
def test_a_flick_is_heard_by_what_matters_most(ends: tuple[str, ...], words: str) -> None:
    assert heard(FLICKED, resting(*ends)) == words


def test_nothing_moves() -> None:
    assert heard(FLICKED, "~") == "Nothing moves"


@clause("CQ-13")
def test_what_was_knocked_over_the_line_is_heard_before_what_was_hit() -> None:
    assert heard(FLICKED, resting("rS1 0,-20", "bS1 0,-40/6")) == (
        "Blue’s Striker 1 ends in enemy territory, shadow side up. Red’s Striker 1 hits Blue’s Striker 1. "
        "Red’s Striker 1 ends in its own territory, 2\xa0cm from the dividing line, in the middle"
    )


@clause("CQ-16")
def test_a_cube_that_will_be_captured_lies_nowhere_for_long() -> None:
    """What becomes of it is heard next."""
    assert heard(FLICKED, resting("rS1 0,30/6", "bS1 0,80")) == (
        "It hits Blue’s Striker 1. It ends in enemy territory, shadow side up"
    )


def test_left_and_right_are_the_listeners() -> None:
    aside = resting("rS1 20,-30")
    assert heard(FLICKED, aside, own=1).endswith("2\xa0cm left of the middle")
    assert heard(FLICKED, aside, own=None).endswith("2\xa0cm left of the middle"), "Bo is to move"


@pytest.mark.parametrize(
    ("own", "way"), [(0, "ahead and to the right"), (1, "towards you and to your left"), (None, "towards you and")]
)
def test_the_way_of_a_flick_is_heard_from_the_same_side_as_where_it_ends(own: int | None, way: str) -> None:
    """It was told from the flicker's, "to Ada's right", and in the same breath where the cube lies from Bo's."""
    before = lay("rS1 0,-60")
    after = before.play("rS1 F 45 20").play(resting("rS1 20,-30"))
    assert VIEW.heard(View(after, ("Ada", "Bo"), own=own), before, "rS1 F 45 20").startswith(
        f"Ada flicks Striker 1 {way}"
    )


def test_who_was_hit_is_said_only_if_it_is_known() -> None:
    """The only one that moved was hit, wherever it lay; unless it stood on the cube that was flicked."""
    assert "It hits Red’s Grunt 1." in heard(FLICKED, resting("rG1 80,-40", "rS1 0,-30"))
    two = heard(FLICKED, resting("rG1 80,-40", "bG2 90,90", "rS1 0,-30"))
    assert "hits" not in two
    assert two.endswith("Red’s Grunt 1 and Blue’s Grunt 2 move too")
    tower = lay("rS1 0,-60 rG1 0,-60").play("rS1 F 90 50")
    assert heard(tower, resting("rG1 0,-62", "rS1 0,-30")).endswith("in the middle. Red’s Grunt 1 moves too")


@clause("CQ-37")
def test_a_freeze_that_was_knocked_off_is_heard() -> None:
    frozen = lay("rS1 0,-60 bS1 0,60 rF1 0,60", freezes="rF1:bS1").play("rS1 F 90 50")
    assert heard(frozen, resting("rS1 0,20", "bS1 0,90", "rF1 40,60")) == (
        "Red’s Freeze 1 no longer freezes a cube and is defeated. Red’s Striker 1 hits Blue’s Striker 1. "
        "Red’s Striker 1 ends in enemy territory, icon side up, 2\xa0cm from the dividing line, in the middle"
    )
