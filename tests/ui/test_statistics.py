"""Statistics count finished games by the names that players have typed, and each figure leads to its games."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from random import Random
from typing import Any

import pytest

from cuboteca.games import SHELF
from cuboteca.play.game import IllegalMove
from cuboteca.play.table import Table
from cuboteca.ui.results import result_of, turn_of
from cuboteca.ui.saved_games import SavedGame
from cuboteca.ui.searching import Sought, find
from cuboteca.ui.statistics import counting
from cuboteca.ui.statistics.counting import Count
from tests.ui.playing import Player, Seen
from tools.random_games import play_at_random

Device = Callable[[dict[str, str]], Player]


def game(number: int, names: str = "Ada Bo", winners: str | None = "0", **more: Any) -> SavedGame:
    """A finished game of Qyshinsu, as the list has it; `winners` are seats."""
    people = tuple(names.split())
    fields = {
        "id": f"g{number}",
        "game": "qyshinsu",
        "names": people,
        "levels": ("",) * len(people),
        "changed": f"2026-11-{20 - number % 20:02}T12:00:00Z",
        "order": 100 - number,
        "made": 10 + number,
        "over": True,
        "winners": None if winners is None else tuple(map(int, winners)),
        "first": 0,
    }
    return SavedGame(**{**fields, **more})


def played(games: list[SavedGame], player: str = "ada") -> list[counting.Played]:
    return counting.played_by(games, player, SHELF)


def results(games: list[SavedGame], player: str = "ada") -> str:
    """W, D, L, or - for a game without a result, the latest first."""
    return "".join((one.result or "-")[0] for one in played(games, player)).upper()


def test_the_same_name_is_the_same_player_however_it_is_typed() -> None:
    games = [game(1, "ADA Bo"), game(2, "Bo ada", "0"), game(3, "Adam Bo")]
    assert results(games) == "WL"
    assert counting.players_of(games)[0] == ("bo", "Bo", 3)
    assert ("ada", "ADA", 2) in counting.players_of(games), "as it was typed last"


@pytest.mark.parametrize(
    ("winners", "names", "result"),
    [
        ("0", "Ada Bo", "won"),
        ("1", "Ada Bo", "lost"),
        ("", "Ada Bo", "drawn"),
        ("01", "Ada Bo", "drawn"),
        ("02", "Ada Bo Cleo", "won"),
        ("12", "Ada Bo Cleo", "lost"),
        ("012", "Ada Bo Cleo", "drawn"),
        ("0", "Ada", ""),
        ("0", "Ada Ada", ""),
    ],
)
def test_a_shared_win_is_won_and_one_that_all_share_is_drawn(winners: str, names: str, result: str) -> None:
    """A game alone, or from both seats, has no winner to count."""
    assert result_of(game(1, names, winners), "ada", SHELF) == result


@pytest.mark.parametrize(("winners", "result"), [("1", "won"), ("", "lost")])
def test_a_team_wins_together_as_soon_as_anybody_escapes(winners: str, result: str) -> None:
    together = game(1, "Ada Bo", winners, game="cuobe")
    assert result_of(together, "ada", SHELF) == result_of(together, "bo", SHELF) == result
    assert turn_of(together, "ada", SHELF) == "", "nobody plays against anybody"


def test_games_in_progress_and_damaged_ones_are_not_counted() -> None:
    games = [game(1), game(2, over=False, winners=None), game(3, damage="unknown_game", game="tictactoe")]
    assert len(played(games)) == 1


def test_a_level_counts_as_an_opponent_and_never_as_a_person() -> None:
    games = [
        game(1, "Ada Sharp", levels=("", "sharp")),
        game(2, "Ada Sharp", "1", levels=("", "sharp")),
        game(3, "Ada Easy", levels=("", "easy")),
        game(4, "Ada Easy", levels=("", "easy"), game="cuobe"),
        game(5, "Sharp Ada", levels=("sharp", "easy")),
    ]
    levels = counting.by_level(played(games), SHELF)
    assert levels["sharp"] == Count(2, 1)
    assert levels["easy"] == Count(1, 1), "a team-mate is no opponent"
    assert levels["master"].games == 0
    assert [key for key, _, _ in counting.players_of(games)] == ["ada"]


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (5, 10, 0.237, 0.763), (31, 49, 0.493, 0.753), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_that_of_wilson(won: int, of: int, low: float, high: float) -> None:
    """As in Brown, Cai and DasGupta, Interval Estimation for a Binomial Proportion, 2001."""
    assert Count(of, won).interval == pytest.approx((low, high), abs=0.001)


@pytest.mark.parametrize(
    ("first", "later", "better"),
    [((31, 49), (27, 45), ""), ((40, 50), (15, 50), "first"), ((2, 40), (30, 40), "later"), ((5, 5), (0, 2), "")],
)
def test_a_seat_is_better_only_beyond_chance(first: tuple[int, int], later: tuple[int, int], better: str) -> None:
    turns = {"first": Count(first[1], first[0]), "later": Count(later[1], later[0])}
    assert counting.better_turn(turns) == better


def test_who_went_first_is_compared_in_games_of_two() -> None:
    games = [
        game(1),
        game(2, "Bo Ada", "1"),
        game(3, first=None),
        game(4, "Ada Bo Cleo"),
        game(5, "Ada Bo", "1", first=1),
    ]
    assert counting.by_turn(played(games)) == {"first": Count(1, 1), "later": Count(2, 1)}


def test_days_in_a_row_run_up_to_today_or_yesterday() -> None:
    days = ("20", "19", "18", "16", "15", "14", "13")
    games = [game(at, changed=f"2026-11-{day}T12:00:00Z") for at, day in enumerate(days)]
    for today, running in ((20, 3), (21, 3), (22, 0)):
        found = counting.days_played(played(games), date(2026, 11, today))
        assert (found.running, found.longest) == (running, 4)
        assert found.last_of_longest == date(2026, 11, 16)


def test_a_streak_is_broken_by_a_draw_and_not_by_a_game_alone() -> None:
    games = [game(1), game(2, winners=""), game(3), game(4, "Ada"), game(5), game(6, "Ada Bo", "1")]
    assert results(games) == "WDW-WL"
    assert counting.longest_streak(played(games)) == ("g3", "g5")


def test_best_scores_are_of_games_whose_scores_compare() -> None:
    games = [
        game(1, game="qwirkle_cubes", scores=(80, 124)),
        game(2, "Ada", game="qwirkle_cubes", scores=(101,)),
        game(3, game="cube_quest", scores=(3, 1)),
    ]
    ((best, score),) = counting.best_scores(played(games), "ada", SHELF)
    assert (best.entry.id, score) == ("g2", 101)


def test_the_shortest_win_and_the_longest_game_are_counted_in_moves() -> None:
    resigned = game(4, made=5, standing=("+4@2", "resign"))
    games = [game(1, "Ada Bo", "1", made=4), game(2, made=9), game(3, made=31), resigned]
    shortest, longest = counting.shortest_win(played(games)), counting.longest_game(played(games))
    assert shortest is not None
    assert longest is not None
    assert (shortest.entry.made, longest.entry.made, counting.usual_length(played(games))) == (9, 31, 9)


# Seen on the screen.


@pytest.fixture
def counted(device: Device, store: dict[str, str]) -> Player:
    """A device on which Ada has won 4 of 6 games of Qyshinsu against Bo, and 1 against Sharp; another goes on."""
    player = device(store)
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
    player.do("move", "+4@2")
    going = json.loads(store.pop(f"game/{player.app.address.of}"))
    player.do("move", "resign")
    lost_by_bo = json.loads(store.pop(f"game/{player.app.address.of}"))
    lost_by_bo["last"] = ["+4@2"]  # As if there were no answer to that.
    assert lost_by_bo["result"] == {"winners": [0], "scores": None, "first": 0}
    lost_by_ada = lost_by_bo | {"result": {"winners": [1], "scores": None, "first": 0}}
    sharp = lost_by_bo | {"opponents": ["", "sharp"]}
    kinds = [lost_by_bo] * 3 + [lost_by_ada] * 2 + [lost_by_bo, sharp]
    for at, kind in enumerate(kinds):
        store[f"game/g{at}"] = json.dumps(kind | {"changed": f"2026-11-{19 - at}T12:00:00Z", "order": 10 - at})
    store["game/going"] = json.dumps(going)
    return device(store)


def rows(player: Player) -> list[str]:
    return [(row.get("id") or "").removeprefix("open-") for row in player.screen.find(".kept-open")]


def press(player: Player, id_: str) -> None:
    (button,) = player.screen.find(f"#{id_}")
    player.do(button.get("data-do") or "", button.get("data-arg") or "")


def heard(screen: Seen, row: str) -> str:
    """Return what a screen reader says of a row: that its games were won, which the heading says to the eye."""
    (found,) = screen.find(row)
    for one in [one for one in found.iter() if one.get("aria-hidden")]:
        one.text = ""
    return "".join(found.itertext())


def test_one_sentence_leads_and_figures_follow(counted: Player) -> None:
    screen = counted.go("#/statistics")
    assert "Ada wins 7 in 10." in screen.text
    assert "7 since November" in screen.text
    assert heard(screen, "#level-sharp") == "Sharp1 of 1 won"
    assert "Gentle, Easy, Steady and Master: not tried yet." in screen.text
    assert "Longest run: 7 days, in November." in screen.text
    assert heard(screen, "#by-game-qyshinsu") == "Qyshinsu5 of 7 won"
    assert screen.find(".last-games")
    assert "your last 10 games, then your wins" in screen.text


@pytest.mark.parametrize("games", [1, 5])
def test_what_was_drawn_is_striped_however_few_games_there_are(at_table: Player, games: int) -> None:
    for _ in range(games):
        at_table.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
        at_table.do("move", "resign")
    drawn = at_table.go("#/statistics").find("#see-drawn")[0]
    assert [pattern.get("id") for pattern in drawn.iter("pattern")] == ["stripes"]


def test_few_figures_fill_the_screen_as_many_do(at_table: Player) -> None:
    """All cards are in one run, which the style sheet breaks where the room is used best: none has a place of its own
    that stays empty without it."""
    at_table.do("move", "+4@2")
    at_table.do("move", "resign")
    (figures,) = at_table.go("#/statistics").find("div.figures")
    assert [card.get("class") for card in figures] == ["card"] * len(figures)
    assert len(figures) > 1


@pytest.mark.parametrize(
    ("figure", "games"),
    [
        ("see-won", "0 1 2 5 6"),
        ("see-lost", "3 4"),
        ("see-drawn", ""),
        ("by-game-qyshinsu", "0 1 2 3 4 5 6"),
        ("level-sharp", "6"),
        ("best-streak", "0 1 2"),
        ("shortest-win", "0"),
        ("week-2026-11-16", "0 1 2 3"),
        ("week-2026-11-09", "4 5 6"),
        ("week-2026-11-02", ""),
    ],
)
def test_each_figure_leads_to_its_games(counted: Player, figure: str, games: str) -> None:
    counted.go("#/statistics")
    press(counted, figure)
    assert counted.app.address.screen == "saved"
    assert rows(counted) == [f"g{number}" for number in games.split()]
    assert counted.screen.find("#show-all")
    press(counted, "show-all")
    assert len(rows(counted)) == 8


def test_another_player_is_chosen_in_a_sheet(counted: Player) -> None:
    counted.go("#/statistics/players")
    assert ["".join(row.itertext()) for row in counted.screen.find(".counted-players")[0]] == [
        "Ada7 games",
        "Bo6 games",
    ]
    press(counted, "player-1")
    assert counted.app.address.screen == "statistics"
    assert "Bo wins 3 in 10." in counted.screen.text
    press(counted, "see-lost")
    assert rows(counted) == ["g0", "g1", "g2", "g5"]


def test_there_is_no_sheet_of_players_before_a_game_is_over(device: Device, store: dict[str, str]) -> None:
    screen = device(store).go("#/statistics/players")
    assert screen.answer["address"] == "#/statistics"
    assert screen.answer["replace"]
    assert screen.answer["effects"] == [{"kind": "focus", "id": "title"}]


def test_a_plot_of_few_games_is_left_out(device: Device, store: dict[str, str]) -> None:
    player = device(store)
    for _ in range(2):
        player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
        player.do("move", "+4@2")
        player.do("move", "resign")
    screen = player.go("#/statistics")
    assert "2 games so far." in screen.text
    assert "2 of 2" in screen.text
    assert not screen.find(".last-games")
    assert "your last 10 games" not in screen.text, "there are none to tell of"
    assert not screen.find(".results-bar")


def test_without_a_finished_game_the_screen_says_so(at_table: Player) -> None:
    assert "No finished games yet" in at_table.go("#/statistics").text


def test_the_calendar_turns_to_earlier_weeks_and_back(counted: Player, store: dict[str, str]) -> None:
    old = json.loads(store["game/g0"]) | {"changed": "2026-06-03T12:00:00Z"}
    store["game/old"] = json.dumps(old)
    counted.go("#/statistics")
    assert not counted.screen.find("#later-weeks")
    press(counted, "earlier-weeks")
    assert not counted.screen.find("#earlier-weeks"), "nothing was played before"
    (week,) = counted.screen.find("#week-2026-06-01")
    assert week.get("aria-label") == "Week of 1 June, 1 game: 1 on Wednesday"
    press(counted, "later-weeks")
    assert counted.screen.find("#earlier-weeks")


def test_games_that_were_over_before_results_were_noted_are_counted(counted: Player, store: dict[str, str]) -> None:
    """What is left out of the entry is found in the last position, and who went first in the record."""
    for key in [key for key in store if key.startswith("game/g")]:
        store[key] = json.dumps({name: value for name, value in json.loads(store[key]).items() if name != "result"})
    store["game/odd"] = json.dumps(json.loads(store["game/g0"]) | {"position": "nonsense"})
    counted.go("#/statistics")
    assert json.loads(store["game/g0"])["result"] == {"winners": [0], "scores": None, "first": 0}
    assert "result" not in json.loads(store["game/odd"])
    assert "7 won" in counted.screen.text, "each position says who resigned"


def given_up(name: str) -> Table:
    """A game that is over, by giving up as soon as that may be if not before."""
    for moves in range(50, 90):
        table = play_at_random(name, moves, Random(2))
        if table.state.outcome is None:
            with suppress(IllegalMove):
                table.play("surrender" if SHELF.about(name).team else "resign")
        if table.state.outcome is not None:
            return table
    raise AssertionError(f"Nobody can give up in {name}.")


@pytest.mark.parametrize("name", SHELF)
def test_every_game_tells_who_went_first(player: Player, name: str) -> None:
    """Also where that is drawn at random."""
    table = given_up(name)
    player.app.saved.save("one", table)
    outcome, kept = table.state.outcome, json.loads(player.app.store["game/one"])
    assert outcome is not None
    assert kept["result"]["winners"] == list(outcome.winners)
    assert kept["result"]["first"] in range(len(table.names))
    del kept["result"]
    player.app.store["game/one"] = json.dumps(kept)
    player.app.saved.note_results()
    again = json.loads(player.app.store["game/one"])["result"]
    assert again == {"winners": list(outcome.winners), "scores": again["scores"], "first": again["first"]}
    assert again["first"] in range(len(table.names))


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"player": 5}', '{"week": "soon"}', '{"only": "g1"}', '{"order": "x"}']
)
def test_what_is_asked_for_unsoundly_asks_for_nothing(counted: Player, text: str) -> None:
    counted.do("see-games", text)
    assert counted.app.trail.sought == Sought()
    assert len(rows(counted)) == 8


def test_won_and_lost_are_asked_for_with_a_player_only() -> None:
    games = [game(1), game(2, winners=""), game(3, over=False, winners=None)]
    assert [one.id for one in find(games, Sought(result="drawn"), SHELF)] == ["g2"]
    assert [one.id for one in find(games, Sought(result="going"), SHELF)] == ["g3"]
    assert [one.id for one in find(games, Sought(player="ada", result="won"), SHELF)] == ["g1"]
    assert [one.id for one in find(games, Sought(player="cleo"), SHELF)] == []
