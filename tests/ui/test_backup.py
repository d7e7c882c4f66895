"""One file with all that a device has saved: out of it, and into another one, with nothing lost and nothing twice."""

from __future__ import annotations

import json
from random import Random
from string import ascii_letters

import pytest

from cuboteca.ui.backup import read_backup, write_backup
from cuboteca.ui.presets import MOST, Preset, read_presets, write_presets
from cuboteca.ui.settings import read_settings
from tests.ui.backups import Device, games_of, open_at, saved_by
from tests.ui.games.test_qurush_secrets import GOALS, secrets_of
from tests.ui.playing import Player


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


def test_a_damaged_game_that_differs_comes_once(device: Device) -> None:
    text = saved_by(device({"game/broken": "{ half"}))
    new = device({"game/broken": "{ another"})
    for _ in range(2):
        open_at(new, text)
        new.do("add-backup")
    assert len(new.app.saved.list()) == 2


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
