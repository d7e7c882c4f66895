"""When something happened."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from cuboteca.ui.dates import when

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
