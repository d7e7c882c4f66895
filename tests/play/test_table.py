"""A game being played: taking back, playing on, records."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca import IllegalMove, games
from cuboteca.play.nature import SampledNature
from cuboteca.play.record import UnreadableRecord
from cuboteca.play.table import Table


@pytest.fixture
def table() -> Table:
    table = Table.begin(games["qyshinsu"], ("Ada", "Bo"), "2026-11-20")
    table.play("+4@2")
    table.play("+1@6")
    return table


def test_taking_back_and_playing_on(table: Table) -> None:
    state = table.state
    assert table.undo()
    assert table.ply == 1
    assert table.moves == ("+4@2", "+1@6")
    assert table.redo()
    assert table.state == state
    assert not table.redo()


def test_whether_one_can_go_back_as_far_is_known_without_going(table: Table) -> None:
    assert table.can_go_to(0)
    assert table.ply == 2
    assert table.go_to(0)
    assert table.go_to(2)
    rolled = Table.begin(games["qwirkle_cubes"], ("Ada", "Bo"), "2026-11-20")
    SampledNature(Random(1)).settle(rolled)
    before = rolled.ply
    assert not rolled.can_go_to(0), "never behind chance"
    assert not rolled.go_to(0)
    assert rolled.ply == before


def test_a_new_move_drops_what_had_been_taken_back(table: Table) -> None:
    table.undo()
    table.undo()
    table.play("+5@1")
    assert table.moves == ("+5@1",)
    assert table.redo_to() is None


def test_a_refused_move_changes_nothing(table: Table) -> None:
    table.undo()
    before = table.record
    with pytest.raises(IllegalMove):
        table.play("+1@7")
    assert table.record == before
    assert table.redo_to() == 2


def test_what_was_taken_back_is_in_the_record(table: Table) -> None:
    table.undo()
    again = Table.read(games, table.text)
    assert again.record == table.record
    assert again.ply == 1
    assert again.redo()
    assert again.ply == 2


def test_the_record_keeps_one_spelling_of_a_move() -> None:
    table = Table.begin(games["qyshinsu"], ("Ada", "Bo"), "2026-11-20")
    assert table.play("+0@2") == "+O@2"
    assert Table.read(games, table.text.replace("+O@2", "+0@2")).record == table.record


def test_chance_is_not_taken_back() -> None:
    table = Table.begin(games["qyshinsu"], ("Ada", "Bo"), "2026-11-20", {"first_player": "random"})
    SampledNature(Random(2)).settle(table)
    assert table.standing[0].startswith("first=")
    assert not table.undo()
    table.play("+4@2")
    assert table.undo()
    assert len(table.standing) == 1


def test_options_that_no_game_has_are_refused() -> None:
    with pytest.raises(ValueError, match="no rule called “luck”"):
        Table.begin(games["qyshinsu"], ("Ada", "Bo"), "2026-11-20", {"luck": "on"})
    with pytest.raises(ValueError, match=f"no rule called “{'k' * 40}”"):
        Table.begin(games["qyshinsu"], ("Ada", "Bo"), "2026-11-20", {"k" * 41: "on"})


@pytest.mark.parametrize("game_id", list(games))
@pytest.mark.parametrize("seed", range(8))
def test_whole_games_come_back_from_their_records(game_id: str, seed: int) -> None:
    rng = Random(seed)
    game = games[game_id]
    seats = rng.choice(game.about.seats)
    table = Table.begin(game, [f"Player {n}" for n in range(seats)], "2026-11-20")
    nature = SampledNature(rng)
    nature.settle(table)
    while table.state.seat is not None and len(table.moves) < 400:
        table.play(rng.choice(table.state.moves()))
        nature.settle(table)
    again = Table.read(games, table.text)
    assert again.record == table.record
    assert again.state == table.state


def test_a_record_that_cannot_be_replayed_says_where() -> None:
    text = (
        '[Game "qyshinsu"] [Date "2026-11-20"] [Seats "2"] [Names "a|b"] [Options ""] [Format "1"]\n+4@2\n+1@6\n+3@1\n'
    )
    with pytest.raises(UnreadableRecord, match=r"^Line 4: Move 3, \+3@1: "):
        Table.read(games, text)
