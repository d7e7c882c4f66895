"""What speaks for a move of Qurush, in words."""

from __future__ import annotations

from typing import Any, Final

import pytest

from cuboteca.games.qurush.text.reasons import say
from tests.games.qurush.setting import GAME, begin, place
from tests.games.qurush.table import VIEW, view

VALUES: Final[dict[str, dict[str, Any]]] = {
    "nearer_to_goal": {"turns": 2},
    "blocks": {"seats": (1,)},
    "next_steps": {"moves": ("Ma2", "Fb2=5")},
}


def told(players: int, reason: str, **values: Any) -> str:
    return VIEW.reason(view(begin(players))._replace(thought_of="Ma2"), reason, values)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reason", say.messages)
def test_each_reason_is_a_sentence(reason: str, players: int) -> None:
    assert told(players, reason, **VALUES.get(reason, {})).endswith(".")


def test_who_has_two_goals_needs_one_of_them() -> None:
    assert told(2, "nearer_to_goal", turns=1) == "This turn gets you ready to complete your goal next turn."
    assert told(4, "nearer_to_goal", turns=1) == "This turn gets you ready to complete one of your goals next turn."


def test_in_a_review_the_player_is_named() -> None:
    now = view(GAME.start(2))
    reason = VIEW.reason(now, "nearer_to_goal", {"turns": 1}, player="Bo")
    assert reason == "This turn gets Bo ready to complete their goal next turn."


def test_the_next_steps_are_told_as_they_will_be() -> None:
    now = view(place({"b2": 4, "c2": 6}, "a2 e5"))
    steps = {"moves": ("Mb2", "Fc2=5")}
    assert VIEW.reason(now._replace(thought_of="Mb2"), "next_steps", steps) == "Next: Flip c2 to 5."
    assert VIEW.reason(now, "next_steps", steps, player="Ada") == "Next: Flip c2 to 5."
    assert not VIEW.reason(now, "next_steps", steps), "the first hint tells no move"


def test_those_who_are_blocked_are_named_in_one_sentence() -> None:
    assert told(4, "blocks", seats=(1,)) == "This turn gets in the way of a goal Bo may have."
    assert told(4, "blocks", seats=(1, 2, 3)) == "This turn gets in the way of goals Bo, Cy and Di may have."
