"""What the player to move is asked, in the line above the board and over the tray."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.prompts import asks, heading, title
from cuboteca.play.view import Prompt, View
from tests.games.cube_quest.setting import begin, flicked, lay, play
from tests.games.cube_quest.table import ABLE, HELM, VIEW

MOVING = lay("rG1 0,-50").play("rG1 F 90 50")
CAPTURED = play(flicked("rG1", "rG1 0,100/3"), lay("rG1 0,-50"))

ASKED = (
    (ABLE, (), Prompt(0, "Ada:", "flick one cube"), "Flick one of your cubes"),
    (ABLE, ("act:heal",), Prompt(0, "Ada:", "revive defeated cubes"), "Select cubes to revive"),
    (ABLE, ("act:king",), Prompt(0, "Ada:", "make the King Move"), "Make the King Move"),
    (
        lay(extra="r1 b0", fouls="on"),
        (),
        Prompt(0, "Ada:", "take your extra flick, or skip it"),
        "Take your extra flick",
    ),
    (HELM, (), Prompt(0, "Ada:", "flick your Helm 1 again, or skip"), "Flick your Helm 1 again"),
    (MOVING, (), Prompt(None, "Settling:", "wait until all cubes lie still"), "The cubes are settling"),
    (CAPTURED, (), Prompt(None, "Release roll:", "icon or shadow?"), "Release roll"),
    (CAPTURED.play("> 1"), (), Prompt(0, "Ada:", "put your Grunt 1 in your castle"), "Put your Grunt 1 in your castle"),
    (begin(), (), Prompt(0, "Ada:", "set up your army"), "Set up your army"),
    (begin(army="custom"), (), Prompt(0, "Ada:", "choose your army"), "Choose your army"),
    (begin(start="random"), (), Prompt(None, "At random:", "who goes first"), "Who goes first?"),
    (lay().play("resign"), (), Prompt(None, "The game is over"), "The game is over"),
)


@pytest.mark.parametrize(("state", "picked", "prompt", "over_the_tray"), ASKED, ids=[one[3] for one in ASKED])
def test_what_is_asked(state: State, picked: tuple[str, ...], prompt: Prompt, over_the_tray: str) -> None:
    view = View(state, ("Ada", "Bo"), picked=picked)
    assert VIEW.prompt(view) == prompt
    assert title(view) == over_the_tray
    assert VIEW.explain(view).endswith(".")


def test_whatever_is_asked_stands_over_the_tray_too() -> None:
    assert set(asks.messages) == set(heading.messages)
