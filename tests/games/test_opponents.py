"""Every level of every game: whole games with any number of seats and any options, and what a thought may hang on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple

import pytest

from cuboteca.games import SHELF
from cuboteca.play.game import NATURE, IllegalMove, State
from cuboteca.play.secrecy import move_seen_by
from cuboteca.play.table import keeps_secrets
from cuboteca.search.match import opponents_of
from cuboteca.search.thought import LEVELS, Thought, think_through
from tests.play.every_ply import any_value
from tools.paths import ROOT

GAMES = tuple(game for game in SHELF if SHELF.about(game).opponents)
SEATS = tuple((game, seats) for game in GAMES for seats in SHELF.about(game).seats)
FEW = 6
"""Decisions of a game that is only begun."""
LONGEST = 250
"""Decisions after which a game is left: some are played for ever."""


class Setting(NamedTuple):
    """A game that one level plays against itself."""

    game: str
    level: str
    seats: int
    seed: int = 0
    options: Mapping[str, str] = MappingProxyType({})


class Decision(NamedTuple):
    """What was to be decided, what was thought at last, and how it came to this."""

    state: State
    thought: Thought
    moves: tuple[str, ...]


def with_any_options(setting: Setting) -> Setting:
    """Return it with options that a game can be begun with, some of them other than usual, or all."""
    rng, game = Random(str(setting)), SHELF[setting.game]
    while True:
        changed = rng.choice((0.3, 1.0))
        options = {o.id: any_value(o, rng) for o in game.options.values() if rng.random() < changed}
        try:
            game.start(setting.seats, options)
        except ValueError:  # an option that needs more seats
            continue
        return setting._replace(options=options)


def begin(setting: Setting) -> State:
    state: State = SHELF[setting.game].start(setting.seats, dict(setting.options), setting.seed)
    return state


def decisions(setting: Setting, longest: int) -> Iterator[Decision]:
    """Play a game, and give each decision. Every thought on the way must be a legal move."""
    opponents = opponents_of(setting.game)
    state, chance, rng = begin(setting), Random(setting.seed), Random(setting.seed)
    moves: list[str] = []
    while state.seat is not None and longest:
        if state.seat == NATURE:
            moves.append(str(state.draw(chance)))
            state = state.play(moves[-1])
            continue
        after: dict[str, State] = {}
        thought = None
        for thought in opponents.think(state.seen_by(state.seat), opponents.levels[setting.level], rng):
            if thought.move not in after:
                after[thought.move] = state.play(thought.move)
            assert 0 <= thought.value <= 1
        assert thought is not None
        yield Decision(state, thought, tuple(moves))
        moves.append(thought.move)
        state = after[thought.move]
        longest -= 1


def moves_of(setting: Setting, longest: int) -> list[str]:
    """Return what is decided in a game."""
    return [decision.thought.move for decision in decisions(setting, longest)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_every_level_begins_a_game_with_any_options(game: str, seats: int, level: str) -> None:
    assert moves_of(with_any_options(Setting(game, level, seats)), FEW)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_every_level_plays_whole_games(game: str, seats: int, level: str, seed: int) -> None:
    """With the usual options, then with any."""
    setting = Setting(game, level, seats, seed)
    assert moves_of(with_any_options(setting) if seed else setting, LONGEST)


# What a thought hangs on: what its seat sees, the level and the seed, and nothing else.

SECRETS: Mapping[str, Mapping[str, str]] = {"qurush": {}, "cube_quest": {"army": "custom", "screen": "on"}}
"""By game that has them: options with which there are secrets."""


def thought_about(setting: Setting, state: State) -> Thought:
    """Return what a level thinks, with luck that hangs on nothing else."""
    opponents = opponents_of(setting.game)
    return think_through(opponents, state, opponents.levels[setting.level], Random(1))


def with_other_secrets(setting: Setting, decision: Decision, rng: Random) -> State | None:
    """Return where the game leads if the others do something else wherever the seat that decides can't see it.

    None where everybody has seen it since, or would have.
    """
    state, viewer = begin(setting), decision.state.seat
    if not keeps_secrets(decision.state):
        return None
    for move in decision.moves:
        seen = move_seen_by(state, move, viewer)
        if seen != move:
            move = _instead(state, move, seen, viewer, rng)
        try:
            state = state.play(move)
        except IllegalMove:
            return None
    while state.seat == NATURE:
        state = state.play(state.draw(rng))  # what was set up otherwise has to stand first
    return state if state.seat == viewer else None


def _instead(state: State, move: str, seen: str, viewer: int | None, rng: Random) -> str:
    """Return another move that looks the same to a seat, if there is one."""
    if state.seat == NATURE:
        return str(state.draw(rng))
    others = (str(other) for other in state.moves())
    return rng.choice([other for other in others if other != move and move_seen_by(state, other, viewer) == seen])


def test_the_games_with_secrets_are_known() -> None:
    assert {game for game in GAMES if SHELF.about(game).secrets} == set(SECRETS)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats in SEATS if game in SECRETS])
def test_other_secrets_of_other_seats_change_no_thought(game: str, seats: int, level: str) -> None:
    setting, rng, changed = Setting(game, level, seats, options=SECRETS[game]), Random(level), 0
    for decision in decisions(setting, 3 * FEW):
        other = with_other_secrets(setting, decision, rng)
        if other is not None and other != decision.state:
            changed += 1
            assert thought_about(setting, other) == thought_about(setting, decision.state)
    assert changed


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_position_in_writing_is_all_that_is_looked_at(game: str, seats: int, level: str) -> None:
    """As its seat sees it: nothing is known of an order that a pile might have, or of how it came to this."""
    setting = Setting(game, level, seats)
    for decision in [*decisions(setting, FEW)][1::3]:
        state = decision.state
        written: State = SHELF[game].position(state.seen_by(state.seat).position)
        assert thought_about(setting, written) == thought_about(setting, state)


OTHER_PROCESS = """
import json, sys
from tests.games.test_opponents import Setting, moves_of
print(json.dumps([moves_of(Setting(*setting), 3) for setting in json.loads(sys.argv[1])]))
"""


def moves_elsewhere(settings: list[Setting], hash_seed: str) -> list[list[str]]:
    """Return what is decided in these games in a process in which sets and hashes lie otherwise."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "py", ROOT))),
    }
    asked = json.dumps([setting[:4] for setting in settings])
    command = [sys.executable, "-c", OTHER_PROCESS, asked]
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    found: list[list[str]] = json.loads(told)
    return found


@pytest.mark.thorough
def test_the_same_seed_is_the_same_game_in_any_process() -> None:
    settings = [Setting(game, level, SHELF.about(game).seats[-1], 7) for game in GAMES for level in LEVELS]
    here = [moves_of(setting, 3) for setting in settings]
    assert here == moves_elsewhere(settings, "1") == moves_elsewhere(settings, "2")
