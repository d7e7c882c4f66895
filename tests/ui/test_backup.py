"""One file with all that a device has saved: out of it, and into another one, with nothing lost and nothing twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from string import ascii_letters

import pytest

from cuboteca.ui.backup import read_backup, write_backup
from cuboteca.ui.presets import MOST, Preset, read_presets, write_presets
from cuboteca.ui.settings import read_settings
from tests.ui.games.test_qurush_secrets import GOALS, secrets_of
from tests.ui.playing import Player

Device = Callable[[dict[str, str]], Player]


def saved_by(player: Player) -> str:
    """The text of the backup that a player makes now."""
    player.go("#/settings")
    player.do("save-backup")
    (effect,) = [one for one in player.answer["effects"] if one["kind"] == "download"]
    assert effect["name"].endswith(".cuboteca")
    return str(effect["text"])


def open_at(player: Player, text: str) -> str:
    """What a player reads who opens a backup."""
    player.do("import", text=text, name="backup.cuboteca")
    return player.screen.text


def games_of(player: Player) -> list[tuple[str, int]]:
    return sorted((entry.game, entry.made) for entry in player.app.saved.list())


@pytest.fixture
def backup(at_table: Player) -> str:
    """A device with a game of Qyshinsu of two moves, one of Qurush, a setting and a formation."""
    at_table.do("move", "+4@2")
    at_table.do("move", "+1@6")
    at_table.do("start", "qurush", fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
    at_table.do("lift-lid")
    at_table.do("type-move", fields={"move": GOALS[0][0]})
    at_table.do("set", "dark", name="theme")
    at_table.app.store["settings"] = json.dumps({"theme": "dark"})
    write_presets(at_table.app.store, "cube_quest", (Preset("Bastion", "form x"),))
    return saved_by(at_table)


def test_a_new_phone_takes_over_from_the_old_one(backup: str, device: Device) -> None:
    new = device({})
    assert "2 new games" in open_at(new, backup)
    assert new.app.address.screen == "merge"
    assert not new.app.saved.list(), "nothing is added before one says so"
    new.do("add-backup")
    assert games_of(new) == [("qurush", 1), ("qyshinsu", 2)]
    assert read_settings(new.app.store)["theme"] == "dark"
    assert [one.name for one in read_presets(new.app.store, "cube_quest")] == ["Bastion"]
    (game,) = [entry.id for entry in new.app.saved.list() if entry.game == "qyshinsu"]
    new.go(f"#/play/{game}")
    assert new.table.moves == ("+4@2", "+1@6")


def test_the_same_backup_again_adds_nothing(backup: str, device: Device) -> None:
    new = device({})
    for _ in range(2):
        open_at(new, backup)
        new.do("add-backup")
    assert len(new.app.saved.list()) == 2
    open_at(new, backup)
    assert new.screen.find("#nothing-new")
    assert not new.screen.find("#add-backup")


def test_its_own_device_has_all_of_it_already(backup: str, at_table: Player) -> None:
    before = dict(at_table.app.store)
    open_at(at_table, backup)
    assert at_table.screen.find("#nothing-new")
    assert at_table.app.store == before


def test_a_game_that_came_in_a_link_is_no_other_game(at_table: Player, device: Device) -> None:
    at_table.do("move", "+4@2")
    new = device({})
    new.do("import", text=at_table.table.text)
    assert "1 game you already have" in open_at(new, saved_by(at_table))


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


def test_the_longest_entry_comes_through_whole() -> None:
    """The wheel of a game that was added may have three megabytes; it was lost without a word."""
    wheel = "".join(Random(1).choices(ascii_letters, k=4_200_000))
    found = read_backup(write_backup({"wheel/1": wheel}, "2026-11-30T10:00:00Z"))
    assert found is not None
    assert found.entries == {"wheel/1": wheel}


def test_half_a_character_that_somebody_has_typed_comes_through() -> None:
    """No backup could be saved any more."""
    entries = {"names": '{"name-0": "Ada\ud83d", "name-1": "Zoé"}'}
    found = read_backup(write_backup(entries, "2026-11-30T10:00:00Z"))
    assert found is not None
    assert found.entries == entries


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


def test_a_damaged_game_that_differs_comes_once(device: Device) -> None:
    text = saved_by(device({"game/broken": "{ half"}))
    new = device({"game/broken": "{ another"})
    for _ in range(2):
        open_at(new, text)
        new.do("add-backup")
    assert len(new.app.saved.list()) == 2


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


def test_adding_can_be_undone(backup: str, device: Device) -> None:
    new = device({})
    new.do("start", "qyshinsu", fields={"name-0": "Cy", "name-1": "Di"})
    before = dict(new.app.store)
    open_at(new, backup)
    new.do("add-backup")
    assert len(new.app.saved.list()) == 3
    (undo,) = [one for one in new.screen.find("button") if one.get("data-do") == "undo-merge"]
    assert undo is not None
    new.do("undo-merge")
    assert new.app.store == before


def test_settings_of_this_device_stay_unless_one_says_so(backup: str, device: Device) -> None:
    for chosen, theme in (({}, "light"), ({"settings": "theirs"}, "dark")):
        new = device({"settings": json.dumps({"theme": "light"})})
        open_at(new, backup)
        assert new.screen.find("#take-settings")
        new.do("add-backup", fields=chosen)
        assert read_settings(new.app.store)["theme"] == theme


def test_formations_of_one_name_both_stay(backup: str, device: Device) -> None:
    new = device({})
    write_presets(new.app.store, "cube_quest", (Preset("Bastion", "another"),))
    open_at(new, backup)
    new.do("add-backup")
    assert [(one.name, one.text) for one in read_presets(new.app.store, "cube_quest")] == [
        ("Bastion", "another"),
        ("Bastion 2", "form x"),
    ]


def test_formations_that_find_no_room_are_counted(backup: str, device: Device) -> None:
    new = device({})
    write_presets(new.app.store, "cube_quest", tuple(Preset(f"F{at}", f"form {at}") for at in range(MOST)))
    assert "no room" in open_at(new, backup)
    new.do("add-backup")
    assert len(read_presets(new.app.store, "cube_quest")) == MOST


@pytest.mark.parametrize("damage", ["", "{}", '[["Bastion", "form x", "", 1e999]]', "[" * 100_000])
def test_formations_that_are_damaged_are_left_out(device: Device, damage: str) -> None:
    new = device({})
    open_at(new, write_backup({"kept/cube_quest": damage}, "2026-11-26T10:00:00Z"))
    assert not read_presets(new.app.store, "cube_quest")
    assert new.screen.find("#nothing-new")


def test_what_is_whole_of_a_backup_that_was_cut_off_can_be_added(backup: str, device: Device) -> None:
    first, one_game, *_ = backup.splitlines()
    new = device({})
    assert "It held 2 games, and 1 can be read" in open_at(new, f"{first}\n{one_game}\n1.eNqrVip")
    new.do("add-backup")
    assert len(games_of(new)) == 1


def test_a_line_that_was_changed_is_left_out(backup: str, device: Device) -> None:
    first, one_game, *rest = backup.splitlines()
    new = device({})
    open_at(new, "\n".join([first, one_game[:-8] + "AAAA" + one_game[-4:], *rest]))
    assert "It held 2 games, and 1 can be read" in new.screen.text


@pytest.mark.parametrize(
    "text",
    [
        '[Backup "2"] [Date "2026-11-26T10:00:00Z"] [Games "1"]\n1.abc',
        '[Backup "1"] [Date "2026-11-26T10:00:00Z"] [Games "1"]\nnonsense',
        "[Backup ",
        '[Backup "1"]',
    ],
)
def test_what_is_no_backup_is_refused_in_words(player: Player, text: str) -> None:
    player.do("import", text=text, name="x.cuboteca")
    assert player.app.address.screen == "import"
    assert player.screen.find("#trouble")
    assert not player.app.store.keys() - {"settings"}


def test_a_file_that_is_no_backup_is_called_so_where_one_was_asked_for(player: Player) -> None:
    player.go("#/settings")
    player.do("import", text="hello", name="holiday.txt")
    assert "neither a backup nor a game" in player.screen.text


def test_nothing_secret_is_read_in_it_nor_found_with_its_help(backup: str, device: Device) -> None:
    for secret in secrets_of(GOALS[0][0]):
        assert secret not in backup
    assert "form x" not in backup, "a formation may have been kept in secret"
    new = device({})
    open_at(new, backup)
    new.do("add-backup")
    (game,) = [entry.id for entry in new.app.saved.list() if entry.game == "qurush"]
    assert new.app.saved.load(game).elsewhere, "ended with a word it shows no secret"


def test_deleted_games_stay_out_of_it(at_table: Player, device: Device) -> None:
    at_table.do("move", "+4@2")
    at_table.do("delete", at_table.app.address.of)
    assert '[Games "0"]' in saved_by(at_table)


def test_its_address_alone_leads_to_where_one_is_opened(player: Player) -> None:
    player.go("#/merge")
    assert player.screen.find("#import")


def test_a_thousand_games_are_compared_game_by_game_only_where_they_look_alike(
    at_table: Player, device: Device
) -> None:
    at_table.do("move", "+4@2")
    text = at_table.app.store[f"game/{at_table.app.address.of}"]
    many = {f"game/x{at}": text.replace("Ada", f"Ada {at}") for at in range(300)}
    new = device(dict(many))
    open_at(new, write_backup({f"game/y{at}": kept for at, kept in enumerate(many.values())}, "2026-11-26T10:00:00Z"))
    assert "300 games you already have" in new.screen.text
