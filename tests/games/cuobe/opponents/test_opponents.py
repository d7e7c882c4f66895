"""The team-mates of Cu[o]be: whole games with every rule, the same for the same seed, in small slices."""

from __future__ import annotations

import itertools
import time
from collections.abc import Mapping
from random import Random

import pytest

from cuboteca.games.cuobe.opponents import OPPONENTS
from cuboteca.games.cuobe.opponents.levels import asked
from cuboteca.games.cuobe.rules.own_cards import own_text
from cuboteca.games.cuobe.rules.places import PLACE_OF
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import ACTION
from cuboteca.search.thought import LEVELS
from tests.games.cuobe.opponents.thoughts import best, whole_game, why
from tests.games.cuobe.setting import GAME, house, play

RULES: tuple[Mapping[str, str], ...] = (
    {"pvp": "on", "respawn": "on", "brutal": "on"},
    {"difficulty": "hard", "specialist": "on", "short_game": "on", "first_player": "random"},
    {"setup": "quick", "give": "surplus", "dice_cap": "5", "exit_mode": "own_turn"},
    {"distance": "walk", "troll_life": "on", "spider_attract": "off", "swap_reveals": "off", "drag_once": "on"},
)


def test_the_five_levels_stand_first() -> None:
    assert tuple(OPPONENTS.levels)[: len(LEVELS)] == LEVELS


@pytest.mark.parametrize("seats", [1, 3, 6])
@pytest.mark.parametrize("level", OPPONENTS.levels)
def test_whole_games_are_legal(level: str, seats: int) -> None:
    assert whole_game(level, seats, 3, {}, 400)


@pytest.mark.parametrize("options", RULES)
@pytest.mark.parametrize("level", ["gentle", "master"])
def test_whole_games_are_legal_with_other_rules(level: str, options: Mapping[str, str]) -> None:
    assert whole_game(level, 2, 5, options, 400)


def test_a_groups_own_cards_are_read_by_what_they_do() -> None:
    """With other ids and names the same game is played, as long as the cards do the same."""
    names = {"R07": "R47", "R02": "R42", "K1": "K9", "T03": "T93"}
    text = own_text().replace("Archive", "Cellar").replace("Bandage", "Plaster")
    for old, new in names.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    states = whole_game("master", 3, 4, {"cards": text}, 400)
    assert states[-1].outcome is not None


@pytest.mark.parametrize("level", ["gentle", "master"])
def test_the_same_seed_is_the_same_game(level: str) -> None:
    first, again = (whole_game(level, 2, 8, {}, 120) for _ in range(2))
    assert first == again


def test_nothing_but_the_position_is_looked_at() -> None:
    """What a position doesn't tell is decided by nobody yet: a thought is the same from its text alone."""
    for state in whole_game("steady", 3, 2, {}, 60)[20:60:5]:
        again = GAME.position(state.seen_by(state.seat).position)
        for level in ("gentle", "master"):
            assert best(again, level) == best(state, level)


@pytest.mark.parametrize("seed", [1, 2])
def test_no_slice_is_long(seed: int) -> None:
    for state in whole_game("master", 3, seed, {"difficulty": "hard"}, 150):
        if state.seat is None:
            break
        thinking = OPPONENTS.think(state.seen_by(state.seat), OPPONENTS.levels["master"], Random(1))
        began = time.thread_time()
        for _ in thinking:
            assert time.thread_time() - began < 0.06
            began = time.thread_time()


def steps_taken_back(states: list[State]) -> tuple[int, int]:
    """Count the steps of a turn, and those of them that the next one took back, though nothing was new there."""
    steps = back = 0
    last = (-1, -1, -1)
    for before, after in itertools.pairwise(states):
        if before.agenda[-1].what != ACTION or before.turn != after.turn:
            last = (-1, -1, -1)
            continue
        here, there = before.players[before.active].place, after.players[before.active].place
        if here == there or before.active != after.active:
            last = (-1, -1, -1)
            continue
        steps += 1
        back += last == (before.turn, there, here)
        last = (before.turn, here, there) if before.rooms[there].card else (-1, -1, -1)
    return steps, back


def test_no_step_is_taken_back_by_the_next() -> None:
    counts = [steps_taken_back(whole_game("master", 3, seed, {}, 300)) for seed in range(3)]
    assert sum(steps for steps, _ in counts) > 100
    assert sum(back for _, back in counts) <= 2


# How they play.


def test_who_holds_the_last_key_in_the_exit_uses_it_and_leaves() -> None:
    state = house("c3=R01 c4=R02", "c4 tools=K5", "c3", keys="K1,K2,K3,K4", blue_left=0)
    assert best(state).move == "key K5"
    state = play("key K5", state)
    assert (best(state).move, best(state).proven) == ("exit", True)


def test_keys_are_brought_home() -> None:
    state = house("c3=R01 c4=R09 c5=R02", "c3 tools=K5", "a1", keys="K1,K2,K3,K4", blue_left=0)
    thought = best(state)
    assert (thought.move, why(thought).id) == ("go N", "brings_keys")


def test_it_searches_again_from_the_same_room() -> None:
    rooms = "c3=R07 c4=R08 b3=R20 d3=R14 c2=R24 c5=R01 e3=R02 b4=R23 d4=R22 b2=R12 d2=R06"
    state = house(rooms, "c3", "c4", dice="5")
    assert best(state).move == "search"
    assert best(play("search; roll > 0", state)).move == "search"


def test_who_is_asked_to_wait_comes_no_further() -> None:
    state = house("c3=R01 c4=R09 c5=R02 b3=R07", "c3", "c3", dice="1")
    level = asked("master", ("wait", 1))
    *_, thought = OPPONENTS.think(state, level, Random(1))
    assert not thought.move.startswith("go")
    assert why(thought) == ("waits_for", {"seat": 1})


def test_who_is_asked_to_fetch_something_goes_there() -> None:
    state = house("c3=R01 c4=R09 b3=R20 c5=R02f", "c3", "c3", dice="3")
    *_, thought = OPPONENTS.think(state, asked("master", ("fetch", PLACE_OF["c5"])), Random(1))
    assert thought.move == "go N"


def test_a_weapon_is_named_where_it_turns_the_fight() -> None:
    state = play("fight Ghoul 2; roll > 1 2", house("c3=R01", "c3 tools=T10", "a1", spawns="Ghoul@c3:1"))
    assert state.agenda[-1].what == "arms"
    assert best(state).move == "+0"
    state = play("fight Ghoul 2; roll > 0 0", house("c3=R01", "c3 w4 tools=T10", "a1", spawns="Ghoul@c3:1"))
    assert best(state).move == "+T10"


def test_nobody_attacks_a_team_mate_but_who_is_attacked_defends() -> None:
    state = house("c3=R01", "c3 tools=T10", "c3 w4 tools=T12,K1", pvp="on")
    assert not best(state).move.startswith("duel")
    state = play("duel P2 1; roll > 3; roll > 0 1 1; +0", state)
    assert state.seat == 1
    assert best(state).move == "+T12"
