"""What is said to be within reach of a turn is what the ends of that turn show, under all options."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qurush.opponents.beliefs import certain, from_last_turn, prior
from cuboteca.games.qurush.opponents.patterns import patterns_of
from cuboteca.games.qurush.opponents.reach import Layout, within_reach
from cuboteca.games.qurush.rules.action_costs import FLIP
from cuboteca.games.qurush.rules.moves import Move
from cuboteca.games.qurush.rules.state import State
from tests.games.qurush.setting import VARIANTS, begin, place

SWITCHES = (*VARIANTS, "share", "flip_ridden", "push_from_top", "mirror", "wrap_patterns")


def likely(state: State, rng: Random) -> Move:
    """Return a random move, a flip oftener than others, so that goals come near."""
    flips = [move for move in state.moves() if move.kind == FLIP and move.face < 6]
    return rng.choice(flips) if flips and rng.random() < 0.6 else rng.choice(state.moves())


@pytest.mark.parametrize("seed", range(8))
def test_what_is_within_reach_is_what_ends_of_a_turn_show(seed: int) -> None:
    rng = Random(seed)
    options = {name: rng.choice(("on", "off")) for name in SWITCHES}
    options["pull_any"] = rng.choice(("any", "straight"))
    state = begin(rng.choice((2, 3, 4)), **options)
    patterns = patterns_of(state.rules)
    for ply in range(45):
        if state.seat is None:
            break
        if state.points == 7 and ply % 3 == 0:
            shown = 0
            for end in state.turn_ends():
                shown |= Layout(patterns, end.qubes).here
            assert within_reach(Layout(patterns, state.qubes), state.pawns, state.mover) == shown
        state = state.play(likely(state, rng))


@pytest.mark.parametrize("options", [{}, {"true_north": "on"}, {"mirror": "on"}])
def test_the_goals_seen_on_a_board_are_those_of_the_rules(options: dict[str, str]) -> None:
    rng = Random(5)
    state = begin(4, **options)
    patterns = patterns_of(state.rules)
    for _ in range(4):
        qubes = bytes(rng.choice((1, 2, 3, 4, 5)) if face else 0 for face in state.qubes)
        here = Layout(patterns, qubes).here
        lying = state._replace(qubes=qubes)
        for goals in state.rules.choices:
            for goal in goals:
                assert bool(here & patterns.bits[goal]) == bool(lying.places(goal))


def test_beliefs_are_shares() -> None:
    patterns = patterns_of(begin(2).rules)
    every = patterns.kinds[0]
    assert len(patterns.ways) == 70
    assert prior(patterns, 0, both=False).chance(every) == pytest.approx(1)
    assert prior(patterns, 1, both=False).chance(1) == 0
    goal = begin(2).rules.choices[0][7]
    assert certain(patterns, [goal], both=False).chance(patterns.bits[goal]) == 1


def test_a_goal_left_undone_is_less_likely() -> None:
    """B stands beside two places that lack a qube each, apart from each other: one of them lacked it a turn ago."""
    qubes = {"a1": 2, "b1": 2, "a2": 2, "b2": 3, "c3": 4, "d3": 2, "c4": 2, "d4": 2}
    state = place(qubes, "e1 b3", "ap7 A t9")
    patterns = patterns_of(state.rules)
    *_, belief = from_last_turn(state, patterns, 1, 0)
    assert belief is not None
    goals = state.rules.choices[0]
    undone, far = (next(goal for goal in goals if str(goal) == text) for text in ("2x2:22/22", "2x2:55/55"))
    at = [patterns.bits[goal].bit_length() - 1 for goal in (undone, far)]
    assert belief.weights[at[0]] < belief.weights[at[1]]
