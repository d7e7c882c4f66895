"""Why a move may not be made: the reason, what it is about, and its clause."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import IllegalMove
from tests.games.cube_quest.setting import GAME, begin, flicked, is_sentence, lay, play

QUIET = lay()
OVER = QUIET.play("resign")
MOVING = lay("rG1 0,-50", "rG2 defeated").play("rG1 F 90 50")
LOT = GAME.start()
SETUP = begin()
CUSTOM = begin(army="custom", screen="off")
CHECK = CUSTOM.play("set rK 0,-240 rG1 0,-100 rG2 7,-100")
STAND = lay("rG1 0,-240 rK 100,-100").play("rK K 0,-240")
CAUGHT = play(flicked("rG1", "rG1 0,100/3"), lay("rG1 0,-50 bG2 50,0"))
ESCAPED = play(f"{flicked('rG1', 'rG1 0,100/3')}; > 1", lay("rG1 0,-50"))
ROLLED = lay("", "rU1 hidden", skulk_face="rolled")
FACE = ROLLED.play("rU1 U 0,150^30")
REVIVE = lay("rL1 50,-100", "rG1 defeated rG2 defeated rG3 defeated").play("rL1 L rG1 rG2 rG3")
HELM = play(flicked("rH1", "rH1 0,-20"), lay("rH1 0,-50 rH2 50,-50"))
MORE = play("rL1 L rG1; > 2", lay("rL1 50,-100 rL2 80,-100", "rG1 defeated"))
HIDE = lay("rU1 0,100 rU2 50,-100 bU1 50,100").play("rK K 0,-240")

TURN = lay(
    "rG1 0,-50 rL1 50,-50 bG1 0,50 bS1 100,-100",
    "rF1 reserve rF2 defeated rG2 defeated rU1 hidden rU2 defeated rL2 defeated rS1 defeated "
    "bF1 reserve bU1 hidden bL1 spent",
)
SPENT = lay("rL2 0,-100 rK 100,-100 rG5 100,-100", "rL1 spent rG2 defeated")
EXTRA = lay("rL1 50,-50", "rF1 reserve rU1 hidden rG1 defeated", extra="r1 b0", fouls="on")
FOULS = lay(fouls="on")
INSIDE = lay(castle_in="inside")
APART = lay("", "rU1 hidden", skulk_castle_gap="16")
BARRED = lay("rL1 50,-100", "rF1 defeated", heal_special="off")

FROZEN = play(
    "bF1 Z rH1; ~; rK K 0,-240; end; bF2 Z rL1; ~",
    lay(
        "rH1 -100,-100 rL1 -50,-100 rU1 0,100 rU2 50,100",
        "bF1 reserve bF2 reserve rG1 defeated",
        at="b fresh action",
    ),
)
FROZEN_SKULK = play("bF1 Z rU1; ~; rK K 0,-240", lay("rU1 50,100 rU2 -50,100", "bF1 reserve", at="b fresh action"))


@pytest.mark.parametrize(
    ("state", "move", "why", "clause"),
    [
        (QUIET, "end", "no_pass", "CQ-41"),
        (QUIET, "foul", "fouls_off", "CQ-22"),
        (QUIET, "late", "no_timer", "CQ-45"),
        (QUIET, "rU1 hide", "hide_later", "CQ-27"),
        (QUIET, "rG1 = 0,-240", "nothing_in_hand", "CQ-16"),
        (QUIET, "!rG1 > 3", "no_chance", "CQ-9"),
        (QUIET, "set rK 0,-240", "set_up_over", "CQ-9"),
        (OVER, "rK F 90 50", "game_over", None),
        (MOVING, "resign", "resign_later", "CQ-47"),
        (MOVING, "rK F 90 50", "unsettled", "CQ-44"),
        (MOVING, "~ falls", "nothing_put_down", "CQ-46"),
        (MOVING, "~ rG2 off 0.5", "settles_off_board", "CQ-44"),
        (MOVING, "~ rG1 off 9", "no_seconds", "CQ-12"),
        (MOVING, "~ rG1 nan,0,8,1,0,0,0", "pose_numbers", "CQ-11"),
        (MOVING, "~ rG1", "rests_nowhere", "CQ-11"),
        (MOVING, "~ rG1 off 1 rG1 off 1", "rests_twice", "CQ-11"),
        (MOVING, "~ rG1 0,0,-9,1,0,0,0", "pose_low", "CQ-11"),
        (MOVING, "~ rG1 0,400,8,1,0,0,0", "pose_far", "CQ-11"),
        (MOVING, "~ rG1 0,0,8,1,1,0,0", "pose_turn", "CQ-11"),
        (MOVING, "~ rG1 0,0,8", "pose_length", "CQ-11"),
        (LOT, "rK F 90 50", "not_drawn", "CQ-9"),
        (SETUP, "rK F 90 50", "set_up_first", "CQ-43"),
        (SETUP, "set bK 0,240", "other_colour", "CQ-4"),
        (SETUP, "set rK 0,-240 rK 0,-240", "placed_twice", "CQ-3"),
        (SETUP, "set rK 0,-240", "basic_army", "CQ-2"),
        (SETUP, "set rK", "no_set_up", "CQ-6"),
        (SETUP, "set", "no_set_up", "CQ-6"),
        (CHECK, "rK F 90 50", "formation_unsettled", "CQ-6"),
        (CHECK, "~ rG2 9,-100,24,1,0,0,0", "did_not_stay", "CQ-6"),
        (CHECK, "~ falls rG2 off 0.5", "falls_alone", "CQ-46"),
        (STAND, "rK F 90 50", "placing_unsettled", "CQ-46"),
        (STAND, "~ rK 5,-240,24,1,0,0,0", "did_not_stay", "CQ-46"),
        (STAND, "~ rK off 0.5", "did_not_stay", "CQ-46"),
        (CAUGHT, "rK F 90 50", "release_roll_first", "CQ-16"),
        (CAUGHT, "!rG2 > 3", "roll_these", "CQ-16"),
        (ESCAPED, "rK F 90 50", "put_back_first", "CQ-16"),
        (ESCAPED, "rG2 = 20,-240", "put_back_first", "CQ-16"),
        (ESCAPED, "rG1 K 20,-240", "put_back_first", "CQ-16"),
        (ESCAPED, "rG1 = 0,180", "outside_castle", "CQ-16"),
        (ESCAPED, "rG1 = 12,-240", "would_tip", "CQ-46"),
        (ESCAPED, "rG1 = 0,-240,0", "in_the_way", "CQ-21"),
        (ESCAPED, "rG1 = 0,-200,1", "nothing_below", "CQ-46"),
        (FACE, "rK F 90 50", "skulk_roll_first", "CQ-28"),
        (REVIVE, "rK F 90 50", "revival_roll_first", "CQ-30"),
        (REVIVE, "rL1 L rG1 > 3", "roll_these", "CQ-30"),
        (REVIVE, "rL1 L rG1 rG2 rG3 > 3 3", "one_face_each", "CQ-30"),
        (HELM, "rH2 F 90 50", "flick_again_or_skip", "CQ-25"),
        (HELM, "rK F 90 50", "flick_again_or_skip", "CQ-25"),
        (HELM, "late", "flick_again_or_skip", "CQ-25"),
        (MORE, "rK F 90 50", "heal_or_skip", "CQ-31"),
        (MORE, "rL2 L rK", "not_defeated", "CQ-29"),
        (MORE, "rL1 L rG1", "used_once", "CQ-29"),
        (HIDE, "rK F 90 50", "hide_or_skip", "CQ-27"),
        (HIDE, "rU2 hide", "not_in_enemy_territory", "CQ-27"),
        (HIDE, "bU1 hide", "not_yours", "CQ-27"),
        (HIDE, "rK hide", "not_yours", "CQ-27"),
        (TURN, "bG1 F 90 50", "not_yours", "CQ-10"),
        (TURN, "rL1 F 90 50", "never_flicked", "CQ-10"),
        (TURN, "rF1 F 90 50", "never_flicked", "CQ-10"),
        (TURN, "rG2 F 90 50", "off_board", "CQ-10"),
        (TURN, "bK K 0,240", "not_yours", "CQ-20"),
        (TURN, "rG1 K 0,-240", "not_yours", "CQ-20"),
        (TURN, "rK K 0,-180", "outside_castle", "CQ-20"),
        (TURN, "rK K 10,-180", "outside_castle", "CQ-20"),
        (TURN, "bU1 U 0,150", "not_yours", "CQ-28"),
        (TURN, "rG1 U 0,150", "not_yours", "CQ-28"),
        (TURN, "rU2 U 0,150", "not_hiding", "CQ-28"),
        (TURN, "rU1 U 0,150/4", "shadow_up", "CQ-28"),
        (TURN, "rU1 U 0,0", "not_beyond", "CQ-28"),
        (TURN, "rU1 U 195,100", "over_edge", "CQ-28"),
        (TURN, "rU1 U 0,187", "near_castle", "CQ-28"),
        (TURN, "rU1 U 0,50", "touches_cube", "CQ-28"),
        (TURN, "rU1 U 50,150,1", "nothing_below", "CQ-46"),
        (TURN, "bF1 Z bG1", "not_yours", "CQ-34"),
        (TURN, "rG1 Z bG1", "not_yours", "CQ-34"),
        (TURN, "rF1 Z bG1 + rF1 Z bS1", "placed_twice", "CQ-34"),
        (TURN, "rF2 Z bG1", "freeze_not_ready", "CQ-34"),
        (TURN, "rF1 Z bG2", "target_off_board", "CQ-34"),
        (TURN, "rF1 Z bK", "freeze_on_king", "CQ-34"),
        (TURN, "rF1 Z rG1", "freeze_on_nothing", "CQ-34"),
        (TURN, "rF1 Z 30,30", "freeze_on_nothing", "CQ-34"),
        (TURN, "rF1 Z 9,50", "would_tip", "CQ-46"),
        (TURN, "rF1 Z 0,50,0", "in_the_way", "CQ-21"),
        (TURN, "rF1 Z 0,50,2", "nothing_below", "CQ-46"),
        (TURN, "rG1 L rG2", "not_yours", "CQ-29"),
        (TURN, "bL1 L rG2", "not_yours", "CQ-29"),
        (TURN, "rL2 L rG2", "off_board", "CQ-29"),
        (TURN, "rL1 L bG1", "not_yours", "CQ-29"),
        (TURN, "rL1 L rG2 rG2", "selected_twice", "CQ-29"),
        (TURN, "rL1 L rG1", "not_defeated", "CQ-29"),
        (TURN, "rL1 L rG2 rL2 rF2 rS1", "revival_too_dear", "CQ-29"),
        (TURN, "rL1+rL1 L rG2", "used_once", "CQ-29"),
        (SPENT, "rL1 L rG2", "used_once", "CQ-29"),
        (SPENT, "rL2 L rL1", "never_back", "CQ-32"),
        (SPENT, "rK K 0,-240", "king_covered", "CQ-20"),
        (EXTRA, "rK K 0,-240", "extra_flick_first", "CQ-24"),
        (EXTRA, "rU1 U 0,150", "extra_flick_first", "CQ-24"),
        (EXTRA, "rF1 Z bK", "extra_flick_first", "CQ-24"),
        (EXTRA, "rL1 L rG1", "extra_flick_first", "CQ-24"),
        (FOULS, "foul", "no_foul_left", "CQ-22"),
        (INSIDE, "rK K 0,-187", "outside_castle", "CQ-20"),
        (BARRED, "rL1 L rF1", "no_special_revival", "CQ-29"),
        (ROLLED, "rU1 U 0,150/2", "face_chosen", "CQ-28"),
        (FROZEN, "rH1 F 90 50", "frozen", "CQ-36"),
        (FROZEN, "bF1 F 90 50", "frozen", "CQ-36"),
        (FROZEN, "rL1 L rG1", "frozen", "CQ-36"),
        (FROZEN_SKULK, "rU1 hide", "frozen", "CQ-36"),
        (CUSTOM, "set rG1 0,-100", "no_king", "CQ-3"),
        (CUSTOM, "set bK 0,240", "other_colour", "CQ-4"),
        (CUSTOM, "set rK 0,-240 rG1 0,-100 rG1 50,-100", "placed_twice", "CQ-3"),
        (CUSTOM, "set rK 0,-240 rF1 0,-100", "freeze_place_given", "CQ-8"),
        (CUSTOM, "set rK 0,-240 rL1 -", "starts_on_board", "CQ-8"),
        (CUSTOM, "set rK 0,-240 rG1 0,0", "not_at_home", "CQ-6"),
        (CUSTOM, "set rK 0,-240 rG1 195,-100", "over_edge", "CQ-6"),
        (CUSTOM, "set rK 100,-240", "outside_castle", "CQ-5"),
        (CUSTOM, "set rK 0,-240 rG1 9,-240,0", "in_the_way", "CQ-21"),
        (CUSTOM, "set rK 0,-240 rG1 0,-100,1", "nothing_below", "CQ-46"),
        (CUSTOM, "set rK 0,-240 rG1 9,-240", "would_tip", "CQ-6"),
        (
            CUSTOM,
            "set rK 0,-240 rG1 0,-100 rG2 0,-100 "
            "rG3 0,-100 rG4 0,-100 rG5 0,-100 "
            "rG6 0,-100 rG7 0,-100 rG8 0,-100 rG9 0,-100",
            "too_high",
            "CQ-6",
        ),
        (
            CUSTOM,
            "set rK 0,-240 rG6 0,-150 rS1 0,-100 rS2 20,-100 rS3 40,-100 "
            "rS4 60,-100 rH1 80,-100 rH2 100,-100 rU1 120,-100 rU2 140,-100 "
            "rG1 0,-150 rG2 20,-150 rG3 40,-150 rG4 60,-150 rG5 80,-150",
            "too_dear",
            "CQ-3",
        ),
        (CUSTOM, "set rK 0,-240 rG13 0,-100", "not_in_box", "CQ-3"),
        (CUSTOM, "set rK 0,-240 rK2 0,-100", "not_in_box", "CQ-3"),
        (CUSTOM, "set rK 0,-240 rG1 0", "no_place", "CQ-46"),
        (CUSTOM, "rG1", "no_move", None),
        (CUSTOM, "rX1 F 90 50", "no_cube", "CQ-4"),
        (CUSTOM, "rK F 360 50", "no_direction", "CQ-11"),
        (CUSTOM, "rK F 90 101", "no_strength", "CQ-11"),
        (CUSTOM, "rK F 90 50 @101,0", "no_hit", "CQ-11"),
        (CUSTOM, "rK K 0", "no_place", "CQ-46"),
        (CUSTOM, "!rK > 7", "no_face", "CQ-16"),
        (CUSTOM, "rF1 Z bS1 +", "no_move", None),
        (CUSTOM, "rL1 L", "no_move", None),
        (CUSTOM, "rL1 L rG1 >", "no_move", None),
    ],
)
def test_why_not(state: State, move: str, why: str, clause: str | None) -> None:
    refusal = state.why_not(move)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == (why, clause)
    assert is_sentence(refusal.message)
    assert len(refusal.message) < 130


CUBE = CUBE_OF.__getitem__


@pytest.mark.parametrize(
    ("state", "move", "values"),
    [
        (MOVING, "~ rG2 off 0.5", {"colour": 0, "cube": CUBE("rG2")}),
        (MOVING, "~ rG1 off 1 rG1 off 1", {"colour": 0, "cube": CUBE("rG1")}),
        (MOVING, "~ rG1", {"colour": 0, "cube": CUBE("rG1")}),
        (MOVING, "~ rG1 0,0,8", {"count": 3}),
        (SETUP, "set bK 0,240", {"colour": 0}),
        (CHECK, "~ rG2 9,-100,24,1,0,0,0", {"colour": 0, "cube": CUBE("rG2")}),
        (CAUGHT, "!rG2 > 3", {"colour": 0, "cubes": (CUBE("rG1"),)}),
        (REVIVE, "rL1 L rG1 > 3", {"colour": 0, "cubes": (CUBE("rG1"), CUBE("rG2"), CUBE("rG3"))}),
        (ESCAPED, "rK F 90 50", {"cubes": (CUBE("rG1"),)}),
        (HELM, "rK F 90 50", {"cubes": (CUBE("rH1"),)}),
        (ESCAPED, "rG1 = 0,180", {"cube": CUBE("rG1"), "inside": False}),
        (INSIDE, "rK K 0,-187", {"cube": CUBE("rK"), "inside": True}),
        (CUSTOM, "set rK 100,-240", {"cube": CUBE("rK"), "inside": False}),
        (TURN, "bG1 F 90 50", {"act": "flick"}),
        (TURN, "rG1 K 0,-240", {"act": "king"}),
        (TURN, "bU1 U 0,150", {"act": "return"}),
        (TURN, "bF1 Z bG1", {"act": "freeze"}),
        (TURN, "bL1 L rG2", {"act": "heal"}),
        (TURN, "rL1 L bG1", {"act": "revive"}),
        (HIDE, "bU1 hide", {"act": "hide"}),
        (TURN, "rL1 F 90 50", {"kind": "L"}),
        (TURN, "rF1 F 90 50", {"kind": "F"}),
        (TURN, "rF1 Z bG2", {"colour": 1, "cube": CUBE("bG2")}),
        (TURN, "rU1 U 0,187", {"cube": CUBE("rU1"), "apart": False}),
        (APART, "rU1 U 0,180", {"cube": CUBE("rU1"), "apart": True}),
        (TURN, "rL1 L rG2 rL2 rF2 rS1", {"cost": 10, "most": 6}),
        (FROZEN, "rH1 F 90 50", {"act": "flick", "cube": CUBE("rH1")}),
        (FROZEN, "rL1 L rG1", {"act": "heal", "cube": CUBE("rL1")}),
        (FROZEN_SKULK, "rU1 hide", {"act": "hide", "cube": CUBE("rU1")}),
        (CUSTOM, "set rK 0,-240 rG13 0,-100", {"supply": "G"}),
        (CUSTOM, "set rK 0,-240 rG1 0", {"text": "0"}),
    ],
)
def test_what_it_is_about(state: State, move: str, values: dict[str, object]) -> None:
    refusal = state.why_not(move)
    assert refusal is not None
    assert refusal.values == values


LONG = "x" * 30


@pytest.mark.parametrize(
    "move",
    [
        *(LONG, f"{LONG} F 90 50", f"rG1 F {LONG} 50", f"rG1 F 90 {LONG}", f"rG1 F 90 50 {LONG}", f"rK K {LONG}"),
        *(f"!rG1 > {LONG}", f"~ rG1 off {LONG}", f"set rK {LONG}", f"rF1 Z {LONG}", f"rL1 L {LONG}", f"~ {LONG}"),
    ],
)
def test_of_a_long_word_the_first_twenty_letters_are_quoted(move: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        QUIET.read(move)
    assert refusal.value.values == {"text": "x" * 20}
    assert is_sentence(refusal.value.message)
