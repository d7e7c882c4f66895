"""A device on which hundreds of games are saved: the list grows as one scrolls, and no game is read without need."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from cuboteca.play.table import Table
from cuboteca.ui.saved_games import FIRST_ROWS, MORE_ROWS, SavedGames
from tests.ui.playing import Player

Device = Callable[[dict[str, str]], Player]

MANY = 300


@pytest.fixture
def shelf_full(at_table: Player, device: Device, store: dict[str, str]) -> Player:
    """A device with 300 games, all of Ada and Bo on one day: 200 in progress, then 100 that are over."""
    at_table.do("move", "+4@2")
    going = json.loads(store.pop(f"game/{at_table.app.address.of}"))
    at_table.do("move", "resign")
    over = json.loads(store.pop(f"game/{at_table.app.address.of}"))
    for at in range(MANY):
        minutes = MANY - at
        changed = f"2026-11-20T{minutes // 60:02}:{minutes % 60:02}:00Z"
        store[f"game/g{at:03}"] = json.dumps((going if at < 200 else over) | {"changed": changed})
    return device(store)


def rows(player: Player) -> list[str]:
    return [row.get("id", "").removeprefix("open-") for row in player.screen.find(".kept-open")]


def test_only_the_first_rows_are_made_and_all_games_counted(shelf_full: Player) -> None:
    saved = shelf_full.go("#/saved")
    assert rows(shelf_full) == [f"g{at:03}" for at in range(FIRST_ROWS)]
    assert "In progress 200" in saved.text
    assert saved.find("#more-saved[data-near]")


def test_more_come_as_one_scrolls_until_all_are_there(shelf_full: Player) -> None:
    shelf_full.go("#/saved")
    while shelf_full.screen.find("#more-saved"):
        before = len(rows(shelf_full))
        shelf_full.do("more-saved", "near")
        assert len(rows(shelf_full)) == min(before + MORE_ROWS, MANY)
        assert not shelf_full.answer["effects"], "who scrolls stays where they are"
    assert rows(shelf_full) == [f"g{at:03}" for at in range(MANY)]
    assert "Finished 100" in shelf_full.screen.text


def test_who_presses_the_button_goes_on_at_the_first_new_game(shelf_full: Player) -> None:
    shelf_full.go("#/saved")
    shelf_full.do("more-saved")
    assert shelf_full.answer["effects"] == [{"kind": "focus", "id": f"open-g{FIRST_ROWS:03}"}]


def test_back_leads_to_as_many_rows_and_a_link_to_the_first(shelf_full: Player) -> None:
    shelf_full.go("#/saved")
    shelf_full.do("more-saved", "near")
    shelf_full.go(f"#/play/g{FIRST_ROWS:03}")
    shelf_full.send({"do": "go", "to": "#/saved", "arg": "back"})
    assert len(rows(shelf_full)) == FIRST_ROWS + MORE_ROWS
    shelf_full.go("#/")
    shelf_full.go("#/saved")
    assert len(rows(shelf_full)) == FIRST_ROWS


def test_deleting_and_renaming_keep_the_place(shelf_full: Player) -> None:
    shelf_full.go("#/saved")
    shelf_full.do("more-saved", "near")
    shelf_full.do("delete", "g030")
    assert {"kind": "focus", "id": "open-g031"} in shelf_full.answer["effects"]
    assert len(rows(shelf_full)) == FIRST_ROWS + MORE_ROWS
    shelf_full.do("restore")
    assert "g030" in rows(shelf_full)
    shelf_full.go("#/saved/g030/rename")
    shelf_full.do("rename", "g030", fields={"title": "Sunday"})
    assert "g030" in rows(shelf_full)
    assert [e["id"] for e in shelf_full.answer["effects"] if e["kind"] == "focus"] == ["open-g030"]


def test_a_game_brought_back_is_in_the_rows_however_far_down(shelf_full: Player) -> None:
    shelf_full.do("delete", "g250")
    shelf_full.go("#/saved")
    shelf_full.do("restore")
    assert rows(shelf_full)[-1] == "g250"


class Counted(SavedGames):
    """Counts the games that are replayed."""

    replayed = 0

    def load(self, table_id: str) -> Table:
        self.replayed += 1
        return super().load(table_id)


def test_a_game_brought_in_is_compared_without_replaying_any(
    shelf_full: Player, device: Device, store: dict[str, str]
) -> None:
    app = shelf_full.app
    app.saved = Counted(store, app.shelf, app.now, Random(1))
    text = app.saved.load("g000").text
    app.saved.replayed = 0
    for other, saved in ((text.replace("+4@2", "+3@2"), MANY + 1), (text.replace("Ada", "Cy"), MANY + 2)):
        shelf_full.do("import", text=other)
        assert len(app.saved.list()) == saved, "another game"
    assert app.saved.replayed == 0
    shelf_full.do("import", text=text)
    assert len(app.saved.list()) == MANY + 2, "that one is here"
    assert app.saved.replayed == 1, "to be opened"
    assert "You already have this game" in shelf_full.screen.text


def test_a_game_with_sealed_secrets_is_found_again(player: Player) -> None:
    """Each time they are saved they look different."""
    player.do("start", "qurush", fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
    player.do("lift-lid")
    player.do("move", str(next(iter(player.table.state.moves()))))
    text = player.app.saved.raw_record(player.app.address.of)
    link = player.app.link_to(player.table)
    at = player.app.address
    for same in (text, link):
        player.do("import", text=same)
        assert player.app.address == at
    assert len(player.app.saved.list()) == 1


@pytest.fixture
def mixed(device: Device, store: dict[str, str]) -> Player:
    """A device with twenty games of two kinds, of Ada and Bo, and one of Cleo and Dan that is called Sunday."""
    player = device(store)
    for at in range(20):
        player.do("start", ("qyshinsu", "qurush")[at % 2], fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
    player.do("start", "qyshinsu", fields={"name-0": "Cleo", "name-1": "Dan"})
    player.do("move", "+4@2")
    (cleo,) = [entry.id for entry in player.app.saved.list() if "Cleo" in entry.names]
    player.app.saved.rename(cleo, "Sunday")
    player.go("#/saved")
    return player


@pytest.mark.parametrize(("words", "game", "found"), [("cleo", "", 1), ("SUN dan", "", 1), ("ada", "qurush", 10)])
def test_games_are_found_by_names_title_and_game(mixed: Player, words: str, game: str, found: int) -> None:
    mixed.do("find-saved", fields={"words": words, "game": game})
    assert len(rows(mixed)) == found
    assert f"{found} game" in mixed.answer["say"], "who listens hears how many"


def test_where_none_is_found_that_is_said(mixed: Player) -> None:
    mixed.do("find-saved", fields={"words": "zoe", "game": ""})
    assert not rows(mixed)
    assert mixed.screen.find(".none-found")


def test_the_order_goes_from_newest_to_oldest_to_longest(mixed: Player) -> None:
    newest = [entry.id for entry in mixed.app.found_games()]
    mixed.do("order-saved")
    assert [entry.id for entry in mixed.app.found_games()] == newest[::-1]
    mixed.do("order-saved")
    assert mixed.app.found_games()[0].made == 1
    mixed.do("order-saved")
    assert [entry.id for entry in mixed.app.found_games()] == newest


def test_a_game_that_comes_back_is_shown_whatever_was_sought(mixed: Player) -> None:
    (cleo,) = [entry.id for entry in mixed.app.saved.list() if "Cleo" in entry.names]
    mixed.do("delete", cleo)
    mixed.do("find-saved", fields={"words": "ada", "game": ""})
    mixed.do("restore")
    assert cleo in rows(mixed)


def test_few_games_need_no_search(at_table: Player) -> None:
    assert not at_table.go("#/saved").find("#find-words")
