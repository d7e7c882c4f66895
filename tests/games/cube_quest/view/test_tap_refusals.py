"""Why a tap leads no further: the sentence, and its clause."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.view import Rejected
from tests.games.cube_quest.setting import lay
from tests.games.cube_quest.table import ABLE, HELM, HIDDEN, TWO_FREEZES, tapped

REFUSED = (
    (ABLE, ("flick:21:0:10:0:0",), "CQ-10"),
    (ABLE, ("flick:25:0:10:0:0",), "CQ-10"),
    (ABLE, ("act:king", "at:1000:-1000"), "CQ-20"),
    (ABLE, ("act:freeze", "on bK"), "CQ-34"),
    (ABLE, ("act:freeze", "on rS1"), "CQ-34"),
    (ABLE, ("act:freeze", "on bS1", "on bS2"), "CQ-34"),
    (ABLE, ("act:heal", "fallen rS2", "fallen rG1", "fallen rG2"), "CQ-29"),
    (ABLE, ("act:return",), "CQ-28"),
    (TWO_FREEZES, ("act:freeze", "on bG1", "on bG2"), "CQ-34"),
    (TWO_FREEZES, ("act:heal",), "CQ-29"),
    (HIDDEN, ("act:return", "at:0:-1000"), "CQ-28"),
    (HIDDEN, ("act:return", "at:0:2000"), "CQ-28"),
    (HIDDEN, ("act:return", "on bG1"), "CQ-28"),
    (HELM, ("act:king",), "CQ-25"),
    (HELM.play("end"), ("flick:5:0:10:0:0",), "CQ-27"),
    (lay("rS1 0,-60 rL1 -60,-60", extra="r1 b0", fouls="on"), ("act:king",), "CQ-24"),
    (lay("rS1 0,-60 bF1 0,-60", freezes="bF1:rS1"), ("on rS1",), "CQ-36"),
    (lay("rK 0,-240 rG1 0,-240"), ("act:king",), "CQ-20"),
    (lay(), ("end",), "CQ-41"),
)


@pytest.mark.parametrize(("state", "taps", "clause_id"), REFUSED, ids=[" ".join(taps) for _, taps, _ in REFUSED])
def test_refusals_by_taps(state: State, taps: tuple[str, ...], clause_id: str) -> None:
    answer = tapped(state, *taps)
    assert isinstance(answer, Rejected), answer
    assert answer.clause == clause_id
    assert answer.message.endswith(".")
