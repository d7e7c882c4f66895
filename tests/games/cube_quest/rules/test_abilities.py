"""Helms, Skulks, Healers and Freezes beyond the worked cases."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.pose import flat_pose
from tests.games.cube_quest.setting import (
    GAME,
    asked,
    at,
    flicked,
    frozen,
    lay,
    legal,
    play,
    reason,
    refused,
    resting,
    where,
)

clause = pytest.mark.clause


@clause("CQ-25", "CQ-26")
def test_a_helm_from_enemy_territory() -> None:
    state = lay("rH1 0,100")
    back = play(flicked("rH1", "rH1 0,0"), state)
    assert asked(back) == "helm:rH1"
    assert refused(back, "rK F 90 50") == "CQ-25"
    assert refused(back, "rK K 0,-240") == "CQ-25"
    assert {move.kind for move in back.moves()} == {"flick", "end"}
    assert play(flicked("rH1", "rH1 0,-50"), back).seat == 1  # two flicks at most
    assert play(flicked("rH1", "rH1 0,150"), state).seat == 1


@clause("CQ-25", "CQ-44")
def test_everything_settles_between_the_flicks_of_a_helm() -> None:
    state = play(flicked("rH1", "rH1 0,-20", "bG1 0,-100/3"), lay("rH1 0,-50 bG1 0,50"))
    assert asked(state) == "release:bG1"
    assert asked(play("> 1; bG1 = 20,210", state)) == "helm:rH1"


@clause("CQ-25")
def test_a_helm_that_was_captured_and_escaped_has_had_its_flick() -> None:
    state = play(flicked("rH1", "rH1 0,60/4"), lay("rH1 0,-50"))
    assert asked(state) == "release:rH1"
    assert play("> 1; rH1 = 20,-210", state).seat == 1


@clause("CQ-27")
def test_hiding() -> None:
    state = lay("rU1 0,100 rU2 50,100 bG1 -50,50")
    offered = state.play("rK K 0,-240")
    assert legal(offered) == {"end", "rU1 hide", "rU2 hide"}
    one = offered.play("rU1 hide")
    assert (one.seat, legal(one)) == (0, {"end", "rU2 hide"})
    assert one.play("rU2 hide").seat == 1
    assert refused(offered, "rK K 0,-240") == "CQ-27"
    assert refused(offered, "rK hide") == "CQ-27"
    at_home = lay("rU1 0,100 rU2 50,-100").play("rK K 0,-240")
    assert refused(at_home, "rU2 hide") == "CQ-27"
    assert at_home.play("end").seat == 1


@clause("CQ-27", "CQ-44")
def test_what_stood_on_a_skulk_that_hides_falls() -> None:
    state = lay("rU1 0,100 rG1 0,100").play("rK K 0,-240").play("rU1 hide")
    assert asked(state) == "settle"
    assert asked(state.play(resting("rG1 0,100/2"))) == "release:rG1"


@clause("CQ-28")
def test_where_a_skulk_returns() -> None:
    state = lay("bG1 100,150", "rU1 hidden")
    assert refused(state, "rU1 U 193,100") == "CQ-28"
    assert refused(state, "rU1 U 0,-100") == "CQ-28"
    assert refused(state, "rU1 U 0,150/4") == "CQ-28"
    assert refused(state, "rU1 U 100,150") == "CQ-28"
    assert refused(state, "rU2 U 0,150") == "CQ-28"
    assert refused(state, "bG1 U 0,150") == "CQ-28"
    assert refused(state, "rU1 U 0,150,1") == "CQ-46"
    back = state.play("rU1 U 0,150^45/3")
    assert (asked(back), at(back, "rU1")) == ("hide", (0, 150, 8))
    assert where(back.play("rU1 hide"), "rU1") == "hidden"
    gap = lay("", "rU1 hidden", skulk_castle_gap="16")
    assert refused(gap, "rU1 U 0,171.1") == "CQ-28"
    assert gap.play("rU1 U 0,171").seat == 0
    assert reason(gap, "rU1 U 0,175") == "near_castle"


@clause("CQ-28", "CQ-13")
def test_a_skulk_that_is_rolled_as_it_returns() -> None:
    state = lay("", "rU1 hidden", skulk_face="rolled")
    assert refused(state, "rU1 U 0,150/2") == "CQ-28"
    back = state.play("rU1 U 0,150^30")
    assert asked(back) == "face:rU1"
    assert asked(back.play("> 2")) == "hide"
    caught = back.play("> 5")
    assert (asked(caught), where(caught, "rU1")) == ("release:rU1", "captured")


@clause("CQ-29", "CQ-30", "CQ-31")
def test_healing() -> None:
    state = lay("rL1 50,-100 rL2 80,-100", "rS1 defeated rG1 defeated rG2 defeated")
    assert refused(state, "rL1 L bG1") == "CQ-29"
    assert refused(state, "rL1 L rG3") == "CQ-29"
    assert refused(state, "rL1 L rG1 rG1") == "CQ-29"
    assert refused(state, "rL1+rL1 L rG1") == "CQ-29"
    assert refused(state, "rK L rG1") == "CQ-29"
    assert refused(state, "rL1 L rS1 rG1 rG2") == "CQ-29"
    rolled = state.play("rL1 L rG2 rG1")
    assert refused(rolled, "> 1") == "CQ-30"
    assert refused(rolled, "rL1 L rG1 > 1") == "CQ-30"
    up = rolled.play("> 1 6")
    assert (asked(up), up.seat) == ("place:rG2", 0)  # in the order named
    first = up.play("rG2 = 20,-210")
    assert asked(first) == "place:rG1"
    more = first.play("rG1 = 40,-210")
    assert asked(more) == "heal"
    assert refused(more, "rK K 0,-240") == "CQ-31"
    again = play("rL2 L rS1; > 6", more)
    assert (again.seat, where(again, "rS1")) == (1, "defeated")
    assert more.play("end").seat == 1
    retry = play("rL1 L rG1; > 2; rL2 L rG1; > 1; rG1 = 40,-210", state)
    assert (retry.seat, where(retry, "rG1")) == (1, "board")


@clause("CQ-32", "CQ-33")
def test_what_healers_revive() -> None:
    state = lay("rL1 50,-100 bG1 0,50", "rL2 defeated rF1 defeated")
    healed = state.play("rL1 L rL2 rF1").play("> 3 4")
    assert (where(healed, "rF1"), asked(healed)) == ("reserve", "place:rL2")
    assert asked(healed.play("rL2 = 30,-210")) == "action"
    assert healed.play("rL2 = 30,-210").seat == 1  # nothing else to revive
    barred = lay("rL1 50,-100", "rL2 defeated rF1 defeated rG1 defeated", heal_special="off")
    assert refused(barred, "rL1 L rL2") == "CQ-29"
    assert barred.play("rL1 L rG1").seat == -1
    knocked = play(flicked("rG1", "rL1 off 0.3"), lay("rG1 0,-50 rL1 50,-50 rL2 80,-50"))
    assert where(knocked, "rL1") == "defeated"


@clause("CQ-29", "CQ-44")
def test_what_stood_on_a_healer_falls_before_the_roll() -> None:
    state = lay("rL1 50,-100 rG2 50,-100", "rG1 defeated").play("rL1 L rG1")
    assert asked(state) == "settle"
    assert asked(state.play(resting("rG2 50,-100"))) == "revive:rL1:rG1"
    assert refused(state, "rL1 L rG1 > 1") == "CQ-44"


@clause("CQ-34", "CQ-46")
def test_where_freezes_go() -> None:
    state = lay("bS1 0,100^20 bS2 60,100 rG1 60,-100", "rF1 reserve rF2 defeated")
    assert refused(state, "rF2 Z bS1") == "CQ-34"
    assert refused(state, "bF1 Z bS1") == "CQ-34"
    assert refused(state, "rG1 Z bS1") == "CQ-34"
    assert refused(state, "rF1 Z bS3") == "CQ-34"
    assert refused(state, "rF1 Z 0,-100") == "CQ-34"  # the bare mat
    assert refused(state, "rF1 Z rG1") == "CQ-34"
    assert refused(state, "rF1 Z 70,100") == "CQ-46"
    assert refused(state, "rF1 Z bS1 + rF1 Z bS2") == "CQ-34"
    assert refused(state, "rF1 Z 0,100,0") == "CQ-21"
    placed = state.play("rF1 Z bS1")
    assert (asked(placed), at(placed, "rF1")) == ("stand:rF1", (0, 100, 24))
    slipped = placed.play("~ falls")
    assert (slipped.seat, asked(slipped), where(slipped, "rF1")) == (0, "action", "reserve")
    done = placed.play("~")
    assert (done.seat, frozen(done)) == (1, {"bS1"})
    assert refused(done, "bS1 F 90 50") == "CQ-36"
    assert done.play("bS2 F 90 50").seat == -1
    near_king = lay("bS1 16,240", "rF1 reserve")
    assert refused(near_king, "rF1 Z 9,240") == "CQ-34"
    assert near_king.play("rF1 Z bS1").seat == -1


@clause("CQ-37", "CQ-39", "CQ-36")
def test_freezes_that_are_knocked_off() -> None:
    state = play("rF1 Z bG1; ~", lay("bG1 0,50 bS1 100,100", "rF1 reserve"))
    caught = play(flicked("bS1", "bG1 0,-60/3", "rF1 0,-60,1"), state)
    assert asked(caught) == "settle"  # a frozen cube can be captured
    dropped = caught.play(resting("rF1 0,-60"))
    after = dropped.play("> 2")
    assert (where(after, "rF1"), where(after, "bG1"), frozen(after)) == ("defeated", "defeated", set())
    off = play(flicked("bS1", "rF1 off 0.3"), state)
    assert (where(off, "rF1"), frozen(off)) == ("defeated", set())
    beside = play(flicked("bS1", "rF1 0,66.1"), state)
    assert where(beside, "rF1") == "defeated"


@clause("CQ-37")
def test_a_freeze_that_slides_onto_another_cube() -> None:
    placed, slide = lay("bG1 0,50 bS1 16,50 bS2 100,100", "rF1 reserve"), flicked("bS2", "rF1 16,50,1")
    assert where(play(f"rF1 Z bG1; ~; {slide}", placed), "rF1") == "defeated"
    transfer = lay("bG1 0,50 bS1 16,50 bS2 100,100", "rF1 reserve", freeze_transfer="on")
    assert frozen(play(f"rF1 Z bG1; ~; {slide}", transfer)) == {"bS1"}


@clause("CQ-35")
def test_a_freeze_freezes_only_what_it_touches() -> None:
    stack = play("rF1 Z bG2; ~", lay("bG1 0,50 bG2 0,50", "rF1 reserve"))
    assert frozen(stack) == {"bG2"}
    bridge = play("rF1 Z 6,50; ~", lay("bG1 0,50 rG1 16,50", "rF1 reserve"))
    assert frozen(bridge) == {"bG1"}


@clause("CQ-28")
def test_a_skulk_returns_close_beside_a_cube() -> None:
    state = lay("bG1 0,50", "rU1 hidden")
    assert refused(state, "rU1 U 16,50") == "CQ-28"
    beside = state.play("rU1 U 16.1,50")
    assert asked(beside) == "stand:rU1", "so near it must be seen whether it stays"
    assert asked(beside.play("~")) == "hide"


@clause("CQ-28", "CQ-46")
@pytest.mark.parametrize("face", ["face", "rolled"])
def test_a_skulk_that_does_not_stay_where_it_returns_is_in_hiding_again(face: str) -> None:
    state = lay("bG1 0,50", "rU1 hidden", skulk_face=face)
    assert state.play("rU1 U 16.1,50").play("~ falls") == state
    blue = lay("rG1 0,-50", "bU1 hidden", at="b fresh action", skulk_face=face)
    assert blue.play("bU1 U 16.1,-50").play("~ falls") == blue


@clause("CQ-28", "CQ-46")
def test_a_returning_skulk_that_sags_is_rolled_where_it_lies() -> None:
    state = lay("bG1 0,8.5", "rU1 hidden", skulk_face="rolled").play("rU1 U 16.1,8.2")
    sagged = state.play("~ rU1 16.5,7.9,8.1,0.99992,0.0126,0,0")
    assert asked(sagged) == "face:rU1"
    assert GAME.position(sagged.position) == sagged
    rolled = sagged.play("> 5")
    assert (rolled.seat, where(rolled, "rU1")) == (1, "board"), "it touches the line now"
    assert GAME.position(rolled.position) == rolled
    assert rolled.pose(CUBE_OF["rU1"]) == flat_pose(16.5, 7.9, 8.1, 0, 5)


@clause("CQ-28", "CQ-1")
def test_a_skulk_returns_wholly_onto_a_ragged_mat() -> None:
    state = lay("", "rU1 hidden", ragged="on")
    assert refused(state, "rU1 U 190,150") == "CQ-28"  # where the edge is cut
    assert state.play("rU1 U 190,225").seat == 0


@clause("CQ-34")
def test_blue_cannot_freeze_the_first_of_all_cubes() -> None:
    assert refused(lay("rS1 0,-50", "bF1 reserve", at="b fresh action"), "bF1 Z rK") == "CQ-34"


@clause("CQ-25", "CQ-36", "CQ-38")
def test_a_helm_that_a_freeze_has_come_to_lie_on_is_not_flicked_again() -> None:
    state = lay("rH1 0,-50 rG1 50,-50 bF1 50,-50", freezes="bF1:rG1", freeze_transfer="on")
    free = play(flicked("rH1", "rH1 0,-20"), state)
    assert asked(free) == "helm:rH1"
    under = play(flicked("rH1", "rH1 66.2,-50", "bF1 58,-50,1"), state)
    assert "bF1:rH1+rG1" in under.position
    assert (under.seat, asked(under)) == (1, "action")
