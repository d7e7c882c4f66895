"""What the player to move is asked, in the line above the board and over the tray."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.prompts import asks, heading, title
from cuboteca.play.view import Prompt, View
from tests.games.cube_quest.setting import begin, flicked, lay, play
from tests.games.cube_quest.table import ABLE, HELM, TWO_FREEZES, VIEW, tapped

MOVING = lay("rG1 0,-50").play("rG1 F 90 50")
ABROAD = lay("bG1 0,60 bG2 60,60", "rF1 reserve rF2 reserve")
"""Two Freezes, of which only one may go into enemy territory."""
CAPTURED = play(flicked("rG1", "rG1 0,100/3"), lay("rG1 0,-50"))

ASKED = (
    (ABLE, (), Prompt(0, "Ada:", "flick one cube"), "Flick one of your cubes"),
    (ABLE, ("act:freeze",), Prompt(0, "Ada:", "put a Freeze on an enemy cube"), "Select a cube to freeze"),
    (
        TWO_FREEZES,
        ("act:freeze",),
        Prompt(0, "Ada:", "put up to 2 Freezes on enemy cubes"),
        "Select up to 2 cubes to freeze",
    ),
    (ABROAD, ("act:freeze",), Prompt(0, "Ada:", "put a Freeze on an enemy cube"), "Select a cube to freeze"),
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


@pytest.mark.clause("CQ-20")
@pytest.mark.parametrize(
    ("castle_in", "said"),
    [
        ("touch", "Put it in your castle, or at least touching it, on the board or on other cubes."),
        ("inside", "Put it completely inside your castle, on the board or on other cubes."),
    ],
)
def test_a_king_that_does_not_stay_has_rolled_nothing(castle_in: str, said: str) -> None:
    state = play("rK K 5.0,-240.0; ~ falls", lay("rK 150,-60 rG1 0,-240 bG1 0,60", castle_in=castle_in))
    view = View(state, ("Ada", "Bo"))
    assert title(view) == "Put your King in your castle"
    assert VIEW.explain(view) == f"Your King can’t stay where you wanted it. {said}"
    assert VIEW.explain(View(CAPTURED.play("> 1"), ("Ada", "Bo"))).startswith("It rolled icon side up. ")


def test_a_second_freeze_is_asked_for_only_where_it_may_go() -> None:
    picked = tapped(ABROAD, "act:freeze", "on bG1").parts
    told = VIEW.explain(View(ABROAD, ("Ada", "Bo"), picked=picked))
    assert told == "You can put only one Freeze in enemy territory each turn. Confirm, or start over."


def test_whatever_is_asked_stands_over_the_tray_too() -> None:
    assert set(asks.messages) == set(heading.messages)
