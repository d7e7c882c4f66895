"""What speaks for a move of Qurush, in words."""

from __future__ import annotations

from typing import Any, Final

import pytest

from cuboteca.games.qurush.text.reasons import say
from tests.games.qurush.setting import GAME
from tests.games.qurush.table import VIEW, view

VALUES: Final[dict[str, dict[str, Any]]] = {"nearer_to_goal": {"turns": 2}, "blocks": {"seats": (1,)}}


def told(players: int, reason: str, **values: Any) -> str:
    return VIEW.reason(view(GAME.start(players)), reason, values)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reason", say.messages)
def test_each_reason_is_a_sentence(reason: str, players: int) -> None:
    assert told(players, reason, **VALUES.get(reason, {})).endswith(".")


def test_who_has_two_goals_needs_one_of_them() -> None:
    assert told(2, "nearer_to_goal", turns=1) == "It lets you complete your goal next turn."
    assert told(4, "nearer_to_goal", turns=1) == "It lets you complete one of your goals next turn."


def test_in_a_review_the_player_is_named() -> None:
    now = view(GAME.start(2))
    assert VIEW.reason(now, "nearer_to_goal", {"turns": 1}, player="Bo") == "It lets Bo complete their goal next turn."


def test_those_who_are_blocked_are_named_in_one_sentence() -> None:
    assert told(4, "blocks", seats=(1,)) == "It gets in the way of a goal Bo may have."
    assert told(4, "blocks", seats=(1, 2, 3)) == "It gets in the way of goals Bo, Cy and Di may have."
