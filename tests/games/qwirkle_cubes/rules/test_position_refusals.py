"""Why a text cannot be read as a position."""

from __future__ import annotations

import pytest

from cuboteca.play.game import UnreadablePosition
from tests.games.qwirkle_cubes.setting import GAME, HANDS, begin, place
from tests.games.verdicts import in_brief, is_sentence, unreadable, unreadable_with

LONG = "abcdefghijklmnopqrstuvwxyz"


@pytest.mark.parametrize(
    ("wrong", "right", "why"),
    [
        (
            "pass0 | more",
            "pass0",
            "parts: ('grid', 'hands', 'bag', 'scores', 'turn')",
        ),
        (f"{LONG} Rs", "grid Rs", "part_missing: grid"),
        ("hand A[", "hands A[", "part_missing: hands"),
        (
            " A rolls1",
            " A rolls1 pass0",
            "turn_fields",
        ),
        ("pass0 rolled rolled", "pass0", "twice: rolled"),
        ("pass0 out=B out=B", "pass0", "twice: out"),
        (f"pass0 {LONG}", "pass0", f"not_a_part: {LONG}"),
        ("pass0 stuck=pass stuck=pass", "pass0", "option_twice"),
        ("pass0 luck=on", "pass0", "option_unknown: luck"),
        ("pass0 luck=on=off", "pass0", "option_unknown: luck"),
        (
            "pass0 turn=one=two",
            "pass0",
            "option_value: Turn, one=two, (('Re-roll and place', 'sequence'), ('Re-roll or place', 'one_action'))",
        ),
        ("grid |", "grid Rs@0,0 Rc@1,0 |", "grid_empty"),
        (
            "Rs@0,0 Rs",
            "Rs@0,0",
            "refused: no_placed_cube",
        ),
        ("B[Bs", "A[Bs", "hands"),
        (f"A[{LONG}", "A[Bs", f"not_a_cube: {LONG}, 0"),
        ("A[Bs Bs", "A[Bs", "hand_too_big: 0, 7"),
        ("R011", "R11", "bag"),
        ("Y16", "Y15", "bag_too_full: 16, 15"),
        ("scores 2", "scores 2 0", "scores: 2"),
        ("scores 2 12345", "scores 2 0", "scores: 2"),
        ("| C rolls1", "| A rolls1", "not_a_player: C, AB"),
        ("| AB rolls1", "| A rolls1", "not_a_player: AB, AB"),
        (f"| {LONG} rolls1", "| A rolls1", f"not_a_player: {LONG}, AB"),
        ("rolls01", "rolls1", "not_a_count: rolls01, rolls"),
        (LONG, "rolls1", f"not_a_count: {LONG}, rolls"),
        (LONG, "pass0", f"not_a_count: {LONG}, pass"),
        ("pass0 out=BA", "pass0", "resigned_order: BA"),
        (f"pass0 out={LONG}", "pass0", f"resigned_order: {LONG}"),
        ("pass0 rolling=3,1", "pass0", "not_slots: 3,1"),
        ("pass0 rolling=1,1", "pass0", "not_slots: 1,1"),
        (
            f"pass0 rolling=1,2,3,4,5,6,{LONG}",
            "pass0",
            f"not_slots: 1,2,3,4,5,6,{LONG}",
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
    assert why == "colour_count: 16, 0, 15"
    assert unreadable(GAME, TEXT.replace("P8", "P7")) == "colour_count: 14, 5, 15"
    assert unreadable(GAME, TEXT.replace("Rc@1,0", "Oc@1,0")) == "colour_count: 14, 0, 15"
    assert unreadable(GAME, TEXT.replace("Y15", "Y16")) == "bag_too_full: 16, 15"


@pytest.mark.clause("Z-11", "Z-12", "Z-13", "Z-30", "Z-9")
@pytest.mark.parametrize(
    ("grid", "why"),
    [
        ("Rs@0,0 Rc@1,0 Rd@0,0", "cell_twice: (0, 0)"),
        ("Rs@0,0 Oc@1,0", "wrong_line: 0, (0, 0), mixed_line"),
        ("Rs@0,0 Os@0,1 Yc@0,2", "wrong_line: 1, (0, 0), mixed_line"),
        ("Rs@0,0 Rc@1,0 Rs@2,0", "wrong_line: 0, (0, 0), twins"),
        (
            "Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Rx@4,0 Re@5,0 Rs@6,0",
            "wrong_line: 0, (0, 0), too_long",
        ),
        ("Rs@0,0 Rc@1,0 Rd@3,0", "not_connected"),
        ("Rs@0,0 Rc@1,0 Bd@2,1", "not_connected"),
        (
            "Rs@1,0 Rc@2,0",
            "first_line",
        ),
        (
            "Rs@0,0 Rc@-1,0",
            "first_line",
        ),
        (
            "Rs@0,0",
            "first_line",
        ),
    ],
)
def test_grids_that_break_a_rule(grid: str, why: str) -> None:
    with pytest.raises(UnreadablePosition) as reason:
        place(grid, *HANDS)
    assert in_brief(reason.value) == why


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
    why = str(unreadable_with(GAME, TEXT.replace(right, wrong, 1)))
    assert is_sentence(why)
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
        ("A[] B[] C[]", 15, "B rolls1 pass0", "rules_say_first"),
        ("A[] B[] C[]", 15, "A rolls1 pass0 start=seat2", "rules_say_first"),
        ("A[] B[] C[]", 15, "A rolls1 pass0 start=best_hand", "rules_say_first"),
        ("A[Rs Rs Rs Rs Rs Rs] B[] C[]", 9, "? rolls1 pass0 start=random", "hands_early"),
        ("A[] B[] C[]", 15, "A rolls0 pass0", "rolled_early"),
        ("A[] B[] C[]", 15, "A rolls2 pass0", "rolled_early"),
    ],
)  # fmt: skip
def test_before_the_first_hands_are_drawn(hands: str, red: int, told: str, why: str) -> None:
    bag = f"R{red} O15 Y15 G15 B15 P15"
    assert unreadable(GAME, f"grid - | hands {hands} | bag {bag} | scores 0 0 0 | {told}") == why


def test_of_a_long_word_the_beginning_is_shown() -> None:
    assert str(unreadable_with(GAME, TEXT.replace("A[Bs", f"A[{LONG}"))).startswith(f"“{LONG[:20]}” ")
    assert str(unreadable_with(GAME, TEXT.replace("pass0", f"pass0 out={LONG}"))).startswith(f"“{LONG[:20]}” ")
