"""The guide of a game: its pages are turned, and read from their heads."""

from __future__ import annotations

from cuboteca import games
from tests.ui.playing import Player


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


def test_the_last_page_of_a_guide_can_be_turned_to(player: Player) -> None:
    last = games.game_view("qyshinsu").guide()[-1].id
    rules = player.go(f"#/guide/qyshinsu/{last}")
    assert rules.find('a#page-next[href="#/guide/qyshinsu/keys"]')
    assert rules.find("a.main"), "and one can play from the last rules on"
    keys = player.go("#/guide/qyshinsu/keys")
    assert not keys.find("a#page-next")
    assert keys.find("a.main")
