"""What is told of a move, and how a game ended."""

from __future__ import annotations

import pytest

from cuboteca.games.qyshinsu.rules.state import State
from tests.draw.reading import words_of
from tests.games.qyshinsu.setting import GAME, begin, place, play
from tests.games.qyshinsu.table import BOTH_KINDS, NAMES, VIEW, view


@pytest.mark.parametrize(
    ("state", "move", "said", "entry"),
    [
        (begin(), "+3@4", "Ada adds a 3-stone at 4", "3-stone at 4"),
        (begin(), "+O@4", "Ada adds an Old Stone at 4", "Old Stone at 4"),
        (play("+4@2"), "+1@6", "Bo adds a 1-stone at 6", "1-stone at 6"),
        (BOTH_KINDS, "-2@10", "Bo removes the 2-stone from 10", "2-stone from 10"),
        (place("BO@7 R1@5", "b"), "-O@7", "Ada removes the Old Stone from 7", "Old Stone from 7"),
        (begin(), "resign", "Ada resigns", "resigns"),
        (begin(), "draw?", "Ada offers a draw", "offers a draw"),
        (play("draw? +4@2"), "+1@6", "Bo declines the draw and adds a 1-stone at 6", "1-stone at 6"),
        (play("draw? +4@2"), "draw!", "Bo accepts the draw", "accepts the draw"),
        (play("+4@2", begin(swap="on")), "swap", "Bo swaps colours and now plays Black", "swaps colours"),
        (
            begin(first_player="random"),
            "first=R",
            "Red goes first (drawn at random)",
            "Red goes first",
        ),
        (
            begin(first_player="random"),
            "first=B",
            "Black goes first (drawn at random)",
            "Black goes first",
        ),
        (
            play("+4@2", begin(swap="on", first_player="red")),
            "swap",
            "Ada swaps colours and now plays Red",
            "swaps colours",
        ),
    ],
)
def test_what_is_told_of_a_move(state: State, move: str, said: str, entry: str) -> None:
    assert VIEW.describe_move(state, move, NAMES) == said
    assert words_of(VIEW.notate(state, move, NAMES)) == entry


ALMOST_FULL = "B1@1 R1@2 B2@3 R2@4 R3@6 B3@7 R4@8 B4@9 RO@11"
"""With an Old Stone and a 5 added, every kind but the 5 is used up, and one place is left (Y-13, Y-14, Y-17)."""
LONGEST = "The game has reached its turn limit."
TWELVE = "R1@1 B2@2 R3@3 B4@4 R5@5 B1@6 R2@7 B3@8 R4@9 B5@10 RO@11"


@pytest.mark.parametrize(
    ("state", "who", "why"),
    [
        (
            place("R3@7 R4@9 B2@1", "r").play("+1@8"),
            "Bo wins",
            "Ada can’t move: Bo’s 1-stone on 8 leads to 7 and 9, and Bo’s stones are on both.",
        ),
        (
            place("R2@2 R3@4 R4@12 B1@6", "r").play("-2@2"),
            "Bo wins",
            "Ada can’t move: Bo removed the 2-stone from 2, which leads to 4 and 12, and Bo’s stones are on both.",
        ),
        (
            place("BO@1 B3@5", "b").play("-O@1"),
            "Ada wins",
            "Bo can’t move: Ada removed an Old Stone, and Bo has no stone to remove.",
        ),
        (
            place(TWELVE, "b").play("+O@12"),
            "Ada wins",
            "Bo can’t move: Ada added an Old Stone, and the ring is full.",
        ),
        (
            place(f"{ALMOST_FULL} BO@10 B5@5", "r", last="+5@5", own="-5@12"),
            "Ada wins",
            "Bo can’t move: Ada’s 5-stone on 5 leads to 10 and 12. Ada’s stone is on 10, and nothing fits on 12: Bo "
            "has just removed the 5-stone from there, and two of every other type are on the ring.",
        ),
        (
            place(f"{ALMOST_FULL} B5@10 BO@5", "r", last="+O@5", own="-5@12"),
            "Ada wins",
            "Bo can’t move: Ada added an Old Stone at 5, and nothing fits on 12. Bo has just removed the 5-stone from "
            "there, and two of every other type are on the ring.",
        ),
        (
            GAME.position("B1 B1 B2 B2 B3 B3 B4 B4 B5 B5 BO BO r - - 30"),
            "Ada wins",
            "Bo can’t move.",
        ),
        (begin().play("resign"), "Bo wins", "Ada resigned."),
        (play("+4@2 resign"), "Ada wins", "Bo resigned."),
        (play("draw? +4@2 draw!"), "A draw", "Ada and Bo agreed to a draw."),
        (play("+4@2 +1@6", begin(max_plies="2")), "A draw", LONGEST),
        (play("draw? +4@2 swap +1@6", begin(max_plies="2", swap="on")), "A draw", LONGEST),
        (
            play("+5@2 +1@9 +5@8 " + "+O@1 +3@12 -1@9 -5@8 -O@1 -3@12 +1@9 +5@8 " * 2),
            "A draw",
            "The same stones were on the same positions for the third time, with the same player to move and the same "
            "last moves by each player.",
        ),
        (play("+4@2"), "The game goes on", "Bo: add at 6 or 10 to answer the 4-stone"),
    ],
)
def test_how_it_ended(state: State, who: str, why: str) -> None:
    assert VIEW.ending(view(state)) == (who, why)


def test_what_is_told_has_no_full_stop_and_names_a_player() -> None:
    for state in (begin(), play("draw? +4@2", begin(swap="on")), BOTH_KINDS, begin(first_player="random")):
        moves = [*map(str, state.moves()), *(extra.move for extra in VIEW.side_actions(view(state)))]
        for describe_move in (VIEW.describe_move(state, move, NAMES) for move in moves):
            assert describe_move.split()[0] in (*NAMES, "Black", "Red")
            assert describe_move[-1] not in ".!:"
