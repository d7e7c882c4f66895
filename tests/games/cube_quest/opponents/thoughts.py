"""Whole bouts of opponents, with the physics of the site where it is installed, or with settlings that are guessed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

from cuboteca.games.cube_quest.opponents import OPPONENTS
from cuboteca.games.cube_quest.rules.flick_simulation import settled
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.reasons import describe_reason
from cuboteca.play.game import NATURE
from cuboteca.play.simulation import Simulator
from cuboteca.search.thought import Level, Thought
from tests.games.cube_quest.setting import GAME
from tests.physics.node import NodePhysics

FEW: Mapping[str, float] = {"coarse": 3, "fine": 1, "shifts": 1}


def small(level: str) -> Level:
    """The level with fewer trials, so that whole bouts are quick; what it does is the same."""
    known = OPPONENTS.levels[level]
    return Level(level, {name: min(value, FEW.get(name, value)) for name, value in known.settings.items()})


def best(state: State, level: str, seed: int = 1, simulator: Simulator | None = None) -> Thought:
    """The last thought of a level about a position."""
    *_, thought = OPPONENTS.think(state.seen_by(state.seat), OPPONENTS.levels[level], Random(seed), simulator)
    return thought


def bout(
    level: str, seed: int, options: Mapping[str, str], simulator: Simulator | None = None, longest: int = 60
) -> tuple[State, list[str]]:
    """Play a bout of a level against itself; every thought must be a legal move, with its reasons in words."""
    state: State = GAME.start(2, options)
    chance, rng = Random(seed), Random(seed)
    told: list[str] = []
    while state.seat is not None and len(told) < longest:
        if state.seat == NATURE:
            request = state.simulation() if simulator is not None else None
            if simulator is None or request is None:
                state = state.play(state.draw(chance))
            else:
                state = state.play(settled(state, simulator.simulate(request)))
            continue
        text = ""
        for thought in OPPONENTS.think(state.seen_by(state.seat), small(level), rng, simulator):
            assert thought.lines[0].move == thought.move
            if thought.move != text:
                text = thought.move
                assert state.allows(state.read(text)), (text, state.position)
            assert 0 <= thought.value <= 1
            assert len(thought.reasons) <= 2
            for reason in thought.reasons:
                assert describe_reason(reason.id, reason.values)
        told.append(text)
        state = state.play(text)
    return state, told


class Counting:
    """A simulator that counts what it is asked."""

    def __init__(self, inner: Simulator) -> None:
        self.inner = inner
        self.asked = 0
        self.exact = 0
        """How many of these were not only imagined."""

    def prepare(self) -> None:
        self.inner.prepare()

    def simulate(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        self.asked += 1
        self.exact += "rehearsed" not in request
        return self.inner.simulate(request)


@contextmanager
def node_physics() -> Iterator[NodePhysics]:
    physics = NodePhysics()
    try:
        yield physics
    finally:
        physics.close()
