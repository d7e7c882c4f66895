"""What is said of a refusal: the obstacle, and the way out."""

from __future__ import annotations

import pytest

from cuboteca.games.qurush.rules.state import State
from tests.games.qurush.setting import GAME, begin, place, sentence
from tests.games.qurush.table import STATES, refused_with


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (begin(), "Mc3", "c3 isn’t adjacent to your pawn on a1."),
        (begin(), "Fb2=3", "b2 is only diagonal to your pawn on a1. Diagonal squares aren’t adjacent."),
        (
            place({"b1": 4}, "b2 e5", pull_any="straight"),
            "Lb1<b1",
            "In this game you can pull only a qube straight behind your pawn as it moves.",
        ),
        (
            place({"b1": 4, "b3": 2}, "e5 b2", pull_any="straight", multiple_agents="on"),
            "@2:Lb1<b1",
            "In this game you can pull only the qube straight behind the pawn: the one on b3.",
        ),
        (begin().play("Ma2"), "Pb2", "Pushing costs 7 action points, and you have only 4 left."),
        (place({"b1": 4, "c1": 2}, "a1 e5"), "Sb1-c1", "You can’t slide a qube to c1: there’s already one there."),
        (place({"b1": 4}, "a1 e5"), "Fb1=3", "The 3 is at the bottom, so it takes two flips."),
        (
            place({}, "a1 -", squeesh="on", multiple_agents="on"),
            "@2:Ma2",
            "That pawn is off the board. Only its owner can bring it back.",
        ),
        (GAME.start(3), ".", "Choose your goal patterns first."),
        (GAME.start(), "?", "Choose a 2×2 goal pattern now, such as 2x2:45/23."),
        (
            begin(),
            "hop",
            "“hop” isn’t a move. Write Ma2 (move), Pb2 (push), La3<b2 (pull), Sb2-a2 (slide), Fb2=3 (flip) or . (end).",
        ),
    ],
)
def test_a_refusal_is_worded(state: State, move: str, said: str) -> None:
    assert sentence(state, move) == said


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (("confirm",), "There’s nothing to confirm yet. Choose an action, or tap a square or a qube."),
        (("act:slide", "a3", "confirm"), "Choose where to slide the qube on a3."),
        (("act:slide", "b2"), "You can’t slide the qube on b2: no adjacent square is empty."),
    ],
)
def test_a_refused_tap_is_worded(parts: tuple[str, ...], said: str) -> None:
    assert refused_with(STATES["plain"], *parts).message == said
