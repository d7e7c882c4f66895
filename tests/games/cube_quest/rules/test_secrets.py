"""A set-up behind the screen: what others see of it, and the envelope it travels in (CQ-43)."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.cube_quest.rules.moves import SETTLE, Move
from cuboteca.play.sealing import LETTERS, MARK, seal, unseal
from tests.games.cube_quest.setting import begin, lay, play, refused, refused_with, resting, where

clause = pytest.mark.clause
SIDE = "set rK 0.0,-240.0 rG1 0.0,-100.0 rG2 0.0,-100.0"
SECRET = begin(army="custom")
OPEN = begin(army="custom", screen="off")


@clause("CQ-43")
def test_others_do_not_see_a_set_up_in_its_move_either() -> None:
    assert SECRET.move_seen_by(SIDE, 0) == SIDE
    assert SECRET.move_seen_by(SECRET.read(SIDE), 0) == SIDE
    assert SECRET.move_seen_by(SIDE, 1) == "set ?"
    assert SECRET.move_seen_by(SIDE, None) == "set ?"
    check = SECRET.play(SIDE)
    assert check.move_seen_by("~ falls", 0) == "~ falls"
    assert check.move_seen_by("~ falls", 1) == "~ ?", "nor that something stood on something"
    assert OPEN.move_seen_by(SIDE, 1) == SIDE
    assert OPEN.play(SIDE).move_seen_by("~ falls", 1) == "~ falls"
    assert lay().move_seen_by("rK F 90.0 50", 1) == "rK F 90.0 50"


@clause("CQ-43", "CQ-42")
def test_what_is_kept_secret() -> None:
    for state in (SECRET, SECRET.play(SIDE), SECRET.play("set rK 0,-240")):
        assert state.has_secrets
        assert state.secret
        assert state.private
    assert not begin(army="custom", start="random").has_secrets, "before the lot there is nothing to hide"
    for state in (OPEN, lay(army="custom", screen="on"), play("set rK 0,-240; set bK 0,240", SECRET)):
        assert (state.has_secrets, state.secret, state.private) == (False, False, False)


@clause("CQ-43")
def test_each_side_is_hidden_from_the_other() -> None:
    blue_first = begin(army="custom", start="blue").play("set bK 0,240 bG1 0,100")
    assert where(blue_first.seen_by(0), "bG1") == "secret"
    assert where(blue_first.seen_by(0), "rG1") == "unused"
    assert blue_first.seen_by(1) == blue_first
    both = play("set rK 20,-240; set bK 0,240 bG1 0,100 bG2 0,100", SECRET)
    seen = both.seen_by(1)
    assert (where(seen, "rK"), where(seen, "bG1")) == ("secret", "board")
    assert seen.poses[:25] == (None,) * 25
    assert seen.poses[25:] == both.poses[25:]
    assert {where(both.seen_by(None), cube) for cube in ("rK", "bK")} == {"secret"}


@clause("CQ-43")
def test_a_set_up_travels_in_an_envelope() -> None:
    for move in (SIDE, SECRET.read(SIDE)):
        closed = SECRET.sealed(move, Random(1))
        assert closed.startswith("sealed:")
        assert SECRET.read(f" {closed} ") == SECRET.read(SIDE)
        assert SECRET.play(closed) == SECRET.play(SIDE)
    falls = SECRET.play(SIDE).sealed(Move(SETTLE, word="falls"), Random(1))
    assert len(falls) == len(closed), "its size tells nothing"
    assert SECRET.play(SIDE).play(falls) == SECRET.play(SIDE).play("~ falls")
    assert OPEN.sealed(SIDE, Random(1)) == SIDE
    assert lay().sealed(lay().read("rK F 90 50"), Random(1)) == "rK F 90.0 50"
    assert refused(SECRET, "sealed:torn") is None
    assert refused_with(SECRET, "sealed:" + "b" * 50).values == {"text": "sealed:bbbbbbbbbbbbb"}


def test_envelopes_are_made_as_they_always_were() -> None:
    """So that those in old files are opened."""
    assert seal("~ falls", Random(1)).startswith(
        "sealed:dbgvrfmjqqrggrmkdkccgnmvntrqrvbvgmbpkcjshgcjbtkrbmgfjrmncqrftnmpkvjnhkkvqkshvsbsdhtbqtfkpkhsqmnchhmbkntk"
    )


SIZES = [
    (0, 512),
    (508, 512),
    (509, 1024),
    (512, 1024),
    (1020, 1024),
    (1021, 2048),
    (2044, 2048),
    (2045, 3900),
    (3896, 3900),
]


@pytest.mark.parametrize(("letters", "size"), SIZES)
def test_the_sizes_of_envelopes(letters: int, size: int) -> None:
    text = "".join(chr(33 + number * 7 % 90) for number in range(letters))
    closed = seal(text, Random(2))
    assert len(closed) == len(MARK) + 12 + 2 * size
    assert set(closed.removeprefix(MARK)) <= set(LETTERS)
    assert unseal(closed) == text
    assert seal(text, Random(3)) != closed, "the same looks different every time"


def test_what_is_no_envelope() -> None:
    closed = seal(SIDE, Random(1))
    assert unseal(closed.removeprefix(MARK)) is None
    assert unseal(closed[:-2]) is None
    assert unseal(closed + "bb") is None
    assert unseal(closed[:-1] + "a") is None, "no letter of an envelope"
    for at in (7, 19, 20, 24, 26, 30, 60):
        other = LETTERS[(LETTERS.index(closed[at]) + 1) % 16]
        assert unseal(closed[:at] + other + closed[at + 1 :]) is None, at


def test_settlings_of_a_side_alone() -> None:
    """CQ-43: whether the second side stands is told without the first."""
    both = play("set rK 20,-240; set bK 0,240 bG1 0,100 bG2 0,100", SECRET)
    assert both.play(resting("bG2 0.5,100,1")).seat == 0
