"""Puzzles: solved to the end by what their solutions say, missed by other moves, and remembered day by day."""

from __future__ import annotations

import pytest

from cuboteca import games
from cuboteca.play.puzzle import Puzzle, Verdict
from cuboteca.ui.puzzles.progress import progress
from cuboteca.ui.text.puzzles import say
from tests.ui.playing import Player
from tests.ui.solving import TODAY, at, follow, make, open_puzzle, puzzles_of, solve

WITH_PUZZLES = [game for game in games if games.about(game).puzzles]


SAMPLES = [
    pytest.param(game, puzzle, id=f"{game}-{puzzle.grade}-{puzzle.id}")
    for game in WITH_PUZZLES
    for puzzle in puzzles_of(game)[::23]
]


each_sample = pytest.mark.parametrize(("game", "puzzle"), SAMPLES)


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
    seen = open_puzzle(player, game, puzzle)
    assert seen.find('nav[aria-label="Actions"]')
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
def test_after_a_wrong_move_nothing_is_left_but_undoing_it(player: Player, game: str, puzzle: Puzzle) -> None:
    """The board would look as if the solver played the other side's turn."""
    open_puzzle(player, game, puzzle)
    session, _ = at(player)
    while not at(player)[1].verdict.over:
        right = puzzle.solution[len(session.table.standing) :][:1]
        make(player, next(str(move) for move in reversed(session.table.state.moves()) if str(move) not in right))
    why = games.puzzle_words(game).missed(puzzle, at(player)[1].verdict)
    assert player.screen.text.count(say("missed", why=why)) == 1
    assert f"{say('missed', why=why)} {say('undo_it')}" in player.answer["say"]
    assert say("undo_it") in player.screen.text
    assert session.view().waits
    assert all(button.get("aria-disabled") == "true" for button in player.screen.find("button.main[data-part]"))
    assert all(button.get("aria-disabled") == "true" for button in player.screen.find("#end"))


def test_a_wrong_end_of_a_turn_leaves_the_board_unlit_and_the_hand_the_solvers(player: Player) -> None:
    open_puzzle(player, "qurush", puzzles_of("qurush")[0])
    assert "AP." in player.answer["html"], "squares say what can be done there"
    for _ in range(2):
        player.tap("end")
    session, attempt = at(player)
    assert attempt.is_missed
    assert session.table.state.seat != attempt.solver
    assert "AP." not in session.render_board(session.view())
    assert "u-chosen" not in session.render_board(session.view()), "no pawn is to act"
    assert "0 of 7 AP" in player.screen.text
    player.tap("cell:1,4")
    assert say("over", solved=False) in player.screen.text


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


def test_a_question_within_a_puzzle_is_seen_and_heard(player: Player) -> None:
    """Five rooms lit up, and nothing was asked."""
    puzzle = next(one for one in puzzles_of("cuobe") if one.id == "136e4ce9")
    open_puzzle(player, "cuobe", puzzle)
    make(player, "use T01")
    assert "Unlock which room?" in player.screen.text
    assert "unlock which room? 5 rooms on the map" in player.answer["say"]


def test_what_comes_after_the_turn_that_solves_a_puzzle_is_not_played(player: Player) -> None:
    """“Solved” came six seconds late: the next player's turn began, the Clown swapped, the Tentacles jumped."""
    puzzle = next(one for one in puzzles_of("cuobe") if one.id == "136e4ce9")
    open_puzzle(player, "cuobe", puzzle)
    solve(player)
    (stage,) = [effect for effect in player.answer["effects"] if effect["kind"] == "stage"]
    assert [one["say"] for one in stage["stages"]] == ["Player 2 leaves through the Exit. Player 2 has won."]


def test_what_stood_beside_the_board_keeps_its_room_when_a_puzzle_is_solved(player: Player) -> None:
    """Else the board would grow: the goal stays in sight, and the hand keeps its room unseen."""
    screen = open_puzzle(player, "qurush", puzzles_of("qurush")[0])
    beside = [len(screen.find(f".{one}")) for one in ("goal-card", "acts", "points-row")]
    solve(player)
    assert [len(player.screen.find(f".{one}")) for one in ("goal-card", "acts", "points-row")] == beside


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


@pytest.mark.parametrize(("facing", "is_turned"), [("game", False), ("still", False), ("turns", True)])
def test_the_board_turns_to_whoever_solves_as_it_does_in_games(player: Player, facing: str, is_turned: bool) -> None:
    """Red sits opposite Black in Qyshinsu, whose board stays as it is unless the settings turn it."""
    player.do("set", facing, name="facing")
    puzzle = next(one for one in puzzles_of("qyshinsu") if games["qyshinsu"].position(one.position).seat == 1)
    open_puzzle(player, "qyshinsu", puzzle)
    assert player.screen.find("#turn")[0].get("aria-pressed") == ("true" if is_turned else "false")


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
