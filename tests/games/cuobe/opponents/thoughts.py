"""What a team-mate thinks at a table, and whole games of a team."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from cuboteca.games.cuobe.opponents import OPPONENTS
from cuboteca.games.cuobe.rules.moves import DUEL
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


class Decision(NamedTuple):
    """A move of a game, and what its player thought."""

    before: State
    thought: Thought
    after: State
    """When all that chance decides has come."""


def decisions(level: str, state: State, seed: int, longest: int = LONGEST, brawler: int = -1) -> Iterator[Decision]:
    """Play a game of one level on; every thought on the way must be a legal move.

    The seat `brawler` attacks other players as long as it can, whatever it thinks.
    """
    chance, rng = Random(seed), Random(seed)
    state = _settled(state, chance)
    for _ in range(longest):
        if state.seat is None:
            return
        move = ""
        for thought in OPPONENTS.think(state.seen_by(state.seat), OPPONENTS.levels[level], rng):
            if thought.move != move:
                move = thought.move
                assert state.read(move) in state.moves()
            assert 0 <= thought.value <= 1
        duels = [each for each in state.moves() if each.verb == DUEL] if state.seat == brawler else []
        after = _settled(state.play(duels[-1] if duels else move), chance)
        yield Decision(state, thought, after)
        state = after


def _settled(state: State, chance: Random) -> State:
    while state.seat == NATURE:
        state = state.play(state.draw(chance))
    return state


def whole_game(level: str, seats: int, seed: int, options: Mapping[str, str], longest: int = LONGEST) -> list[State]:
    """Play a game like `decisions`. Return the states with a decision, and the last."""
    played = list(decisions(level, GAME.start(seats, options), seed, longest))
    return [*(one.before for one in played), played[-1].after]
