"""The simple team that measures how hard Cu[o]be is: it plays whole games by the rules, and wins some."""

from __future__ import annotations

import pytest

from tools.balance.__main__ import ASKED, play, row


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_the_team_plays_games_to_their_end_and_wins_some_of_them(seats: int) -> None:
    played = [play(seed, seats, {"difficulty": "easy"}) for seed in range(12)]
    assert all(game.turns <= 40 and 40 < game.moves < 1000 for game in played)
    assert any(game.won and game.keys == 5 for game in played)
    assert all(game.cause == "won" or game.out == 0 for game in played)
    assert f"won {100 * sum(game.won for game in played) / 12:5.1f} %" in row("easy", seats, played)


def test_what_is_asked_of_the_difficulties() -> None:
    assert {seats for difficulty, seats in ASKED if difficulty == "normal"} == set(range(1, 7))


def test_the_same_seed_is_the_same_game() -> None:
    assert play(3, 2, {}) == play(3, 2, {})
