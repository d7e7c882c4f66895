"""Copies of one game on two devices: which of them stays, and when both do."""

from __future__ import annotations

import pytest

from cuboteca.ui.backup import write_backup
from tests.ui.backups import Device, games_of, open_at, saved_by
from tests.ui.playing import Player


def test_the_longer_of_two_copies_stays(at_table: Player, device: Device) -> None:
    at_table.do("move", "+4@2")
    early = saved_by(at_table)
    new = device({})
    open_at(new, early)
    new.do("add-backup")
    at_table.go(f"#/play/{at_table.app.saved.list()[0].id}")
    at_table.do("move", "+1@6")
    assert "1 game with more moves" in open_at(new, saved_by(at_table))
    new.do("add-backup")
    assert games_of(new) == [("qyshinsu", 2)]
    open_at(new, early)
    assert new.screen.find("#nothing-new"), "the beginning of it is no other game"


def made(player: Player, move: str, seconds: int) -> None:
    """A move that took so long, at a table with a clock."""
    assert player.app.session is not None
    player.do("move", move, spent=f"{player.app.session.id} {player.table.ply} {1000 * seconds}")


@pytest.mark.parametrize("changed", ["the clock", "a name", "a seat"])
def test_a_game_that_only_went_on_is_no_other_game(player: Player, device: Device, changed: str) -> None:
    """Its clock did, too, or a player is called otherwise by now: it was there twice."""
    clock = {"clock": "game", "clock-game": "300", "clock-more": "5"} if changed == "the clock" else {}
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo", **clock})
    made(player, "+4@2", 12)
    game = player.app.address.of
    early = saved_by(player)
    player.go(f"#/play/{game}")
    if changed == "a name":
        player.table.people = ("Ada", "Bob")
    if changed == "a seat":
        player.table.opponents = ("steady", "")
    made(player, "+1@6", 25)
    assert player.table.ply == 2
    open_at(player, early)
    assert player.screen.find("#nothing-new")
    new = device({})
    open_at(new, early)
    new.do("add-backup")
    assert "1 game with more moves" in open_at(new, saved_by(player))
    new.do("add-backup")
    assert games_of(new) == [("qyshinsu", 2)]


def test_a_clock_that_went_another_way_makes_another_game(player: Player, device: Device) -> None:
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo", "clock": "turn", "clock-turn": "90"})
    game = player.app.address.of
    new = device({})
    open_at(new, saved_by(player))
    new.do("add-backup")
    for one, spent in ((player, 12), (new, 25)):
        one.go(f"#/play/{game}")
        made(one, "+4@2", spent)
    open_at(new, saved_by(player))
    assert new.screen.find("#merge-forked")


def test_copies_that_went_two_ways_both_stay(at_table: Player, device: Device) -> None:
    at_table.do("move", "+4@2")
    new = device({})
    open_at(new, saved_by(at_table))
    new.do("add-backup")
    game = at_table.app.saved.list()[0].id
    for player, move in ((at_table, "+1@6"), (new, "+1@10")):
        player.go(f"#/play/{game}")
        player.do("move", move)
        assert player.table.ply == 2, player.screen.text
    open_at(new, saved_by(at_table))
    assert new.screen.find("#merge-forked")
    new.do("add-backup")
    assert games_of(new) == [("qyshinsu", 2), ("qyshinsu", 2)]


@pytest.fixture
def parted(at_table: Player, device: Device) -> tuple[Player, Player, str]:
    """Two devices on which a game went two ways, and its id."""
    at_table.do("move", "+4@2")
    game = at_table.app.address.of
    new = device({})
    open_at(new, saved_by(at_table))
    new.do("add-backup")
    for player, move in ((at_table, "+1@6"), (new, "+1@10")):
        player.go(f"#/play/{game}")
        player.do("move", move)
    return at_table, new, game


def test_copies_that_went_two_ways_are_two_however_often_backups_are_exchanged(
    parted: tuple[Player, Player, str],
) -> None:
    for _ in range(3):
        for one, other in (parted[:2], parted[1::-1]):
            open_at(other, saved_by(one))
            other.do("add-backup")
            assert games_of(other) == [("qyshinsu", 2), ("qyshinsu", 2)]
    open_at(other, saved_by(one))
    assert other.screen.find("#nothing-new")


