"""The position text, written and read back."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from tests.games.qurush.setting import GAME, begin, play

TEXT = "...../.666./.666./.666./..... A=a1 B=e5 ap7 A t1 gA=2x2:45/23 gB=?"
FOUR = "....../.6666./.6666./.6666./.6666./...... A=a1 B=a6 C=f6 D=f1"


def test_the_document_s_form() -> None:
    state = GAME.position(TEXT)
    assert state.position == TEXT
    assert state == GAME.position(f"  {TEXT.replace(' ', '   ')}\n")
    assert deepcopy(state) == state == pickle.loads(pickle.dumps(state))  # noqa: S301
    assert GAME.position(TEXT.replace(" gA=2x2:45/23 gB=?", "")).position.endswith("t1 gA=? gB=?")
    assert GAME.position(f"{TEXT} trueNorth=on wraparound=on").position == f"{TEXT} true_north=on wraparound=on"
    assert GAME.position(f"{FOUR} ap7 A t1 gA=?").position == f"{FOUR} ap7 A t1 gA=?+? gB=?+? gC=?+? gD=?+?"


@pytest.mark.parametrize(
    ("line", "options", "tail"),
    [
        ("", {}, "A=a1 B=e5 setup A t1"),
        ("2x2:45/23", {}, "A=a1 B=e5 setup B t1 gA=2x2:45/23"),
        ("2x2:45/23 2x2:55/55", {"start": "random"}, "setup ? t1 gA=2x2:45/23 gB=2x2:55/55 start=random"),
        ("", {"corner": "choose"}, "A=- B=- setup A t1 corner=choose"),
        ("Ha5", {"corner": "choose"}, "A=a5 B=- setup B t1 corner=choose"),
        ("Ha5", {"corner": "random"}, "A=a5 B=- setup ? t1 corner=random"),
        ("2x2:45/23 2x2:55/55 Ma2", {}, "A=a2 B=e5 ap4 A t1 gA=2x2:45/23 gB=2x2:55/55"),
        ("2x2:45/23 2x2:55/55 . . resign", {}, "A=a1 B=e5 over A t3 out=A gA=2x2:45/23 gB=2x2:55/55"),
        ("2x2:45/23 2x2:55/55 .", {"turn_cap": "1"}, "over A t1 gA=2x2:45/23 gB=2x2:55/55 turn_cap=1"),
    ],
)
def test_written_and_read_back(line: str, options: dict[str, str], tail: str) -> None:
    state = play(line, GAME.start(2, options))
    assert state.position.endswith(tail)
    again = GAME.position(state.position)
    assert again == state
    assert hash(again) == hash(state)
    assert (again.next, again.seat, again.outcome) == (state.next, state.seat, state.outcome)
    assert again.moves() == state.moves()


def test_ends_are_read_back() -> None:
    block = "...../...../.45../.23../....."
    found = GAME.position(f"{block} A=a1 B=e5 ap7 B t8 gA=2x2:45/23 gB=2x2:22/22").play(".")
    assert found.position == f"{block} A=a1 B=e5 over B t8 gA=2x2:45/23 gB=2x2:22/22"
    assert GAME.position(found.position).outcome == found.outcome
    owing = f"{block} A=a1 B=e5 ap4 A t8 owes=AB gA=2x2:55/55 gB=2x2:55/55 claim=manual false_call=points"
    assert GAME.position(owing).position == owing
    called = GAME.position(f"{block} A=a1 B=e5 ap7 B t8 gA=2x2:45/23 claim=manual").play("@1:qurush")
    assert called.position == f"{block} A=a1 B=e5 over B t8 called=A gA=2x2:45/23 gB=? claim=manual"
    assert GAME.position(called.position) == called
    out = begin(3).play("resign").play(".").play("resign")
    assert GAME.position(out.position).outcome == out.outcome


@pytest.mark.clause("Q-17")
def test_pawns_that_keep_apart_may_still_stand_on_one_die() -> None:
    text = "...../...../...../.4.../..... A=b2 B=b2 ap7 A t5 gA=? gB=? share=off"
    assert GAME.position(text).position == text
