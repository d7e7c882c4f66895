"""The guide keeps the house style and tells every way to lose."""

from __future__ import annotations

from tests.games.qyshinsu.table import VIEW


def test_the_words_keep_the_house_style() -> None:
    for chapter in VIEW.guide():
        for text in (*chapter.paragraphs, *(caption for line in chapter.lines for caption in line.captions)):
            assert "!" not in text
            assert text.endswith(".")
            assert "'" not in text


def test_the_guide_tells_every_way_to_lose_and_what_the_options_change() -> None:
    said = {chapter.id: " ".join(chapter.paragraphs) for chapter in VIEW.guide()}
    for way in (
        "on both positions",
        "have no stones on the ring",
        "the ring is full",
        "empty, but nothing fits there",
    ):
        assert way in said["end"]
    for chapter in ("idea", "old", "precepts", "end"):
        assert "options" in said[chapter]
