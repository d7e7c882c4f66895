"""What is asked of a player, and explained."""

from __future__ import annotations

import pytest

from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.play.view import Prompt
from tests.games.qyshinsu.setting import begin, place, play
from tests.games.qyshinsu.table import BOTH_KINDS, ONLY_OWN, ONLY_SWAP, VIEW, view


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (begin(), Prompt(0, "Ada:", "begin with any stone, any place")),
        (begin(first_player="red"), Prompt(1, "Bo:", "begin with any stone, any place")),
        (begin(opening="no_old"), Prompt(0, "Ada:", "begin with any stone but the Old Stone, any place")),
        (begin(first_player="random"), Prompt(None, "Chance decides:", "who begins")),
        (play("+4@2"), Prompt(1, "Bo:", "answer the 4-stone: add at 6 or 10")),
        (play("+4@2 +1@6 +3@5"), Prompt(1, "Bo:", "answer the 3-stone: add at 8")),
        (play("+O@6"), Prompt(1, "Bo:", "answer the Old Stone: add at 5 or 7")),
        (
            place("BO@7 R1@5", "b").play("-O@7"),
            Prompt(1, "Bo:", "answer the Old Stone: take back 5"),
        ),
        (
            play("+4@2", begin(swap="on")),
            Prompt(1, "Bo:", "answer the 4-stone: add at 6 or 10, or change colours"),
        ),
        (play("+4@2 swap", begin(swap="on")), Prompt(0, "Ada:", "answer the 4-stone: add at 6 or 10")),
        (play("draw? +4@2"), Prompt(1, "Bo:", "answer the 4-stone: add at 6 or 10; a draw is offered")),
        (BOTH_KINDS, Prompt(1, "Bo:", "answer the 4-stone: play at 6 or 10")),
        (ONLY_OWN, Prompt(1, "Bo:", "answer the 4-stone: take back 8 or 12")),
        (place("B4@2 R2@6 B1@10", "r", last="+4@2"), Prompt(1, "Bo:", "answer the 4-stone: take back 6")),
        (ONLY_SWAP, Prompt(1, "Bo:", "answer the 4-stone: change colours")),
        (place("B1@1", "b"), Prompt(0, "Ada:", "add or take back any stone")),
        (begin().play("resign"), Prompt(None, "The game is over")),
    ],
)
def test_what_is_asked(state: State, asked: Prompt) -> None:
    assert VIEW.prompt(view(state)) == asked


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (begin(), "The ring is empty. Put any stone on any place."),
        (begin(opening="no_old"), "The ring is empty. Put any stone but the Old Stone on any place."),
        (
            ONLY_OWN,
            "Ada’s 4 lies on 4. Four steps one way is 8, four the other way 12. "
            "Your own stones lie on both: take one back.",
        ),
        (
            place("B4@2 R2@6 B1@10", "r", last="+4@2"),
            "Ada’s 4 lies on 2. Four steps one way is 6, four the other way 10. "
            "Only 6 is open to you, where you take your own stone back.",
        ),
        (
            ONLY_SWAP,
            "Ada’s 4 lies on 2. Four steps one way is 6, four the other way 10. No stone can answer it. "
            "Instead of answering you may take Ada’s colour.",
        ),
        (
            BOTH_KINDS,
            "Ada’s 4 lies on 2. Four steps one way is 6, four the other way 10. Play one of them.",
        ),
        (place("B1@1", "b"), "Nothing binds you: add any stone, or take back one of yours."),
        (
            play("+4@2"),
            "Ada’s 4 lies on 2. Four steps one way is 6, four the other way 10. Play one of them.",
        ),
        (
            play("+4@2 +1@6 +3@5"),
            "Ada’s 3 lies on 5. Three steps one way is 2, three the other way 8. Only 8 is open to you.",
        ),
        (
            place("B1@2", "b").play("-1@2"),
            "Ada took the 1 back from 2. One step one way is 1, one the other way 3. Play one of them.",
        ),
        (play("+O@6"), "Ada’s Old Stone lies on 6. Add a stone at the nearest empty place: 5 or 7."),
        (
            place("BO@7 R1@5", "b").play("-O@7"),
            "Ada took the Old Stone back from 7. Take back your nearest stone: 5.",
        ),
        (begin(first_player="random"), "It is drawn by lot who makes the first move."),
        (begin().play("resign"), "Bo wins. Ada resigned."),
    ],
)
def test_what_is_explained(state: State, said: str) -> None:
    assert VIEW.explain(view(state)) == said


def test_offers_are_explained() -> None:
    offered = VIEW.explain(view(play("draw? +4@2", begin(swap="on"))))
    assert offered.endswith(
        "Instead of answering you may take Ada’s colour. Ada offers a draw: accept it, or make your move."
    )
