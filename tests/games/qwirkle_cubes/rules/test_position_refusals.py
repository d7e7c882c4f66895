"""Why a text cannot be read as a position."""

from __future__ import annotations

import pytest

from cuboteca.play.game import UnreadablePosition
from tests.games.qwirkle_cubes.setting import GAME, HANDS, begin, place
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
        (f"pass0 {LONG}", "pass0", f"“{CUT}” isn’t part of a position."),
        ("pass0 stuck=pass stuck=pass", "pass0", "The same rule is set twice."),
        ("pass0 luck=on", "pass0", "There’s no rule called “luck”."),
        ("pass0 luck=on=off", "pass0", "There’s no rule called “luck”."),
        (
            "pass0 turn=one=two",
            "pass0",
            "Turn can’t be “one=two”. Choose Re-roll and place (sequence) or Re-roll or place (one_action).",
        ),
        ("grid |", "grid Rs@0,0 Rc@1,0 |", "A grid without cubes is written grid -."),
        (
            "Rs@0,0 Rs",
            "Rs@0,0",
            "“Rs” isn’t a placed cube. Write Rs@1,-2, or 3@1,-2 for your third cube.",
        ),
        ("B[Bs", "A[Bs", "The hands look like this, seat by seat: A[Rs Gc] B[Pe]."),
        (f"A[{LONG}", "A[Bs", f"“{CUT}” in the hand of A isn’t a cube: write a cube like Rs."),
        ("A[Bs Bs", "A[Bs", "A has 7 cubes in hand; six is the most."),
        ("R011", "R11", "The bag names every colour with its count: R15 O15 Y15 G15 B15 P15."),
        ("Y16", "Y15", "The bag can’t hold 16 cubes of a colour: there are 15 of each."),
        ("scores 2", "scores 2 0", "There are 2 hands, so there must be as many scores, whole numbers from 0."),
        ("scores 2 12345", "scores 2 0", "There are 2 hands, so there must be as many scores, whole numbers from 0."),
        ("| C rolls1", "| A rolls1", "“C” isn’t a player: they are A to B."),
        ("| AB rolls1", "| A rolls1", "“AB” isn’t a player: they are A to B."),
        (f"| {LONG} rolls1", "| A rolls1", f"“{CUT}” isn’t a player: they are A to B."),
        ("rolls01", "rolls1", "“rolls01” stands where rolls with a number should, like rolls1."),
        (LONG, "rolls1", f"“{CUT}” stands where rolls with a number should, like rolls1."),
        (LONG, "pass0", f"“{CUT}” stands where pass with a number should, like pass1."),
        ("pass0 out=BA", "pass0", "“BA” doesn’t name the players who have resigned, in their order."),
        (f"pass0 out={LONG}", "pass0", f"“{CUT}” doesn’t name the players who have resigned, in their order."),
        ("pass0 rolling=3,1", "pass0", "“3,1” doesn’t name cubes of a hand in their order, like 1,3."),
        ("pass0 rolling=1,1", "pass0", "“1,1” doesn’t name cubes of a hand in their order, like 1,3."),
        (
            f"pass0 rolling=1,2,3,4,5,6,{LONG}",
            "pass0",
            "“1,2,3,4,5,6,abcdefgh” doesn’t name cubes of a hand in their order, like 1,3.",
        ),
    ],
)
def test_what_cannot_be_read(wrong: str, right: str, why: str) -> None:
    assert right in TEXT
    assert unreadable(GAME, TEXT.replace(right, wrong, 1)) == why


TEXT = (
    "grid Rs@0,0 Rc@1,0 | hands A[Bs Gs Rd Rd Oc Px] B[Pe Pe Pe Pe Pe Pe] "
    "| bag R11 O14 Y15 G14 B14 P8 | scores 2 0 | A rolls1 pass0"
)


@pytest.mark.clause("Z-1")
def test_conservation() -> None:
    why = unreadable(GAME, TEXT.replace("R11", "R12"))
    assert why == "There are 16 red cubes on the grid, in hands and in the bag, not 15."
    assert "14 purple" in unreadable(GAME, TEXT.replace("P8", "P7"))
    assert unreadable(GAME, TEXT.replace("Rc@1,0", "Oc@1,0")).startswith("There are 14 red")
    assert "can’t hold 16" in unreadable(GAME, TEXT.replace("Y15", "Y16"))


