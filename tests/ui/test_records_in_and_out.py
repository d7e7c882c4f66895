"""Records leave the device and come back, as text, by link and by code; and what is no record is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cuboteca.ui.links import pack
from tests.ui.playing import Player

Device = Callable[[dict[str, str]], Player]


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


@pytest.mark.parametrize("ending", [".", ")", "%20", " see you", "\n\nBo"])
def test_links_survive_what_chats_leave_around_them(at_table: Player, device: Device, ending: str) -> None:
    at_table.do("move", "+4@2")
    link = at_table.app.link_to(at_table.table)
    other = device({})
    other.do("import", fields={"record": f"\ufefflook {link}{ending}"})
    assert other.table.record == at_table.table.record


def sent(player: Player) -> str:
    """What is in the link to the game that is open."""
    return player.app.link_to(player.table).partition("#/open/")[2]


def test_players_who_send_each_other_a_link_have_one_game_each(at_table: Player, device: Device) -> None:
    """It was another game after every move."""
    game = at_table.app.address.of
    at_table.do("move", "+4@2")
    at_table.do("rename", game, fields={"title": "With Bo"})
    other = device({})
    other.do("keep-link", sent(at_table))
    other.do("rename", other.app.saved.list()[0].id, fields={"title": ""})
    for move, here, there in (("+1@6", other, at_table), ("+3@5", at_table, other)):
        here.go(f"#/play/{here.app.saved.list()[0].id}")
        here.do("move", move)
        there.do("keep-link", sent(here))
        assert "You already have this game. Here it is with the new moves." in there.answer["say"]
        assert there.table.standing == here.table.standing
        assert len(there.app.saved.list()) == 1
    assert at_table.app.address.of == game
    assert at_table.app.saved.load(game).title == "With Bo"
    other.do("keep-link", sent(at_table))
    assert "You already have this game. Here it is." in other.answer["say"]


def test_a_link_overwrites_no_game_that_went_another_way(at_table: Player, device: Device) -> None:
    """Moves that were undone can be redone, so they count."""
    at_table.do("move", "+4@2")
    other = device({})
    other.do("keep-link", sent(at_table))
    other.do("move", "+1@10")
    at_table.do("move", "+1@6")
    at_table.do("undo")
    for _ in range(2):
        at_table.do("keep-link", sent(other))
    assert sorted(at_table.app.saved.load(kept.id).moves for kept in at_table.app.saved.list()) == [
        ("+4@2", "+1@10"),
        ("+4@2", "+1@6"),
    ]


def test_a_title_with_a_link_in_it_is_no_link(at_table: Player, device: Device) -> None:
    at_table.do("rename", at_table.app.address.of, fields={"title": "see #/open/1.abc"})
    other = device({})
    other.do("import", fields={"record": at_table.table.text})
    assert other.table.title == "see #/open/1.abc"


def test_an_address_with_a_stop_behind_it(player: Player) -> None:
    assert "Saved games" in player.go("#/saved.").text
    player.go("#/svaed")
    assert player.answer["address"] == "#/svaed", "what was mistyped stays to be mended"
