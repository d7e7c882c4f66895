"""Every name can be seen, and what shows nothing is dropped."""

from __future__ import annotations

import pytest

from cuboteca.play.naming import clean_name, name_or_number

LONGEST = 24

UNSEEN = (
    "\u200b\u2060\ufeff\u061c\u00ad\u3164\u115f\u1160\uffa0\u2800\u034f\u17b4\u180e\u200e\u200f\u202a\u202e\u2066\u2069"
    "\u206f\x00\x1b\x7f\x9f\U000e0001\U0001d173\ud800\u200c\u200d\ufe0f\U000e0067"
)


@pytest.mark.parametrize("unseen", UNSEEN, ids=lambda c: f"U+{ord(c):04X}")
def test_what_shows_nothing_is_no_name_by_itself_and_no_part_of_one(unseen: str) -> None:
    assert not clean_name(unseen * 3, LONGEST)
    assert not clean_name(f" {unseen} {unseen}", LONGEST)
    assert clean_name(f"{unseen}Ada {unseen} Bo", LONGEST) == "Ada Bo"


@pytest.mark.parametrize(
    "name",
    [
        "Ada Lovelace",
        "👩‍👩‍👧 ❤️",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "می‌خواهم",
        "क्‍ष",
        "श्री",
        "日本語 🎲",
        "العربية",
        "葛\U000e0100城",
        "O'Neil <i>&\"|\\",
        "7",
        "!",
    ],
)
def test_what_shapes_a_name_stays(name: str) -> None:
    assert clean_name(name, LONGEST) == name


def test_a_name_is_composed_and_spaced_as_one_writes_it() -> None:
    assert clean_name("  Zoe\u0308 \t\n van  A ", LONGEST) == "Zoë van A"
    assert clean_name("\u0301", LONGEST) == "", "an accent over nothing"


def test_a_long_name_is_cut_and_ends_in_no_joiner() -> None:
    assert clean_name("x" * 80, LONGEST) == "x" * LONGEST
    assert clean_name("x" * 23 + "\u200d👧", LONGEST) == "x" * 23


def test_a_player_whose_name_shows_nothing_has_a_number() -> None:
    assert name_or_number("\u200b", 1) == "Player 2"
    assert name_or_number("Bo\u200b", 1) == "Bo"
