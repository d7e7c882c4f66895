"""Who won a game of Cu[o]be, and why."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules.players import ENDS, OUT_OF_TIME
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.endings import ending, how_near, say
from tests.games.cuobe.setting import clause, house, play
from tests.games.cuobe.table import seen

ALL_KEYS = "K1,K2,K3,K4,K5"


SOLO_DEATH = play("fight Ghoul 1; roll > 0", house("", "c3 w4", spawns="Ghoul@c3:3"))
LAST_DEATH = play("fight Ghoul 1; roll > 0", house("", "c3 w4", "- w5 dead", spawns="Ghoul@c3:3"))


@clause("C-106", "C-107", "C-108", "C-109")
@pytest.mark.parametrize(
    ("state", "who", "why"),
    [
        (house(), "The game goes on", "Ada: four dice left"),
        (play("surrender", house()), "Nobody escaped", "You all agreed to surrender."),
        (play("surrender", house("", "c3")), "You didn’t escape", "You surrendered."),
        (SOLO_DEATH, "You didn’t escape", "You died."),
        (LAST_DEATH, "Nobody escaped", "Every player inside has died."),
        (
            play("exit; exit", house("c4=R02", "c4", "c4", keys=ALL_KEYS)),
            "You’ve all escaped",
            "You activated all five keys with 40 green cards left.",
        ),
        (play("exit", house("c4=R02", "c4", keys=ALL_KEYS)), "You’ve escaped", ""),
        (
            play("exit", house("c4=R02", "c4", "- w5 dead", keys=ALL_KEYS)),
            "Ada has escaped",
            "You activated all five keys with 40 green cards left. Bo didn’t make it.",
        ),
        (
            play("end; green > E18; choose b", house("", "c3", "c3 w4", short_game="on")),
            "Nobody escaped",
            "Bo died, and a short game ends with the first death.",
        ),
        (
            play("end", house("", "c3", "c3", green_left=0)),
            "Nobody escaped",
            "The green deck ran out with five keys still not activated.",
        ),
        (
            play("end", house("", "c3", "c3", green_left=0, keys=ALL_KEYS)),
            "Nobody escaped",
            "The green deck ran out with two players still inside.",
        ),
    ],
)
def test_who_won_and_why(state: State, who: str, why: str) -> None:
    told = ending(seen(state))
    assert told[0] == who
    assert why in told[1]


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (
            house("c4=R02", "c3 tools=K1", "c4 tools=K2,K3", green_left=0, keys="K4"),
            [
                "Ada was one room away from the Exit with one key.",
                "Bo was in the Exit with two keys.",
                "One key was never found.",
            ],
        ),
        (
            house("", "c3 tools=K1", green_left=0),
            ["Ada carried one key, but nobody had found the Exit.", "Four keys were never found."],
        ),
        (house("c4=R02", "a1", green_left=0, keys=ALL_KEYS), ["Ada was five rooms away from the Exit."]),
        (
            house("c4=R02", "c3", green_left=0, keys="K1,K2", dropped="K3,K4"),
            ["Two keys lay on the dropped pile.", "One key was never found."],
        ),
    ],
)
def test_a_lost_game_tells_how_near_it_was(state: State, told: list[str]) -> None:
    over = play("end", state)
    assert over.ended == OUT_OF_TIME
    assert how_near(over, ("Ada", "Bo")[: over.seats]) == told


def test_a_won_game_tells_of_no_missing_key() -> None:
    assert how_near(play("exit", house("c4=R02", "c4", "- w5 dead", keys=ALL_KEYS)), ("Ada", "Bo")) == []


def test_every_end_says_why() -> None:
    assert set(ENDS) <= set(say.messages)
