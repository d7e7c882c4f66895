"""Resigning, long bouts, drawn bouts of a series."""

from __future__ import annotations

import pytest

from tests.games.cube_quest.setting import GAME, asked, ended, flicked, lay, legal, play, refused, resting

clause = pytest.mark.clause


@clause("CQ-47")
def test_resigning() -> None:
    over = lay().play("resign")
    assert (ended(over).winners, ended(over).reason, ended(over).clause) == ((1,), "resigned", "CQ-47")
    assert "resign" not in legal(lay())
    assert refused(lay("rG1 0,-50").play("rG1 F 90 50"), "resign") == "CQ-47"
    assert refused(over, "resign") is None
    caught = play(f"{flicked('rG1', 'rG1 0,100/3')}; > 1", lay("rG1 0,-50"))
    assert ended(caught.play("resign")).winners == (1,)
    assert ended(GAME.start(options={"start": "red"}).play("resign")).winners == (1,)


@clause("CQ-40")
def test_a_bout_of_limited_length() -> None:
    state = lay(at="r fresh action turns=198", turn_cap="200").play("rK K 0,-240")
    over = ended(state.play("bK K 0,240"))
    assert (over.winners, over.reason, over.clause) == ((), "too_long", "CQ-40")
    assert lay().play("rK K 0,-240").turns == 0


@clause("CQ-40")
def test_a_drawn_bout_of_a_series() -> None:
    state = lay(at="r fresh action began=r turns=9", turn_cap="10", bouts="series", score="2-1")
    drawn = state.play("rK K 0,-240")
    assert (drawn.score, drawn.seat, asked(drawn)) == ((2, 1), 1, "setup:b")
    lost = state.play("resign")
    assert (lost.score, lost.seat) == ((2, 2), 0)
    won = lay(at="b fresh action began=r", bouts="series", score="2-2").play("resign")
    assert (ended(won).winners, ended(won).scores) == ((0,), (3, 2))
    assert ended(lay().play("resign")).scores is None, "a single bout has no score"


@clause("CQ-40")
def test_after_a_drawn_bout_the_other_one_begins() -> None:
    for starter, other in (("r", 1), ("b", 0)):
        state = lay(at=f"r fresh action began={starter} turns=9", turn_cap="10", bouts="series")
        drawn = state.play("rK K 0,-240")
        assert (drawn.seat, drawn.mover, drawn.starter) == (other, other, other)


@clause("CQ-19", "CQ-47")
def test_after_the_end_nothing_is_left_of_the_turn() -> None:
    placed = "rH1 0,-50 rG1 50,-50 bF1 50,-50"
    turn = lay(placed, at="r fresh action seen=1 turns=3", freezes="bF1:rG1", extra="r2 b1", fouls="on", turn_cap="9")
    moving = turn.play("rH1 F 90 50")
    fallen = moving.play("~ rK off 0.5")
    resigned = moving.play(resting("rH1 0,-20")).play("resign")
    for over, why in ((fallen, "king_off"), (resigned, "resigned"), (turn.play("resign"), "resigned")):
        assert over.position.split(" | ")[1:4] == ["freezes -", "extra r0 b0", "bouts 0-0"]
        assert f"| - fresh action ended={why} winner=b " in over.position
        assert GAME.position(over.position) == over
