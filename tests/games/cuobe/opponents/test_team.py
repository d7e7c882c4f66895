"""Team-mates tell their plans, and what they can be asked for."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.cuobe.opponents import OPPONENTS
from cuboteca.games.cuobe.rules.places import PLACE_NAMES, PLACE_OF
from cuboteca.play.levels import LEVELS
from cuboteca.search.thought import Intention, Reason, heeding
from tests.games.cuobe.opponents.thoughts import whole_game
from tests.games.cuobe.setting import house

MASTER = OPPONENTS.levels["master"]


def test_a_plan_is_told_before_its_turn_has_come() -> None:
    state = house("c3=R01 c4=R09 c5=R02", "a1", "c3 tools=K5", keys="K1,K2,K3,K4", blue_left=0)
    assert state.seat == 0
    plan = OPPONENTS.plan_of(state, 1, MASTER)
    assert plan.reasons == (Reason("brings_keys", {"keys": 1}),)
    assert plan.way == ("room:c3", "room:c4", "room:c5")


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_in_the_house_has_a_plan_at_any_time(level: str) -> None:
    for state in whole_game(level, 3, 4, {}, 120)[::9]:
        for seat, player in enumerate(state.players):
            plan = OPPONENTS.plan_of(state, seat, OPPONENTS.levels[level])
            assert bool(plan.reasons) == (player.inside and state.seat is not None)
            assert all(map(OPPONENTS.is_planned, plan.reasons[:1]))
            told = [f"room:{PLACE_NAMES[one.values['place']]}" for one in plan.reasons if "place" in one.values]
            assert not any(place in plan.way[:-1] for place in told), "the way ends at what is told"
            assert plan.way[:1] == ((f"room:{PLACE_NAMES[player.place]}",) if plan.reasons else ())


def test_who_can_discover_a_room_at_once_says_so_and_else_that_it_is_farther() -> None:
    """A hint marks the next room; players took the room that it named for that one."""
    near = far = 0
    for state in whole_game("master", 2, 5, {}, 200)[::3]:
        if state.seat is None or state.seat < 0:
            continue
        plan = OPPONENTS.plan_of(state, state.seat, MASTER)
        for reason in plan.reasons[:1]:
            if reason.id in ("discovers", "goes_to_discover"):
                assert plan.way[-1] == f"room:{PLACE_NAMES[reason.values['place']]}"
                assert (len(plan.way) == 2) == (reason.id == "discovers")
                near, far = near + (reason.id == "discovers"), far + (reason.id != "discovers")
    assert near
    assert far


def test_a_plan_follows_what_is_asked_for() -> None:
    state = house("c3=R01 c4=R09 c5=R02", "c3", "c5")
    plan = OPPONENTS.plan_of(state, 1, heeding(OPPONENTS.levels["master"], ("come", 0)))
    assert plan.reasons == (Reason("comes_to", {"seat": 0}),)
    assert plan.way[-1] == "room:c3"


def test_who_is_asked_to_come_comes() -> None:
    state = house("c3=R01 c4=R09 c5=R02", "c3", "c5", dice="3")
    *_, thought = OPPONENTS.think(state, heeding(OPPONENTS.levels["master"], ("come", 1)), Random(1))
    assert thought.move == "go N"


def test_what_can_be_asked_for_makes_sense_now() -> None:
    together = house("c3=R01 c4=R09 c5=R02", "c3", "c3")
    assert [*OPPONENTS.requests_to(together, 1, 0)] == []
    apart = house("c3=R01 c4=R09f c5=R02", "c3", "c5")
    assert [*OPPONENTS.requests_to(apart, 1, 0)] == [("wait", 0), ("come", 0), ("fetch", PLACE_OF["c4"])]
    with_key = house("c3=R01 c4=R09 c5=R02", "c4", "c4 tools=K5")
    assert [*OPPONENTS.requests_to(with_key, 1, 0)] == [("fetch", with_key.place_of(with_key.box.exit))]


@pytest.mark.parametrize(
    ("request_", "where", "done"),
    [
        (("come", 0), "c5", False),
        (("come", 0), "c3", True),
        (("wait", 0), "c3", True),
        (("wait", 0), "c4", False),
        (("fetch", PLACE_OF["c4"]), "c4", True),
        (("fetch", PLACE_OF["c4"]), "c5", False),
    ],
)
def test_a_request_stays_in_force_until_it_is_done(request_: tuple[str, int], where: str, done: bool) -> None:
    state = house("c3=R01 c4=R09 c5=R02", "c3", where)
    assert OPPONENTS.request_outcome(state, 1, request_) is (True if done else None)


def test_who_has_died_is_asked_for_nothing() -> None:
    dead = house("c3=R01", "c3", "- w5 dead")
    assert OPPONENTS.request_outcome(dead, 1, ("come", 0)) is False
    assert OPPONENTS.plan_of(dead, 1, MASTER) == Intention()
