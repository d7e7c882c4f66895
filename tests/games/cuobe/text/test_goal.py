"""What the strip above the map says of keys and Exit, and what the line above it says is wise."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import Selection
from cuboteca.games.cuobe.text.goal import CHEST, DROPPED, HELD, IN, UNSEEN, Key, goal_heard, goal_words, keys_of, wise
from cuboteca.games.cuobe.view.actions import turn_actions
from cuboteca.play.view import Played
from tests.games.cuobe.setting import clause, house
from tests.games.cuobe.table import NAMES, VIEW, seen

AWAY = house("a1=R02", "c3 tools=K1", "a1 tools=K2,T10", dropped="K3", keys="K4")


@clause("C-105")
def test_each_of_the_five_keys_has_a_socket() -> None:
    assert keys_of(AWAY) == (Key(IN), Key(HELD, 0), Key(HELD, 1), Key(DROPPED), Key(UNSEEN))
    assert {key.at for key in keys_of(house())} == {UNSEEN}
    assert Key(CHEST, 0) in keys_of(house("c3=R01c1", "c3 chest=K1", "a1"))


def test_the_strip_says_where_the_exit_is() -> None:
    assert goal_words(AWAY) == ("4 of 5 found", "Exit a1")
    assert goal_words(house()) == ("0 of 5 found", "Exit not found")
    assert goal_words(house("a1=R02", "c3", "c3", keys="K1,K2,K3,K4,K5")) == ("5 of 5 active", "Exit open, a1")


def test_those_who_listen_are_told_who_has_the_keys() -> None:
    heard = goal_heard(AWAY, NAMES)
    assert f"{NAMES[1]} holds 1 key." in heard
    assert heard in str(VIEW.standings(seen(AWAY)))


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (house("a1=R02", "a1", "a1", keys="K1,K2,K3,K4,K5"), "leave, and you win"),
        (house("a1=R02", "a1", "c3", keys="K1,K2,K3,K4,K5"), ""),
        (house("a1=R02", "a1 tools=K1", "c3"), "activate Brass Key"),
        (house("", "c3", "c3", spawns="Clown@c3:3"), "fight the Clown, or walk away"),
        (house("c3=R01s2", "c3", "c3"), "fight the spawns, or walk away"),
        (house("c3=R01f", "c3", "c3", spawns="Clown@c3:3"), "take the find token here"),
        (house("c3=R01f", "c3", "c3", dice="0"), "take the find token here"),
        (house("a1=R02", "c3 tools=K1", "c3"), "your key belongs in the Exit"),
        (house("a1=R02", "c3", "c3", keys="K1,K2,K3,K4,K5"), "go to the Exit"),
        (house("", "c3 tools=K1", "c3"), ""),
        (house("", "c3", "c3", spawns="Clown@c3:3", dice="0"), ""),
    ],
)
def test_what_is_wise_is_said_where_a_rule_tells_it(state: State, told: str) -> None:
    assert wise(state) == told
    prompt = VIEW.prompt(seen(state)).rest
    assert prompt == told if told else "dice" in prompt
    assert "left" in VIEW.answers(seen(state)) if told else not VIEW.answers(seen(state))


@clause("C-105")
def test_a_key_that_can_be_activated_has_a_button() -> None:
    state = house("a1=R02", "a1 tools=K1,K2", "c3")
    assert "deed:key" in [action.part for action in turn_actions(state, Selection(), NAMES)]
    assert VIEW.tap(seen(state), "deed:key") == Played("key K1")
    assert VIEW.prompt(seen(state)).rest == "activate Brass Key", "the same, of two"
    assert "deed:key" not in [action.part for action in turn_actions(AWAY, Selection(), NAMES)]
