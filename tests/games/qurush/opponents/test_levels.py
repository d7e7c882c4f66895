"""Every level plays, at every table: legal moves, the same for the same seed, and knowing no secret."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qurush.opponents import OPPONENTS
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import NATURE
from cuboteca.search.thought import LEVELS
from tests.games.qurush.opponents.thoughts import best
from tests.games.qurush.setting import GAME, VARIANTS, begin, place

OTHERWISE = {
    "board": "dice",
    "goal_numbers": "permutation",
    "mirror": "on",
    "tie": "shared",
    "share": "off",
    "push_from_top": "off",
    "flip_ridden": "off",
    "pull_any": "straight",
    "corner": "choose",
    "start": "random",
    "open_goals": "on",
}


def game(level: str, seats: int, seed: int, longest: int, **options: str) -> list[str]:
    """Return the moves of a game between players of one level; each is played, so each is legal."""
    state: State = GAME.start(seats, options)
    rng, chance = Random(seed), Random(seed)
    moves: list[str] = []
    while state.seat is not None and len(moves) < longest:
        if state.seat == NATURE:
            state = state.play(state.draw(chance))
        else:
            moves.append(best(state, level, rng).move)
            state = state.play(moves[-1])
    return moves


def test_the_five_levels_stand_first() -> None:
    assert tuple(OPPONENTS.levels)[: len(LEVELS)] == LEVELS


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", OPPONENTS.levels)
def test_every_level_plays_a_game(level: str, seats: int) -> None:
    assert game(level, seats, 1, 60 if seats == 2 else 24)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("level", ["gentle", "sharp", "master"])
def test_every_variant_is_played(level: str, variant: str) -> None:
    assert game(level, 2, 2, 24, **{variant: "on"})
    assert game(level, 4, 2, 9, **{variant: "on"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_other_option_is_played(seats: int) -> None:
    assert game("master", seats, 3, 12, **OTHERWISE)
    assert game("master", seats, 3, 12, **dict.fromkeys(VARIANTS, "on"), goals4="both", wrap_patterns="off")


def test_the_same_seed_gives_the_same_game() -> None:
    first = game("steady", 2, 4, 24)
    assert first == game("steady", 2, 4, 24)
    assert first != game("steady", 2, 5, 24)


@pytest.mark.parametrize("level", OPPONENTS.levels)
def test_another_goal_of_a_rival_changes_no_thought(level: str) -> None:
    line = "Ma2 Fb2=3 Me4 Fd4=2 Fb2=1 Mb2 Fd4=3 Me3"
    states = [begin(2, "2x2:45/23", rival) for rival in ("2x2:22/33", "2x2:34/45")]
    for move in ("", *line.split()):
        states = [state.play(move) if move else state for state in states]
        if states[0].seat == 0:
            one, other = ([*OPPONENTS.think(s.seen_by(0), OPPONENTS.levels[level], Random(1))] for s in states)
            assert one == other


def test_a_goal_that_nobody_told_is_no_hindrance() -> None:
    state = place({"b2": 4, "c2": 1, "b3": 3, "c3": 5}, "a2 e5")
    assert best(state).lines


def test_a_goal_on_the_board_is_called() -> None:
    state = place({"b2": 4, "c2": 1, "b3": 3, "c3": 5}, "a2 e5", "ap7 A t5 gA=2x2:35/42", claim="manual")
    thought = best(state, "easy")
    assert (thought.move, thought.proven) == ("qurush", True)


@pytest.mark.clause("Q-46")
@pytest.mark.parametrize("level", OPPONENTS.levels)
def test_no_level_calls_falsely(level: str) -> None:
    goals = "ap7 A t5 gA=2x2:35/42 gB=2x2:35/42"
    state = place({"b2": 4}, "a1 e5", goals, claim="manual", false_call="points")
    for seed in range(5):
        assert "qurush" not in best(state, level, Random(seed)).move
