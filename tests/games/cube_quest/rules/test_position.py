"""The position text, written and read back."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.position import BOTH_OFF
from cuboteca.games.cube_quest.rules.resolving import bout_over
from cuboteca.play.game import UnreadablePosition
from tests.games.cube_quest.setting import GAME, begin, flicked, lay, play, resting, unreadable

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


def test_before_and_between_set_ups() -> None:
    lot = GAME.start()
    assert lot.position == "cubes - | freezes - | extra r0 b0 | bouts 0-0 | ? fresh lot"
    assert begin().position.endswith("| r fresh setup:r setup:b start=red")
    for state in (lot, lot.play("start=b"), begin(), begin(army="custom").play("set rK 0,-240"), begin(bouts="series")):
        assert GAME.position(state.position) == state
    assert unreadable(lot.position.replace("lot", "lot setup:r")) == "set_up_steps"
    assert unreadable(begin().position.replace("setup:r setup:b", "setup:b setup:r")) == "set_up_order"
    assert unreadable(begin().position.replace("r fresh", "b fresh")) == "set_up_order"


@pytest.mark.clause("CQ-40")
def test_after_a_drawn_bout_the_other_begins_whatever_the_options_say() -> None:
    """The score is as it was; only where no bout can be drawn does it say that none has been played."""
    first = begin(bouts="series", both_kings="draw")
    after = bout_over(first, NOBODY, BOTH_OFF)
    assert (first.seat, after.seat) == (0, 1)
    assert GAME.position(after.position) == after
    with pytest.raises(UnreadablePosition, match="goes first"):
        GAME.position(after.position.replace(" both_kings=draw", ""))


def test_what_is_counted_and_what_is_frozen_stand_in_it() -> None:
    state = lay(at="r fresh action seen=2 turns=3", fouls="on", turn_cap="200")
    assert "| r fresh action seen=2 turns=3 army=custom" in state.position
    frozen = lay("bS1 0,50 bS2 16,50 rF1 8,50", freezes="rF1:bS1+bS2")
    assert " | freezes rF1:bS1+bS2 | " in frozen.position
    assert GAME.position(frozen.position) == frozen
