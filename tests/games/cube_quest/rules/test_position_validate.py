"""Positions as they come up at every step, read back; and those a hair beside them, which no game can lead to."""

from __future__ import annotations

import pytest

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


SET_UP = "The players set up in the order agreed."
NO_PLACE = "“10.0” isn’t a place. Write millimetres like -40,-160.5, then ,1 for a layer."
NOT_HERE = "Nothing can be done about {} here."
LEFT = "The Kings do not lie as such an end leaves them."
KEPT = "Who began is kept in a series, and only there."


@pytest.mark.parametrize(
    ("state", "old", "new", "why"),
    [
        # Ends.
        (OVER, "- fresh action", "- fresh settle", "After the end nothing is to be done: write - fresh action."),
        (OVER, "- fresh action", "? fresh action", "After the end, and only then, the turn is nobody's"),
        (OVER, "- fresh action", "- done action", "Turns are counted while a bout is played."),
        (OVER, "ended=resigned", "ended=king_off", LEFT),
        (OVER, "ended=resigned winner=b", "ended=both_off winner=b both_kings=active_loses", LEFT),
        (KING_OFF, "winner=b", "winner=r", "Whoever loses their King loses."),
        (KING_OFF, " winner=b", "", "Such a bout has a winner."),
        (KING_OFF, "ended=king_off", "ended=resigned", LEFT),
        (BLUE_KING_OFF, "winner=r", "winner=b", "Whoever loses their King loses."),
        (BOTH_OFF, " winner=r", "", "How two fallen Kings count is an option."),
        (BOTH_DRAWN, "ended=both_off", "ended=both_off winner=b", "How two fallen Kings count is an option."),
        (BOTH_OFF, "ended=both_off", "ended=king_off", LEFT),
        (TOO_LONG, "ended=too_long", "ended=too_long winner=r", "Only a longest length ends a bout so, drawn."),
        (TOO_LONG, " turn_cap=10", "", "Only a longest length ends a bout so, drawn."),
        (SERIES_OVER, "3-2", "2-2", "A series ends when somebody has won three bouts."),
        (SERIES_OVER, "3-2", "2-3", "Whoever has won three bouts wins."),
        (SERIES_OVER, "3-2", "3-3", "Only one player wins a series."),
        (SERIES_OVER, "3-2", "4-2", "Three bouts win a series."),
        (SERIES_OVER, " began=r", "", KEPT),
        (BLUE_SERIES, "1-3", "3-1", "Whoever has won three bouts wins."),
        (SERIES, "0-2", "0-3", "Three bouts win a series."),
        (SERIES, " began=r", "", KEPT),
        # Set-ups.
        (LOT, "lot", "lot lot", "A set-up has each player set up in turn."),
        (LOT, "lot", "lot start=red", "Who begins is drawn by lot once, before anything else."),
        (LOT, "? fresh", "r fresh", "Who begins is drawn by lot once, before anything else."),
        (LOT, "lot", "lot began=r bouts=series", "Who begins is drawn by lot once, before anything else."),
        (LOT, "0-0 | ? fresh lot", "1-0 | ? fresh lot bouts=series", "Who begins is drawn by lot once"),
        (FIRST, "r fresh", "? fresh", "Who begins must be known at the set-up."),
        (FIRST, "r fresh", "b fresh", SET_UP),
        (FIRST, "setup:r setup:b", "setup:b setup:r", SET_UP),
        (FIRST, "r fresh setup:r setup:b", "b fresh setup:b setup:r", "The options say who begins."),
        (FIRST, "setup:r setup:b", "setup:r setup:b setup:r", "A set-up has each player set up in turn."),
        (FIRST, "setup:r setup:b", "setup:r setup:b began=r", "Who began is kept in a series."),
        (FIRST, "setup:b", "setup:b turns=1 turn_cap=9", "Turns are counted while a bout is played."),
        (FIRST, "setup:b", "setup:b seen=1 fouls=on", "Turns are counted while a bout is played."),
        (FIRST, "setup:b", "setup:b made=1 fouls=on", "Turns are counted while a bout is played."),
        (
            FIRST,
            "extra r0 b0 | bouts 0-0 | r fresh",
            "extra r0 b1 | bouts 0-0 | r fresh",
            "Extra flicks come from fouls",
        ),
        (SECOND, "setup:b", "setup:r", "A player who is still to set up has no cubes yet."),
        (SECOND, "setup:b", "check:b setup:b", SET_UP),
        (OTHER_FIRST, "setup:b setup:r", "setup:r setup:b", SET_UP),
        (NEXT_BOUT, " began=b", "", "Who began is kept in a series."),
        (NEXT_BOUT, "1-2", "0-0", "The options say who begins."),
        (CHECK, "rF1 reserve", "rF1 board 100,-100,8,1,0,0,0", "At the set-up Freezes lie beside the board"),
        (CHECK, "check:r", "check:b", SET_UP),
        (LAST_CHECK, "check:b", "check:r", SET_UP),
        # Steps.
        (MOVING, "settle:rG1", "settle:bG1", NOT_HERE.format("settle")),
        (MOVING, "settle:rG1", "settle:rG2", NOT_HERE.format("settle")),
        (MOVING, "settle:rG1", "settle:rL1", NOT_HERE.format("settle")),
        (MOVING, "r done", "r fresh", NOT_HERE.format("settle")),
        (MOVING, "settle:rG1:90.0:50:0:0", "settle:rG1:90.0:50:0:0 release:rG3", NOT_HERE.format("settle")),
        (MOVING, "settle:rG1:90.0", "settle:rG1:361", "“361” isn’t a direction. Write degrees from 0 to 359.9."),
        (FROZEN, "settle:rG3", "settle:rG1", NOT_HERE.format("settle")),
        (EXTRA, " made=1", "", NOT_HERE.format("settle")),
        (EXTRA_HELM, " made=1", "", NOT_HERE.format("helm")),
        (STAND, "stand:rF1+rF2", "stand:rF1+bF1", NOT_HERE.format("stand")),
        (STAND, "stand:rF1+rF2", "stand:rF1+rG1", NOT_HERE.format("stand")),
        (STAND, "stand:rF1+rF2", "stand:bF1", NOT_HERE.format("stand")),
        (STAND, "stand:rF1+rF2", "stand:rF1+rF1", "A cube is named twice."),
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
        (RELEASE, "release:rG1", "release:bG1", "Whatever is captured is to be rolled, and nothing else."),
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
        (LIFTED, "lifted:rK", "lifted:rG1", "Only a King is lifted to be put down elsewhere."),
        (LIFTED, "10.0,-240.0", "10.0", NO_PLACE),
        (LIFTED, "r done", "r fresh", NOT_HERE.format("lifted")),
        (HELM, "helm:rH1", "helm:rH1+rH2", NOT_HERE.format("helm")),
        (HELM, "helm:rH1", "helm:rG1", NOT_HERE.format("helm")),
        (HELM, "helm:rH1", "helm:bH1", NOT_HERE.format("helm")),
        (HELM, "rH1 board 0,-20,8", "rH1 board 0,20,8", NOT_HERE.format("helm")),
        (HELM, "r done", "r fresh", NOT_HERE.format("helm")),
        (HELM, "helm:rH1", "helm:rH1 helm=rH2", NOT_HERE.format("helm")),
        (HELM, "helm:rH1", "helm:rH1 hide", "After helm there cannot come hide."),
        (HELM, "rG1 board 90,-50,8,1,0,0,0", "rG1 board 90,50,8,0.707106781,0.707106781,0,0", "Before that, something"),
        (HIDE, "rU1 board 0,100,8", "rU1 board 0,-100,8", NOT_HERE.format("hide")),
        (HIDE, "r done", "r fresh", NOT_HERE.format("hide")),
        (HIDE, "hide", "check:r", "Turns are counted while a bout is played."),
    ],
)
def test_a_hair_beside(state: State, old: str, new: str, why: str) -> None:
    assert old in state.position
    assert unreadable(state.position.replace(old, new, 1)).startswith(why)


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
        ("rG1 board", "rG1 nowhere", "“nowhere” is nowhere a cube can be."),
        ("rG1 board 0,-50,8", "rG1 board nan,-50,8", "A resting place needs plain numbers."),
        ("rG1 board 0,-50,8", "rG1 board 0,-50", "A resting cube needs 7 numbers, not 6."),
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
        ("points=99", "points=9", "This army costs 17 points, and 9 is the most. Leave some cubes out."),
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
        ("action", "settle:rG1:90:500:0:0", "“500” isn’t a strength. Write a whole number from 0 to 100."),
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
        ("action", "action ko=off", "There’s no rule called “ko”."),
        ("action", "action army=custom", "The same rule is set twice."),
        ("screen=off", "screen=maybe", "Secret set-up can’t be “maybe”"),
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
