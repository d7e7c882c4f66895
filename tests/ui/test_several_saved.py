"""Several saved games at a time: selected, deleted with one undo, saved as one file; and the reminder of a backup."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from cuboteca.play.record import split_records
from cuboteca.ui.reminding import DAYS_OFF, ENOUGH
from tests.ui.playing import Player

Device = Callable[[dict[str, str]], Player]


@pytest.fixture
def three(player: Player) -> Player:
    """A device with three games, at their list."""
    for name in ("Ada", "Bo", "Cy"):
        player.do("start", "qyshinsu", fields={"name-0": name, "name-1": "Di"})
    player.go("#/saved")
    return player


def ids(player: Player) -> list[str]:
    return [entry.id for entry in player.app.saved.list()]


def pick(player: Player, *games: str) -> None:
    player.do("select-saved")
    for game in games:
        player.do("pick-saved", "on", name=game)


def test_a_row_is_a_box_to_tick_while_several_are_selected(three: Player) -> None:
    first, *_ = ids(three)
    pick(three, first)
    assert three.screen.find(f"#pick-{first}[checked]")
    assert not three.screen.find(f"#open-{first}")
    assert "1 game selected" in three.screen.text
    three.do("pick-saved", "off", name=first)
    assert "0 games selected" in three.screen.text
    three.do("stop-selecting")
    assert three.screen.find(f"#open-{first}")


def test_what_is_selected_is_deleted_together_and_comes_back_together(three: Player) -> None:
    first, second, third = ids(three)
    pick(three, first, third)
    three.do("delete-picked")
    assert ids(three) == [second]
    assert "You’ve deleted 2 games." in three.screen.text
    assert three.answer["say"].count("deleted") == 1, "said once"
    three.do("restore-now")
    assert ids(three) == [first, second, third]


def test_deleting_one_after_another_counts_up(three: Player) -> None:
    first, second, third = ids(three)
    pick(three, first, second)
    three.do("delete-picked")
    three.do("delete", third)
    assert "You’ve deleted 3 games." in three.screen.text
    three.do("restore-now")
    assert ids(three) == [first, second, third]


def test_of_several_deleted_games_one_can_be_restored(three: Player) -> None:
    first, second, _ = ids(three)
    pick(three, first, second)
    three.do("delete-picked")
    three.go("#/saved")
    assert "Deleted games (2)" in three.screen.text
    (button,) = three.screen.find(f'[data-arg="{second}"]')
    assert button.get("aria-label") == "Restore Qyshinsu, Bo and Di"
    three.do("restore", second)
    assert first not in ids(three)
    assert second in ids(three)
    assert not three.screen.find("#bin"), "of one the button beside it tells enough"


def test_what_is_selected_is_saved_as_one_file(three: Player) -> None:
    pick(three)
    three.do("pick-all")
    three.do("export-picked")
    (effect,) = [one for one in three.answer["effects"] if one["kind"] == "download"]
    assert effect["name"].startswith("games-2026-")
    assert len([*split_records(effect["text"])]) == 3


@pytest.fixture
def file(three: Player) -> str:
    """Those three games as one file."""
    pick(three, *ids(three))
    three.do("export-picked")
    (effect,) = (one for one in three.answer["effects"] if one["kind"] == "download")
    text: str = effect["text"]
    return text


def names(player: Player) -> set[str]:
    return {entry.names[0] for entry in player.app.saved.list()}


def test_a_file_of_several_games_is_imported_whole(file: str, device: Device) -> None:
    """However large it is: it was refused beyond a million characters, which one game never has."""
    other = device({})
    other.do("import", text="\n".join(record + "\n" * 500_000 for record in split_records(file)), name="x.cuboteca")
    assert names(other) == {"Ada", "Bo", "Cy"}
    assert other.app.address.screen == "saved"
    assert "3 games imported." in other.screen.text
    other.do("import", text=file, name="x.cuboteca")
    assert "imported" not in other.screen.text
    assert "You already had 3 games in this file." in other.screen.text
    assert len(ids(other)) == 3


@pytest.mark.parametrize("at", range(3))
def test_of_a_file_with_a_game_that_cannot_be_read_the_others_are_imported(file: str, device: Device, at: int) -> None:
    """The first one that couldn’t be read ended it, and its reason was nowhere to be seen."""
    records = split_records(file)
    records[at] = records[at].replace("qyshinsu", "marbles")
    other = device({})
    other.do("import", text="".join(records), name="x.cuboteca")
    assert names(other) == {name for name in ("Ada", "Bo", "Cy") if f'"{name}|' not in records[at]}
    assert other.app.address.screen == "import"
    assert other.screen.find("#trouble")
    assert "2 games imported." in other.screen.text
    (field,) = other.screen.find("#record")
    assert (field.text or "").strip() == records[at].strip(), "what remains to be mended"


def test_of_a_file_with_several_such_games_their_number_is_told(file: str, device: Device) -> None:
    other = device({})
    other.do("import", text=file.replace("qyshinsu", "marbles", 2), name="x.cuboteca")
    assert len(names(other)) == 1
    assert "Cuboteca can’t read 2 games in this file." in other.screen.text


def test_a_game_that_is_in_a_file_twice_is_imported_once(file: str, device: Device) -> None:
    other = device({})
    other.do("import", text=file + file, name="x.cuboteca")
    assert "3 games imported. You already had 3 games in this file." in other.screen.text
    assert len(ids(other)) == 3


def test_a_damaged_game_spoils_no_file(three: Player, device: Device) -> None:
    first, second, _ = ids(three)
    three.app.store[f"game/{second}"] = "{ half of a ga"
    pick(three, *ids(three))
    three.do("export-picked")
    assert "Damaged games aren’t in the file." in three.screen.text
    (effect,) = (one for one in three.answer["effects"] if one["kind"] == "download")
    other = device({})
    other.do("import", text=effect["text"])
    assert len(ids(other)) == 2
    pick(three, second)
    three.do("pick-saved", "off", name=first)
    three.do("export-picked")
    assert not any(one["kind"] == "download" for one in three.answer["effects"])


def test_selecting_all_again_selects_none(three: Player) -> None:
    pick(three)
    three.do("pick-all")
    assert "3 games selected" in three.screen.text
    three.do("pick-all")
    assert "0 games selected" in three.screen.text


def test_nothing_selected_is_nothing_done(three: Player) -> None:
    before = ids(three)
    for deed in ("delete-picked", "export-picked", "pick-all"):
        three.do(deed)
    pick(three, "nonsense")
    three.do("delete-picked")
    assert ids(three) == before


def test_leaving_the_list_ends_the_selection(three: Player) -> None:
    pick(three, ids(three)[0])
    three.go("#/settings")
    assert three.go("#/saved").find("#select-saved")


# The reminder.


@pytest.fixture
def fifty(three: Player, store: dict[str, str], device: Device) -> Player:
    """A device with as many games as the reminder waits for."""
    one = json.loads(store[f"game/{ids(three)[0]}"])
    for at in range(ENOUGH - 3):
        store[f"game/n{at}"] = json.dumps(one | {"order": 10 + at})
    return device(store)


def test_home_reminds_of_a_backup_after_fifty_games(fifty: Player, three: Player) -> None:
    """The page shows the line only where the browser may clear what is saved."""
    assert "Back up 50 new games" in fifty.go("#/").text
    fifty.do("to-backup")
    assert fifty.app.address.screen == "settings"
    assert {"kind": "focus", "id": "save-backup"} in fifty.answer["effects"]


def test_after_a_backup_only_new_games_count(fifty: Player, device: Device) -> None:
    fifty.do("save-backup")
    assert not fifty.go("#/").find("#to-backup")
    again = device(dict(fifty.app.store))
    assert not again.go("#/").find("#to-backup"), "noted on the device"
    for at in range(ENOUGH):
        again.do("start", "qyshinsu", fields={"name-0": f"Ada {at}"})
    assert "Back up 50 new games" in again.go("#/").text


def test_a_note_of_a_backup_that_is_none_counts_as_none(fifty: Player, store: dict[str, str]) -> None:
    for note in ("1e999", "nonsense", "[]"):
        store["backed-up"] = note
        assert "Back up 50 new games" in fifty.go("#/").text


def test_put_off_it_rests_for_two_weeks(fifty: Player, store: dict[str, str]) -> None:
    fifty.go("#/")
    fifty.do("put-reminder-off")
    assert not fifty.screen.find("#to-backup")
    store["reminder-put-off"] = "2026-11-07T00:00:00Z"
    assert not fifty.go("#/").find("#to-backup"), f"{DAYS_OFF - 1} days"
    store["reminder-put-off"] = "2026-11-06T00:00:00Z"
    assert fifty.go("#/").find("#to-backup")
    store["reminder-put-off"] = "never"
    assert fifty.go("#/").find("#to-backup")


def test_a_new_phone_with_the_whole_backup_needs_none(fifty: Player, device: Device) -> None:
    fifty.go("#/settings")
    fifty.do("save-backup")
    (effect,) = [one for one in fifty.answer["effects"] if one["kind"] == "download"]
    new = device({})
    new.do("import", text=effect["text"], name="backup.cuboteca")
    new.do("add-backup")
    assert len(new.app.saved.list()) >= ENOUGH
    assert not new.go("#/").find("#to-backup")


def test_undoing_and_deleting_again_counts_from_one(three: Player) -> None:
    """It counted those that were back, and to undo that once more stopped the app."""
    first, second, _ = ids(three)
    for game in (first, second, second):
        three.do("delete", game)
        assert "deleted" in three.answer["say"]
        assert "2 games" not in three.answer["say"]
        three.do("restore-now")
        assert len(ids(three)) == 3
    assert "restore-now" not in str(three.answer["html"])
