"""Puzzles: solved to the end by what their solutions say, missed by other moves, and remembered day by day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from random import Random

import pytest

from cuboteca import games
from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.play.nature import SampledNature, carried_out
from cuboteca.play.puzzle import Puzzle, Verdict
from cuboteca.play.view import Played, Selected, View
from cuboteca.search.node_simulator import simulator_of
from cuboteca.ui.app import App
from cuboteca.ui.backup import write_backup
from cuboteca.ui.puzzle_days import DAYS, PREFIX, read_today
from cuboteca.ui.puzzles import handlers
from cuboteca.ui.puzzles.attempt import Attempt, collection, puzzle_of_day
from cuboteca.ui.puzzles.progress import days_solved, join_lines, progress, read_lines
from cuboteca.ui.session import Session
from cuboteca.ui.text.home import say as home
from cuboteca.ui.text.puzzles import say
from tests.ui.playing import Player, Seen

WITH_PUZZLES = [game for game in games if games.about(game).puzzles]
TODAY = date(2026, 11, 20)
"""What the clock of the tests says."""


def puzzles_of(game: str) -> list[Puzzle]:
    return [*collection(games.puzzles(game)).values()]


SAMPLES = [
    pytest.param(game, puzzle, id=f"{game}-{puzzle.grade}-{puzzle.id}")
    for game in WITH_PUZZLES
    for puzzle in puzzles_of(game)[::23]
]
each_sample = pytest.mark.parametrize(("game", "puzzle"), SAMPLES)


def at(player: Player) -> tuple[Session, Attempt]:
    session = player.app.session
    assert session is not None
    assert session.puzzle is not None
    return session, session.puzzle


def open_puzzle(player: Player, game: str, puzzle: Puzzle) -> Seen:
    if games.about(game).simulates:
        simulator = simulator_of(game)
        if simulator is None:
            pytest.skip("the site's simulation isn't here")
        player.app.nature = SampledNature(Random(3), simulator)
    return player.go(f"#/puzzle/{game}/{puzzle.id}")


def follow(player: Player) -> None:
    """Let happen what happens of its own accord."""
    for _ in range(60):
        if not player.app.waits:
            return
        assert player.app.think(lambda: False)
        player.do("opponent")
    pytest.fail("It never ends.")


def make(player: Player, move: str) -> None:
    """Make a move by tapping the parts that lead to it; at once, where that takes many."""
    session, _ = at(player)
    ply = session.table.ply
    for _ in range(5):
        part = part_towards(session, move)
        if part is None:
            handlers.make(player.app, session, move)
            player.do("refresh")
        else:
            player.tap(part)
        if session.table.ply != ply:
            break
    follow(player)


def part_towards(session: Session, move: str) -> str | None:
    """Return a part that makes the move, or from which one more tap or a few do, if a hint would name them."""
    game_view, seen = session.game_view, set()
    level: list[tuple[str, tuple[str, ...]]] = [("", session.picked)]
    for _ in range(5):
        following = []
        for first, picked in level:
            view = session.view()._replace(picked=picked)
            parts = [*game_view.parts_of(view, move), *game_view.picks_of(view, move), move]
            for part in parts:
                answer = game_view.tap(view, part)
                if isinstance(answer, Played) and answer.move == move:
                    return first or part
                if isinstance(answer, Selected) and answer.parts not in seen:
                    seen.add(answer.parts)
                    following.append((first or part, answer.parts))
        level = following
    return None


def solve(player: Player) -> None:
    session, attempt = at(player)
    while not at(player)[1].verdict.over:
        make(player, meant(session, attempt.puzzle))


def meant(session: Session, puzzle: Puzzle) -> str:
    """Return the next move of the solution as a player makes it: a flick comes out as fingers do it."""
    made = puzzle.solution[session.table.ply]
    move = made.partition(" @")[0]
    comes_to = carried_out(session.table.state, session.table.state.read(move), f"{puzzle.id} {session.table.ply}")
    assert str(comes_to) == made
    return move


@each_sample
def test_a_puzzle_is_solved_by_its_solution(player: Player, game: str, puzzle: Puzzle) -> None:
    words = games.puzzle_words(game)
    screen = open_puzzle(player, game, puzzle)
    assert words.task(puzzle) in screen.text
    assert words.task(puzzle) in player.answer["say"]
    solve(player)
    assert at(player)[1].verdict.solved
    assert words.why(puzzle) in player.screen.text
    assert words.why(puzzle) in player.answer["say"]
    assert progress(player.app.store, game) == {puzzle.id: TODAY.isoformat()}
    assert not player.app.saved.list(), "a puzzle's table is not saved"
    assert player.answer["playing"] is False


@each_sample
def test_the_solution_is_shown_to_its_end_and_does_not_count(player: Player, game: str, puzzle: Puzzle) -> None:
    open_puzzle(player, game, puzzle)
    player.do("puzzle-show")
    assert say("shows") in player.screen.text
    follow(player)
    assert tuple(player.table.standing[: len(puzzle.solution)]) == puzzle.solution
    assert say("solution") in player.screen.text
    assert say("was_shown") in player.screen.text
    player.do("puzzle-again")
    solve(player)
    assert progress(player.app.store, game) == {puzzle.id: f"seen {TODAY}"}


@each_sample
def test_another_move_has_missed_and_says_how_far_off_it_is(player: Player, game: str, puzzle: Puzzle) -> None:
    words = games.puzzle_words(game)
    open_puzzle(player, game, puzzle)
    session, _ = at(player)
    move = next(str(move) for move in session.table.state.moves() if str(move) != puzzle.solution[0])
    make(player, move)
    verdict = at(player)[1].verdict
    assert not verdict.solved
    assert not progress(player.app.store, game)
    if verdict.over:
        assert words.missed(puzzle, verdict) in player.screen.text
        assert not player.screen.find("#check"), "there is nothing more to check"
        player.tap("place:1")
        assert say("over", solved=False) in player.screen.text
    player.do("undo")
    assert player.table.ply == 0
    assert at(player)[1].verdict == Verdict()
    solve(player)
    assert say("tries", tries=1 + verdict.over, helped=False) in player.screen.text


@each_sample
def test_a_hint_lights_one_part_and_then_shows_the_solution(player: Player, game: str, puzzle: Puzzle) -> None:
    open_puzzle(player, game, puzzle)
    player.do("puzzle-hint")
    (part,) = at(player)[1].lit
    assert f'data-part="{part}" data-hinted="true"' in player.answer["html"]
    assert all(one.get("tabindex", "0") == "0" for one in player.screen.find('[data-hinted="true"]')), "Tab comes to it"
    assert say("look_here") in player.screen.text
    lead, _, name = player.answer["say"].partition(": ")
    assert lead == "Start here"
    assert len(name) > 1, "the part has a name for those who don’t see the light"
    assert "".join(one.text or "" for one in player.screen.find("span.for-ears")).count(name) == 1
    (button,) = player.screen.find("#show")
    player.do(button.get("data-do", ""))
    follow(player)
    assert at(player)[1].verdict.solved


@each_sample
def test_a_puzzle_says_whose_move_it_is(player: Player, game: str, puzzle: Puzzle) -> None:
    open_puzzle(player, game, puzzle)
    session, attempt = at(player)
    assert f"{session.table.names[attempt.solver]} to move." in player.screen.text


def test_a_hint_in_the_middle_is_about_the_next_move(player: Player) -> None:
    puzzle = next(one for one in puzzles_of("qyshinsu") if one.number == 3)
    open_puzzle(player, "qyshinsu", puzzle)
    make(player, puzzle.solution[0])
    assert len(player.table.standing) == 2, "the other player has answered"
    player.do("puzzle-hint")
    assert len(player.table.standing) == 2
    assert at(player)[1].lit == (f"place:{puzzle.solution[2].partition('@')[2]}",)
    solve(player)
    assert say("tries", tries=1, helped=True) in player.screen.text


def test_what_only_a_game_has_leads_nowhere(player: Player) -> None:
    """The sheet of keys, a move from a list and Redo belong to saved games."""
    puzzle = puzzles_of("qyshinsu")[0]
    open_puzzle(player, "qyshinsu", puzzle)
    for deed, arg in (("keys", ""), ("move", puzzle.solution[0]), ("redo", "")):
        player.do(deed, arg)
        assert str(player.app.address) == f"#/puzzle/qyshinsu/{puzzle.id}"
        assert not player.table.standing


def test_nothing_is_tapped_while_the_other_player_answers(player: Player) -> None:
    puzzle = next(one for one in puzzles_of("qyshinsu") if one.number == 2)
    open_puzzle(player, "qyshinsu", puzzle)
    for part in games.game_view("qyshinsu").parts_of(at(player)[0].view(), puzzle.solution[0]):
        player.tap(part)
    assert player.answer["thinks"]
    assert player.answer["pace"]
    player.tap("place:1")
    assert say("wait") in player.screen.text
    player.do("undo")
    assert len(player.table.standing) == 1


def test_undo_takes_back_an_answer_with_the_move_before_it(player: Player) -> None:
    puzzle = next(one for one in puzzles_of("qyshinsu") if one.number == 3)
    open_puzzle(player, "qyshinsu", puzzle)
    player.do("undo")
    assert say("nothing_to_undo") in player.screen.text
    make(player, puzzle.solution[0])
    player.do("undo")
    assert player.table.ply == 0
    make(player, puzzle.solution[0])
    player.do("puzzle-again")
    assert player.table.ply == 0


def test_another_try_shows_no_flight_of_the_one_before(player: Player) -> None:
    """A move that is no flick ends the attempt before anything is simulated."""
    open_puzzle(player, "cube_quest", puzzles_of("cube_quest")[0])
    for part in ("cube:0", "confirm"):
        player.tap(part)
    assert "flight" in [effect["kind"] for effect in player.answer["effects"]]
    player.do("undo")
    for part in ("act:king", "confirm"):
        player.tap(part)
    assert "flight" not in [effect["kind"] for effect in player.answer["effects"]]
    assert at(player)[1].verdict == Verdict(over=True)


def test_the_list_has_a_grade_open_and_marks_what_is_solved(player: Player) -> None:
    first, second, *_ = puzzles_of("qyshinsu")
    (link,) = player.go("#/new/qyshinsu").find("#puzzles")
    screen = player.go(link.get("href", ""))
    assert [button.get("aria-expanded") for button in screen.find("button") if button.get("data-do")] == [
        "true",
        *["false"] * 4,
    ]
    assert len(screen.find(".puzzle-tile")) == sum(one.grade == 0 for one in puzzles_of("qyshinsu"))
    assert [tile.get("id") for tile in screen.find(".next")] == [f"puzzle-{first.id}"]
    open_puzzle(player, "qyshinsu", first)
    solve(player)
    (onward,) = player.screen.find("#next")
    assert onward.get("href") == f"#/puzzle/qyshinsu/{second.id}"
    screen = player.go("#/puzzles/qyshinsu")
    assert [tile.get("id") for tile in screen.find(".solved")] == [f"puzzle-{first.id}"]
    assert [tile.get("id") for tile in screen.find(".next")] == [f"puzzle-{second.id}"]
    player.do("puzzle-grade", "3")
    assert str(player.app.address) == "#/puzzles/qyshinsu/3"
    assert len(player.screen.find(".puzzle-tile")) == sum(one.grade == 3 for one in puzzles_of("qyshinsu"))


@pytest.mark.parametrize("address", ["#/puzzle/qyshinsu/00000000", "#/puzzles/chess", "#/puzzle/chess/00000000"])
def test_a_puzzle_that_is_not_there_is_said_so(player: Player, address: str) -> None:
    assert not player.go(address).find("#task")
    assert player.screen.find("#title")


def test_a_game_that_is_open_is_still_there_after_a_puzzle(at_table: Player) -> None:
    here = str(at_table.app.address)
    at_table.tap("stone:4")
    at_table.tap("place:2")
    open_puzzle(at_table, "qyshinsu", puzzles_of("qyshinsu")[0])
    solve(at_table)
    at_table.go(here)
    assert list(at_table.table.standing) == ["+4@2"]


# The puzzle of the day.


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
