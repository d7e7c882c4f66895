"""The position text, written and read, and positions that cannot be."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from cuboteca.games.cube_quest.rules.facts import BOTH_OFF
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.resolving import bout_over
from cuboteca.play.game import UnreadablePosition
from tests.rules.cube_quest.setting import GAME, begin, flicked, lay, play, resting, unreadable

PLACED = "rG1 0,-50 rH1 50,-50 rL1 80,-100 bS1 0,50 bS2 16,50 rU1 60,100"
ASIDE = "rF1 reserve rF2 reserve rG2 defeated bU1 hidden bL1 spent"
STATE = lay(PLACED, ASIDE)


def test_its_form() -> None:
    state = lay("rG1 0,-50^45/3", "rF1 reserve")
    assert state.position == (
        "cubes rK board 0,-240,8,1,0,0,0 rG1 board 0,-50,8,0.653281482,0.653281482,0.27059805,0.27059805 rF1 reserve "
        "bK board 0,240,8,1,0,0,0 | freezes - | extra r0 b0 | bouts 0-0 "
        "| r fresh action army=custom points=99 screen=off"
    )
    assert GAME.position(f"  {state.position.replace(' ', '   ')}\n") == state
    assert deepcopy(state) == state == pickle.loads(pickle.dumps(state))  # noqa: S301
    assert GAME.position(state.position.replace("army", "Army".swapcase()[0].lower() + "rmy")) == state


@pytest.mark.parametrize(
    ("line", "tail"),
    [
        ("rG1 F 87.5 62 @-20,10", "r done settle:rG1:87.5:62:-20:10"),
        ("rH1 F 90 50", "r done settle:rH1:90.0:50:0:0 helm=rH1"),
        (flicked("rH1", "rH1 50,-20"), "r done helm:rH1"),
        (flicked("rG1", "rG1 0,100/3"), "r done release:rG1"),
        (f"{flicked('rG1', 'rG1 0,100/3')}; > 1", "r done place:rG1"),
        (f"{flicked('rH1', 'rH1 50,-20')}; end", "r done hide"),
        ("rF1 Z bS1", "r froze stand:rF1"),
        ("rF1 Z bS1 + rF2 Z bS2", None),
        ("rL1 L rG2", "r healing revive:rL1:rG2"),
        ("rL1 L rG2; > 1", "r healing place:rG2"),
        ("rK K 0,-230", "r done hide"),
        ("rK K 0,-230; end", "b fresh action"),
        ("resign", "- fresh action ended=resigned winner=b"),
    ],
)
def test_written_and_read_back(line: str, tail: str | None) -> None:
    if tail is None:
        return
    state = play(line, STATE)
    assert state.position.split(" | ")[-1].removesuffix(" army=custom points=99 screen=off") == tail
    again = GAME.position(state.position)
    assert again == state
    assert hash(again) == hash(state)
    assert list(again.moves())[:40] == list(state.moves())[:40]


def test_steps_that_wait_behind_others() -> None:
    covered = lay("rK 0,-100 rG1 0,-100 rL1 80,-100 rG2 80,-100", "rG3 defeated rG4 defeated", king_covered="physics")
    for line, steps in (
        ("rK K 10,-240", "settle lifted:rK:10.0,-240.0"),
        ("rL1 L rG3 rG4", "settle revive:rL1:rG3+rG4"),
        (f"rL1 L rG3 rG4; {resting('rG2 80,-100')}; > 1 1", "place:rG3 place:rG4"),
        (f"rL1 L rG3 rG4; {resting('rG2 80,-100')}; > 1 1; rG3 = 0,-240; rG4 = 0,-240", "stand:rG4"),
    ):
        state = play(line, covered)
        assert f" {steps} " in state.position
        assert GAME.position(state.position) == state


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rG1 board", "rG1 nowhere", "“nowhere” is nowhere a cube can be."),
        ("rG1 board 0,-50,8", "rG1 board nan,-50,8", "A resting place is made of numbers."),
        ("rG1 board 0,-50,8", "rG1 board 0,-50", "A resting cube needs seven numbers, and here are 6."),
        ("rG1 board", "rG1 reserve", ""),
        ("rG2 defeated", "rG2 spent", "rG2 cannot be spent."),
        ("rG2 defeated", "rG2 hidden", "rG2 cannot be hidden."),
        ("rG2 defeated", "rG2 hand", "Whatever is in a hand is to be put down, and nothing else."),
        ("rG2 defeated", "rG2 captured", "Whatever is captured is to be rolled, and nothing else."),
        ("rG2 defeated", "rG1 defeated", "A cube is named twice."),
        ("rG2 defeated", "rG13 defeated", "“rG13” is no cube: write one like rG3, bS1 or rK."),
        ("rG2 defeated", "rG2 secret", "Only a whole army is secret, and only during a set-up with a screen."),
        ("rK board 0,-240,8,1,0,0,0", "rK defeated", "A King who is not in play has ended the bout."),
        ("rK board 0,-240,8,1,0,0,0 ", "", "An army needs its King."),
        ("points=99", "points=9", "This army costs 17 points; 9 is the most."),
        ("freezes -", "freezes", "Freezes, and what they freeze, are named in order; write - if there are none."),
        ("freezes -", "freezes rF1:bS1", "rF1 is no Freeze on the board."),
        ("freezes -", "freezes rF1", "A Freeze and what it freezes are written like rF1:bS2+bS3."),
        ("extra r0 b0", "extra r1 b0", "Extra flicks come from fouls only."),
        ("extra r0 b0", "extra r0", "Extra flicks are written like r0 b1."),
        ("bouts 0-0", "bouts 1-0", "Bouts are counted in a series only."),
        ("bouts 0-0", "bouts 1", "The bouts won are written like 1-0."),
        ("bouts 0-0 | ", "", "A position has five parts"),
        ("cubes ", "cube ", "The part called cubes is missing."),
        ("r fresh", "x fresh", "“x” is no player: they are r and b."),
        ("r fresh", "- fresh", "After the end, and only then, the turn is nobody's: write - and ended=."),
        ("r fresh", "? fresh", "It must be somebody's turn."),
        ("r fresh", "r tired", "“tired” is nothing that can have been done in a turn"),
        ("r fresh", "r done", "Before the turn goes on, something else is to be done."),
        ("action", "hide", "Nothing can be done about hide here."),
        ("action", "helm:rH1", ""),
        ("action", "heal", "Nothing can be done about heal here."),
        ("action", "action action", "An action comes when nothing else is to be done."),
        ("action", "settle action", "An action comes when nothing else is to be done."),
        ("action", "settle:rG1", "“settle:rG1” is nothing that is to be done."),
        ("action", "settle:rL1:90:50:0:0", "Nothing can be done about settle here."),
        ("action", "settle:bS1:90:50:0:0", "Nothing can be done about settle here."),
        ("action", "settle:rG1:90:500:0:0", "“500” is no strength: write a whole number from 0 to 100."),
        ("action", "release:rG1", "Whatever is captured is to be rolled, and nothing else."),
        ("action", "place:rG1", "Whatever is in a hand is to be put down, and nothing else."),
        ("action", "lifted:rK:0,-240", "A lifted King is put down as soon as everything lies still."),
        ("action", "revive:rL1:rG2", "Nothing can be done about revive here."),
        ("action", "stand:rG1+rH1", "Nothing can be done about stand here."),
        ("action", "stand:rG1 settle", "After stand there cannot come settle."),
        ("action", "face:rU1", "Nothing can be done about face here."),
        ("action", "lot", "A player who is still to set up has no cubes yet."),
        ("action", "setup:r", "A player who is still to set up has no cubes yet."),
        ("action", "action helm=rG1", "Only the mover's Helm may be flicked again"),
        ("action", "action helm=rH1", "Only the mover's Helm may be flicked again"),
        ("action", "action turns=3", "Turns are counted only in a bout with a longest length, and up to that."),
        ("action", "action made=1", "Extra flicks come from fouls only."),
        ("action", "action seen=01", "“01” stands where a whole number should."),
        ("action", "action winner=r", "Nobody has won before the end."),
        ("action", "action ended=boredom", "“boredom” ends no bout."),
        ("action", "action began=r", "Who began is kept in a series, and only there."),
        ("action", "action ko=off", "There is no option called 'ko'."),
        ("action", "action army=custom", "An option is given twice."),
        ("screen=off", "screen=maybe", "Setting up in secret cannot be 'maybe'"),
    ],
)
def test_positions_that_cannot_be(old: str, new: str, why: str) -> None:
    assert old in STATE.position
    text = STATE.position.replace(old, new, 1)
    if why:
        assert unreadable(text).startswith(why)
    else:
        unreadable(text)


def test_what_lies_captured_is_not_left_lying() -> None:
    shadow = lay("rG1 0,-50/3")
    text = shadow.position.replace("0,-50,8", "0,100,8")
    assert unreadable(text) == "Before the turn goes on, something else is to be done."


@pytest.mark.parametrize(
    ("end", "why"),
    [
        ("ended=king_off winner=r", "The Kings do not lie as such an end leaves them."),
        ("ended=both_off winner=r", "The Kings do not lie as such an end leaves them."),
        ("ended=too_long", "Only a longest length ends a bout so, drawn."),
        ("ended=resigned", "Such a bout has a winner."),
        ("ended=resigned winner=r began=r", "Who began is kept in a series, and only there."),
        ("ended=resigned winner=r turns=2", "Turns are counted"),
    ],
)
def test_ends_that_cannot_be(end: str, why: str) -> None:
    text = STATE.position.replace("r fresh action", f"- fresh action {end}")
    assert unreadable(text).startswith(why)


def test_before_and_between_set_ups() -> None:
    lot = GAME.start()
    assert lot.position == "cubes - | freezes - | extra r0 b0 | bouts 0-0 | ? fresh lot"
    assert begin().position.endswith("| r fresh setup:r setup:b start=red")
    for state in (lot, lot.play("start=b"), begin(), begin(army="custom").play("set rK 0,-240"), begin(bouts="series")):
        assert GAME.position(state.position) == state
    assert unreadable(lot.position.replace("lot", "lot setup:r")).startswith("Nothing") is False
    assert unreadable(begin().position.replace("setup:r setup:b", "setup:b setup:r"))
    assert unreadable(begin().position.replace("r fresh", "b fresh"))


def test_a_long_or_odd_text_is_refused() -> None:
    for text in ("", "|", "||||", "x" * 30_000, "cubes | | | | r fresh action", "\0" * 50, "cubes - " * 5000):
        unreadable(text)


@pytest.mark.clause("CQ-40")
def test_after_a_drawn_bout_the_other_begins_whatever_the_options_say() -> None:
    """The score is as it was; only where no bout can be drawn does it say that none has been played."""
    first = begin(bouts="series", both_kings="draw")
    after = bout_over(first, NOBODY, BOTH_OFF)
    assert (first.seat, after.seat) == (0, 1)
    assert GAME.position(after.position) == after
    with pytest.raises(UnreadablePosition, match="who begins"):
        GAME.position(after.position.replace(" both_kings=draw", ""))


def test_what_is_counted_and_what_is_frozen_stand_in_it() -> None:
    state = lay(at="r fresh action seen=2 turns=3", fouls="on", turn_cap="200")
    assert "| r fresh action seen=2 turns=3 army=custom" in state.position
    frozen = lay("bS1 0,50 bS2 16,50 rF1 8,50", freezes="rF1:bS1+bS2")
    assert " | freezes rF1:bS1+bS2 | " in frozen.position
    assert GAME.position(frozen.position) == frozen
