"""What is said of a refusal: the obstacle, and the way out."""

from __future__ import annotations

import pytest

from cuboteca.games.qyshinsu.rules.state import State
from tests.games.qyshinsu.setting import begin, place, play, sentence
from tests.games.qyshinsu.table import ONLY_SWAP_WITH_A_FULL_RING, ONLY_SWAP_WITHOUT_A_STONE


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (play("+4@2"), "+1@2", "Black’s 4-stone is already on 2."),
        (play("+4@2"), "+1@7", "You must answer the 4-stone: add at 6 or 10."),
        (
            place("BO@6 R2@7 B1@9", "r", last="+O@6"),
            "-2@7",
            "Black added an Old Stone, so you must add a stone at the nearest empty position: 5.",
        ),
        (
            place("B1@1 R1@2 B3@3", "r", last="+3@3"),
            "+1@6",
            "You can’t add a 1-stone at 6: two are already on the ring.",
        ),
        (
            ONLY_SWAP_WITH_A_FULL_RING,
            "-2@3",
            "Black added an Old Stone, and the ring is full: swap colours.",
        ),
        (
            ONLY_SWAP_WITHOUT_A_STONE,
            "+1@2",
            "Black removed an Old Stone, and you have no stone to remove: swap colours.",
        ),
        (begin(), "+9@2", "“+9@2” isn’t a move. Write +4@2 to add a 4-stone at 2, or -4@2 to remove it."),
    ],
)
def test_a_refusal_is_worded(state: State, move: str, said: str) -> None:
    assert sentence(state, move) == said
