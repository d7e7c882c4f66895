"""What is said of a refusal: the obstacle, and the way out."""

from __future__ import annotations

import pytest

from cuboteca.games.qwirkle_cubes.rules.state import State
from tests.games.qwirkle_cubes.setting import (
    DEAD,
    FALLING,
    FIRST,
    LINE,
    ONE_SHORT,
    SPARE,
    STATE,
    T12_HAND,
    begin,
    opening,
    place,
    sentence,
)
from tests.games.qwirkle_cubes.table import refused_by


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (STATE, "put Rd@0,0", "The red square is already at the start. Choose an empty place."),
        (STATE, "put Rd@1,0", "The red circle is already 1 right from the start. Choose an empty place."),
        (
            STATE,
            "put Rd@2,0 Bc@3,0",
            "You can’t place both: the red diamond and the blue circle share neither colour nor shape.",
        ),
        (place(LINE, "Rs Rl Bc Yx Yx Yx", SPARE), "put Rs@2,0", "That row would hold the red square twice."),
        (
            STATE,
            "put Rd@2,0 Rl@-2,0",
            "You’d leave a gap 1 left from the start. The cubes you place must stand in one unbroken line.",
        ),
        (FIRST, "put Rs@0,0 Bs@1,0", "Place as many cubes as you can on the first turn: three of yours go together."),
        (opening(T12_HAND), "put Rs@0,0", "No two of your cubes go together, so you must re-roll first."),
        (DEAD, "roll 1", "No roll can make any of your cubes fit, so you must pass."),
        (begin(3, start="random"), "start=D", "This game has only three players."),
        (begin(1, start="random"), "start=B", "This game has only one player."),
        (begin(), "put 1@0,0", "You have no cubes, so there’s no cube 1."),
        (FALLING, "roll 1 2 > s s", "You’re re-rolling cubes 2 and 5, and no others."),
        (FALLING, "roll 2 5 > s", "Re-roll exactly two cubes."),
        (ONE_SHORT, "draw > Rs Rs", "Draw exactly one cube."),
    ],
)
def test_a_refused_move_is_worded(state: State, move: str, said: str) -> None:
    assert sentence(state, move) == said


@pytest.mark.parametrize(
    ("state", "taps", "said"),
    [
        (STATE, "cube:3", "The yellow four-point star doesn’t fit anywhere now."),
        (STATE, "cell:0,0", "You can’t move the red square: cubes from earlier turns stay where they are."),
        (FIRST, "cube:1", "You must place three cubes on the first turn, and the red circle goes with too few others."),
        (
            STATE,
            "cube:0 cell:2,0 cell:7,7",
            "None of your cubes fits there. Select a cube to see where it fits.",
        ),
        (DEAD, "cell:6,0", "None of your cubes fits there."),
        (begin(dice="own"), "confirm", "You still have six cubes to enter."),
    ],
)
def test_a_tap_that_comes_to_nothing_is_worded(state: State, taps: str, said: str) -> None:
    assert refused_by(state, *taps.split()).message == said
