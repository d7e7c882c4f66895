"""Positions as they come up at every step, read back; and those a hair beside them, which no game can lead to."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import UnreadablePosition
from tests.games.cube_quest.setting import BASIC_ROWS, GAME, begin, flicked, lay, play, unreadable

OVER = lay().play("resign")
KING_OFF = play(flicked("rK", "rK off 0.5"), lay())
BLUE_KING_OFF = play(flicked("rK", "bK off 0.5"), lay())
BOTH_OFF = play(flicked("rK", "rK off 0.5", "bK off 0.4"), lay())
BOTH_DRAWN = play(flicked("rK", "rK off 0.5", "bK off 0.4"), lay(both_kings="draw"))
TOO_LONG = lay(at="r fresh action turns=9", turn_cap="10").play("rK K 0,-240")
SERIES_OVER = lay(at="b fresh action began=r", bouts="series", score="2-2").play("resign")
BLUE_SERIES = lay(at="r fresh action began=r", bouts="series", score="1-2").play("resign")
NEXT_BOUT = lay(at="b fresh action began=r", bouts="series", score="0-2", start="red").play("resign")
DRAW_SERIES = lay(at="r fresh action began=r turns=9", turn_cap="10", bouts="series").play("rK K 0,-240")
SERIES = lay(at="b fresh action began=r", bouts="series", score="0-2")
LOT = GAME.start()
FIRST, SECOND = begin(), begin().play(f"set {BASIC_ROWS}")
OTHER_FIRST = begin(setup_first="other")
BLUE_OTHER = begin(setup_first="other", start="blue", army="custom")
BLUE_SECOND = BLUE_OTHER.play("set rK 0,-240")
OTHER_SECOND = begin(setup_first="other", army="custom").play("set bK 0,240")
CHECK = begin(army="custom", screen="off").play("set rK 0,-240 rG1 0,-100 rG2 7,-100 rF1 -")
LAST_CHECK = begin(army="custom").play("set rK 0,-240").play("set bK 0,240 bG1 0,100 bG2 0,100")
MOVING = lay("rG1 0,-50 rL1 50,-50 bG1 0,50 rG3 -50,-50", "rG2 defeated").play("rG1 F 90 50")
FROZEN = lay("rG1 0,-50 rG3 50,-50 bF1 0,-50", at="r fresh action", freezes="bF1:rG1").play("rG3 F 90 50")
EXTRA = lay("rG1 0,-50 rG3 50,-50", extra="r2 b0", fouls="on").play("rG1 F 90 50")
EXTRA_HELM = play(flicked("rH1", "rH1 0,-20"), lay("rH1 0,-50 rH2 50,-50", extra="r2 b0", fouls="on"))
STAND = lay("bS1 0,-50 bS2 60,-50 rG1 100,-50", "rF1 reserve rF2 reserve bF1 reserve").play("rF1 Z bS1 + rF2 Z bS2")
SECOND_FREEZE = play("rF1 Z bS1; ~; bK K 0,240; rF2 Z bS2", lay("bS1 0,-50 bS2 60,-50", "rF1 reserve rF2 reserve"))
ONE_FREEZE = lay("bS1 0,-50", "rF1 reserve rF2 reserve").play("rF1 Z bS1")
THEIR_FREEZE = lay("bS1 0,-50 rG1 60,-50 bF1 60,-50", "rF1 reserve", freezes="bF1:rG1").play("rF1 Z bS1")
STAND_KING = lay("rG1 0,-240 rK 100,-100").play("rK K 0,-240")
REVIVE = lay("rL1 50,-100 rL2 80,-100", "rG1 defeated rS1 defeated bG1 defeated bL1 spent").play("rL1 L rS1 rG1")
REVIVE_12 = lay("rL1 50,-100 rL2 80,-100", "rS1 defeated rS2 defeated rS3 defeated").play("rL1+rL2 L rS1 rS2 rS3")
MORE = play("rL1 L rG1; > 2", lay("rL1 50,-100 rL2 80,-100", "rG1 defeated"))
RELEASE = play(flicked("rG1", "rG1 0,100/3", "bG1 0,-100/3"), lay("rG1 0,-50 bG1 0,50 rG2 50,-50"))
BLUE_RELEASE = RELEASE.play("> 3")
MOVER_RELEASE = play(flicked("rG1", "rG1 0,100/3"), lay("rG1 0,-50 bG1 0,50", capture_of="mover"))
FACE = lay("rG1 0,-50 bU1 50,100", "rU1 hidden", skulk_face="rolled").play("rU1 U 0,150^30")
BLUE_FACE = lay("", "bU1 hidden", at="b fresh action", skulk_face="rolled").play("bU1 U 0,-150")

BLUE_SAGGED = play(
    "bU1 U 16.1,-8.2; ~ bU1 16.5,-7.9,8.1,0.99992,0.0126,0,0",
    lay("rG1 0,-8.5", "bU1 hidden", at="b fresh action", skulk_face="rolled"),
)
LIFTED = lay("rK 0,-100 rG1 0,-100", king_covered="physics").play("rK K 10,-240")
HELM = play(flicked("rH1", "rH1 0,-20"), lay("rH1 0,-50 rH2 50,-50 rG1 90,-50 bH1 -90,50 rU1 0,150"))
HIDE = lay("rU1 0,100 rG1 50,50").play("rK K 0,-240")
STATES = {name: state for name, state in globals().items() if isinstance(state, State)}


@pytest.mark.parametrize("name", STATES)
def test_written_and_read_back(name: str) -> None:
    state = STATES[name]
    assert GAME.position(state.position) == state


SET_UP = "set_up_order"
NO_PLACE = "refused: no_place"
NOT_HERE = "wrong_step: {}"
LEFT = "kings"
KEPT = "began"


@pytest.mark.parametrize(
    ("state", "old", "new", "why"),
    [
        # Ends.
        (OVER, "- fresh action", "- fresh settle", "steps_after_end"),
        (OVER, "- fresh action", "? fresh action", "turn_after_end"),
        (OVER, "- fresh action", "- done action", "counted_outside"),
        (OVER, "ended=resigned", "ended=king_off", LEFT),
        (OVER, "ended=resigned winner=b", "ended=both_off winner=b both_kings=active_loses", LEFT),
        (KING_OFF, "winner=b", "winner=r", "wrong_winner"),
        (KING_OFF, " winner=b", "", "no_winner"),
        (KING_OFF, "ended=king_off", "ended=resigned", LEFT),
        (BLUE_KING_OFF, "winner=r", "winner=b", "wrong_winner"),
        (BOTH_OFF, " winner=r", "", "both_kings"),
        (BOTH_DRAWN, "ended=both_off", "ended=both_off winner=b", "both_kings"),
        (BOTH_OFF, "ended=both_off", "ended=king_off", LEFT),
        (TOO_LONG, "ended=too_long", "ended=too_long winner=r", "turn_limit"),
        (TOO_LONG, " turn_cap=10", "", "turn_limit"),
        (SERIES_OVER, "3-2", "2-2", "series_on"),
        (SERIES_OVER, "3-2", "2-3", "wrong_winner"),
        (SERIES_OVER, "3-2", "3-3", "two_winners"),
        (SERIES_OVER, "3-2", "4-2", "series_over"),
        (SERIES_OVER, " began=r", "", KEPT),
        (BLUE_SERIES, "1-3", "3-1", "wrong_winner"),
        (SERIES, "0-2", "0-3", "series_over"),
        (SERIES, " began=r", "", KEPT),
        # Set-ups.
        (LOT, "lot", "lot lot", "set_up_steps"),
        (LOT, "lot", "lot start=red", "drawn_late"),
        (LOT, "? fresh", "r fresh", "drawn_late"),
        (LOT, "lot", "lot began=r bouts=series", "drawn_late"),
        (LOT, "0-0 | ? fresh lot", "1-0 | ? fresh lot bouts=series", "drawn_late"),
        (FIRST, "r fresh", "? fresh", "first_unknown"),
        (FIRST, "r fresh", "b fresh", SET_UP),
        (FIRST, "setup:r setup:b", "setup:b setup:r", SET_UP),
        (FIRST, "r fresh setup:r setup:b", "b fresh setup:b setup:r", "rules_say_first"),
        (FIRST, "setup:r setup:b", "setup:r setup:b setup:r", "set_up_steps"),
        (FIRST, "setup:r setup:b", "setup:r setup:b began=r", "began"),
        (FIRST, "setup:b", "setup:b turns=1 turn_cap=9", "counted_outside"),
        (FIRST, "setup:b", "setup:b seen=1 fouls=on", "counted_outside"),
        (FIRST, "setup:b", "setup:b made=1 fouls=on", "counted_outside"),
        (
            FIRST,
            "extra r0 b0 | bouts 0-0 | r fresh",
            "extra r0 b1 | bouts 0-0 | r fresh",
            "fouls_off",
        ),
        (SECOND, "setup:b", "setup:r", "cubes_early"),
        (SECOND, "setup:b", "check:b setup:b", SET_UP),
        (OTHER_FIRST, "setup:b setup:r", "setup:r setup:b", SET_UP),
        (NEXT_BOUT, " began=b", "", "began"),
        (NEXT_BOUT, "1-2", "0-0", "rules_say_first"),
        (CHECK, "rF1 reserve", "rF1 board 100,-100,8,1,0,0,0", "not_set_up"),
        (CHECK, "check:r", "check:b", SET_UP),
        (LAST_CHECK, "check:b", "check:r", SET_UP),
        # Steps.
        (MOVING, "settle:rG1", "settle:bG1", NOT_HERE.format("settle")),
        (MOVING, "settle:rG1", "settle:rG2", NOT_HERE.format("settle")),
        (MOVING, "settle:rG1", "settle:rL1", NOT_HERE.format("settle")),
        (MOVING, "r done", "r fresh", NOT_HERE.format("settle")),
        (MOVING, "settle:rG1:90.0:50:0:0", "settle:rG1:90.0:50:0:0 release:rG3", NOT_HERE.format("settle")),
        (MOVING, "settle:rG1:90.0", "settle:rG1:361", "refused: no_direction"),
        (FROZEN, "settle:rG3", "settle:rG1", NOT_HERE.format("settle")),
        (EXTRA, " made=1", "", NOT_HERE.format("settle")),
        (EXTRA_HELM, " made=1", "", NOT_HERE.format("helm")),
        (STAND, "stand:rF1+rF2", "stand:rF1+bF1", NOT_HERE.format("stand")),
        (STAND, "stand:rF1+rF2", "stand:rF1+rG1", NOT_HERE.format("stand")),
        (STAND, "stand:rF1+rF2", "stand:bF1", NOT_HERE.format("stand")),
        (STAND, "stand:rF1+rF2", "stand:rF1+rF1", "twice: rF1"),
        (STAND, "r froze", "r done", NOT_HERE.format("stand")),
        (STAND, "stand:rF1+rF2", "stand:rF1+rF2 place:rG1", NOT_HERE.format("stand")),
        (ONE_FREEZE, "stand:rF1", "stand:rF1+rF2", NOT_HERE.format("stand")),
        (THEIR_FREEZE, "stand:rF1", "stand:bF1", NOT_HERE.format("stand")),
        (SECOND_FREEZE, "stand:rF2", "stand:rF1", NOT_HERE.format("stand")),
        (STAND_KING, "stand:rK", "stand:rK+rG1", NOT_HERE.format("stand")),
        (STAND_KING, "stand:rK", "stand:rG2", NOT_HERE.format("stand")),
        (REVIVE, "revive:rL1:", "revive:rL2:", NOT_HERE.format("revive")),
        (REVIVE, "revive:rL1:", "revive:rG1:", NOT_HERE.format("revive")),
        (REVIVE, "revive:rL1:", "revive:bL1:", NOT_HERE.format("revive")),
        (REVIVE, "rS1+rG1", "rS1+bG1", NOT_HERE.format("revive")),
        (REVIVE, "rS1+rG1", "rS1+rK", NOT_HERE.format("revive")),
        (REVIVE, "r healing", "r done", NOT_HERE.format("revive")),
        (REVIVE_12, "revive:rL1+rL2:", "revive:rL1:", NOT_HERE.format("revive")),
        (MORE, "rL2 board 80,-100,8,1,0,0,0 ", "", NOT_HERE.format("heal")),
        (MORE, "rG1 defeated ", "", NOT_HERE.format("heal")),
        (MORE, "r healing", "r done", NOT_HERE.format("heal")),
        (RELEASE, "release:rG1", "release:rG1+bG1", NOT_HERE.format("release")),
        (RELEASE, "release:rG1", "release:bG1", "captured"),
        (MOVER_RELEASE, "release:rG1", "release:bG1", NOT_HERE.format("release")),
        (FACE, "face:rU1", "face:rU1+rG1", NOT_HERE.format("face")),
        (FACE, "face:rU1", "face:rG1", NOT_HERE.format("face")),
        (FACE, "face:rU1", "face:bU1", NOT_HERE.format("face")),
        (FACE, "face:rU1", "face:rU2", NOT_HERE.format("face")),
        (FACE, "r done", "r froze", NOT_HERE.format("face")),
        (FACE, " skulk_face=rolled", "", NOT_HERE.format("face")),
        (FACE, "board 0,150,8", "board 0,6.9,8", NOT_HERE.format("face")),
        (BLUE_FACE, "board 0,-150,8,1,0,0,0", "board 0,-150,8,0,1,0,0", NOT_HERE.format("face")),
        (BLUE_FACE, "board 0,-150,8", "board 0,-6.9,8", NOT_HERE.format("face")),
        (LIFTED, "lifted:rK", "lifted:bK", NOT_HERE.format("lifted")),
        (LIFTED, "lifted:rK", "lifted:rG1", "only_king_lifted"),
        (LIFTED, "10.0,-240.0", "10.0", NO_PLACE),
        (LIFTED, "r done", "r fresh", NOT_HERE.format("lifted")),
        (HELM, "helm:rH1", "helm:rH1+rH2", NOT_HERE.format("helm")),
        (HELM, "helm:rH1", "helm:rG1", NOT_HERE.format("helm")),
        (HELM, "helm:rH1", "helm:bH1", NOT_HERE.format("helm")),
        (HELM, "rH1 board 0,-20,8", "rH1 board 0,20,8", NOT_HERE.format("helm")),
        (HELM, "r done", "r fresh", NOT_HERE.format("helm")),
        (HELM, "helm:rH1", "helm:rH1 helm=rH2", NOT_HERE.format("helm")),
        (HELM, "helm:rH1", "helm:rH1 hide", "step_after: hide, helm"),
        (HELM, "rG1 board 90,-50,8,1,0,0,0", "rG1 board 90,50,8,0.707106781,0.707106781,0,0", "something_first"),
        (HIDE, "rU1 board 0,100,8", "rU1 board 0,-100,8", NOT_HERE.format("hide")),
        (HIDE, "r done", "r fresh", NOT_HERE.format("hide")),
        (HIDE, "hide", "check:r", "counted_outside"),
    ],
)
def test_a_hair_beside(state: State, old: str, new: str, why: str) -> None:
    assert old in state.position
    assert unreadable(state.position.replace(old, new, 1)) == why


def test_a_series_goes_on_with_whoever_lost() -> None:
    assert " | b fresh setup:b setup:r began=b " in NEXT_BOUT.position
    assert DRAW_SERIES.position.startswith("cubes - | freezes - | extra r0 b0 | bouts 0-0 | b fresh setup:b")


def test_nobody_puts_down_the_freezes_of_others() -> None:
    text = THEIR_FREEZE.position.replace("freezes bF1:rG1", "freezes -").replace("stand:rF1", "stand:bF1")
    with pytest.raises(UnreadablePosition, match="stand"):
        GAME.position(text)


PLACED = "rG1 0,-50 rH1 50,-50 rL1 80,-100 bS1 0,50 bS2 16,50 rU1 60,100"
ASIDE = "rF1 reserve rF2 reserve rG2 defeated bU1 hidden bL1 spent"
STATE = lay(PLACED, ASIDE)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rG1 board", "rG1 nowhere", "not_a_status: nowhere"),
        ("rG1 board 0,-50,8", "rG1 board nan,-50,8", "refused: pose_numbers"),
        ("rG1 board 0,-50,8", "rG1 board 0,-50", "refused: pose_length"),
        ("rG1 board", "rG1 reserve", "refused: no_cube"),
        ("rG2 defeated", "rG2 spent", f"wrong_status: {CUBE_OF['rG2']}, spent"),
        ("rG2 defeated", "rG2 hidden", f"wrong_status: {CUBE_OF['rG2']}, hidden"),
        ("rG2 defeated", "rG2 hand", "in_hand"),
        ("rG2 defeated", "rG2 captured", "captured"),
        ("rG2 defeated", "rG1 defeated", "twice: rG1"),
        ("rG2 defeated", "rG13 defeated", "refused: not_in_box"),
        ("rG2 defeated", "rG2 secret", "secret"),
        ("rK board 0,-240,8,1,0,0,0", "rK defeated", "king_gone"),
        ("rK board 0,-240,8,1,0,0,0 ", "", "refused: no_king"),
        ("points=99", "points=9", "refused: too_dear"),
        ("freezes -", "freezes", "freezes_order"),
        ("freezes -", "freezes rF1:bS1", f"not_a_freeze: {CUBE_OF['rF1']}"),
        ("freezes -", "freezes rF1", "freeze_form"),
        ("extra r0 b0", "extra r1 b0", "fouls_off"),
        ("extra r0 b0", "extra r0", "extra_form"),
        ("bouts 0-0", "bouts 1-0", "no_series"),
        ("bouts 0-0", "bouts 1", "score_form"),
        ("bouts 0-0 | ", "", "parts: ('cubes', 'freezes', 'extra', 'bouts', 'turn')"),
        ("cubes ", "cube ", "part_missing: cubes"),
        ("r fresh", "x fresh", "not_a_player: x, rb"),
        ("r fresh", "- fresh", "turn_after_end"),
        ("r fresh", "? fresh", "no_turn"),
        ("r fresh", "r tired", "not_an_act: tired, ('fresh', 'healing', 'froze', 'done')"),
        ("r fresh", "r done", "something_first"),
        ("action", "hide", "wrong_step: hide"),
        ("action", "helm:rH1", "wrong_step: helm"),
        ("action", "heal", "wrong_step: heal"),
        ("action", "action action", "action_waits"),
        ("action", "settle action", "action_waits"),
        ("action", "settle:rG1", "not_a_step: settle:rG1"),
        ("action", "settle:rL1:90:50:0:0", "wrong_step: settle"),
        ("action", "settle:bS1:90:50:0:0", "wrong_step: settle"),
        ("action", "settle:rG1:90:500:0:0", "refused: no_strength"),
        ("action", "release:rG1", "captured"),
        ("action", "place:rG1", "in_hand"),
        ("action", "lifted:rK:0,-240", "lifted_waits"),
        ("action", "revive:rL1:rG2", "wrong_step: revive"),
        ("action", "stand:rG1+rH1", "wrong_step: stand"),
        ("action", "stand:rG1 settle", "step_after: settle, stand"),
        ("action", "face:rU1", "wrong_step: face"),
        ("action", "lot", "cubes_early"),
        ("action", "setup:r", "cubes_early"),
        ("action", "action helm=rG1", "helm"),
        ("action", "action helm=rH1", "helm"),
        ("action", "action turns=3", "turns_counted"),
        ("action", "action made=1", "fouls_off"),
        ("action", "action seen=01", "not_a_number: 01"),
        ("action", "action winner=r", "won_early"),
        ("action", "action ended=boredom", "not_an_end: boredom"),
        ("action", "action began=r", "began"),
        ("action", "action ko=off", "option_unknown: ko"),
        ("action", "action army=custom", "option_twice"),
        (
            "screen=off",
            "screen=maybe",
            "option_value: Secret set-up, maybe, (('With custom armies', 'auto'), ('Always', 'on'), ('Never', 'off'))",
        ),
    ],
)
def test_positions_that_cannot_be(old: str, new: str, why: str) -> None:
    assert old in STATE.position
    assert unreadable(STATE.position.replace(old, new, 1)) == why


def test_what_lies_captured_is_not_left_lying() -> None:
    shadow = lay("rG1 0,-50/3")
    text = shadow.position.replace("0,-50,8", "0,100,8")
    assert unreadable(text) == "something_first"


@pytest.mark.parametrize(
    ("end", "why"),
    [
        ("ended=king_off winner=r", "kings"),
        ("ended=both_off winner=r", "kings"),
        ("ended=too_long", "turn_limit"),
        ("ended=resigned", "no_winner"),
        ("ended=resigned winner=r began=r", "began"),
        ("ended=resigned winner=r turns=2", "turns_counted"),
    ],
)
def test_ends_that_cannot_be(end: str, why: str) -> None:
    text = STATE.position.replace("r fresh action", f"- fresh action {end}")
    assert unreadable(text) == why
