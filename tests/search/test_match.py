"""A match: the same seed, the same games, wherever they are played; seats swapped, openings shared by a pair."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import pytest

import cuboteca
from cuboteca.__main__ import main
from cuboteca.search.engines import here, in_processes, on_ray
from cuboteca.search.match import Match, Played, Score, play_game, run, score_of

MATCH = Match("qyshinsu", "easy", "random", seats=2, games=6, seed=4, opening=2)


def test_the_same_seed_gives_the_same_games_in_any_engine() -> None:
    assert [*run(MATCH, here)] == [*run(MATCH, in_processes)] == [*run(MATCH, here)]


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_the_same_seed_gives_the_same_games_on_a_cluster() -> None:
    """On a local one, that the test begins and ends."""
    ray: Any = pytest.importorskip("ray", reason="The extra `ray` is not installed.")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        for match in (MATCH, Match("qurush", "easy", "random", seats=3, games=5, seed=2, longest=20)):
            assert [*run(match, on_ray)] == [*run(match, here)]
    finally:
        ray.shutdown()


def test_seats_are_swapped_within_a_pair() -> None:
    assert [one.seat for one in run(MATCH, here)] == [0, 1, 0, 1, 0, 1]


def test_a_game_that_goes_on_for_too_long_is_a_draw() -> None:
    played = play_game(MATCH._replace(longest=1), 3, cuboteca.games["qyshinsu"])
    assert played == Played(3, seat=1, share=0.5, decided=False, decisions=1)
    alone = Match("qwirkle_cubes", "easy", "random", seats=1, games=1, longest=1)
    assert play_game(alone, 0, cuboteca.games["qwirkle_cubes"]) == Played(
        0, seat=0, share=0.0, decided=False, decisions=1
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_the_stronger_wins_from_any_seat(seats: int) -> None:
    match = Match("qurush", "steady", "random", seats=seats, games=2 * seats, seed=1)
    played = [play_game(match, number, cuboteca.games["qurush"]) for number in range(match.games)]
    assert [one.number for one in played] == [*range(match.games)]
    assert sum(one.share for one in played) > match.games * 0.8


def test_a_pair_has_the_same_opening_and_luck() -> None:
    """Where both are made at random all through, the two games of a pair are the same game."""
    match = Match("qwirkle_cubes", "easy", "random", seats=2, games=6, seed=3, opening=1000)
    decisions = [play_game(match, number, cuboteca.games["qwirkle_cubes"]).decisions for number in range(6)]
    assert decisions[::2] == decisions[1::2]
    assert len(set(decisions)) > 1
    match = match._replace(other="easy")
    decisions = [play_game(match, number, cuboteca.games["qwirkle_cubes"]).decisions for number in range(6)]
    assert decisions[::2] != decisions[1::2], "a player against itself plays another game each time"


def test_a_team_wins_together() -> None:
    game = cuboteca.games["cuobe"]
    played = [play_game(Match("cuobe", "master", "master", 2, 4), number, game) for number in range(4)]
    assert [(one.number, one.seat) for one in played] == [(0, 0), (1, 1), (2, 0), (3, 1)]
    assert {one.share for one in played} == {0.0, 1.0}
    assert all(one.decided for one in played)
    assert len({one.decisions for one in played}) > 1


def test_a_match_is_played_by_its_options() -> None:
    with pytest.raises(ValueError, match="no_such_rule"):
        play_game(MATCH._replace(options={"no_such_rule": "on"}), 0, cuboteca.games["qyshinsu"])


def test_points_and_their_interval() -> None:
    won, lost, drawn = Played(0, 0, 1.0, True, 9), Played(1, 1, 0.0, True, 9), Played(2, 0, 0.5, False, 9)
    score = score_of([won] * 65 + [lost] * 25 + [drawn] * 10)
    assert (score.games, score.won, score.drawn, score.lost) == (100, 65, 10, 25)
    assert score.rate == 0.7
    assert score.interval == pytest.approx((0.604, 0.781), abs=0.001)


def test_the_likelihood_leans_to_what_was_seen() -> None:
    assert Score(100, 70, 0, 30).likelihood(0.5, 0.65) > 3
    assert Score(100, 50, 0, 50).likelihood(0.5, 0.65) < -3


def test_the_command_prints_the_score(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "qyshinsu", "easy", "random", "--games", "4", "--engine", "here"]) == 0
    assert capsys.readouterr().out.startswith("qyshinsu: easy – random, 2 seats, 4 games: ")


def test_a_match_stops_once_it_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["match", "qyshinsu", "steady", "random", "--games", "90", "--engine", "here", "--until", "0.2:0.8"]
    assert main(command) == 0
    assert "90 games" not in capsys.readouterr().out


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed.")
def test_without_ray_the_command_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "qyshinsu", "easy", "random", "--engine", "ray"]) == 1
    assert "cuboteca[ray]" in capsys.readouterr().err


def test_an_unknown_level_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "qyshinsu", "easy", "godlike", "--engine", "here"]) == 1
    assert "godlike" in capsys.readouterr().err
