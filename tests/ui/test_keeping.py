"""What a device keeps beside saved games: names, options, settings, what is filled in; and what is told of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cuboteca import games
from cuboteca.play.table import Table
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


def filled_in(player: Player, game: str) -> tuple[str | None, ...]:
    """The names that the set-up of a game holds."""
    setup = player.go(f"#/new/{game}")
    return tuple(setup.find(f"#name-{seat}")[0].get("value") for seat in (0, 1))


def test_names_typed_in_one_game_are_offered_in_all(player: Player, device: Device, store: dict[str, str]) -> None:
    assert filled_in(player, "cube_quest") == ("", "")
    player.do("set-up", "cube_quest", fields={"name-0": "", "name-1": "", "option-start": "blue"})
    player.do("start", "qurush", fields={"name-0": "Ana", "name-1": "Ben"})
    assert filled_in(player, "cube_quest") == ("Ana", "Ben"), "they were not there when it was looked at first"
    assert filled_in(device(store), "cube_quest") == ("Ana", "Ben"), "and the next time"
    player.do("set-up", "cube_quest", fields={"name-0": "", "name-1": ""})
    assert filled_in(player, "cube_quest") == ("", ""), "what is cleared stays so"
    player.do("start", "cube_quest", fields={"name-0": "Cy", "name-1": ""})
    assert filled_in(player, "cube_quest") == ("Cy", "")
    assert filled_in(player, "qurush") == ("Ana", "Ben"), "each game keeps its own"
    assert filled_in(player, "cuobe") == ("Cy", "")


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


def test_where_only_settings_are_not_saved_everything_goes_into_the_file(at_table: Player, device: Device) -> None:
    """Save to file and Copy did nothing."""
    at_table.do("move", "+4@2")
    at_table.do("set", "dark", name="theme")
    at_table.app.unsaved = Unsaved("full", 0, ())
    for way, kind in (("", "download"), ("copy", "copy")):
        at_table.do("export-unsaved", way)
        (effect,) = (one for one in at_table.answer["effects"] if one["kind"] == kind)
        other = device({})
        other.do("import", text=effect["text"])
        other.do("add-backup")
        assert [kept.made for kept in other.app.saved.list()] == [1]
        assert other.answer["prefs"]["theme"] == "dark"


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


def test_what_is_picked_stays_when_the_game_gets_another_name(at_table: Player, device: Device) -> None:
    """Half an army, say."""
    at_table.tap("stone:4")
    at_table.app.keep_picked()
    game = at_table.app.address.of
    at_table.do("rename", game, fields={"title": "Final"})
    again = device(dict(at_table.app.store))
    again.go(f"#/play/{game}")
    assert again.app.session is not None
    assert again.app.session.picked == ("stone:4",)
    assert again.table.title == "Final"


def meaning(player: Player, option: str) -> str:
    """Return what the form says of a number's field, to eyes and ears alike."""
    (field,) = player.screen.find(f"#option-{option}")
    (said,) = player.screen.find(f"#{field.get('aria-describedby')}")
    return str(said.text)


@pytest.mark.parametrize(
    ("game", "option", "number", "without", "meant"),
    [
        (
            "qyshinsu",
            "max_plies",
            "5",
            "The game takes as many moves as it needs.",
            "The game is a draw after this many moves by both players together.",
        ),
        (
            "qurush",
            "turn_cap",
            "12",
            "The game takes as many turns as it needs.",
            "The game is a draw after this many turns in all without a winner.",
        ),
        (
            "cube_quest",
            "turn_cap",
            "12",
            "A bout takes as many turns as it needs.",
            "A bout is a draw after this many turns.",
        ),
        (
            "cuobe",
            "triggers",
            "3",
            "As many as the difficulty says; with “Your choice”, as in Normal.",
            "The green deck has this many triggers.",
        ),
    ],
)
def test_a_number_is_told_as_it_is_meant(
    player: Player, game: str, option: str, number: str, without: str, meant: str
) -> None:
    player.go(f"#/new/{game}")
    assert meaning(player, option) == without
    assert player.screen.find(f"#option-{option}")[0].get("aria-label") == games[game].options[option].title
    player.do("set-up", game, fields={f"option-{option}": number})
    assert meaning(player, option) == meant


def test_the_menu_names_the_rules_that_were_changed(player: Player) -> None:
    """And none in a game by the standard rules, nor one that has no effect."""
    player.do("start", "qyshinsu", fields={"option-ko": "off", "option-max_plies": "5"})
    (rules,) = player.go(f"{player.app.address}/menu").find("ul.changed-rules")
    assert [rule.text for rule in rules] == ["Turn limit: 5", "Third precept: Off"]
    player.do("start", "cuobe", fields={"option-setup": "quick", "option-ghoul": "off"})
    (rules,) = player.go(f"{player.app.address}/menu").find("ul.changed-rules")
    assert [rule.text for rule in rules] == ["Deck setup: Quick"]
    player.do("start", "qyshinsu", fields={})
    assert not player.go(f"{player.app.address}/menu").find("ul.changed-rules")


def test_moves_are_counted_down_to_a_turn_limit(player: Player) -> None:
    player.do("start", "qyshinsu", fields={"option-max_plies": "2"})
    assert player.screen.find("p.count")[0].text == "move 1 of 2"
    player.do("start", "qyshinsu", fields={})
    assert player.screen.find("p.count")[0].text == "move 1"
