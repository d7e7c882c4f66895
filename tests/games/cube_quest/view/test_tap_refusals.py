"""Why a tap leads no further: the reason, what it is about, and its clause."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import IllegalMove
from cuboteca.play.view import Selected, View
from tests.games.cube_quest.setting import begin, flicked, lay, play
from tests.games.cube_quest.table import ABLE, HELM, HIDDEN, TWO_FREEZES, VIEW, part, tapped

OWED = lay("rS1 0,-60 rL1 -60,-60", extra="r1 b0", fouls="on")
MOVING = lay("rG1 0,-50").play("rG1 F 90 50")
ESCAPED = play(f"{flicked('rG1', 'rG1 0,100/3')}; > 1", lay("rG1 0,-50"))
MORE = play("rL1 L rG1; > 2", lay("rL1 50,-100 rL2 80,-100", "rG1 defeated"))
BASIC = begin()
ARMY = begin(army="custom", screen="off")

REFUSED = (
    (ABLE, ("flick:21:0:10:0:0",), "never_flicked", "CQ-10"),
    (ABLE, ("flick:25:0:10:0:0",), "not_yours", "CQ-10"),
    (ABLE, ("act:king", "at:1000:-1000"), "outside_castle", "CQ-20"),
    (ABLE, ("act:freeze", "on bK"), "freeze_on_king", "CQ-34"),
    (ABLE, ("act:freeze", "on rS1"), "freeze_on_nothing", "CQ-34"),
    (ABLE, ("act:freeze", "on bS1", "on bS2"), "freezes_placed", "CQ-34"),
    (ABLE, ("act:freeze", "confirm"), "select_enemy", None),
    (ABLE, ("act:heal", "fallen rS2", "fallen rG1", "fallen rG2"), "revival_too_dear", "CQ-29"),
    (ABLE, ("act:heal", "confirm"), "select_defeated", None),
    (ABLE, ("act:heal", "healer rS1"), "not_yours", "CQ-29"),
    (ABLE, ("act:return",), "no_skulk_hiding", "CQ-28"),
    (ABLE, ("confirm",), "pull_or_tap", None),
    (ABLE, ("nudge:left",), "select_cube", None),
    (TWO_FREEZES, ("act:freeze", "on bG1", "on bG2"), "second_freeze", "CQ-34"),
    (TWO_FREEZES, ("act:heal",), "no_healer_ready", "CQ-29"),
    (lay("rL1 50,-100"), ("act:heal",), "none_defeated", "CQ-29"),
    (lay("rL1 50,-100"), ("act:freeze",), "no_freeze_ready", "CQ-34"),
    (HIDDEN, ("act:return", "at:0:-1000"), "not_beyond", "CQ-28"),
    (HIDDEN, ("act:return", "at:0:2000"), "near_castle", "CQ-28"),
    (HIDDEN, ("act:return", "on bG1"), "touches_cube", "CQ-28"),
    (HELM, ("act:king",), "flick_again_or_skip", "CQ-25"),
    (HELM.play("end"), ("flick:5:0:10:0:0",), "hide_or_skip", "CQ-27"),
    (HELM.play("end"), ("confirm",), "hide_or_skip", "CQ-27"),
    (MORE, ("act:king",), "heal_or_skip", "CQ-31"),
    (MORE, ("flick:0:0:10:0:0",), "heal_or_skip", "CQ-31"),
    (ESCAPED, ("flick:0:0:10:0:0",), "put_back_first", "CQ-16"),
    (ESCAPED, ("act:king",), "put_back_first", "CQ-16"),
    (OWED, ("act:king",), "extra_flick_first", "CQ-24"),
    (OWED, ("act:heal",), "extra_flick_first", "CQ-24"),
    (lay("rS1 0,-60 bF1 0,-60", freezes="bF1:rS1"), ("on rS1",), "frozen", "CQ-36"),
    (lay("rK 0,-240 rG1 0,-240"), ("act:king",), "king_covered", "CQ-20"),
    (lay(), ("end",), "no_pass", "CQ-41"),
    (MOVING, ("on rG1",), "unsettled", "CQ-44"),
    (lay().play("resign"), ("on rK",), "game_over", None),
    (BASIC, ("at:0:-1000",), "select_then_place", None),
    (BASIC, ("onto",), "select_cube", None),
    (BASIC, ("on rS1", "at:0:1000"), "not_at_home", "CQ-6"),
    (BASIC, ("on rS1", "off", "ready"), "no_place_yet", "CQ-8"),
    (BASIC, ("on bS1",), "other_colour", "CQ-4"),
    (BASIC, ("own:gone",), "formation_gone", None),
    (ARMY, ("less:K",), "king_stays", "CQ-3"),
    (ARMY, ("less:H",), "none_to_leave_out", "CQ-3"),
    (ARMY, ("more:H",), "kind_too_dear", "CQ-3"),
    (ARMY, ("less:S", "more:G"), "not_in_box", "CQ-3"),
    (ARMY, ("army:guardians", "on rF1", "at:0:-1000"), "starts_beside", "CQ-8"),
)


@pytest.mark.parametrize(
    ("state", "taps", "why", "clause_id"), REFUSED, ids=[" ".join(taps) for _, taps, *_ in REFUSED]
)
def test_refusals_by_taps(state: State, taps: tuple[str, ...], why: str, clause_id: str | None) -> None:
    answer = tapped(state, *taps)
    assert isinstance(answer, IllegalMove), answer
    assert (answer.reason, answer.clause) == (why, clause_id)
    assert answer.message.endswith(".")


def test_what_they_are_about() -> None:
    assert tapped(ABLE, "act:freeze", "confirm").values == {"cube": CUBE_OF["rF1"]}
    assert tapped(ABLE, "act:heal", "healer rL2", "confirm").values == {"most": 12}
    assert tapped(BASIC, "on rS1", "off", "ready").values == {"cube": CUBE_OF["rS1"]}
    assert tapped(ARMY, "more:H").values == {"kind": "H", "cost": 4, "left": 0}
    assert tapped(ARMY, "less:H").values == {"kind": "H"}
    assert tapped(ARMY, "less:S", "more:G").values == {"supply": "G"}


@pytest.mark.parametrize(
    ("state", "text", "why", "clause_id"),
    [
        (BASIC, "K=0,-240 G1=0,-100", "formation_not_basic", "CQ-2"),
        (begin(army="custom", screen="off", points="3"), "K=0,-240 S1=0,-100", "formation_too_dear", "CQ-3"),
        (ARMY, "none", "formation_gone", None),
    ],
)
def test_a_saved_formation_that_does_not_fit(state: State, text: str, why: str, clause_id: str | None) -> None:
    view = View(state, ("Ada", "Bo"), presets=(("Mine", text),))
    answer = VIEW.tap(view, "own:Mine")
    assert isinstance(answer, IllegalMove)
    assert (answer.reason, answer.clause) == (why, clause_id)
    assert isinstance(VIEW.tap(view._replace(presets=()), part("on rK")), Selected)
