"""The position text, written and read back."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from cuboteca.play.game import UnreadablePosition
from tests.games.qwirkle_cubes.setting import EMPTY_BAG, GAME, HANDS, LINE, NOTCHED, SHUT, begin, endgame, place, play

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


def test_twins_are_read_where_they_are_allowed() -> None:
    assert place("Rs@0,0 Rc@1,0 Rs@2,0", *HANDS, duplicates="allow").seat == 0


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
    with pytest.raises(UnreadablePosition, match="that many cubes to re-roll"):
        endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl", at="A rolls0 pass0 rolling=2")


@pytest.mark.clause("Z-3")
@pytest.mark.parametrize(
    "told", ["? rolls1 pass0 start=random", "C rolls1 pass0 start=random", "B rolls1 pass0 start=seat2"]
)
def test_set_ups_that_can_be(told: str) -> None:
    text = f"grid - | hands A[] B[] C[] | bag R15 O15 Y15 G15 B15 P15 | scores 0 0 0 | {told}"
    assert GAME.position(text).position == text
