"""Saved games, records in and out, settings, and what happens when the device or a file is bad."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from cuboteca import games
from cuboteca.play.table import Table
from cuboteca.ui.app import App
from cuboteca.ui.links import pack
from cuboteca.ui.storage import Unsaved
from tests.ui.playing import Player

Device = Callable[[dict[str, str]], Player]


def test_three_players_are_listed_as_one_says_it(player: Player) -> None:
    player.do("start", "qurush", fields={"seats": "3", "name-0": "Ada", "name-1": "Bo", "name-2": "Cy"})
    assert "Ada, Bo and Cy" in player.go("#/").text
    assert "Ada, Bo and Cy" in player.go("#/saved").text


def test_how_many_can_play_is_heard_in_words(player: Player) -> None:
    (edge,) = player.go("#/").find("#niche-qurush")
    told = [part.text for part in edge.iter() if part.get("class") == "for-ears"]
    assert told == ["2 to 4 players"]


def test_home_offers_to_go_on(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    home = at_table.go("#/")
    assert "Continue Qyshinsu" in home.text
    assert "Ada and Bo, move 2" in home.text
    assert "Bo to move" in home.text
    assert home.find("#continue")[0].get("href") == f"#/play/{at_table.app.session.id}"  # type: ignore[union-attr]
    assert "qyshinsu" in at_table.answer["sheets"]


def test_a_finished_game_is_not_offered_to_go_on(at_table: Player) -> None:
    at_table.do("move", "resign")
    assert "Continue" not in at_table.go("#/").text
    assert "Finished" in at_table.go("#/saved").text


def test_names_and_options_are_remembered(at_table: Player, device: Device, store: dict[str, str]) -> None:
    setup = device(store).go("#/new/qyshinsu")
    assert setup.find("#name-0")[0].get("value") == "Ada"
    at_table.do("exchange-sides", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo", "option-ko": "off"})
    setup = at_table.go("#/new/qyshinsu")
    assert setup.find("#name-0")[0].get("value") == "Bo"
    assert setup.find("#option-ko-off")[0].get("checked") is not None


def test_options_are_played(player: Player) -> None:
    player.do(
        "start", "qyshinsu", fields={"option-ko": "two_turns", "option-max_plies": "49", "option-first_player": "red"}
    )
    assert player.table.state.options["ko"] == "two_turns"
    assert player.table.state.options["max_plies"] == "49"
    assert player.table.names == ("Player 1", "Player 2")
    assert player.table.state.seat == 1


def test_a_senseless_option_is_refused_in_words(player: Player) -> None:
    player.go("#/new/qyshinsu")
    player.do("start", "qyshinsu", fields={"option-max_plies": "-3", "name-0": "Ada"})
    assert player.screen.find("#notice")
    assert player.screen.find("#name-0")[0].get("value") == "Ada", "what was filled in is still there"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("", "Player 1"),
        ("A\u200bda\u202e\x00", "Ada"),
        ("👩‍👩‍👧 ❤️", "👩‍👩‍👧 ❤️"),
        ("x" * 80, "x" * 24),
        ('<i>&"|\\', '<i>&"|\\'),
        ("日本語 🎲", "日本語 🎲"),
    ],
)
def test_strange_names(player: Player, given: str, kept: str) -> None:
    player.do("start", "qyshinsu", fields={"name-0": given, "name-1": "Bo"})
    assert player.table.names[0] == kept
    player.do("move", "resign")
    for address in ("#/", "#/saved", str(player.app.address)):
        player.go(address)
        assert "<i>" not in player.answer["html"]
    assert Table.read(games, player.table.text).names[0] == kept


@pytest.mark.parametrize("unseen", ["\u200b", "\u2060\ufeff", "\u061c \u00ad", "\u3164", "\u202e"])
def test_a_name_that_shows_nothing_is_refused_in_words(at_table: Player, unseen: str) -> None:
    table_id = at_table.app.address.of
    at_table.go(f"#/saved/{table_id}/rename")
    at_table.do("rename", table_id, fields={"title": unseen})
    assert at_table.screen.find("#notice")
    assert at_table.app.saved.load(table_id).title == ""
    at_table.go("#/new/qyshinsu")
    at_table.do("start", "qyshinsu", fields={"name-0": unseen, "name-1": "Bo"})
    assert at_table.screen.find("#notice")
    assert len(at_table.app.saved.list()) == 1, "no game has begun"


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


def test_a_save_whose_record_was_tampered_with(at_table: Player, device: Device, store: dict[str, str]) -> None:
    at_table.do("move", "+4@2")
    key = f"game/{at_table.app.address.of}"
    store[key] = json.dumps(json.loads(store[key]) | {"record": "[Game", "position": "nothing"})
    player = device(store)
    assert "Continue Qyshinsu" in player.screen.text
    player.go(f"#/play/{key.removeprefix('game/')}")
    assert player.screen.find('[data-do="export"]')


def test_export_and_import_as_text(at_table: Player, device: Device) -> None:
    for move in ("+4@2", "+1@6"):
        at_table.do("move", move)
    at_table.do("undo")
    at_table.do("export", at_table.app.address.of)
    file = at_table.answer["effects"][-1]
    assert file["name"] == "qyshinsu-ada-bo-2026-11-20.cuboteca"
    other = device({})
    other.do("import", text=file["text"], name=file["name"])
    assert other.table.record == at_table.table.record
    first = other.app.address
    other.do("import", text=file["text"])
    assert other.app.address == first, "the same game is not kept twice"


def test_export_and_import_by_link(at_table: Player, device: Device) -> None:
    at_table.do("move", "+4@2")
    at_table.do("copy-link")
    link = at_table.answer["effects"][-1]["text"]
    assert link.startswith("https://example.org/games/#/open/1.")
    other = device({})
    fragment = link[link.index("#") :]
    other.go(fragment)
    assert other.screen.find("#keep-link")
    assert not other.app.saved.list(), "nothing is kept unasked"
    other.do("keep-link", fragment.removeprefix("#/open/"))
    assert other.table.record == at_table.table.record
    third = device({})
    third.do("import", fields={"record": f"look: {link}\n"})
    assert third.table.record == at_table.table.record


@pytest.mark.parametrize("text", ["hello", "[Game", "#/open/1.AAAA", pack("not a record"), "x" * 2_000_000])
def test_what_is_no_game_is_refused_and_kept_for_mending(player: Player, text: str) -> None:
    player.do("import", fields={"record": text})
    assert player.screen.find("#trouble")
    assert player.screen.find("textarea")[0].text == text
    said = player.answer["say"]
    assert said
    assert said in player.screen.text
    assert "Line" not in said, "in plain words; what exactly is wrong is folded away"
    player.do("import", fields={"record": text})
    assert player.answer["say"] == said, "once more"
    assert not player.app.saved.list()


def test_a_record_cut_off_is_opened_so_far_if_one_wants(at_table: Player, device: Device) -> None:
    for move in ("+4@2", "+1@10"):
        at_table.do("move", move)
    at_table.do("copy-record")
    text = at_table.answer["effects"][-1]["text"]
    cut = text[: text.index("0 *")]
    assert cut.endswith("+1@1"), "another move than was made"
    by_text = device({})
    by_text.do("import", fields={"record": cut})
    assert "breaks off after move 1" in by_text.screen.text
    assert not by_text.app.saved.list()
    by_text.do("import-so-far", fields={"record": cut})
    assert by_text.table.standing == ("+4@2",)
    by_link = device({})
    by_link.go(f"#/open/{pack(cut)}")
    assert "breaks off after move 1" in by_link.screen.text
    by_link.do("keep-link-so-far", pack(cut))
    assert by_link.table.standing == ("+4@2",)


def test_a_short_game_has_a_code_and_a_long_one_says_why_not(at_table: Player) -> None:
    here = f"#/play/{at_table.app.address.of}/share"
    (code,) = at_table.go(here).find("#the-code")
    assert code.get("data-code") == at_table.screen.find("#the-link")[0].get("value")
    at_table.app.page = "https://example.org/" + "x" * 900 + "/"
    assert not at_table.go(here).find("#the-code")
    assert at_table.screen.find("#no-code")


def test_a_damaged_link_says_so(player: Player) -> None:
    player.go("#/open/1.AAAA")
    assert "damaged" in player.screen.text
    player.go("#/nowhere/at/all")
    assert "no page at this address" in player.screen.text
    player.go("#/play/zzzzzz")
    assert "isn’t on this device" in player.screen.text


def test_settings_are_kept_and_sent_to_the_page(player: Player, device: Device, store: dict[str, str]) -> None:
    player.go("#/settings")
    player.do("set", "dark", name="theme")
    assert player.answer["prefs"]["theme"] == "dark"
    player.do("set", "purple", name="theme")
    assert device(store).answer["prefs"]["theme"] == "dark"
    store["settings"] = "{damaged"
    assert device(store).answer["prefs"]["theme"] == "system"


def test_what_is_not_saved_is_said_and_can_be_saved_to_a_file(at_table: Player, device: Device) -> None:
    at_table.do("move", "+4@2")
    first = at_table.app.address.of
    at_table.do("rematch")
    at_table.go("#/new/qyshinsu")
    at_table.do("start", "qyshinsu", fields={"name-0": "Cy", "name-1": "Di"})
    second = at_table.app.address.of
    at_table.app.unsaved = Unsaved("full", 4, (first, second))
    at_table.do("move", "+4@2")
    assert "4 moves not saved" in at_table.screen.find("#storage-warning")[0][1].text  # type: ignore[operator]
    assert "4 moves not saved" in at_table.answer["say"]
    at_table.do("undo")
    assert at_table.screen.find("#storage-warning")
    assert "not saved" not in at_table.answer["say"], "it is said once"
    at_table.do("export-unsaved")
    (effect,) = (one for one in at_table.answer["effects"] if one["kind"] == "download")
    other = device({})
    other.do("import", text=effect["text"])
    assert {kept.names for kept in other.app.saved.list()} == {("Ada", "Bo"), ("Cy", "Di")}
    at_table.app.unsaved = None
    at_table.do("refresh")
    assert not at_table.screen.find("#storage-warning")


def test_the_guide_is_clicked_through(player: Player) -> None:
    for chapter in games.game_view("qyshinsu").guide():
        page = player.go(f"#/guide/qyshinsu/{chapter.id}")
        assert chapter.title in page.text
        for line in chapter.lines:
            for step in range(len(line.moves) + 1):
                player.do("guide-step", f"{line.id}:{step}")
                assert line.captions[step] in player.screen.text
                assert player.answer["say"].endswith(f"{step + 1} of {len(line.captions)}.")
                assert line.captions[step] in player.answer["say"]
                assert not player.answer["effects"], "the keyboard stays where it steps"
    assert "no page at this address" in player.go("#/guide/qyshinsu/none").text


def test_a_page_of_the_guide_is_read_from_its_head(player: Player) -> None:
    player.go("#/guide/qyshinsu")
    player.go("#/guide/qyshinsu/numbers")
    assert {"kind": "focus", "id": "chapter-title"} in player.answer["effects"]
    assert player.screen.find('#chapter-title[tabindex="-1"]')


def test_what_is_filled_in_stays_while_one_looks_elsewhere(
    player: Player, device: Device, store: dict[str, str]
) -> None:
    player.go("#/new/qyshinsu")
    player.do("set-up", "on", name="option-swap", fields={"name-0": "Ada", "option-swap": "on"})
    assert "1 rule changed" in player.screen.text
    player.go("#/guide/qyshinsu")
    player.go("#/new/qyshinsu")
    assert player.screen.find("#name-0")[0].get("value") == "Ada"
    again = device(store).go("#/new/qyshinsu")
    assert again.find("#option-swap-on")[0].get("checked") is not None


def test_the_winner_keeps_the_badge_in_the_list(at_table: Player) -> None:
    at_table.do("move", "resign")
    saved = at_table.go("#/saved")
    assert "Bo wins" in saved.text
    assert [use.get("href") for use in saved.find("use") if "badge" in (use.get("href") or "")] == [
        "#badge-triangle-vermilion"
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


@pytest.mark.parametrize("ending", [".", ")", "%20", " see you", "\n\nBo"])
def test_links_survive_what_chats_leave_around_them(at_table: Player, device: Device, ending: str) -> None:
    at_table.do("move", "+4@2")
    link = at_table.app.link_to(at_table.table)
    other = device({})
    other.do("import", fields={"record": f"\ufefflook {link}{ending}"})
    assert other.table.record == at_table.table.record


def test_an_address_with_a_stop_behind_it(player: Player) -> None:
    assert "Saved games" in player.go("#/saved.").text
    player.go("#/svaed")
    assert player.answer["address"] == "#/svaed", "what was mistyped stays to be mended"


def test_what_is_typed_or_pasted_stays_while_one_looks_elsewhere(at_table: Player) -> None:
    table_id = at_table.app.address.of
    at_table.go(f"#/saved/{table_id}/rename")
    at_table.do("draft-title", "Tea ti")
    at_table.go("#/saved")
    at_table.go(f"#/saved/{table_id}/rename")
    assert at_table.screen.find("#new-title")[0].get("value") == "Tea ti"
    at_table.do("rename", table_id, fields={"title": "Tea time"})
    at_table.go(f"#/saved/{table_id}/rename")
    assert at_table.screen.find("#new-title")[0].get("value") == "Tea time"
    at_table.go("#/import")
    at_table.do("draft-import", "half a rec")
    at_table.go("#/")
    at_table.go("#/import")
    assert at_table.screen.find("#record")[0].text == "half a rec"


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


def test_the_last_page_of_a_guide_can_be_turned_to(player: Player) -> None:
    last = games.game_view("qyshinsu").guide()[-1].id
    rules = player.go(f"#/guide/qyshinsu/{last}")
    assert rules.find('a#page-next[href="#/guide/qyshinsu/keys"]')
    assert rules.find("a.main"), "and one can play from the last rules on"
    keys = player.go("#/guide/qyshinsu/keys")
    assert not keys.find("a#page-next")
    assert keys.find("a.main")


def test_an_offer_has_no_dot_in_the_review(at_table: Player) -> None:
    for move in ("+4@2", "draw?", "+1@6", "resign"):
        at_table.do("move", move)
    svg = at_table.screen.find("svg.timeline")[0]
    assert len(svg.findall("{*}use")) == 2, "as many as moves are counted"
