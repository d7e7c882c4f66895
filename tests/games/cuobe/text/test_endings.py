"""Who won a game of Cu[o]be, and why."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules.players import ENDS
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.endings import ending, say
from tests.games.cuobe.setting import clause, house, play
from tests.games.cuobe.table import seen

ALL_KEYS = "K1,K2,K3,K4,K5"


@clause("C-106", "C-107", "C-108", "C-109")
@pytest.mark.parametrize(
    ("state", "who", "why"),
    [
        (house(), "The game goes on", "Ada: four dice left"),
        (play("surrender", house()), "The house wins", "You all agreed to surrender."),
        (play("surrender", house("", "c3")), "The house wins", "You surrendered."),
        (
            play("exit; exit", house("c4=R02", "c4", "c4", keys=ALL_KEYS)),
            "You’ve all escaped",
            "You activated all five keys with 40 green cards left.",
        ),
        (play("exit", house("c4=R02", "c4", keys=ALL_KEYS)), "You’ve escaped", ""),
        (
            play("exit", house("c4=R02", "c4", "- w5 dead", keys=ALL_KEYS)),
            "Ada has escaped",
            "You activated all five keys with 40 green cards left. One player didn’t make it.",
        ),
        (
            play("end", house("", "c3", "c3", green_left=0)),
            "The house wins",
            "The green deck ran out with five keys still not activated.",
        ),
        (
            play("end", house("", "c3", "c3", green_left=0, keys=ALL_KEYS)),
            "The house wins",
            "The green deck ran out with two players still inside.",
        ),
    ],
)
def test_who_won_and_why(state: State, who: str, why: str) -> None:
    told = ending(seen(state))
    assert told[0] == who
    assert why in told[1]


def test_every_end_says_why() -> None:
    assert set(ENDS) <= set(say.messages)
