"""What is said of a refusal: the obstacle, and the way out."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import IllegalMove
from cuboteca.play.view import View
from tests.games.cube_quest.setting import begin, lay, sentence
from tests.games.cube_quest.table import ABLE, HELM, VIEW, tapped

REVIVE = lay("rL1 50,-100", "rG1 defeated rG2 defeated rG3 defeated").play("rL1 L rG1 rG2 rG3")


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (ABLE, "rL1 F 90 50", "You can’t flick a Healer. Use it to revive defeated cubes."),
        (ABLE, "rK K 100,-100", "Put your King in your castle, or at least touching it."),
        (lay(castle_in="inside"), "rK K 0,-187", "Put your King completely inside your castle."),
        (ABLE, "rF1 Z bG2", "Blue’s Grunt 2 isn’t on the board."),
        (HELM, "rK F 90 50", "Flick your Helm 1 again, or skip the second flick."),
        (ABLE, "rG1", "“rG1” isn’t a move. Write rG3 F 87.5 62 for a flick, or rK K 0,-240 for the King Move."),
        (REVIVE, "rL1 L rG1 > 3", "Roll Red’s Grunt 1, Grunt 2 and Grunt 3 now."),
        (begin(army="custom"), "set rK 0,-240 rG13 0,-100", "The box has only 12 Grunts of each colour."),
        (
            lay("rS1 0,-60 bF1 0,-60", freezes="bF1:rS1"),
            "rS1 F 90 50",
            "Your Striker 1 is frozen. Knock the Freeze off before you flick it.",
        ),
    ],
)
def test_a_refusal_is_worded(state: State, move: str, said: str) -> None:
    assert sentence(state, move) == said


@pytest.mark.parametrize(
    ("state", "taps", "said"),
    [
        (ABLE, ("act:heal", "confirm"), "First select defeated cubes to revive, up to 6 points."),
        (begin(army="custom", screen="off"), ("more:H",), "A Helm costs 4 points, but you have 0 points left."),
    ],
)
def test_so_is_a_tap_that_comes_to_nothing(state: State, taps: tuple[str, ...], said: str) -> None:
    answer = tapped(state, *taps)
    assert isinstance(answer, IllegalMove)
    assert answer.message == said


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (("rS1 F 90.0 62", "~ bS1 off 0.4", "!rS1 > 6"), "You can’t undo a flick: wherever the cubes have rolled to"),
        (("rL1 L rS2 rG1", "rL1 L rS2 rG1 > 2 3", "rS2 = 0,-215", "~"), "You can’t undo a roll"),
        (("rL1 L rS2 rG1", "rL1 L rS2 rG1 > 2 3", "rS2 = 0,-215"), None),
        (("rK K 0.0,-225.0", "~ rG1 0,-60,8,1,0,0,0"), "You can’t undo this: the cubes have settled"),
        (("rK K 0.0,-225.0",), None),
        (("rS1 F 90.0 62", "~", "end"), None),
    ],
)
def test_undo_says_what_stays_and_why(made: tuple[str, ...], said: str | None) -> None:
    """“A random result” puzzled those who had aimed well; what moved nothing but what was placed can be undone."""
    refusal = VIEW.why_not_back(View(state=ABLE, names=("Ada", "Bo"), moves=made))
    assert (refusal and refusal.message.startswith(said or "")) == (said and True)
