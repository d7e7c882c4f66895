"""What a team-mate thinks at a table, and whole games of a team."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cuboteca.games.cuobe.opponents import OPPONENTS
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.game import NATURE
from cuboteca.search.thought import Level, Reason, Thought
from tests.games.cuobe.setting import GAME

LONGEST = 1200


def best(state: State, level: str = "master", **settings: object) -> Thought:
    """Return the last thought of the player who decides."""
    known = OPPONENTS.levels[level]
    *_, found = OPPONENTS.think(
        state.seen_by(state.seat), Level(level, {**known.settings, **settings}) if settings else known, Random(1)
    )
    return found


def why(thought: Thought) -> Reason:
    return thought.reasons[0]


def whole_game(level: str, seats: int, seed: int, options: Mapping[str, str], longest: int = LONGEST) -> list[State]:
    """Play a game of one level; every thought on the way must be a legal move. Return the states with a decision."""
    state: State = GAME.start(seats, options)
    chance, rng = Random(seed), Random(seed)
    states: list[State] = []
    while state.seat is not None and len(states) < longest:
        if state.seat == NATURE:
            state = state.play(state.draw(chance))
            continue
        states.append(state)
        move = ""
        for thought in OPPONENTS.think(state.seen_by(state.seat), OPPONENTS.levels[level], rng):
            if thought.move != move:
                move = thought.move
                assert state.read(move) in state.moves()
            assert 0 <= thought.value <= 1
        state = state.play(move)
    return [*states, state]
