"""The list of saved games: each with its board, renamed, deleted, brought back; and saves that are damaged."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from cuboteca.ui.app import App
from cuboteca.ui.backup import write_backup
from tests.ui.playing import Player

Device = Callable[[dict[str, str]], Player]


def test_rename_delete_and_bring_back(at_table: Player) -> None:
    table_id = at_table.app.address.of
    at_table.do("move", "+4@2")
    at_table.go(f"#/saved/{table_id}/rename")
    at_table.do("rename", table_id, fields={"title": " Sunday <final> "})
    assert "Sunday <final>" in at_table.screen.text
    at_table.do("delete", table_id)
    assert "deleted Sunday <final>" in at_table.screen.text
    assert not at_table.screen.find(f"#kept-{table_id}")
    at_table.do("restore")
    assert at_table.screen.find(f"#kept-{table_id}")
    assert {"kind": "focus", "id": f"open-{table_id}"} in at_table.answer["effects"]
    at_table.go(f"#/play/{table_id}")
    assert at_table.table.standing == ("+4@2",)
    assert at_table.table.title == "Sunday <final>"


def test_every_saved_game_shows_its_board(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    saved = at_table.go("#/saved")
    assert saved.find(".preview")
    assert "1 move" in saved.text


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"record": 5}', '{"game": "qyshinsu"}', "null", "\x00"])
def test_a_damaged_save_is_shown_and_harms_nothing(
    at_table: Player, device: Device, store: dict[str, str], damage: str
) -> None:
    at_table.do("move", "+4@2")
    store["game/broken"] = damage
    player = device(store)
    saved = player.go("#/saved")
    assert "damaged" in saved.text
    assert "Ada and Bo" in saved.text
    player.go("#/play/broken")
    assert player.screen.find('[data-do="export"]')
    assert player.screen.find("#exact-reason"), "what exactly is wrong is folded away under plain words"
    player.do("export", "broken")
    assert {"kind": "download", "name": "damaged-game.cuboteca", "text": damage} in player.answer["effects"]
    assert store["game/broken"] == damage, "what is there is kept until somebody deletes it"


@pytest.mark.parametrize(
    ("field", "value"),
    [("names", "[]"), ("names", '["Ada"]'), ("order", "1e999"), ("moves", "1e999"), ("revision", "1e999")],
)
def test_a_save_with_an_odd_figure_or_too_few_names_closes_no_screen(
    at_table: Player, device: Device, field: str, value: str
) -> None:
    """Home, the list, Settings and Statistics opened no more."""
    at_table.do("move", "+4@2")
    table_id = at_table.app.address.of
    data = json.loads(at_table.app.store[f"game/{table_id}"])
    at_table.app.store[f"game/{table_id}"] = json.dumps(data | {field: "?"}).replace('"?"', value)
    player = device({})
    player.do("import", text=write_backup(at_table.app.store, "2026-11-26T10:00:00Z"))
    player.do("add-backup")
    for screen in ("#/", "#/saved", "#/settings", "#/statistics"):
        assert player.go(screen).find("#title"), screen
    player.go(f"#/play/{table_id}")
    assert player.table.standing == ("+4@2",), "its record is sound"
    player.do("move", "+1@6")
    assert player.app.saved.list()[0].made == 2


def test_a_save_of_lists_in_lists_is_damaged(device: Device) -> None:
    assert "damaged" in device({"game/broken": "[" * 100_000}).go("#/saved").text


def test_a_save_whose_record_was_tampered_with(at_table: Player, device: Device, store: dict[str, str]) -> None:
    at_table.do("move", "+4@2")
    key = f"game/{at_table.app.address.of}"
    store[key] = json.dumps(json.loads(store[key]) | {"record": "[Game", "position": "nothing"})
    player = device(store)
    assert "Continue Qyshinsu" in player.screen.text
    player.go(f"#/play/{key.removeprefix('game/')}")
    assert player.screen.find('[data-do="export"]')


def test_the_winner_keeps_the_badge_in_the_list(at_table: Player) -> None:
    at_table.do("move", "resign")
    saved = at_table.go("#/saved")
    assert "Bo wins" in saved.text
    assert [use.get("href") for use in saved.find("use") if "badge" in (use.get("href") or "")] == [
        "#badge-octagon-vermilion"
    ]


def test_after_a_deleted_game_the_keyboard_is_at_the_next(player: Player) -> None:
    for _ in range(3):
        player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
    player.do("move", "resign")
    player.go("#/saved")
    first, second, over = [row.get("id").removeprefix("open-") for row in player.screen.find(".kept-open")]  # type: ignore[union-attr]
    for deleted, next_one in ((second, f"open-{over}"), (over, f"open-{first}"), (first, "title")):
        player.do("delete", deleted)
        assert {"kind": "focus", "id": next_one} in player.answer["effects"]


def test_a_deleted_game_can_be_brought_back_later(at_table: Player) -> None:
    table_id = at_table.app.address.of
    at_table.do("delete", table_id)
    at_table.go("#/settings")
    at_table.go("#/saved")
    assert at_table.screen.find("#restore")
    at_table.do("restore")
    assert at_table.screen.find(f"#kept-{table_id}")
    assert not at_table.screen.find("#restore")


def test_the_bin_keeps_every_game_deleted_since_the_app_was_opened(
    player: Player, device: Device, store: dict[str, str]
) -> None:
    for name in ("Ada", "Bo", "Cy", "Di"):
        player.do("start", "qyshinsu", fields={"name-0": name})
    player.go("#/saved")
    games = [kept.id for kept in player.app.saved.list()]
    player.do("delete", games[0])
    player.go("#/saved")
    for game in games[1:3]:
        player.do("delete", game)
    assert "deleted 2 games" in player.screen.find("#notice-text")[0].text  # type: ignore[operator]
    assert "Restore 3 deleted games" in player.screen.text
    player.do("restore-now")
    assert {kept.id for kept in player.app.saved.list()} == set(games[1:])
    player.do("restore")
    assert {kept.id for kept in player.app.saved.list()} == set(games)
    player.do("delete", games[0])
    again = device(store)
    again.do("delete", games[1])
    assert again.app.saved.deleted() == (games[1],)


def test_a_rename_can_be_undone(at_table: Player) -> None:
    table_id = at_table.app.address.of
    at_table.do("rename", table_id, fields={"title": "Tea time"})
    at_table.do("rename", table_id, fields={"title": "Supper"})
    assert at_table.screen.find('[data-do="undo-rename"]')
    at_table.do("undo-rename")
    assert at_table.answer["say"] == "The game is now called Tea time."
    assert at_table.app.saved.load(table_id).title == at_table.table.title == "Tea time"
    assert not at_table.screen.find('[data-do="undo-rename"]')


def test_with_the_clock_set_back_one_goes_on_with_the_game_played_last(device: Device, store: dict[str, str]) -> None:
    device(store).do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
    player = Player(App(store, lambda: "2020-01-01T00:00:00Z"))
    player.do("start", "qyshinsu", fields={"name-0": "Cy", "name-1": "Bo"})
    player.do("move", "+4@2")
    (card,) = player.go("#/").find("#continue")
    assert "Cy and Bo" in "".join(card.itertext())


def test_a_new_name_is_told(at_table: Player) -> None:
    table_id = at_table.app.address.of
    at_table.do("rename", table_id, fields={"title": "Tea time"})
    assert at_table.answer["say"] == "The game is now called Tea time."
    at_table.do("rename", table_id, fields={"title": " "})
    assert at_table.answer["say"] == "The game no longer has a name."
