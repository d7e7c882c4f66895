"""Flicks, the King Move, extra flicks, fouls, timers."""

from __future__ import annotations

import pytest

from tests.games.cube_quest.setting import asked, at, flicked, lay, legal, play, reason, refused, resting, where

clause = pytest.mark.clause


@clause("CQ-9", "CQ-10")
def test_whose_cubes_are_flicked() -> None:
    state = lay("rG1 0,-50 rL1 50,-50 bG1 0,50", "rF1 reserve rG2 defeated rU1 hidden")
    assert play(flicked("rG1", "rG1 0,100"), state).seat == 1
    for cube in ("bG1", "rL1", "rF1", "rG2", "rU1", "rG3"):
        assert refused(state, f"{cube} F 90 50") == "CQ-10", cube
    assert reason(state, "rL1 F 90 50") == "never_flicked"
    away = play(flicked("rG1", "rG1 0,100"), state)
    again = play(flicked("bG1", "bG1 0,60"), away)
    assert play(flicked("rG1", "rG1 0,120"), again).seat == 1  # from enemy territory


@clause("CQ-11")
def test_a_flick_is_data() -> None:
    state = lay("rG1 0,-50")
    move = state.read("rG1 F 87.5 62 @-20,10")
    assert move.flick == (875, 62, -20, 10)
    assert str(move) == "rG1 F 87.5 62 @-20,10"
    assert not move.random
    moving = state.play(move)
    assert moving.seat == -1
    assert "settle:rG1:87.5:62:-20:10" in moving.position
    for text in ("rG1 F 360 50", "rG1 F -1 50", "rG1 F 90 101", "rG1 F 90 5.5", "rG1 F 90 50 @101,0", "rG1 F x 50"):
        assert refused(state, text) == "CQ-11", text


@clause("CQ-9")
def test_power_0_moves_nothing_and_is_a_turn() -> None:
    after = play("rG1 F 90 0; ~", lay("rG1 0,-50"))
    assert (after.seat, at(after, "rG1")) == (1, (0, -50, 8))


@clause("CQ-20", "CQ-21")
def test_the_king_move() -> None:
    state = lay("rK 100,100 rG1 0,-240")
    assert at(state.play("rK K 30,-240^45/3"), "rK") == (30, -240, 8)
    on_top = state.play("rK K 0,-240")
    assert (asked(on_top), at(on_top, "rK")) == ("stand:rK", (0, -240, 24))
    assert on_top.play("~").seat == 1
    slipped = on_top.play("~ falls")
    assert (slipped.seat, asked(slipped), where(slipped, "rK")) == (0, "place:rK", "hand")
    assert refused(slipped, "rG1 F 90 50") == "CQ-20"
    assert slipped.play("rK = 30,-240").seat == 1
    assert refused(state, "rK K 0,-240,0") == "CQ-21"
    assert refused(state, "rK K 10,-240") == "CQ-46"  # would tip
    assert refused(state, "bK K 0,240") == "CQ-20"
    assert refused(state, "rG1 K 0,-240") == "CQ-20"
    assert state.play("rK K 40,-200").seat == 1


@clause("CQ-20", "CQ-44")
def test_a_king_under_cubes() -> None:
    covered = "rK 0,-100 rG1 0,-100 rG2 20,-240"
    assert refused(lay(covered), "rK K 0,-240") == "CQ-20"
    assert not any(move.startswith("rK K") for move in legal(lay(covered)))
    lifted = lay(covered, king_covered="physics").play("rK K 0,-240")
    assert (asked(lifted), where(lifted, "rK")) == ("settle", "hand")
    down = lifted.play(resting("rG1 0,-100"))
    assert (down.seat, at(down, "rK"), at(down, "rG1")) == (1, (0, -240, 8), (0, -100, 8))
    in_the_way = lifted.play(resting("rG1 6,-240"))
    assert asked(in_the_way) == "stand:rK"  # he goes on top of what fell there
    no_more = lifted.play(resting("rG1 12,-240"))
    assert (asked(no_more), no_more.seat) == ("place:rK", 0)
    assert no_more.play("rK = -20,-240").seat == 1


@clause("CQ-41")
def test_there_is_always_something_to_do() -> None:
    state = lay()
    kinds = {move.kind for move in state.moves()}
    assert kinds == {"flick", "king"}
    assert refused(state, "end") == "CQ-41"
    assert refused(state, "rU1 hide") == "CQ-27"
    assert refused(state, "rG1 = 0,-240") == "CQ-16"
    assert refused(state, "!rG1 > 3") == "CQ-9"


