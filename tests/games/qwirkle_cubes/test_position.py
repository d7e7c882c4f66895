"""The position text, written and read."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from cuboteca.play.game import UnreadablePosition
from tests.games.qwirkle_cubes.setting import EMPTY_BAG, GAME, HANDS, LINE, NOTCHED, SHUT, begin, endgame, place, play
from tests.games.verdicts import unreadable

TEXT = (
    "grid Rs@0,0 Rc@1,0 | hands A[Bs Gs Rd Rd Oc Px] B[Pe Pe Pe Pe Pe Pe] "
    "| bag R11 O14 Y15 G14 B14 P8 | scores 2 0 | A rolls1 pass0"
)


def test_the_document_s_form() -> None:
    state = GAME.position(TEXT)
    assert state.position == TEXT
    assert state == GAME.position(f"  {TEXT.replace(' ', '   ')}\n")
    assert deepcopy(state) == state == pickle.loads(pickle.dumps(state))  # noqa: S301
    assert GAME.position(TEXT.replace("Rs@0,0 Rc@1,0", "Rc@1,0 Rs@0,0")).position == TEXT
    assert GAME.position(f"{TEXT} turn=oneAction").position == f"{TEXT} turn=one_action"


@pytest.mark.parametrize(
    ("line", "options", "tail"),
    [
        ("roll 1 3", {}, "A rolls0 pass0 rolling=1,3"),
        ("roll 1 3; > s d", {}, "A rolls0 pass0"),
        ("roll 1; > s; pass", {"must_place": "off"}, "B rolls1 pass0 must_place=off"),
        ("roll 1; > s", {"must_place": "off"}, "A rolls0 pass0 rolled must_place=off"),
        ("pass", {"must_place": "off"}, "B rolls1 pass1 must_place=off"),
        ("pass; pass", {"must_place": "off"}, "- rolls0 pass2 must_place=off"),
        ("put Bs@0,1", {}, "A rolls0 pass0"),
        ("put Bs@0,1; draw > Rs", {}, "B rolls1 pass0"),
        ("resign", {}, "- rolls0 pass0 out=A"),
        ("roll 1", {"turn": "one_action"}, "A rolls0 pass0 rolling=1 turn=one_action"),
    ],
)
def test_written_and_read_back(line: str, options: dict[str, str], tail: str) -> None:
    state = play(line, place(LINE, *HANDS, **options))
    assert state.position.endswith(f"| {tail}")
    again = GAME.position(state.position)
    assert again == state
    assert hash(again) == hash(state)
    assert again.next == state.next
    assert again.moves()[:40] == state.moves()[:40]


@pytest.mark.parametrize(
    ("options", "mover"),
    [
        ({}, "A rolls1"),
        ({"start": "seat2", "rerolls": "2"}, "B rolls2"),
        ({"start": "random"}, "? rolls1"),
        ({"start": "best_hand", "rerolls": "unlimited"}, "? rolls*"),
        ({"first_max": "as_rolled"}, "A rolls0"),
    ],
)
def test_before_the_first_cube(options: dict[str, str], mover: str) -> None:
    told = "".join(
        f" {name}={value}"
        for name, value in sorted(options.items(), key=lambda item: list(GAME.options).index(item[0]))
    )
    text = f"grid - | hands A[] B[] | bag R15 O15 Y15 G15 B15 P15 | scores 0 0 | {mover} pass0{told}"
    assert begin(2, **options).position == text
    assert GAME.position(text) == begin(2, **options)


def test_who_began_is_kept_where_the_last_round_needs_it() -> None:
    state = begin(start="random", end_round="on").play("start=B")
    assert "B rolls1 pass0 began=B" in state.position
    assert GAME.position(state.position) == state
    assert "began" not in begin(start="random").play("start=B").position


@pytest.mark.clause("Z-1")
def test_conservation() -> None:
    why = unreadable(GAME, TEXT.replace("R11", "R12"))
    assert why == "There are 16 red cubes on the table, in hands and in the bag, not 15."
    assert "14 purple" in unreadable(GAME, TEXT.replace("P8", "P7"))
    assert unreadable(GAME, TEXT.replace("Rc@1,0", "Oc@1,0")).startswith("There are 14 red")
    assert "cannot hold 16" in unreadable(GAME, TEXT.replace("Y15", "Y16"))


@pytest.mark.clause("Z-11", "Z-12", "Z-13", "Z-30", "Z-9")
@pytest.mark.parametrize(
    ("grid", "why"),
    [
        ("Rs@0,0 Rc@1,0 Rd@0,0", "Two cubes lie in the middle."),
        ("Rs@0,0 Oc@1,0", "The row that begins in the middle is neither of one colour nor of one shape."),
        ("Rs@0,0 Os@0,1 Yc@0,2", "The column that begins in the middle is neither of one colour nor of one shape."),
        ("Rs@0,0 Rc@1,0 Rs@2,0", "The row that begins in the middle holds the same cube twice."),
        (
            "Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Rx@4,0 Re@5,0 Rs@6,0",
            "The row that begins in the middle has more than six cubes.",
        ),
        ("Rs@0,0 Rc@1,0 Rd@3,0", "The cubes on the table do not all hang together."),
        ("Rs@0,0 Rc@1,0 Bd@2,1", "The cubes on the table do not all hang together."),
        (
            "Rs@1,0 Rc@2,0",
            "The first line begins in the middle and runs to the right or up, so cubes must lie there and beside it.",
        ),
        (
            "Rs@0,0 Rc@-1,0",
            "The first line begins in the middle and runs to the right or up, so cubes must lie there and beside it.",
        ),
        (
            "Rs@0,0",
            "The first line begins in the middle and runs to the right or up, so cubes must lie there and beside it.",
        ),
    ],
)
def test_grids_that_break_a_rule(grid: str, why: str) -> None:
    with pytest.raises(UnreadablePosition) as reason:
        place(grid, *HANDS)
    assert str(reason.value) == why


def test_twins_are_read_where_they_are_allowed() -> None:
    assert place("Rs@0,0 Rc@1,0 Rs@2,0", *HANDS, duplicates="allow").seat == 0


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


def test_short_hands() -> None:
    drawing = place(LINE, "Bs Gs Rd", HANDS[1], at="A rolls0 pass0")
    assert drawing.to_draw == 3
    for at in (
        "A rolls1 pass0",
        "A rolls0 pass1",
        "B rolls1 pass0",
        "A rolls0 pass0 rolling=1",
        "- rolls0 pass0 out=B",
    ):
        with pytest.raises(UnreadablePosition):
            place(LINE, "Bs Gs Rd", HANDS[1], at=at)
    with pytest.raises(UnreadablePosition, match="7 cubes"):
        place(LINE, "Bs Gs Rd Rd Rd Rd Rd", HANDS[1])


@pytest.mark.clause("Z-24")
def test_hands_that_have_run_out() -> None:
    grid = f"{EMPTY_BAG} Pd@-1,7"
    hands = ("", "Rx Rx Rx Yx Gx Bx", "Pl")
    over = place(grid, *hands, at="- rolls0 pass0", scores="9 9 9")
    assert over.outcome is not None
    assert over.outcome.reason == "ran_out"
    assert place(grid, *hands, at="B rolls1 pass0", end_round="on").seat == 1
    for at, options in (
        ("B rolls1 pass0", {}),
        ("A rolls1 pass0", {"end_round": "on"}),
        ("B rolls1 pass0", {"end_round": "on", "start": "seat2"}),
        ("- rolls0 pass1", {}),
        ("- rolls1 pass0", {}),
        ("- rolls0 pass0 out=A", {}),
        ("B rolls1 pass0 out=A", {}),
    ):
        with pytest.raises(UnreadablePosition):
            place(grid, *hands, at=at, **options)


@pytest.mark.clause("Z-22", "Z-28")
def test_games_that_are_over() -> None:
    passed = place(SHUT, *HANDS, at="- rolls0 pass2", scores="1 2")
    assert passed.outcome is not None
    assert (passed.outcome.reason, passed.outcome.winners) == ("all_passed", (1,))
    resigned = place(SHUT, *HANDS, at="- rolls0 pass0 out=B", scores="1 2")
    assert resigned.outcome is not None
    assert (resigned.outcome.reason, resigned.outcome.winners) == ("resigned", (0,))
    for at in (
        "- rolls0 pass1",
        "- rolls0 pass3",
        "- rolls0 pass0",
        "- rolls0 pass1 out=B",
        "- rolls0 pass0 out=AB",
        "- rolls0 pass0 rolling=1",
        "A rolls1 pass2",
        "A rolls1 pass0 out=B",
    ):
        with pytest.raises(UnreadablePosition):
            place(SHUT, *HANDS, at=at)


def test_nobody_rolls_a_dead_hand() -> None:
    with pytest.raises(UnreadablePosition, match="no roll"):
        place(NOTCHED, "Rs Rs Oc Yx Gl Bd", HANDS[1], at="A rolls0 pass0 rolling=1")
    with pytest.raises(UnreadablePosition, match="More cubes"):
        endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl", at="A rolls0 pass0 rolling=2")


@pytest.mark.clause("Z-2", "Z-3")
@pytest.mark.parametrize(
    ("hands", "red", "told", "why"),
    [
        ("A[] B[] C[]", 15, "B rolls1 pass0", "Before the first cubes are drawn, only the options say who begins."),
        ("A[] B[] C[]", 15, "A rolls1 pass0 start=seat2", "Before the first cubes are drawn, only the options say who"),
        ("A[] B[] C[]", 15, "A rolls1 pass0 start=best_hand", "Before the first cubes are drawn, only the options say"),
        ("A[Rs Rs Rs Rs Rs Rs] B[] C[]", 9, "? rolls1 pass0 start=random", "Before the lot is drawn, nobody has cubes"),
        ("A[] B[] C[]", 15, "A rolls0 pass0", "While the first hands are drawn, nothing has been rolled or passed."),
        ("A[] B[] C[]", 15, "A rolls2 pass0", "While the first hands are drawn, nothing has been rolled or passed."),
    ],
)  # fmt: skip
def test_before_the_first_hands_are_drawn(hands: str, red: int, told: str, why: str) -> None:
    bag = f"R{red} O15 Y15 G15 B15 P15"
    assert unreadable(GAME, f"grid - | hands {hands} | bag {bag} | scores 0 0 0 | {told}").startswith(why)


@pytest.mark.clause("Z-3")
@pytest.mark.parametrize(
    "told", ["? rolls1 pass0 start=random", "C rolls1 pass0 start=random", "B rolls1 pass0 start=seat2"]
)
def test_set_ups_that_can_be(told: str) -> None:
    text = f"grid - | hands A[] B[] C[] | bag R15 O15 Y15 G15 B15 P15 | scores 0 0 0 | {told}"
    assert GAME.position(text).position == text
