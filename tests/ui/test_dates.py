"""When something happened."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from cuboteca.ui.app import App
from cuboteca.ui.dates import when
from tests.ui.playing import Player

NOW = "2026-11-20T12:00:00Z"


@pytest.fixture(autouse=True)
def in_madrid(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "Europe/Madrid")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        ("2026-11-20T09:05:00Z", "today at 10:05"),
        ("2026-11-19T23:30:00Z", "today at 0:30"),
        ("2026-11-19T20:00:00Z", "yesterday"),
        ("2026-11-17T12:00:00Z", "3 days ago"),
        ("2026-11-01T12:00:00Z", "1 November 2026"),
        ("2026-12-01T12:00:00Z", "1 December 2026"),
        ("soon", "some time ago"),
        ("0001-01-01T00:00:00Z", "some time ago"),
    ],
)
def test_as_people_say_it(moment: str, said: str) -> None:
    assert when(moment, NOW) == said


def test_a_game_and_its_file_have_the_day_it_is_where_the_player_lives() -> None:
    player = Player(App({}, lambda: "2026-11-20T23:30:00Z"))
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
    assert player.table.date == "2026-11-21"
    player.do("move", "+4@2")
    player.do("export", player.app.address.of)
    assert player.answer["effects"][-1]["name"] == "qyshinsu-ada-bo-2026-11-21.cuboteca"
    player.do("save-backup")
    assert "2026-11-21" in player.answer["effects"][-1]["name"]
