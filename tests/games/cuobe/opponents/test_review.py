"""What a review says a move of a team cost: both moves weighed for the same thing, else nothing said of it."""

from __future__ import annotations

from random import Random

from cuboteca.games.cuobe.opponents.review import REVIEW
from cuboteca.games.cuobe.rules.state import State
from cuboteca.search.review import Compared
from tests.games.cuobe.opponents.thoughts import best
from tests.games.cuobe.setting import house, play

ROOMS = "c3=R01 c4=R02 b3=R07 d3=R22"


def cost(state: State, made: str, after: State | None = None) -> float | None:
    """Return what a move cost the team beside the best one; None if that isn't told."""
    assert REVIEW.compare is not None
    weighing = REVIEW.compare(state, best(state), made, after or state.play(made), Random(1), None)
    found: Compared | None = None
    while True:
        try:
            next(weighing)
        except StopIteration as done:
            found = done.value
            break
    if found is None:
        return None
    return REVIEW.chances.of(found.best).value - REVIEW.chances.of(found.made).value


def test_who_stays_inside_when_asked_to_leave_costs_the_team_nothing() -> None:
    state = house(ROOMS, "c4", "c4", "c3", keys="K1,K2,K3,K4,K5")
    asked = play("exit", state)
    assert best(asked).move == "exit"
    assert cost(asked, "stay") == 0


def test_dice_for_a_fight_are_weighed_with_what_the_fight_brings() -> None:
    """A spider in the Exit, and a key in hand: a die more makes no game of ten a lost one."""
    state = house("c3=R01 c4=R02s1 b3=R07 d3=R22", "c4 tools=K5", "d3", keys="K1,K2,K3,K4", dice="4")
    assert best(state).move.startswith("fight Spider")
    costs = [cost(state, f"fight Spider {dice}") for dice in (1, 2, 3)]
    assert all(each is not None and 0 <= each < 0.1 for each in costs)


def test_a_free_action_that_can_still_be_done_costs_nothing() -> None:
    state = house(ROOMS, "c4 tools=K5,T10", "c4", keys="K1")
    assert best(state).move == "key K5"
    assert cost(state, "give T10 P2") == 0
    assert cost(state, "go S") is not None


def test_what_no_plan_weighs_is_not_told() -> None:
    assert cost(house("c3=R01 c4=R07 b3=R08 c5=R02", "c3", "c3"), "go N +P2") is None