@pytest.mark.clause("Z-11", "Z-12", "Z-13", "Z-30", "Z-9")
@pytest.mark.parametrize(
    ("grid", "why"),
    [
        ("Rs@0,0 Rc@1,0 Rd@0,0", "Two cubes lie at the start."),
        ("Rs@0,0 Oc@1,0", "The row that begins at the start is neither of one colour nor of one shape."),
        ("Rs@0,0 Os@0,1 Yc@0,2", "The column that begins at the start is neither of one colour nor of one shape."),
        ("Rs@0,0 Rc@1,0 Rs@2,0", "The row that begins at the start holds the same cube twice."),
        (
            "Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Rx@4,0 Re@5,0 Rs@6,0",
            "The row that begins at the start has more than six cubes.",
        ),
        ("Rs@0,0 Rc@1,0 Rd@3,0", "The cubes on the grid aren’t all connected."),
        ("Rs@0,0 Rc@1,0 Bd@2,1", "The cubes on the grid aren’t all connected."),
        (
            "Rs@1,0 Rc@2,0",
            "The first line goes right or up from the start, so cubes must lie at the start and beside it.",
        ),
        (
            "Rs@0,0 Rc@-1,0",
            "The first line goes right or up from the start, so cubes must lie at the start and beside it.",
        ),
        (
            "Rs@0,0",
            "The first line goes right or up from the start, so cubes must lie at the start and beside it.",
        ),
    ],
)
def test_grids_that_break_a_rule(grid: str, why: str) -> None:
    with pytest.raises(UnreadablePosition) as reason:
        place(grid, *HANDS)
    assert str(reason.value) == why


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("", "Rs@0,0 Rc@1,0"),
        ("-", "Rs@0,0 Rc@1,0"),
        ("Rs@0,0 Rz@1,0", "Rs@0,0 Rc@1,0"),
        ("Rs@0,0 1@1,0", "Rs@0,0 Rc@1,0"),
        ("Rs@0,0 Rc1,0", "Rs@0,0 Rc@1,0"),
        ("gird Rs", "grid Rs"),
        ("B[Pe Pe Pe Pe Pe Pe] A[Bs", "A[Bs"),
        ("A[Bs Bs", "A[Bs"),
        ("A[Bq", "A[Bs"),
        ("A(Bs", "A[Bs"),
        ("x A[Bs", "A[Bs"),
        ("hands |", "hands A[Bs Gs Rd Rd Oc Px] B[Pe Pe Pe Pe Pe Pe] |"),
        ("O14 R11", "R11 O14"),
        ("R011", "R11"),
        ("R-1", "R11"),
        ("Q8", "P8"),
        ("scores 2", "scores 2 0"),
        ("scores 2 0 0", "scores 2 0"),
        ("scores 2 -1", "scores 2 0"),
        ("scores 2 x", "scores 2 0"),
        ("| C rolls1", "| A rolls1"),
        ("| AB rolls1", "| A rolls1"),
        ("| a rolls1", "| A rolls1"),
        ("| ? rolls1", "| A rolls1"),
        ("| - rolls1", "| A rolls1"),
        ("| - rolls0", "| A rolls1"),
        ("rolls2", "rolls1"),
        ("rolls*", "rolls1"),
        ("rolls", "rolls1"),
        ("roll1", "rolls1"),
        ("pass2", "pass0"),
        ("pass", "pass0"),
        ("pass0 pass0", "pass0"),
        ("pass0 rolled", "pass0"),
        ("pass0 rolled must_place=off", "pass0"),
        ("pass0 rolling=1", "pass0"),
        ("pass0 rolling=", "pass0"),
        ("pass0 out=A", "pass0"),
        ("pass0 out=B", "pass0"),
        ("pass0 out=C", "pass0"),
        ("pass0 out=", "pass0"),
        ("pass0 out=B out=B", "pass0"),
        ("pass0 began=A", "pass0"),
        ("pass0 end_round=on start=random", "pass0"),
        ("pass0 began=C end_round=on start=random", "pass0"),
        ("pass0 start=seat3", "pass0"),
        ("pass0 turn=twice", "pass0"),
        ("pass0 luck=on", "pass0"),
        ("pass0 stuck=pass stuck=pass", "pass0"),
        ("pass0 | more", "pass0"),
        ("B[Pe Pe Pe Pe Pe] ", "B[Pe Pe Pe Pe Pe Pe] "),
        ("rolls0 pass0 rolling=1,1", "rolls1 pass0"),
        ("rolls0 pass0 rolling=3,1", "rolls1 pass0"),
        ("rolls0 pass0 rolling=7", "rolls1 pass0"),
    ],
)
def test_what_stands_for_no_position(wrong: str, right: str) -> None:
    assert right in TEXT
    why = unreadable(GAME, TEXT.replace(right, wrong, 1))
    assert why.endswith(".")
    assert len(why) < 200


def test_positions_that_no_game_leads_to() -> None:
    empty = begin().position
    for wrong, right in (
        ("A[] B[Rs Rs Rs Rs Rs Rs]", "A[] B[]"),
        ("A[Rs Rs Rs Rs Rs] B[]", "A[] B[]"),
        ("B rolls1", "A rolls1"),
        ("A rolls0", "A rolls1"),
        ("A rolls1 pass1", "A rolls1 pass0"),
        ("scores 1 0", "scores 0 0"),
        ("- rolls0", "A rolls1"),
        ("pass0 rolling=1", "pass0"),
        ("pass0 out=B", "pass0"),
    ):
        text = empty.replace(right, wrong)
        if "Rs" in wrong:
            text = text.replace("R15", f"R{15 - wrong.count('Rs')}")
        assert unreadable(GAME, text)


@pytest.mark.clause("Z-2", "Z-3")
@pytest.mark.parametrize(
    ("hands", "red", "told", "why"),
    [
        ("A[] B[] C[]", 15, "B rolls1 pass0", "Before the first cubes are drawn, only the options say who begins."),
        ("A[] B[] C[]", 15, "A rolls1 pass0 start=seat2", "Before the first cubes are drawn, only the options say who"),
        ("A[] B[] C[]", 15, "A rolls1 pass0 start=best_hand", "Before the first cubes are drawn, only the options say"),
        ("A[Rs Rs Rs Rs Rs Rs] B[] C[]", 9, "? rolls1 pass0 start=random", "Before the first player is drawn, no"),
        ("A[] B[] C[]", 15, "A rolls0 pass0", "While the first hands are drawn, nothing has been rolled or passed."),
        ("A[] B[] C[]", 15, "A rolls2 pass0", "While the first hands are drawn, nothing has been rolled or passed."),
    ],
)  # fmt: skip
def test_before_the_first_hands_are_drawn(hands: str, red: int, told: str, why: str) -> None:
    bag = f"R{red} O15 Y15 G15 B15 P15"
    assert unreadable(GAME, f"grid - | hands {hands} | bag {bag} | scores 0 0 0 | {told}").startswith(why)
