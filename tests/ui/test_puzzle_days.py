"""The puzzle of the day, and what is remembered of the days on which one was solved."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import pytest

from cuboteca import games
from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.play.view import View
from cuboteca.ui.app import App
from cuboteca.ui.backup import write_backup
from cuboteca.ui.puzzle_days import DAYS, PREFIX, read_today
from cuboteca.ui.puzzles.attempt import puzzle_of_day
from cuboteca.ui.puzzles.progress import days_solved, join_lines, progress, read_lines
from cuboteca.ui.text.home import say as home
from cuboteca.ui.text.puzzles import say
from tests.ui.playing import Player
from tests.ui.solving import TODAY, at, follow, puzzles_of, solve


class Day:
    """A clock that stands, so that days can be told apart."""

    def __init__(self, day: date) -> None:
        self.day = day

    def __call__(self) -> str:
        return f"{self.day}T12:00:00Z"


def on_day(store: dict[str, str], day: date) -> Player:
    return Player(App(store, Day(day)))


def solve_today(store: dict[str, str], day: date) -> Player:
    player = on_day(store, day)
    player.go("#/today")
    solve(player)
    return player


def test_home_shows_todays_puzzle_once_a_game_is_finished(against_steady: Player) -> None:
    assert not against_steady.go("#/").find("#today"), "a new device has other things to show"
    against_steady.go(f"#/play/{against_steady.app.saved.list()[0].id}")
    against_steady.do("move", "resign")
    (line,) = against_steady.go("#/").find("#today")
    assert line.get("href") == "#/today"
    assert home("today") in "".join(line.itertext())


def test_a_streak_grows_day_by_day_and_breaks_without_a_word(store: dict[str, str]) -> None:
    for number in range(3):
        player = solve_today(store, TODAY + timedelta(number))
        assert player.screen.find(".week")
        shown = [" ".join("".join(one.itertext()).split()) for one in player.screen.find(".streak")]
        assert shown == ([] if number == 0 else [f"{number + 1} {say('row', count=number + 1)}"])
        screen = player.go("#/")
        assert home("today_solved") in screen.text
        assert (home("streak", count=number + 1) in screen.text) == (number > 0)
    screen = on_day(store, TODAY + timedelta(3)).screen
    assert home("streak", count=3) in screen.text, "it isn't broken while the day goes on"
    assert home("today_solved") not in screen.text
    screen = on_day(store, TODAY + timedelta(4)).screen
    assert screen.find("#today")
    assert not screen.find(".days")


def test_the_puzzle_of_the_day_is_the_same_all_day_and_another_the_next(store: dict[str, str]) -> None:
    found = [puzzle_of_day(games, TODAY + timedelta(number)) for number in range(100)]
    assert len(set(found)) > 90
    assert found[0] == puzzle_of_day(games, TODAY)
    player = on_day(store, TODAY)
    player.go("#/today")
    assert str(player.app.address) == "#/puzzle/{}/{}".format(*(found[0] or ()))
    assert player.answer["replace"]


def test_a_puzzle_solved_after_midnight_is_that_of_the_day_it_was_opened(store: dict[str, str]) -> None:
    """The next one is there already."""
    player = solve_today(store, TODAY)
    assert say("tomorrow") in player.screen.text
    clock = Day(TODAY + timedelta(1))
    player = Player(App(store, clock))
    player.go("#/today")
    clock.day += timedelta(1)
    solve(player)
    assert say("tomorrow") not in player.do("refresh").text
    assert list(days_solved(store)) == [str(TODAY), str(TODAY + timedelta(1))]


def test_the_puzzle_of_the_day_is_shared_as_a_picture_without_its_answer(store: dict[str, str]) -> None:
    player = solve_today(store, TODAY)
    session, attempt = at(player)
    player.do("puzzle-share")
    (effect,) = [one for one in player.answer["effects"] if one["kind"] == "picture"]
    game_view = session.game_view
    text = effect["text"].replace(KEPT_HYPHEN, "-")
    assert games.puzzle_words(session.id).task(attempt.puzzle) in text
    drawn = {
        ply: str(game_view.pictured(View(session.state_seen(ply, None), session.table.names, live=False)))
        for ply in (0, session.table.ply)
    }
    assert drawn[0] in effect["text"]
    assert drawn[session.table.ply] not in effect["text"]


def test_a_solution_that_was_shown_makes_no_day(store: dict[str, str]) -> None:
    player = on_day(store, TODAY)
    player.go("#/today")
    player.do("puzzle-show")
    follow(player)
    solve_today(store, TODAY)
    assert not days_solved(store)
    day_after = on_day(store, TODAY + timedelta(1))
    game, id_ = puzzle_of_day(games, TODAY) or ("", "")
    day_after.go(f"#/puzzle/{game}/{id_}")
    solve(day_after)
    assert progress(store, game) == {id_: str(TODAY + timedelta(1))}
    assert not days_solved(store), "it was another day's"


def test_a_solution_that_was_shown_makes_no_day_of_a_puzzle_solved_long_ago(store: dict[str, str]) -> None:
    game, id_ = puzzle_of_day(games, TODAY) or ("", "")
    store[f"{PREFIX}{game}"] = f"{id_} 2026-01-01"
    player = on_day(store, TODAY)
    player.go("#/today")
    player.do("puzzle-show")
    follow(player)
    player = solve_today(store, TODAY)
    assert not days_solved(store)
    assert home("today_solved") not in player.go("#/").text
    assert progress(store, game) == {id_: "2026-01-01"}


def test_a_day_that_is_solved_stays_when_its_solution_is_shown(store: dict[str, str]) -> None:
    solve_today(store, TODAY)
    player = on_day(store, TODAY)
    player.go("#/today")
    player.do("puzzle-show")
    assert list(days_solved(store)) == [str(TODAY)]


@pytest.mark.parametrize(
    "damaged", ["", "{}", "00000000", "2026-11-20", "2026-11-20 qyshinsu x", "\x00", "x" * 9999, "1234567g 2026-11-20"]
)
def test_damaged_entries_are_passed_over(store: dict[str, str], damaged: str) -> None:
    store[DAYS] = store[f"{PREFIX}qyshinsu"] = damaged
    player = on_day(store, TODAY)
    assert player.go("#/puzzles/qyshinsu").find(".puzzle-tile")
    solve_today(store, TODAY)
    assert read_lines(store[DAYS]) == {TODAY.isoformat(): (puzzle_of_day(games, TODAY) or ("",))[0]}


def test_a_streak_counts_up_to_yesterday() -> None:
    store = {DAYS: "\n".join(f"{TODAY - timedelta(back)} qyshinsu" for back in (1, 2, 4))}
    for later, streak in ((0, 2), (1, 0)):
        today = read_today(store, games, TODAY + timedelta(later))
        assert today is not None
        assert (today.solved, today.streak) == (False, streak)
    assert read_today(store, games, None) is None, "nobody knows what day it is"


def test_a_backup_takes_puzzles_along_and_joins_them(
    device: Callable[[dict[str, str]], Player], store: dict[str, str]
) -> None:
    """What is solved on either device is solved, also where the other has only seen the solution."""
    one, two, three = (puzzle.id for puzzle in puzzles_of("qyshinsu")[:3])
    key = f"{PREFIX}qyshinsu"
    there = {key: f"{one} 2026-11-01\n{two} 2026-11-02", DAYS: "2026-11-01 qyshinsu"}
    store |= {key: f"{two} seen 2026-11-01\n{three} 2026-11-03", DAYS: "2026-11-03 qyshinsu"}
    player = device(store)
    player.do("import", text=write_backup(there, "2026-11-20T12:00:00Z"), name="backup.cuboteca")
    player.do("add-backup", fields={})
    assert read_lines(store[key]) == {one: "2026-11-01", two: "2026-11-02", three: "2026-11-03"}
    assert read_lines(store[DAYS]) == {"2026-11-01": "qyshinsu", "2026-11-03": "qyshinsu"}
    player.do("undo-merge")
    assert read_lines(store[key]) == {two: "seen 2026-11-01", three: "2026-11-03"}


def test_joining_is_the_same_from_either_side() -> None:
    mine, theirs = "11111111 seen 2026-11-02\n22222222 2026-11-05", "11111111 2026-11-04\n22222222 2026-11-03\nrubbish"
    assert join_lines(mine, theirs) == join_lines(theirs, mine) == "11111111 2026-11-04\n22222222 2026-11-03"
    mine, theirs = "2026-11-20 seen twelve", "2026-11-20 twelve"
    assert join_lines(mine, theirs) == join_lines(theirs, mine) == theirs
