"""The long run goes on where it was stopped, and tells what failed and how to see it again."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuboteca.games.qyshinsu.rules.state import State
from tools.soak import Chunk, Played, Progress, left, line, play, player_of


def test_a_chunk_of_games_is_played_and_counted() -> None:
    played = play(Chunk("qyshinsu", first=3, games=2))
    assert (played.game, played.games, played.failures) == ("qyshinsu", 2, ())
    assert played.plies > 2
    assert "2 games" in line(played)


@pytest.mark.parametrize("game", ["qyshinsu", "qwirkle_cubes", "qurush"])
def test_the_lean_cores_of_opponents_are_held_to_the_public_engine(game: str) -> None:
    """A sample of what `make soak SOAK=--cores` plays."""
    played = play(Chunk(game, first=1000, games=12, cores=True))
    assert (played.games, played.failures) == (12, ())
    assert played.plies > 100


def test_opponents_decide_in_some_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of a seed are the same each time."""
    with_them = [player_of("qyshinsu", cores=False)(seed).text for seed in range(20)]
    monkeypatch.setattr("tools.soak.SEATED", 0)
    without = [player_of("qyshinsu", cores=False)(seed).text for seed in range(20)]
    monkeypatch.undo()
    again = [player_of("qyshinsu", cores=False)(seed).text for seed in range(20)]
    assert with_them == again
    assert 0 < sum(one != other for one, other in zip(with_them, without, strict=True)) < 12


def test_a_game_that_breaks_a_promise_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "barred", (9,))
    played = play(Chunk("qyshinsu", first=3, games=2))
    assert [seed for seed, _ in played.failures] == [3, 4]
    assert all(error.startswith("AssertionError") for _, error in played.failures)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "build" / "soak.json"
    Progress(file).add(Played("qurush", 10, 400, 1, 2.0, ((7, "AssertionError"),)))
    Progress(file).add(Played("qurush", 90, 600, 0, 3.0, ((17, "ValueError"),)))
    again = Progress(file)
    assert again.of("qurush") == ("qurush", 100, 1000, 1, 5.0, ((7, "AssertionError"), (17, "ValueError")))
    chunks = list(left(again, ["qyshinsu", "qurush"], games=205, seed=1000))
    assert [chunk.first for chunk in chunks if chunk.game == "qurush"] == [*range(1100, 1200, 10), 1200]
    assert sum(chunk.games for chunk in chunks if chunk.game == "qyshinsu") == 205
    assert [chunk.game for chunk in chunks[:21]] == ["qyshinsu"] * 20 + ["qurush"], "a round of each in turn"
