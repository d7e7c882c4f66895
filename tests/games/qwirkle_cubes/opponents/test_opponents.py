"""The levels of Qwirkle Cubes: whole games with every rule, the same for the same seed, in small slices."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.opponents import OPPONENTS
from cuboteca.games.qwirkle_cubes.opponents.candidates import PAUSE
from cuboteca.games.qwirkle_cubes.opponents.judging import reasons_to_roll
from cuboteca.games.qwirkle_cubes.opponents.playouts import quick_move
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import NATURE
from cuboteca.search.match import Match, play_game
from cuboteca.search.thought import LEVELS, Level, Thought
from tests.games.qwirkle_cubes.setting import (
    DEAD,
    FIRST,
    FITTING,
    GAME,
    LINE,
    SPARE,
    STUCK,
    after,
    endgame,
    place,
)
from tests.search.slices import longest_slice

RULES: tuple[Mapping[str, str], ...] = (
    {"turn": "one_action", "stuck": "pass", "start": "best_hand"},
    {"duplicates": "allow", "first_max": "as_rolled", "start": "random"},
    {"must_place": "off", "rerolls": "2", "end_round": "on"},
    {"rerolls": "unlimited", "stuck": "pass", "dice": "own"},
)


def small(level: str) -> Level:
    """The level with less to imagine, so that whole games are quick; what it does is the same."""
    most = {"falls": 2, "replies": 2, "reply_falls": 2, "playouts": 3}
    known = OPPONENTS.levels[level]
    return Level(level, {name: min(value, most.get(name, 1.0)) for name, value in known.settings.items()})


def best(state: State, level: str, seed: int = 1) -> Thought:
    *_, thought = OPPONENTS.think(state.seen_by(state.seat), OPPONENTS.levels[level], Random(seed))
    return thought


def whole_game(level: str, seats: int, seed: int, options: Mapping[str, str]) -> list[str]:
    """Play a game of one level against itself; every thought on the way must be a legal move."""
    state: State = GAME.start(seats, options)
    chance, rng, told = Random(seed), Random(seed), []
    while state.seat is not None:
        if state.seat == NATURE:
            state = state.play(state.draw(chance))
            continue
        move = ""
        for thought in OPPONENTS.think(state.seen_by(state.seat), small(level), rng):
            if thought.move != move:
                move = thought.move
                assert state.allows(state.read(move))
            assert 0 <= thought.value <= 1
            assert len(thought.reasons) <= 2
            assert thought.lines[0].move == move
        told.append(move)
        state = state.play(move)
        assert len(told) < 400
    return told


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_whole_games_are_legal(level: str, seats: int) -> None:
    assert whole_game(level, seats, 3, {})


@pytest.mark.parametrize("options", RULES)
@pytest.mark.parametrize("level", ["gentle", "master"])
def test_whole_games_are_legal_with_other_rules(level: str, options: dict[str, str]) -> None:
    assert whole_game(level, 2, 5, options)


@pytest.mark.parametrize("level", ["steady", "master"])
def test_one_plays_alone(level: str) -> None:
    assert whole_game(level, 1, 2, {})


def test_six_play_together() -> None:
    assert whole_game("steady", 6, 2, {})


@pytest.mark.parametrize("level", ["gentle", "steady", "master"])
def test_the_same_seed_is_the_same_game(level: str) -> None:
    assert whole_game(level, 2, 8, {}) == whole_game(level, 2, 8, {})


def test_matches_find_the_opponents() -> None:
    assert play_game(Match("qwirkle_cubes", "steady", "random", 2, 2), 1, GAME).share == 1.0


def test_nothing_hidden_is_looked_at() -> None:
    """The order of the bag is nowhere: a thought is the same from the position alone, with luck of its own."""
    state = after(4, 20)
    seen = state.seen_by(state.seat)
    again = GAME.position(seen.position)
    assert best(seen, "steady") == best(again, "steady")


# How it plays.


def test_the_highest_scoring_placement_is_taken_by_the_greedy() -> None:
    state = place(LINE, "Rd Rl Rx Re Yx Gc", SPARE)
    thought = best(state, "greedy")
    assert state.score_of(thought.move)[0].qwirkle
    assert thought.reasons == (("scores", {"points": 12}), ("completes_line", {"count": 1}))


@pytest.mark.parametrize("level", ["steady", "sharp", "master"])
def test_what_scores_is_kept_and_the_rest_rolled(level: str) -> None:
    state = place(LINE, "Rd Rl Rx Re Yx Gc", SPARE)
    thought = best(state, level)
    assert thought.move.startswith("put") or set(thought.move.split()[1:]) <= {"5", "6"}


@pytest.mark.parametrize("hand", ["Bs Bs Rd Yx Gl Pc", STUCK])
def test_no_two_hints_roll_the_same_cubes(hand: str) -> None:
    """A player sees no difference between two equal cubes."""
    lines = best(place(LINE, hand, SPARE), "master").lines
    rolled = [tuple(sorted(hand.split()[int(slot) - 1] for slot in line.move.split()[1:])) for line in lines]
    assert len(set(rolled)) == len(rolled) == 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_that_fits_nowhere_is_rolled(level: str) -> None:
    state = place(LINE, STUCK, SPARE)
    assert best(state, level).move.startswith("roll ")


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_do_nothing_passes(level: str) -> None:
    assert best(DEAD, level).move == "pass"
    stuck = place(LINE, STUCK, SPARE, at="A rolls0 pass0", stuck="pass")
    assert best(stuck, level).move == "pass"


def test_who_can_win_by_going_out_does() -> None:
    state = endgame("Pc Ps", "Rs Rc Rd Yx Gl Bd", at="A rolls0 pass0", scores="90 95")
    thought = best(state, "master")
    after_it = state.play(thought.move)
    assert after_it.ended == "ran_out"
    assert ("goes_out", {}) in thought.reasons


@pytest.mark.parametrize("state", [FIRST, place(LINE, FITTING, SPARE)])
def test_master_weighs_and_gives_reasons(state: State) -> None:
    thought = best(state, "master")
    assert thought.lines
    assert thought.reasons[0].id in ("scores", "hopes_for", "hopes_for_more")


@pytest.mark.parametrize("level", ["steady", "master"])
def test_the_same_cubes_in_another_order_are_no_other_hint(level: str) -> None:
    """Along a line of the first turn, or beside one, they may stand in any order."""
    for state in (FIRST, place(LINE, "Rd Rl Rx Re Bs Bc", SPARE, at="A rolls0 pass0")):
        lines = [line.move.split()[1:] for line in best(state, level).lines]
        laid = [(sorted(cube[:2] for cube in cubes), [cube[3:] for cube in cubes]) for cubes in lines]
        assert len(laid) > 1
        assert all(laid.count(one) == 1 for one in laid)


def test_a_re_roll_that_brings_as_much_says_so_once() -> None:
    assert reasons_to_roll(8.4, 7.0) == (("hopes_for", {"points": 8}), ("has_now", {"points": 7}))
    assert reasons_to_roll(8.4, 8.0) == (("hopes_for_more", {"points": 8}),)
    assert reasons_to_roll(3.0, 0.0) == (("nothing_fits", {}), ("hopes_for", {"points": 3}))


def test_gentle_now_and_then_overlooks_the_best() -> None:
    state = place(LINE, "Rd Rl Rx Re Yx Gc", SPARE, at="A rolls0 pass0")
    points = [sum(line.points for line in state.score_of(best(state, "gentle", seed).move)) for seed in range(20)]
    assert min(points) < max(points) == 12


# Slices.

MOST_CALLS = 4000
"""Calls of functions between two yields: some 2 ms where calls take half a microsecond."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "state",
    [FIRST, after(2, 40), after(9, 90, seats=4), endgame("Pe Rs Rc Gd", "Rd Yx Bd Pc"), place(LINE, FITTING, SPARE)],
)
def test_a_slice_is_small(state: State, level: str) -> None:
    if state.seat is not None and state.seat != NATURE:
        seen = state.seen_by(state.seat)
        assert longest_slice(OPPONENTS.think(seen, OPPONENTS.levels[level], Random(1))) < MOST_CALLS


def test_a_hand_that_fits_in_many_ways_is_looked_at_in_slices_in_playouts_too() -> None:
    state = place(LINE, "Rd Rl Rx Re Bs Bc", SPARE, at="A rolls0 pass0")
    pauses = sum(1 for _ in quick_move(state))
    assert pauses == len(state.moves()) // PAUSE > 0
