"""Moves as text: one spelling written, several read, everything else refused in words."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from cuboteca.play.game import IllegalMove
from tests.games.qwirkle_cubes.setting import begin, place, refusal
from tests.games.verdicts import refused_with

GRID = "Rs@0,0 Rc@1,0"
LONG = "abcdefghijklmnopqrstuvwxyz"
CUT = "abcdefghijklmnopqrst"
STATE = place(GRID, "Bs Gs Rd Rd Oc Px", "Pe Pe Pe Pe Pe Pe")


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ("put Gs@0,-1 Bs@0,1", "put Gs@0,-1 Bs@0,1"),
        ("put Bs@0,1 Gs@0,-1", "put Gs@0,-1 Bs@0,1"),
        ("put 1@0,1 2@0,-1", "put Gs@0,-1 Bs@0,1"),
        ("  put   1@0,1  Gs@0,-1 ", "put Gs@0,-1 Bs@0,1"),
        ("put 4@2,0", "put Rd@2,0"),
        ("roll 3 1", "roll 1 3"),
        ("roll -", "roll -"),
        ("roll 1 3 > s e", "roll 1 3 > s e"),
        ("roll 3 1 > e s", "roll 1 3 > s e"),
        ("roll! > s e x c d l", "roll! > s e x c d l"),
        ("draw > Rs Gd", "draw > Rs Gd"),
        ("start=B", "start=B"),
        ("pass", "pass"),
        (" resign", "resign"),
    ],
)
def test_read_and_written(read: str, written: str) -> None:
    move = STATE.read(read)
    assert str(move) == written
    assert STATE.read(written) == move
    assert hash(STATE.read(written)) == hash(move)
    assert deepcopy(move) == move == pickle.loads(pickle.dumps(move))  # noqa: S301
    assert move.random == (">" in written or "=" in written)
    assert not move.reveals


@pytest.mark.parametrize(
    "text",
    [
        "", "put", "put Rs", "put Rs@0", "put Rs@0,0,0", "put Rs@00,0", "put Rs@+1,0", "put Rs@-0,0", "put Rs@100,0",
        "put rs@0,0", "put RS@0,0", "put 0@0,1", "put 7@0,1", "put 12@0,1", "put ٣@0,1", "put Rs@0,٣", "Rs@0,0",
        "roll", "roll 0", "roll 7", "roll 1 1", "roll - 1", "roll 1 -", "roll a", "roll 1 > ",
        "roll 1 > z", "roll 1 > ss", "roll!", "roll! >", "roll! s", "> s", "draw", "draw >", "draw Rs", "draw > R",
        "start=G", "start=a", "start=", "pass 1", "resigned", "roll 1 > s e x c d l s", "put " + "Rs@0,0 " * 40,
    ],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        STATE.read(text)
    assert refused.value.message.endswith(".")
    assert len(refused.value.message) < 130


@pytest.mark.parametrize(
    ("text", "why", "clause", "quoted"),
    [
        ("put Rs@100,0", "no_placed_cube", None, "Rs@100,0"),
        ("put Rs@1@0,1", "no_placed_cube", None, "Rs@1@0,1"),
        (f"put {LONG}", "no_placed_cube", None, CUT),
        (f"put {LONG}@0,1", "no_cube", "Z-1", CUT),
        (f"roll {LONG}", "no_slot", "Z-2", CUT),
        (f"roll 1 > {LONG}", "no_shape", "Z-1", CUT),
        ("put 0@0,1", "no_slot", "Z-2", "0"),
        ("roll 9", "no_slot", "Z-2", "9"),
        ("put Zs@0,1", "no_cube", "Z-1", "Zs"),
        ("roll 1 > z", "no_shape", "Z-1", "z"),
        ("hop over everything there is", "no_move", None, "hop over everything "),
    ],
)
def test_what_is_no_move_is_quoted(text: str, why: str, clause: str | None, quoted: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        STATE.read(text)
    assert (refused.value.reason, refused.value.clause) == (why, clause)
    assert refused.value.values == {"text": quoted}


def test_a_move_may_be_as_long_as_any_is() -> None:
    longest = "put " + " ".join(f"Rs@-1{n},-10" for n in range(6))
    assert len(longest) < 120
    assert len(STATE.read(longest).cubes) == 6
    assert len(STATE.read(longest.replace("put", f"put{' ' * (120 - len(longest))}")).cubes) == 6, "spaces and all"


def test_how_the_cubes_fell_is_read_while_they_roll() -> None:
    rolling = place(GRID, "Bs Gs Rd Rd Oc Px", "Pe Pe Pe Pe Pe Pe", at="A rolls0 pass0 rolling=1,3")
    assert str(rolling.read("> s e")) == "roll 1 3 > s e"
    assert refusal(rolling, ">") == ("no_move", None)


@pytest.mark.clause("Z-2")
def test_cubes_that_are_not_in_hand() -> None:
    assert refusal(STATE, "put Yx@0,1") == ("not_in_hand", "Z-2")
    assert refusal(STATE, "put Bs@0,1 Bs@0,2") == ("no_more_in_hand", "Z-2")
    short = place(GRID, "Bs Gs Rd", "Pe Pe Pe Pe Pe Pe", at="A rolls0 pass0").play("draw > Rs Rs Rs")
    assert short.seat == 1
    assert refusal(begin(), "put 1@0,0") == ("slot_empty", "Z-2")
    assert refused_with(begin(), "put 1@0,0").values == {"slot": 0, "count": 0}


@pytest.mark.clause("Z-8")
def test_one_cell_for_two_cubes() -> None:
    assert refusal(STATE, "put Rd@2,0 Rd@2,0") == ("cell_twice", "Z-8")
    assert refused_with(STATE, "put Rd@2,0 Rd@2,0").values == {"cell": (2, 0)}
