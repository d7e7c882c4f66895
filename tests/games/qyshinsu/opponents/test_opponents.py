"""The levels of Qyshinsu: legal whole games, the same for the same seed; wins that are in reach are found."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

import cuboteca
from cuboteca.games.qyshinsu.opponents import OPPONENTS
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.search.match import Match, play_game
from cuboteca.search.thought import LEVELS, Thought

GAME = cuboteca.games["qyshinsu"]


def best(state: State, level: str, seed: int = 1) -> Thought:
    *_, thought = OPPONENTS.think(state, OPPONENTS.levels[level], Random(seed))
    return thought


@pytest.mark.parametrize("level", LEVELS[:4])
@pytest.mark.parametrize(
    "options", [{}, {"swap": "on", "ko": "two_turns"}, {"max_plies": "49", "old_tie": "clockwise"}]
)
def test_whole_games_are_legal_and_the_same_for_the_same_seed(level: str, options: dict[str, str]) -> None:
    match = Match("qyshinsu", level, "random", 2, 2, seed=7, options=options)
    once, again = ([play_game(match, number, GAME) for number in range(2)] for _ in range(2))
    assert once == again


def lost_in_one(seed: int) -> tuple[State, set[str]] | None:
    """Return a position of a random game in which some moves win at once, with those moves."""
    state, rng = GAME.start(), Random(seed)
    while state.seat is not None:
        wins = {str(move) for move in state.moves() if state.play(move).ended == "no_move"}
        if wins and len(wins) < len(state.moves()):
            return state, wins
        state = state.play(rng.choice(state.moves()))
    return None


@pytest.mark.parametrize("level", ["steady", "sharp", "master"])
def test_a_win_at_once_is_taken_and_known_as_proven(level: str) -> None:
    positions = [*islice(filter(None, map(lost_in_one, range(60))), 8)]
    assert len(positions) == 8
    for state, wins in positions:
        thought = best(state, level)
        assert thought.move in wins
        assert thought.proven
        assert thought.reasons[0] == ("wins_in", {"moves": 1})


WHERE_BOUNDS_MISLEAD = "+2@5 +2@7 +O@9 +1@10 +3@11"
"""Master has a win here. Most other moves lose at once, though a search for the best alone finds them no better."""


def test_no_move_is_listed_as_good_that_loses_at_once() -> None:
    """What a hint lists beside the best move is known to be worth what it says."""
    state = GAME.start()
    for move in WHERE_BOUNDS_MISLEAD.split():
        state = state.play(state.read(move))
    thought = best(state, "master")
    assert len(thought.lines) == 3
    for line in thought.lines:
        after = state.play(state.read(line.move))
        loses = any(after.play(reply).ended == "no_move" for reply in after.moves())
        assert line.value < 0.5 or not loses


def test_a_win_that_master_has_proven_it_carries_through() -> None:
    """Against any answer: nothing that it said was won is lost."""
    state, rng, proven = GAME.start(), Random(5), False
    for seed in range(12):
        state, proven = GAME.start(), False
        while state.seat is not None:
            if state.seat == 0:
                thought = best(state, "sharp", seed)
                proven |= thought.proven and thought.value > 0.5
                state = state.play(thought.move)
            else:
                state = state.play(rng.choice(state.moves()))
        assert not proven or (state.outcome is not None and state.outcome.winners == (0,))


def test_a_draw_is_accepted_when_the_position_is_worse() -> None:
    found = lost_in_one(3)
    assert found is not None
    state, wins = found
    worse = state.play("draw?").play(next(str(move) for move in state.moves() if str(move) not in wins))
    better = best(worse, "sharp")
    assert better.lines[0].move == better.move
    assert (better.move == "draw!") == (better.reasons == better.lines[0].reasons == (("accepts_draw", {}),))


def test_gentle_now_and_then_overlooks_a_win() -> None:
    found = [pair for pair in map(lost_in_one, range(40)) if pair is not None]
    taken = [best(state, "gentle", seed).move in wins for seed, (state, wins) in enumerate(found)]
    assert any(taken)


@pytest.mark.clause("Y-22")
@pytest.mark.parametrize(
    ("moves", "options", "alike"),
    [
        ("", {}, 1),  # Each position is as good as any other.
        ("+4@2", {}, 1),  # 6 and 10 lie opposite each other, seen from 2.
        ("+4@2", {"old_tie": "clockwise"}, 2),  # For an Old Stone they don't.
        ("+4@2 +1@6", {}, 2),
    ],
)
def test_of_moves_that_are_alike_on_a_turned_or_mirrored_ring_one_is_told(
    moves: str, options: dict[str, str], alike: int
) -> None:
    state = GAME.start(options=options)
    for move in moves.split():
        state = state.play(move)
    told = [[line.move.partition("@")[0] for line in best(state, "steady", seed).lines] for seed in range(6)]
    assert max(stones.count(stone) for stones in told for stone in stones) == alike
