"""Details that come up in play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF, FACES
from cuboteca.games.cube_quest.rules.moves import Flick, Move
from cuboteca.games.cube_quest.rules.pose import flat_pose
from cuboteca.play.game import IllegalMove
from tests.games.cube_quest.setting import GAME, asked, flicked, lay, legal, play, refused, resting, where

clause = pytest.mark.clause


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


@clause("CQ-46")
def test_how_far_what_was_put_down_may_sag() -> None:
    state = lay("rK 100,-100 rG1 0,-240").play("rK K 0,-240")
    assert state.play(resting("rK 1,-240,1")).seat == 1
    assert refused(state, resting("rK 1.1,-240,1")) == "CQ-46"
    assert state.play("~ rK 0,-240,23,1,0,0,0").seat == 1
    assert refused(state, "~ rK 0,-240,22.9,1,0,0,0") == "CQ-46"


@clause("CQ-16", "CQ-30")
def test_the_rolls_that_are_listed_and_drawn() -> None:
    caught = play(flicked("rG1", "rG1 0,100/3"), lay("rG1 0,-50"))
    assert legal(caught) == {f"!rG1 > {face}" for face in FACES}
    assert legal(lay("rG1 0,-50").play("rG1 F 90 50")) == {"~"}
    assert legal(lay("rG1 0,-240 rK 100,-100").play("rK K 0,-240")) == {"~", "~ falls"}
    with pytest.raises(ValueError, match=r"^Nothing is left to chance here\.$"):
        lay().draw(Random(1))
    with pytest.raises(ValueError, match="chance"):
        play(flicked("rH1", "rH1 0,-20"), lay("rH1 0,-50")).draw(Random(1))
    healing = lay("rL1 50,-100", "rG1 defeated rG2 defeated").play("rL1 L rG2 rG1")
    assert legal(healing) == {f"rL1 L rG2 rG1 > {one} {two}" for one in FACES for two in FACES}
    rng = Random(5)
    faces = Counter(face for _ in range(1500) for face in healing.draw(rng).faces)
    assert set(faces) == set(FACES)
    assert min(faces.values()) > 400


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


@clause("CQ-20", "CQ-1")
def test_the_king_does_not_stand_where_a_ragged_edge_is_cut() -> None:
    assert lay().play("rK K 40,-293").seat == 1
    assert refused(lay(ragged="on"), "rK K 40,-293") == "CQ-46"
    assert lay(ragged="on").play("rK K 0,-293").seat == 1


def test_a_move_is_asked_about_as_a_text_or_as_itself() -> None:
    state = lay()
    for text in ("end", "rK F 90 50", "rK K 0,-240"):
        assert str(state.why_not(state.read(text))) == str(state.why_not(text))
    assert state.why_not("perhaps") is not None


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


@clause("CQ-30")
def test_a_roll_of_two_healers_may_be_written_short() -> None:
    state = lay("rL1 50,-100 rL2 80,-100", "rG1 defeated rG2 defeated").play("rL1+rL2 L rG1 rG2")
    assert state.read("> 1 3") == state.read("rL1+rL2 L rG1 rG2 > 1 3")


def test_what_is_no_move_is_refused_in_words() -> None:
    for move, said in (
        (Move("flick", (0,), flick=Flick(0, 500)), "“500” is no strength: write a whole number from 0 to 100."),
        (Move("flick", ()), "This is not a move."),
        (Move("flick", (0,), flick=Flick(0, 50), word="falls"), "This is not a move."),
    ):
        with pytest.raises(IllegalMove) as refusal:
            lay().play(move)
        assert refusal.value.message == said


def test_only_cubes_on_the_board_have_a_place() -> None:
    with pytest.raises(ValueError, match=r"^Only cubes on the board have a place there\.$"):
        lay().pose(CUBE_OF["rG1"])
