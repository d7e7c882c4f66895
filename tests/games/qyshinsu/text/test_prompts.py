"""What is asked of a player, and explained."""

from __future__ import annotations

import pytest

from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.play.view import Prompt
from tests.games.qyshinsu.setting import begin, place, play
from tests.games.qyshinsu.table import (
    BOTH_KINDS,
    ONLY_OWN,
    ONLY_SWAP,
    ONLY_SWAP_WITH_A_FULL_RING,
    ONLY_SWAP_WITHOUT_A_STONE,
    VIEW,
    view,
)


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (begin(), Prompt(0, "Ada:", "add any stone, at any position")),
        (begin(first_player="red"), Prompt(1, "Bo:", "add any stone, at any position")),
        (begin(opening="no_old"), Prompt(0, "Ada:", "add any stone but an Old Stone")),
        (begin(first_player="random"), Prompt(None, "At random:", "who goes first")),
        (play("+4@2"), Prompt(1, "Bo:", "add at 6 or 10 to answer the 4-stone")),
        (play("+4@2 +1@6 +3@5"), Prompt(1, "Bo:", "add at 8 to answer the 3-stone")),
        (play("+O@6"), Prompt(1, "Bo:", "add at 5 or 7 to answer the Old Stone")),
        (
            place("BO@7 R1@5", "b").play("-O@7"),
            Prompt(1, "Bo:", "remove your stone on 5 to answer the Old Stone"),
        ),
        (
            play("+4@2", begin(swap="on")),
            Prompt(1, "Bo:", "add at 6 or 10 to answer the 4-stone, or swap colours"),
        ),
        (play("+4@2 swap", begin(swap="on")), Prompt(0, "Ada:", "add at 6 or 10 to answer the 4-stone")),
        (play("draw? +4@2"), Prompt(1, "Bo:", "add at 6 or 10 to answer the 4-stone (draw offered)")),
        (play("+4@2 draw?"), Prompt(1, "Bo:", "add at 6 or 10 to answer the 4-stone (you offer a draw)")),
        (play("draw? +4@2 +1@6"), Prompt(0, "Ada:", "add at 5 or 7 to answer the 1-stone")),
        (BOTH_KINDS, Prompt(1, "Bo:", "play at 6 or 10 to answer the 4-stone")),
        (ONLY_OWN, Prompt(1, "Bo:", "remove your stone on 8 or 12 to answer the 4-stone")),
        (place("B4@2 R2@6 B1@10", "r", last="+4@2"), Prompt(1, "Bo:", "remove your stone on 6 to answer the 4-stone")),
        (ONLY_SWAP, Prompt(1, "Bo:", "swap colours instead of answering")),
        (place("B1@1", "b"), Prompt(0, "Ada:", "add any stone, or remove one of yours")),
        (begin().play("resign"), Prompt(None, "The game is over")),
    ],
)
def test_what_is_asked(state: State, asked: Prompt) -> None:
    assert VIEW.prompt(view(state)) == asked


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (begin(), "The ring is empty. Add any stone, at any position."),
        (begin(opening="no_old"), "The ring is empty. Add any stone but an Old Stone, at any position."),
        (
            ONLY_OWN,
            "Positions 8 and 12 are four steps from 4. Your stones are on both: remove one.",
        ),
        (
            place("B4@2 R2@6 B1@10", "r", last="+4@2"),
            "Positions 6 and 10 are four steps from 2. You can answer only at 6: remove your stone from there.",
        ),
        (
            ONLY_SWAP,
            "Positions 6 and 10 are four steps from 2. You can’t answer with a stone. "
            "Swap colours with Ada, who then answers.",
        ),
        (
            ONLY_SWAP_WITH_A_FULL_RING,
            "The ring is full, so you can’t add a stone. Swap colours with Ada, who then answers.",
        ),
        (
            ONLY_SWAP_WITHOUT_A_STONE,
            "You have no stone to remove. Swap colours with Ada, who then answers.",
        ),
        (
            BOTH_KINDS,
            "Positions 6 and 10 are four steps from 2. Answer at one of them.",
        ),
        (place("B1@1", "b"), "You can add any stone, or remove one of yours."),
        (
            play("+4@2"),
            "Positions 6 and 10 are four steps from 2. Answer at one of them.",
        ),
        (
            play("+4@2 +1@6 +3@5"),
            "Positions 2 and 8 are three steps from 5. You can answer only at 8.",
        ),
        (
            place("B1@2", "b").play("-1@2"),
            "Positions 1 and 3 are one step from 2. Answer at one of them.",
        ),
        (play("+O@6"), "Add a stone at 5 or 7: no empty position is nearer to 6."),
        (
            place("BO@7 R1@5", "b").play("-O@7"),
            "Remove your stone from 5: none of yours is nearer to 7.",
        ),
        (begin(first_player="random"), "The first player is drawn at random."),
        (begin().play("resign"), "Bo wins. Ada resigned."),
    ],
)
def test_what_is_explained(state: State, said: str) -> None:
    assert VIEW.explain(view(state)) == said


@pytest.mark.clause("Y-20")
def test_a_turn_limit_is_told_when_it_comes_near() -> None:
    limited = begin(max_plies="8")
    assert "draw" not in VIEW.explain(view(play("+4@2", limited)))
    near = VIEW.explain(view(play("+4@2 +1@6", limited)))
    assert near.endswith(" If nobody wins in the next 6 moves, the game is a draw.")
    last = VIEW.explain(view(begin(max_plies="1")))
    assert last.endswith(" If this move doesn’t win, the game is a draw.")


def test_offers_are_explained() -> None:
    own = VIEW.explain(view(play("+4@2 draw?")))
    assert own.endswith("You offer a draw: Ada can accept it when you’ve made your move.")
    offered = VIEW.explain(view(play("draw? +4@2", begin(swap="on"))))
    assert offered.endswith(
        "Or swap colours with Ada, who then answers. Ada offers a draw: accept it, or move to decline it."
    )
