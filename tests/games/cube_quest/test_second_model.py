"""The engine against the second model, at every ply of random bouts under many combinations of options."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.cube_quest.rules.cubes import TEXTS
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import NATURE
from tests.games.cube_quest.every_ply import thrown
from tests.games.cube_quest.plain_model import PlainBout
from tests.games.cube_quest.setting import GAME, any_move

PLIES = 110
LEFT_OUT = ("bouts", "screen", "points", "flick_timer")
"""Options that do not change what happens in a bout."""


def options_of(rng: Random) -> dict[str, str]:
    return {
        name: rng.choice(option.values) if name not in LEFT_OUT and rng.random() < 0.5 else option.default
        for name, option in GAME.options.items()
    } | {"army": "custom"}


@pytest.mark.parametrize("seed", range(30))
def test_both_models_agree_from_the_set_up_to_the_end(seed: int) -> None:
    rng = Random(seed)
    options = options_of(rng)
    state: State = GAME.start(2, options)
    plain = PlainBout(options)
    for _ in range(PLIES):
        compare(state, plain)
        if state.seat is None:
            return
        move = choose(state, rng, wild=0.15 * (seed % 3))
        state = state.play(move)
        plain.tell(str(move))


def choose(state: State, rng: Random, wild: float) -> Move:
    job = state.job
    if job is not None and job.kind == "settle" and rng.random() < wild:
        return thrown(state, rng)
    return any_move(state, rng)


def compare(state: State, plain: PlainBout) -> None:
    asks = "action" if state.job is None else state.job.kind
    if state.seat is None:
        assert plain.asked == "nobody", state
        assert plain.winner == ("" if state.winner < 0 else "rb"[state.winner])
        return
    seat = "nature" if state.seat == NATURE else "rb"[state.seat]
    assert plain.asked == f"{seat} {asks}", state
    assert dict(zip(TEXTS, state.statuses, strict=True)) == plain.where
    poses = {cube: pose for cube, pose in zip(TEXTS, state.poses, strict=True) if pose is not None}
    assert poses == plain.poses
    assert state.extra == tuple(plain.extra.values())
    if state.seat != NATURE:
        freezes = {TEXTS[freeze]: {TEXTS[cube] for cube in under} for freeze, under in state.freezes}
        assert freezes == plain.freezes
