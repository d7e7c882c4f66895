"""Moves in the notation of the rule document, there and back, and texts that are none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.games.cube_quest.rules.moves import Flick, Move
from cuboteca.games.cube_quest.rules.notation import read_move
from cuboteca.play.game import IllegalMove
from tests.games.cube_quest.setting import lay, refusal, refused, refused_with


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("rG3 F 87.5 62", ""),
        ("rG3 F 87 62", "rG3 F 87.0 62"),
        ("rG3 F 87.5 62 @-20,10", ""),
        ("rG3 F 87.5 62 @-20,0", ""),
        ("rG3 F 87.5 62 @0,10", ""),
        ("rG3 F 0 0 @0,0", "rG3 F 0.0 0"),
        ("rK K 0.0,-240.0", ""),
        ("rK K 0,-240,1^45/3", "rK K 0.0,-240.0,1^45.0/3"),
        ("rU1 U 12.0,150.0", ""),
        ("rU1 hide", ""),
        ("rF1 Z bS2", ""),
        ("rF1 Z 10.5,80.0 + rF2 Z bG1", ""),
        ("rL1 L rS2 rG4", ""),
        ("rL1+rL2 L rS2 rG4 rG5", ""),
        ("rL1 L rS2 rG4 > 1 5", ""),
        ("!rG3 > 4", ""),
        ("rS1 = 10.0,-220.0", ""),
        ("~", ""),
        ("~ falls", ""),
        ("~ rG3 1.5,-2,8,1,0,0,0 bS1 off 0.41", ""),
        ("~ bS1 off 0 bS2 off 8", ""),
        ("~ rG3 1.5,-2,8,1,0,0,0; bS1 off 0.41;", "~ rG3 1.5,-2,8,1,0,0,0 bS1 off 0.41"),
        ("set rK 0.0,-240.0 rG1 -40.0,-160.0 rG2 -40.0,-160.0,1 rF1 -", ""),
        ("set rK 0,-240; rF1 -", "set rK 0.0,-240.0 rF1 -"),
        ("end", ""),
        ("foul", ""),
        ("late", ""),
        ("resign", ""),
        ("start=b", ""),
    ],
)
def test_there_and_back(text: str, canonical: str) -> None:
    move = read_move(text)
    assert str(move) == (canonical or text)
    assert read_move(str(move)) == move
    assert hash(read_move(str(move))) == hash(move)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "rG3",
            "rG3 F",
            "rG3 F 90",
            "rG3 X 90 50",
            "rL1 X rG1",
            "F 90 50 rG3",
            "rG3 hide now",
            "end end",
            "resign now",
        ),
        *(
            "!rG3",
            "!rG3 > 7",
            "!rG3 > 4 5",
            "!rG13 > 4",
            "> 4",
            "rL1 L",
            "rL1 L > 1",
            "rL1 L rG1 >",
            "L rG1",
            "rL1++ L rG1",
        ),
        *("rF1 Z", "rF1 Z bS2 + ", "rF1 Z bS2 bS3", "rF1 Z bS2+rF2 Z bS3", "rF1 Z -", "set", "set rK", "set rK x"),
        *(
            "start=",
            "start=rb",
            "start=x",
            "rS1 = ",
            "rS1 = 1",
            "rK K 0;-240",
            "rK K 0 -240",
            "rk K 0,-240",
            "RK F 1 1",
        ),
        *(
            "rG3 F 87.55 62",
            "rG3 F 087 62",
            "rG3 F 87 062",
            "rG3 F ８７ 62",
            "rG3 F 87 62 @1",
            "rG3 F 87 62 @1,2,3",
            "~ ~",
        ),
        *("x" * 9_000, "\0", "\N{ZERO WIDTH SPACE}", "<script>", "rG3 F 9e1 50", "rG3 F nan 50", "rG3 F inf 50"),
    ],
)
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        read_move(text)
    assert 10 < len(refusal.value.message) < 130


@given(st.text(alphabet="rbKSHUGLF0123456789 .,-+>=!~@^/Z;offset", max_size=60))
def test_any_text_is_a_move_or_refused_in_words(text: str) -> None:
    try:
        move = read_move(text)
    except IllegalMove as refusal:
        told = refusal.message
        if not told.endswith("."):
            raise
    else:
        assert read_move(str(move)) == move


def test_rolls_may_be_written_short() -> None:
    state = lay("rL1 50,-100", "rG1 defeated").play("rL1 L rG1")
    assert state.read("> 3") == state.read("rL1 L rG1 > 3")
    assert refused(state, "!rG1 > 3") == "CQ-30"
    assert refused(lay(), "> 3") is None


def test_what_is_written_is_quoted() -> None:
    assert refused_with(lay(), "perhaps").values == {"text": "perhaps"}
    assert refusal(lay(), "perhaps") == ("no_move", None)
    assert refusal(lay(), "rX1 F 90 50") == ("no_cube", "CQ-4")


def test_a_fall_needs_its_time() -> None:
    with pytest.raises(IllegalMove) as why:
        read_move("~ bS1 off")
    assert (why.value.reason, why.value.values) == ("no_seconds", {"text": ""})


def test_how_long_a_move_may_be() -> None:
    assert read_move("end" + " " * 7_997) == read_move("end")
    with pytest.raises(IllegalMove):
        read_move("end" + " " * 7_998)


def test_where_a_cube_rests_may_be_written_with_as_many_figures_as_numbers_have() -> None:
    long = ["000000000010.50000000000000000000e+00"] * 2 + ["000000000080.00000000000000000000e-01"]
    long += [
        "000000000000.60000000000000000000e+00",
        *["0.00000000000000000000"] * 2,
        "-000000000008.00000000000000000000e-01",
    ]
    assert len(",".join(long)) > 200
    assert str(read_move(f"~ rG3 {','.join(long)}")) == "~ rG3 10.5,10.5,8,0.6,0,0,-0.8"


clause = pytest.mark.clause


def test_a_move_is_asked_about_as_a_text_or_as_itself() -> None:
    state = lay()
    for text in ("end", "rK F 90 50", "rK K 0,-240"):
        assert str(state.why_not(state.read(text))) == str(state.why_not(text))
    assert state.why_not("perhaps") is not None


@clause("CQ-30")
def test_a_roll_of_two_healers_may_be_written_short() -> None:
    state = lay("rL1 50,-100 rL2 80,-100", "rG1 defeated rG2 defeated").play("rL1+rL2 L rG1 rG2")
    assert state.read("> 1 3") == state.read("rL1+rL2 L rG1 rG2 > 1 3")


def test_what_is_no_move_is_refused() -> None:
    for move, why, clause_id in (
        (Move("flick", (0,), flick=Flick(0, 500)), "no_strength", "CQ-11"),
        (Move("flick", ()), "not_a_move", None),
        (Move("flick", (0,), flick=Flick(0, 50), word="falls"), "not_a_move", None),
    ):
        assert refusal(lay(), move) == (why, clause_id)
