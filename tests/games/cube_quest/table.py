"""A table to look at and tap, whose cubes may be given by their ids."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from cuboteca import games
from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.view import Selected, View
from tests.games.cube_quest.setting import lay, play, resting

VIEW = games.game_view("cube_quest")


def part(text: str) -> str:
    """`on rS1` is the cube of that id; `healer rL1`, `fallen rS1` and `skulk rU2` are its buttons."""
    kind, _, name = text.partition(" ")
    return f"{'cube' if kind == 'on' else kind}:{CUBE_OF[name]}" if name in CUBE_OF else text


def striptags(html: Markup | None) -> str:
    assert html is not None
    return html.striptags()


def tapped(state: State, *taps: str) -> Any:
    """What the last of some taps is answered with; those before it must pick something."""
    view = View(state=state, names=("Ada", "Bo"))
    answer: Any = None
    for number, text in enumerate(taps):
        answer = VIEW.tap(view, part(text))
        if number + 1 < len(taps):
            assert isinstance(answer, Selected), (text, answer)
            view = view._replace(picked=answer.parts)
            assert VIEW.hand(view)
            assert VIEW.board(view)
            assert VIEW.actions(view)
            assert VIEW.explain(view)
    return answer


ABLE = lay(
    "rU1 0,120 rL1 -70,-270 rL2 70,-270 rS1 0,-60 bS1 0,60 bS2 80,60",
    "rF1 reserve rS2 defeated rG1 defeated rG2 defeated",
)
HIDDEN = lay("bG1 0,60", "rU1 hidden rU2 hidden")
TWO_FREEZES = lay("bS1 0,-60 bS2 80,-60 bG1 0,60 bG2 60,60", "rF1 reserve rF2 reserve")
HELM = play(f"rH1 F 90.0 30; {resting('rH1 0,-30')}", lay("rH1 0,-60 rU1 60,60"))
