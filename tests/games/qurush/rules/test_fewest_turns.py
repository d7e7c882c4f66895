"""How many turns a goal needs at least, against a search that plays the game itself."""

from __future__ import annotations

import pytest

from cuboteca.games.qurush.rules import lookahead as module
from cuboteca.games.qurush.rules.goals import windows_for
from cuboteca.games.qurush.rules.lookahead import Fewest, fewest_turns
from cuboteca.games.qurush.rules.state import State
from tests.games.qurush.setting import GAME, begin


def fewest(state: State, shape: str, seat: int = 0) -> Fewest:
    return fewest_turns(state.rules, state.pawns, seat, shape)


@pytest.mark.parametrize(
    ("seats", "options", "shape", "expected"),
    [
        (2, {}, "2x2", Fewest(4, 5)),
        (2, {"multiple_agents": "on"}, "2x2", Fewest(4, 4)),
        (2, {"share": "off"}, "2x2", Fewest(4, 5)),
        (2, {"corner": "choose"}, "2x2", Fewest(4, 5)),
        (2, {"start": "random"}, "2x2", Fewest(4, 5)),
        (4, {}, "2x2", Fewest(4, 5)),
        (3, {}, "4x1", Fewest(4, 5)),
        (3, {"start": "seat3"}, "4x1", Fewest(4, 5)),  # it hangs on who begins
        (3, {"start": "random"}, "4x1", Fewest(4, 5)),
        (4, {"board": "5"}, "4x1", Fewest(6, 6)),
        (4, {"board": "5", "true_north": "on"}, "4x1v", Fewest(6, 6)),
    ],
)
def test_from_the_set_up(seats: int, options: dict[str, str], shape: str, expected: Fewest) -> None:
    assert fewest(GAME.start(seats, options), shape) == expected


@pytest.mark.parametrize("seat", range(4))
def test_with_every_pawn_in_every_hand_it_is_found_at_once(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lifts the lid waits for it: no pattern is looked at after one that cannot be bettered."""
    tried: list[object] = []

    def counted(*given: object) -> int:
        tried.append(given)
        return turns_of(*given)  # type: ignore[arg-type]

    turns_of = module.own_turns
    monkeypatch.setattr(module, "own_turns", counted)
    fewest_turns.cache_clear()
    state = GAME.start(4, {"multiple_agents": "on", "wraparound": "on", "board": "7"})
    assert fewest(state, "2x2", seat) == Fewest(4, 4)
    assert len(tried) == 1


def most_flipped(state: State, turns: int, alone: bool) -> int:
    """The most qubes of one window that some turns can bring off their 6, by playing every turn in every way.

    Only what stands is told apart: which qubes have been flipped at all, and where the pawns are.
    """
    reached = {(state.qubes, state.pawns)}
    mover = state.mover
    for _ in range(turns):
        after = set()
        for qubes, pawns in reached:
            here = state._replace(qubes=qubes, pawns=pawns, mover=mover, points=7)
            for end in here.turn_ends():
                if any(move.kind not in ("move", "flip") for move in end.actions):
                    continue
                after.add((bytes(5 if top and top != 6 else top for top in end.qubes), end.pawns))
        reached = after
        mover = mover if alone else (mover + 1) % state.seats
    windows = windows_for(state.rules.windows, "2x2")
    return max(sum(qubes[square] == 5 for square in window) for qubes, _ in reached for window in windows)


@pytest.mark.clause("Q-24")
def test_alone_it_takes_four_turns() -> None:
    assert most_flipped(begin(), 3, alone=True) == 3
    assert most_flipped(begin(), 4, alone=True) == 4


def test_together_it_takes_five() -> None:
    assert most_flipped(begin(), 4, alone=False) == 3