@clause("CQ-22", "CQ-23", "CQ-45")
def test_calling_fouls() -> None:
    assert refused(lay(), "foul") == "CQ-22"
    state = lay("rH1 0,-50", fouls="on")
    assert refused(state, "foul") == "CQ-22"  # nothing has been flicked yet
    twice = play(f"{flicked('rH1', 'rH1 0,-20')}; {flicked('rH1', 'rH1 0,-40')}", state)
    assert twice.seen == 2
    called = play("foul; foul", twice)
    assert refused(called, "foul") == "CQ-22"
    declined = called.play("end")
    assert (declined.extra, asked(declined), declined.seat) == ((0, 1), "action", 1)
    done = play(f"end; {flicked('bK', 'bK 0,230')}", declined)
    assert (done.seat, done.extra) == (0, (0, 0))
    assert (done.seen, done.made) == (1, 0)
    late = play(f"end; end; {flicked('bK', 'bK 0,230')}", called)
    assert refused(play(flicked("rH1", "rH1 0,-20"), late), "foul") == "CQ-25"


@clause("CQ-24", "CQ-25")
def test_extra_flicks_come_first() -> None:
    state = lay("rH1 0,-50 rL1 50,-50", "rF1 reserve rU1 hidden rG1 defeated", extra="r2 b0", fouls="on")
    for text in ("rK K 0,-240", "rL1 L rG1", "rU1 U 0,150", "rF1 Z 0,0"):
        assert refused(state, text) == "CQ-24", text
    assert {move.kind for move in state.moves()} == {"flick", "end"}
    helm = play(flicked("rH1", "rH1 0,-20"), state)
    assert asked(helm) == "helm:rH1"
    more = play(flicked("rH1", "rH1 0,-30"), helm)
    assert (more.extra, asked(more), more.seat) == ((1, 0), "action", 0)
    after = play(flicked("rK", "rK 0,-230"), more)
    assert (after.extra, after.seat) == ((0, 0), 0)
    assert after.play("rK K 0,-240").seat == 1


@clause("CQ-45")
def test_a_timer() -> None:
    assert refused(lay(), "late") == "CQ-45"
    state = lay("rH1 0,-50 rU1 50,100", flick_timer="30")
    assert "late" not in legal(state)
    assert state.play("late").seat == 1
    helm = play(flicked("rH1", "rH1 0,-20"), state)
    assert asked(helm.play("late")) == "hide"
    assert play("late; late", helm).seat == 1
    extra = lay("rH1 0,-50", extra="r1 b0", fouls="on", flick_timer="30").play("late")
    assert (extra.seat, extra.extra) == (0, (0, 0))


@clause("CQ-12")
def test_cubes_of_the_other_player_fall_too() -> None:
    state = play(flicked("rG1", "bS1 off 0.2", "rG1 0,60/6"), lay("rG1 0,-50 bS1 0,100"))
    assert (where(state, "bS1"), state.seat) == ("defeated", 1)
    assert refused(state, "bS1 F 90 50") == "CQ-10"


@clause("CQ-22", "CQ-24")
def test_whoever_calls_a_foul_has_the_flick() -> None:
    for seat, colour in enumerate("rb"):
        called = lay(at=f"{colour} fresh action seen=1", fouls="on").play("foul")
        assert (called.extra[seat], called.extra[1 - seat], called.seen) == (1, 0, 0)


@clause("CQ-45", "CQ-24", "CQ-25")
def test_declining_the_second_flick_of_an_extra_one_leaves_the_turn() -> None:
    state = play(flicked("rH1", "rH1 0,-20"), lay("rH1 0,-50", extra="r1 b0", fouls="on"))
    assert asked(state) == "helm:rH1"
    declined = state.play("end")
    assert (declined.seat, asked(declined)) == (0, "action")
    late = play(flicked("rH1", "rH1 0,-20"), lay("rH1 0,-50", extra="r1 b0", fouls="on", flick_timer="30"))
    assert (late.play("late").seat, asked(late.play("late"))) == (0, "action")


@clause("CQ-45", "CQ-31")
def test_a_timer_runs_out_on_further_healers() -> None:
    state = play("rL1 L rG1; > 2", lay("rL1 50,-100 rL2 80,-100", "rG1 defeated", flick_timer="30"))
    assert asked(state) == "heal"
    assert state.play("late").seat == 1


@clause("CQ-20", "CQ-1")
def test_the_king_does_not_stand_where_a_ragged_edge_is_cut() -> None:
    assert lay().play("rK K 40,-293").seat == 1
    assert refused(lay(ragged="on"), "rK K 40,-293") == "CQ-46"
    assert lay(ragged="on").play("rK K 0,-293").seat == 1
