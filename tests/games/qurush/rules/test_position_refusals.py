"""A text that is no position is refused in words, whatever it holds."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.play.game import UnreadablePosition
from tests.games.qurush.setting import GAME, after
from tests.games.verdicts import unreadable, unreadable_with

SIX_UP = "...../.666./.666./.666./....."
FOUR = "....../.6666./.6666./.6666./.6666./...... A=a1 B=a6 C=f6 D=f1"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "",
            "fields",
        ),
        (f"{SIX_UP} A=a1 ap7 A t1", "pawns"),
        (f"{SIX_UP} B=a1 A=e5 ap7 A t1", "pawns"),
        ("..../.66./.66./.... A=a1 B=d4 ap7 A t1", "board_size: 5"),
        (
            ".../.666./.666./.666./..... A=a1 B=e5 ap7 A t1",
            "board_size: 5",
        ),
        (
            "...../.676./.666./.666./..... A=a1 B=e5 ap7 A t1",
            "not_a_face: 7",
        ),
        (f"{SIX_UP} A=a1 B=f5 ap7 A t1", "not_a_square: f5"),
        (f"{SIX_UP} A=a1 B=- ap7 A t1", "pawn_off"),
        (f"{SIX_UP} A=a1 B=a1 ap7 A t1 share=off", "square_shared"),
        (f"{SIX_UP} A=a1 B=e5 ap5 A t1", "not_points: ap5"),
        (f"{SIX_UP} A=a1 B=e5 ap7 C t1", "not_a_player: C, AB"),
        (f"{SIX_UP} A=a1 B=e5 ap7 ? t1", "no_turn"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t0", "not_a_turn: t0"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A 1", "not_a_turn: 1"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t01", "not_a_turn: t01"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t4 turn_cap=3", "too_many_turns: 3"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 out=B", "one_left"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 out=A", "mover_resigned"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 out=C", "resigned_order: C"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 called=B", "called"),
        (
            f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=2x2:16/22",
            "not_a_goal: 2x2:16/22, 2x2:42/22",
        ),
        (
            f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=4x1:2345",
            "not_a_goal: 4x1:2345, 2x2:42/22",
        ),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=2x2:22/22+4x1:2345", "goal_count: 1"),
        (
            f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=2x2:22/22 goal_numbers=permutation",
            "not_a_goal: 2x2:22/22, 2x2:42/35",
        ),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 gC=?", "option_unknown: gC"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 x", "not_a_part: x"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=? gA=?", "twice: gA"),
        (
            f"{SIX_UP} A=a1 B=e5 ap7 A t1 share=maybe",
            "option_value: Shared squares, maybe, (('On', 'on'), ('Off', 'off'))",
        ),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 start=seat3", "first_player: 3, 2"),
        (
            f"{SIX_UP} A=a1 B=e5 setup A t2",
            "acted_early",
        ),
        (
            "...../.666./.666./.665./..... A=a1 B=e5 setup A t1",
            "qubes_moved",
        ),
        (f"{SIX_UP} A=a1 B=e4 setup A t1", "not_home"),
        (f"{SIX_UP} A=a1 B=e5 setup B t1", "other_chooser"),
        (f"{SIX_UP} A=a1 B=e5 setup A t1 gB=?", "goals_order"),
        (
            f"{SIX_UP} A=a1 B=e5 setup A t1 gA=? gB=?",
            "setup_over",
        ),
        (
            f"{SIX_UP} A=- B=a1 setup A t1 corner=choose",
            "corners_order",
        ),
        (
            f"{SIX_UP} A=a1 B=a1 setup A t1 corner=choose",
            "corners_order",
        ),
        (f"{SIX_UP} A=a1 B=- setup B t1 gA=? corner=choose", "goals_early"),
        (
            f"{SIX_UP} A=a1 B=- setup B t1 start=seat4 corner=choose",
            "first_player: 4, 2",
        ),
        (f"{SIX_UP} A=a1 B=e5 over A t9", "not_ended"),
        (f"{SIX_UP} A=a1 B=e5 over A t9 out=B", "last_to_resign"),
        (f"{SIX_UP} A=a1 B=e5 over A t9 out=AB", "last_to_resign"),
        (f"{SIX_UP} A=a1 B=e5 over A t9 called=B", "vain_call"),
        (f"{FOUR} ap7 A t1 gA=2x2:22/22", "goal_count: 2"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t2 turn_cap=1", "too_many_turns: 1"),
        (
            f"{SIX_UP} A=a1 B=e5 setup A t1 out=B",
            "acted_early",
        ),
        (
            f"{SIX_UP} A=a1 B=e5 setup A t1 called=B",
            "acted_early",
        ),
        (
            "...../...../.45../.23../..... A=a1 B=e5 over B t8 called=A gA=2x2:45/23",
            "vain_call",
        ),
        (
            "...../...../.45../.23../..... A=a1 B=e5 over B t8 called=B gB=2x2:55/55 claim=manual",
            "vain_call",
        ),
        (
            "...../...../.45../.23../..... A=a1 B=e5 over A t8 called=B out=A gB=2x2:45/23 claim=manual",
            "vain_call",
        ),
        (
            "...../...../.45../.23../..... A=a1 B=e5 over B t8 gA=2x2:45/23 claim=manual",
            "not_ended",
        ),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 owes=B claim=manual", "owing"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 owes=B false_call=turn", "owing"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 owes=A claim=manual false_call=points", "owing"),
        (f"{SIX_UP} A=a1 B=e5 ap4 A t1 owes=A claim=manual false_call=turn", "owing"),
        (f"{SIX_UP} A=a1 B=e5 over A t1 out=A owes=B claim=manual false_call=turn", "owing"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 owes=BA claim=manual false_call=points", "owing_order: BA"),
        (f"{SIX_UP} A=a1 B=e5 setup A t1 owes=B claim=manual false_call=turn", "acted_early"),
        (f"{SIX_UP} A=a1 B=e5 ap7 AB t1", "not_a_player: AB, AB"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1000001", "not_a_turn: t1000001"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 out=AA", "resigned_order: AA"),
        (
            f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=2x2:22",
            "not_a_goal: 2x2:22, 2x2:42/22",
        ),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 share", "not_a_part: share"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A", "fields"),
        (f"{SIX_UP} A=a1 B=e5 ap7", "fields"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 share=on claim=automatic claim=manual", "twice: claim"),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 owes=C claim=manual false_call=turn", "owing_order: C"),
        (f"{SIX_UP} A=a1 B=e5 over A t9 called=C", "not_a_player: C, AB"),
        ("...../.X66./.666./.666./..... A=a1 B=e5 ap7 A t1", "not_a_face: X"),
        (
            f"{SIX_UP}/..... A=a1 B=e5 ap7 A t1",
            "board_size: 5",
        ),
        (
            f"{SIX_UP} A=- B=e5 setup ? t1 corner=random gA=?",
            "corners_order",
        ),
    ],
)
def test_what_is_no_position(text: str, why: str) -> None:
    assert unreadable(GAME, text) == why


HOSTILE = [
    "",
    "-",
    ".",
    "?",
    "+",
    "x",
    "0",
    "7",
    "A",
    "t",
    "=",
    "/",
    "a1",
    "E=a1",
    "gA=",
    "out=",
    "ap",
    "<b>",
    "\0",
    "٣",
]


@pytest.mark.parametrize("seed", range(10))
def test_a_thousand_mangled_positions_each(seed: int) -> None:
    """Whatever comes is read exactly, so that it is written and read the same again, or refused in words."""
    rng = Random(seed)
    options = {
        name: rng.choice(GAME.options[name].values)
        for name in (
            "wraparound",
            "squeesh",
            "share",
            "corner",
            "claim",
            "true_north",
            "goal_numbers",
            "multiple_agents",
        )
    }
    states = [after(rng.randrange(1000), rng.randrange(30), rng.choice((2, 2, 3, 4)), **options) for _ in range(25)]
    read = 0
    for number in range(1000):
        words = states[number % 25].position.split(" ")
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(words))
            letters = list(words[at])
            if letters and rng.random() < 0.7:
                letters[rng.randrange(len(letters))] = rng.choice("ABCDabcdef0123456789.-?+=/t")
                words[at] = "".join(letters)
            else:
                words[at] = rng.choice([rng.choice(words), rng.choice(HOSTILE), words[at][:-1], words[at] * 2])
        text = " ".join(words)
        try:
            state = GAME.position(text)
        except UnreadablePosition as reason:
            why = str(reason)
        else:
            why = ""
        if why:
            assert why.endswith(".")
            assert len(why) < 200
            continue
        read += 1
        assert GAME.position(state.position) == state
        assert state.position.split()[0] == text.split()[0]
        assert bool(state.moves()) == (state.seat is not None)
        if state.seat is not None:
            state.play(state.moves()[0])
    assert 0 < read < 1000


LONG = "x" * 30


@pytest.mark.parametrize(
    "tail",
    [
        f"A={LONG} B=e5 ap7 A t1",
        f"A=a1 B=e5 {LONG} A t1",
        f"A=a1 B=e5 ap7 {LONG} t1",
        f"A=a1 B=e5 ap7 A {LONG}",
        f"A=a1 B=e5 ap7 A t1 out={LONG}",
        f"A=a1 B=e5 ap7 A t1 gA={LONG}",
        f"A=a1 B=e5 ap7 A t1 {LONG}",
    ],
)
def test_of_a_long_word_the_beginning_is_shown(tail: str) -> None:
    assert str(unreadable_with(GAME, f"{SIX_UP} {tail}")).startswith(f"“{'x' * 20}” ")
