"""Why a move may not be made: one sentence, and its clause."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.names import points_text
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import IllegalMove
from cuboteca.play.wording import join_words
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
    ("state", "move", "clause", "said"),
    [
        (QUIET, "end", "CQ-41", "A turn cannot be passed: you can always flick your King."),
        (QUIET, "foul", "CQ-22", "In this game no fouls are called."),
        (QUIET, "late", "CQ-45", "There is no time limit in this game."),
        (QUIET, "rU1 hide", "CQ-27", "You hide Skulks at the end of your turn."),
        (QUIET, "rG1 = 0,-240", "CQ-16", "There is no cube in your hand to put down."),
        (QUIET, "!rG1 > 3", "CQ-9", "Nothing is left to chance now: it is your turn."),
        (QUIET, "set rK 0,-240", "CQ-9", "The set-up is over."),
        (OVER, "rK F 90 50", None, "The game is over."),
        (MOVING, "resign", "CQ-47", "Resign when it is your turn."),
        (MOVING, "rK F 90 50", "CQ-44", "Everything has to settle first."),
        (MOVING, "~ falls", "CQ-46", "Only what was put down can fall, and then it is taken up again."),
        (MOVING, "~ rG2 off 0.5", "CQ-44", "Red’s Grunt 2 is not on the board and cannot settle."),
        (MOVING, "~ rG1 off 9", "CQ-12", "“9” is no time for a fall: it lies between 0 and 8 seconds."),
        (MOVING, "~ rG1 nan,0,8,1,0,0,0", "CQ-11", "A resting place is made of numbers."),
        (MOVING, "~ rG1", "CQ-11", "A cube is named without the place where it came to rest."),
        (MOVING, "~ rG1 off 1 rG1 off 1", "CQ-11", "A cube comes to rest in one place."),
        (MOVING, "~ rG1 0,0,-9,1,0,0,0", "CQ-11", "A cube that lies so low is off the board."),
        (MOVING, "~ rG1 0,400,8,1,0,0,0", "CQ-11", "No cube can rest so far from the board."),
        (MOVING, "~ rG1 0,0,8,1,1,0,0", "CQ-11", "The four numbers of how a cube is turned must have length 1."),
        (MOVING, "~ rG1 0,0,8", "CQ-11", "A resting cube needs seven numbers, and here are 3."),
        (LOT, "rK F 90 50", "CQ-9", "It is still to be drawn who begins."),
        (SETUP, "rK F 90 50", "CQ-43", "First both armies are set up."),
        (SETUP, "set bK 0,240", "CQ-4", "Red sets up only cubes of that colour."),
        (SETUP, "set rK 0,-240 rK 0,-240", "CQ-3", "The King can stand in one place only."),
        (
            SETUP,
            "set rK 0,-240",
            "CQ-2",
            "The basic army is the King, four Strikers and twelve Grunts, no more, no less.",
        ),
        (SETUP, "set rK", "CQ-6", "A set-up names each cube and its place, like set rK 0,-240 rG1 -40,-160."),
        (SETUP, "set", "CQ-6", "A set-up names each cube and its place, like set rK 0,-240 rG1 -40,-160."),
        (CHECK, "rK F 90 50", "CQ-6", "It is still to be seen whether everything stands."),
        (CHECK, "~ rG2 9,-100,24,1,0,0,0", "CQ-6", "The Grunt 2 did not stay: then the settling is ~ falls."),
        (CHECK, "~ falls rG2 off 0.5", "CQ-46", "Only what was put down can fall, and then it is taken up again."),
        (STAND, "rK F 90 50", "CQ-46", "It is still to be seen whether it stays there."),
        (STAND, "~ rK 5,-240,24,1,0,0,0", "CQ-46", "The King did not stay: then the settling is ~ falls."),
        (STAND, "~ rK off 0.5", "CQ-46", "The King did not stay: then the settling is ~ falls."),
        (CAUGHT, "rK F 90 50", "CQ-16", "First the captured cube is rolled."),
        (CAUGHT, "!rG2 > 3", "CQ-16", "Now Red’s Grunt 1 must be rolled."),
        (ESCAPED, "rK F 90 50", "CQ-16", "First Red’s Grunt 1 goes back into the castle."),
        (ESCAPED, "rG2 = 20,-240", "CQ-16", "First Red’s Grunt 1 goes back into the castle."),
        (ESCAPED, "rG1 K 20,-240", "CQ-16", "First Red’s Grunt 1 goes back into the castle."),
        (ESCAPED, "rG1 = 0,180", "CQ-16", "The Grunt 1 must at least touch the castle."),
        (ESCAPED, "rG1 = 12,-240", "CQ-46", "The Grunt 1 would not stay there."),
        (ESCAPED, "rG1 = 0,-240,0", "CQ-21", "Another cube is in the way of the Grunt 1 there."),
        (ESCAPED, "rG1 = 0,-200,1", "CQ-46", "Nothing so high carries the Grunt 1 there."),
        (FACE, "rK F 90 50", "CQ-28", "First the returning Skulk is rolled."),
        (REVIVE, "rK F 90 50", "CQ-30", "First the cubes that were chosen are rolled."),
        (REVIVE, "rL1 L rG1 > 3", "CQ-30", "Now Red’s Grunt 1, Red’s Grunt 2 and Red’s Grunt 3 must be rolled."),
        (REVIVE, "rL1 L rG1 rG2 rG3 > 3 3", "CQ-30", "Every cube that is rolled shows one face."),
        (HELM, "rH2 F 90 50", "CQ-25", "Flick the Helm 1 again, or end your turn."),
        (HELM, "rK F 90 50", "CQ-25", "Flick the Helm 1 again, or end your turn."),
        (HELM, "late", "CQ-25", "Flick the Helm 1 again, or end your turn."),
        (MORE, "rK F 90 50", "CQ-31", "Use another Healer, or end your turn."),
        (MORE, "rL2 L rK", "CQ-29", "The King is not defeated."),
        (MORE, "rL1 L rG1", "CQ-29", "The Healer 1 can be used only once."),
        (HIDE, "rK F 90 50", "CQ-27", "Take a Skulk aside, or end your turn."),
        (HIDE, "rU2 hide", "CQ-27", "The Skulk 2 is not in enemy territory."),
        (HIDE, "bU1 hide", "CQ-27", "Only your own Skulks can hide."),
        (HIDE, "rK hide", "CQ-27", "Only your own Skulks can hide."),
        (TURN, "bG1 F 90 50", "CQ-10", "You flick only your own cubes."),
        (TURN, "rL1 F 90 50", "CQ-10", "A Healer is never flicked."),
        (TURN, "rF1 F 90 50", "CQ-10", "A Freeze is never flicked."),
        (TURN, "rG2 F 90 50", "CQ-10", "The Grunt 2 is not on the board."),
        (TURN, "bK K 0,240", "CQ-20", "Only your own King makes the King Move."),
        (TURN, "rG1 K 0,-240", "CQ-20", "Only your own King makes the King Move."),
        (TURN, "rK K 0,-180", "CQ-20", "The King must at least touch the castle."),
        (TURN, "rK K 10,-180", "CQ-20", "The King must at least touch the castle."),
        (TURN, "bU1 U 0,150", "CQ-28", "Only your own Skulks return from hiding."),
        (TURN, "rG1 U 0,150", "CQ-28", "Only your own Skulks return from hiding."),
        (TURN, "rU2 U 0,150", "CQ-28", "The Skulk 2 is not in hiding."),
        (TURN, "rU1 U 0,150/4", "CQ-28", "The Skulk 1 returns with an icon up."),
        (TURN, "rU1 U 0,0", "CQ-28", "The Skulk 1 returns completely beyond the dividing line."),
        (TURN, "rU1 U 195,100", "CQ-28", "The Skulk 1 may not hang over the outer edge."),
        (TURN, "rU1 U 0,187", "CQ-28", "The Skulk 1 may not be so near the enemy castle."),
        (TURN, "rU1 U 0,50", "CQ-28", "The Skulk 1 may not touch another cube."),
        (TURN, "rU1 U 50,150,1", "CQ-46", "Nothing so high carries the Skulk 1 there."),
        (TURN, "bF1 Z bG1", "CQ-34", "Only your own Freezes are put on top of enemy cubes."),
        (TURN, "rG1 Z bG1", "CQ-34", "Only your own Freezes are put on top of enemy cubes."),
        (TURN, "rF1 Z bG1 + rF1 Z bS1", "CQ-34", "The Freeze 1 can go to one place only."),
        (TURN, "rF2 Z bG1", "CQ-34", "The Freeze 2 does not lie ready beside the board."),
        (TURN, "rF1 Z bG2", "CQ-34", "The Grunt 2 is not on the board."),
        (TURN, "rF1 Z bK", "CQ-34", "A King cannot be frozen, so no Freeze may rest on him."),
        (TURN, "rF1 Z rG1", "CQ-34", "The Freeze 1 must come to rest on an enemy cube."),
        (TURN, "rF1 Z 30,30", "CQ-34", "The Freeze 1 must come to rest on an enemy cube."),
        (TURN, "rF1 Z 9,50", "CQ-46", "The Freeze 1 would slip off there."),
        (TURN, "rF1 Z 0,50,0", "CQ-21", "Another cube is in the way of the Freeze 1 there."),
        (TURN, "rF1 Z 0,50,2", "CQ-46", "Nothing so high carries the Freeze 1 there."),
        (TURN, "rG1 L rG2", "CQ-29", "Only your own Healers can revive."),
        (TURN, "bL1 L rG2", "CQ-29", "Only your own Healers can revive."),
        (TURN, "rL2 L rG2", "CQ-29", "The Healer 2 is not on the board."),
        (TURN, "rL1 L bG1", "CQ-29", "Healers revive only cubes of your own."),
        (TURN, "rL1 L rG2 rG2", "CQ-29", "The Grunt 2 is rolled once."),
        (TURN, "rL1 L rG1", "CQ-29", "The Grunt 1 is not defeated."),
        (TURN, "rL1 L rG2 rL2 rF2 rS1", "CQ-29", "These cubes cost 10 points; you have 6 points to heal."),
        (TURN, "rL1+rL1 L rG2", "CQ-29", "The Healer 1 can be used only once."),
        (SPENT, "rL1 L rG2", "CQ-29", "The Healer 1 can be used only once."),
        (SPENT, "rL2 L rL1", "CQ-32", "The Healer 1 was used and never comes back."),
        (SPENT, "rK K 0,-240", "CQ-20", "The King carries other cubes and cannot be lifted."),
        (EXTRA, "rK K 0,-240", "CQ-24", "First comes your extra flick; take it or decline it."),
        (EXTRA, "rU1 U 0,150", "CQ-24", "First comes your extra flick; take it or decline it."),
        (EXTRA, "rF1 Z bK", "CQ-24", "First comes your extra flick; take it or decline it."),
        (EXTRA, "rL1 L rG1", "CQ-24", "First comes your extra flick; take it or decline it."),
        (FOULS, "foul", "CQ-22", "There is no flick of the other player left to call a foul."),
        (INSIDE, "rK K 0,-187", "CQ-20", "The King must lie wholly in the castle."),
        (BARRED, "rL1 L rF1", "CQ-29", "In this game Healers revive neither Healers nor Freezes."),
        (ROLLED, "rU1 U 0,150/2", "CQ-28", "The Skulk 1 is rolled as it returns, so its face is not chosen."),
        (FROZEN, "rH1 F 90 50", "CQ-36", "The Helm 1 is frozen and cannot be flicked."),
        (FROZEN, "rL1 L rG1", "CQ-36", "The Healer 1 is frozen and cannot heal."),
        (FROZEN_SKULK, "rU1 hide", "CQ-36", "The Skulk 1 is frozen and cannot hide."),
        (CUSTOM, "set rG1 0,-100", "CQ-3", "An army needs its King."),
        (CUSTOM, "set bK 0,240", "CQ-4", "Red sets up only cubes of that colour."),
        (CUSTOM, "set rK 0,-240 rG1 0,-100 rG1 50,-100", "CQ-3", "The Grunt 1 can stand in one place only."),
        (
            CUSTOM,
            "set rK 0,-240 rF1 0,-100",
            "CQ-8",
            "The Freeze 1 begins beside the board: write - for its place.",
        ),
        (
            CUSTOM,
            "set rK 0,-240 rL1 -",
            "CQ-8",
            "The Healer 1 begins on the board; leave it out if you do not want it.",
        ),
        (
            CUSTOM,
            "set rK 0,-240 rG1 0,0",
            "CQ-6",
            "The Grunt 1 must lie in your own territory, clear of the dividing line.",
        ),
        (CUSTOM, "set rK 0,-240 rG1 195,-100", "CQ-6", "The Grunt 1 may not hang over the outer edge."),
        (CUSTOM, "set rK 100,-240", "CQ-5", "Your King must at least touch your castle."),
        (CUSTOM, "set rK 0,-240 rG1 9,-240,0", "CQ-21", "Another cube is in the way of the Grunt 1 there."),
        (CUSTOM, "set rK 0,-240 rG1 0,-100,1", "CQ-46", "Nothing so high carries the Grunt 1 there."),
        (
            CUSTOM,
            "set rK 0,-240 rG1 9,-240",
            "CQ-6",
            "The Grunt 1 would tip over there: its middle must be above what carries it.",
        ),
        (
            CUSTOM,
            "set rK 0,-240 rG1 0,-100 rG2 0,-100 "
            "rG3 0,-100 rG4 0,-100 rG5 0,-100 "
            "rG6 0,-100 rG7 0,-100 rG8 0,-100 rG9 0,-100",
            "CQ-6",
            "The Grunt 9 would stand too high: 8 cubes on each other are the most.",
        ),
        (
            CUSTOM,
            "set rK 0,-240 rG6 0,-150 rS1 0,-100 rS2 20,-100 rS3 40,-100 "
            "rS4 60,-100 rH1 80,-100 rH2 100,-100 rU1 120,-100 rU2 140,-100 "
            "rG1 0,-150 rG2 20,-150 rG3 40,-150 rG4 60,-150 rG5 80,-150",
            "CQ-3",
            "This army costs 42 points; 40 is the most.",
        ),
        (CUSTOM, "set rK 0,-240 rG13 0,-100", "CQ-3", "Each colour has twelve Grunts in the box."),
        (CUSTOM, "set rK 0,-240 rK2 0,-100", "CQ-3", "Each colour has one King in the box."),
        (
            CUSTOM,
            "set rK 0,-240 rG1 0",
            "CQ-46",
            "“0” is no place: write millimetres like -40,-160.5, then ,1 for a layer.",
        ),
        (
            CUSTOM,
            "rG1",
            None,
            "“rG1” is not a move: write rG3 F 87.5 62 for a flick, or rK K 0,-240 for the King Move.",
        ),
        (CUSTOM, "rX1 F 90 50", "CQ-4", "“rX1” is no cube: write one like rG3, bS1 or rK."),
        (CUSTOM, "rK F 360 50", "CQ-11", "“360” is no direction: write degrees from 0 to 359.9."),
        (CUSTOM, "rK F 90 101", "CQ-11", "“101” is no strength: write a whole number from 0 to 100."),
        (
            CUSTOM,
            "rK F 90 50 @101,0",
            "CQ-11",
            "“@101,0” is no point to hit: write it like @-20,10, up to 100 each.",
        ),
        (CUSTOM, "rK K 0", "CQ-46", "“0” is no place: write millimetres like -40,-160.5, then ,1 for a layer."),
        (CUSTOM, "!rK > 7", "CQ-16", "“7” is no face of a cube: they are 1 to 6."),
        (
            CUSTOM,
            "rF1 Z bS1 +",
            None,
            "“rF1 Z bS1 +” is not a move: write rG3 F 87.5 62 for a flick, or rK K 0,-240 for the King Move.",
        ),
        (
            CUSTOM,
            "rL1 L",
            None,
            "“rL1 L” is not a move: write rG3 F 87.5 62 for a flick, or rK K 0,-240 for the King Move.",
        ),
        (
            CUSTOM,
            "rL1 L rG1 >",
            None,
            "“rL1 L rG1 >” is not a move: write rG3 F 87.5 62 for a flick, or rK K 0,-240 for the King Move.",
        ),
    ],
)
def test_what_is_said(state: State, move: str, clause: str | None, said: str) -> None:
    refusal = state.why_not(move)
    assert refusal is not None
    assert (refusal.message, refusal.clause) == (said, clause)
    assert is_sentence(said)


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
    assert f"“{'x' * 20}” " in refusal.value.message
    assert is_sentence(refusal.value.message)


def test_how_several_are_named() -> None:
    assert [points_text(points) for points in (0, 1, 2)] == ["0 points", "one point", "2 points"]
    assert join_words(["a"]) == "a"
    assert join_words(["a", "b"]) == "a and b"
    assert join_words(["a", "b", "c"], "or") == "a, b or c"