def test_a_copy_that_went_another_way_goes_on_with_the_next_backup(parted: tuple[Player, Player, str]) -> None:
    one, other, game = parted
    early = saved_by(one)
    open_at(other, early)
    other.do("add-backup")
    one.go(f"#/play/{game}")
    one.do("move", str(one.table.state.moves()[0]))
    assert "1 game with more moves" in open_at(other, saved_by(one))
    other.do("add-backup")
    assert games_of(other) == [("qyshinsu", 2), ("qyshinsu", 3)]
    open_at(other, early)
    assert other.screen.find("#nothing-new")


def test_a_game_with_more_moves_keeps_the_name_that_it_has_here(at_table: Player, device: Device) -> None:
    at_table.do("move", "+4@2")
    game = at_table.app.address.of
    new = device({})
    open_at(new, saved_by(at_table))
    new.do("add-backup")
    new.do("rename", game, fields={"title": "Grandma’s birthday"})
    at_table.go(f"#/play/{game}")
    at_table.do("move", "+1@6")
    open_at(new, saved_by(at_table))
    new.do("add-backup")
    (kept,) = new.app.saved.list()
    assert (kept.title, kept.made) == ("Grandma’s birthday", 2)
    assert new.app.saved.load(game).title == "Grandma’s birthday"
    at_table.do("rename", game, fields={"title": "Saturday"})
    at_table.go(f"#/play/{game}")
    at_table.do("move", str(at_table.table.state.moves()[0]))
    open_at(new, saved_by(at_table))
    new.do("add-backup")
    assert new.app.saved.load(game).title == "Saturday"


def test_a_backup_that_one_has_left_cannot_overwrite_a_game_that_went_on(at_table: Player, device: Device) -> None:
    at_table.do("move", "+4@2")
    early = saved_by(at_table)
    new = device({})
    open_at(new, early)
    new.do("add-backup")
    game = at_table.app.saved.list()[0].id
    at_table.go(f"#/play/{game}")
    at_table.do("move", "+1@6")
    open_at(new, saved_by(at_table))
    new.go(f"#/play/{game}")
    new.do("move", "+1@6")
    new.do("move", str(new.table.state.moves()[0]))
    assert new.go("#/merge").find("#import"), "it is opened anew"
    new.do("add-backup")
    assert new.app.saved.load(game).ply == 3


@pytest.fixture
def early_and_late(at_table: Player) -> tuple[str, str]:
    """Two backups of one game: after one move and after three."""
    game = at_table.app.address.of
    at_table.do("move", "+4@2")
    early = saved_by(at_table)
    at_table.go(f"#/play/{game}")
    for move in ("+1@6", "+3@5"):
        at_table.do("move", move)
    return early, saved_by(at_table)


def test_a_game_that_is_restored_overwrites_none(early_and_late: tuple[str, str], device: Device) -> None:
    early, late = early_and_late
    new = device({})
    for text in (early, late):
        open_at(new, text)
        new.do("add-backup")
        if text is early:
            new.do("delete", new.app.saved.list()[0].id)
    new.do("restore")
    assert games_of(new) == [("qyshinsu", 1), ("qyshinsu", 3)]
    assert not new.app.saved.deleted()


def test_a_game_that_is_deleted_overwrites_none_in_the_bin(early_and_late: tuple[str, str], device: Device) -> None:
    new = device({})
    for text in reversed(early_and_late):
        open_at(new, text)
        new.do("add-backup")
        new.do("delete", new.app.saved.list()[0].id)
    new.do("restore")
    assert games_of(new) == [("qyshinsu", 1), ("qyshinsu", 3)]


def test_a_game_that_came_back_by_itself_is_restored_without_a_copy(
    early_and_late: tuple[str, str], device: Device
) -> None:
    new = device({})
    for deletes in (True, False):
        open_at(new, early_and_late[0])
        new.do("add-backup")
        if deletes:
            new.do("delete", new.app.saved.list()[0].id)
    new.do("restore")
    assert games_of(new) == [("qyshinsu", 1)]
    assert not new.app.saved.deleted()


def test_a_thousand_games_are_compared_game_by_game_only_where_they_look_alike(
    at_table: Player, device: Device
) -> None:
    at_table.do("move", "+4@2")
    text = at_table.app.store[f"game/{at_table.app.address.of}"]
    many = {f"game/x{at}": text.replace("Ada", f"Ada {at}") for at in range(300)}
    new = device(dict(many))
    open_at(new, write_backup({f"game/y{at}": kept for at, kept in enumerate(many.values())}, "2026-11-26T10:00:00Z"))
    assert "300 games you already have" in new.screen.text
