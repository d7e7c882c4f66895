"""Every position in which a turn can end."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qurush.rules.state import State
from tests.games.qurush.setting import GAME, after, begin, place


def by_playing(state: State) -> set[tuple[bytes, tuple[int, ...]]]:
    """The same by playing every line of moves until the turn is over."""
    found = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        found.add((here.qubes, here.pawns))
        for move in here.moves():
            if move.kind in ("declare", "call"):
                continue
            there = here.play(move)
            if there.stage == "play" and there.turn == state.turn:
                waiting.append(there)
            else:
                found.add((there.qubes, there.pawns))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_they_are_those_that_play_leads_to(seed: int) -> None:
    rng = Random(seed)
    names = ("wraparound", "squeesh", "multiple_agents", "share", "pull_any")
    options = {name: rng.choice(GAME.options[name].values) for name in names}
    state = after(seed, rng.randrange(10, 60), rng.choice((2, 3)), **options)
    ends = state.turn_ends()
    assert len({(end.qubes, end.pawns) for end in ends}) == len(ends)
    assert {(end.qubes, end.pawns) for end in ends} == (by_playing(state) if state.next == "turn" else set())
    for end in ends:
        there = state
        for move in end.actions:
            there = there.play(move)
        assert (there.qubes, there.pawns) == (end.qubes, end.pawns)
        assert end.points == state.points - sum(move.cost for move in end.actions)
        assert [len(e.actions) for e in ends] == sorted(len(e.actions) for e in ends)


def test_from_the_set_up() -> None:
    ends = begin().turn_ends()
    assert len(ends) == 16
    assert ends[0].actions == ()
    assert len(begin().play("Ma2").turn_ends()) == 9


def test_there_are_none_before_the_first_turn_and_after_the_end() -> None:
    assert GAME.start().turn_ends() == []
    assert begin().play("resign").turn_ends() == []
    assert len(place({}, "- a6 f6 f1", squeesh="on", share="off").turn_ends()) == 4
