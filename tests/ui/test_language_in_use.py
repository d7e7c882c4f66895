"""A language in use: what its catalogues have, how it counts and writes numbers, and what places ask of words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cuboteca.play import language
from cuboteca.play.language import SOFT_HYPHEN, fill, number, translate, translate_count
from tools.build_site import spoken
from tools.catalogue.site import carried_files, offering


@pytest.fixture
def speak() -> Iterator[None]:
    with offering(carried_files(spoken())):
        yield


pytestmark = pytest.mark.usefixtures("speak")


def test_english_is_what_the_code_says() -> None:
    assert language.in_use.code == "en"
    assert translate("house", "lessons.skip", "Skip") == "Skip"
    assert number(1234) == "1,234"
    assert number(0.5) == "0.5"


@pytest.mark.parametrize(
    ("code", "thousands", "half"),
    [("de", "1.234", "0,5"), ("fr", "1\u202f234", "0,5"), ("es", "1234", "0,5")],
)
def test_numbers_are_written_as_the_language_does(code: str, thousands: str, half: str) -> None:
    assert language.choose(code)
    assert number(1234) == thousands
    assert number(0.5) == half
    assert fill("{length} km", {"length": 0.5}) == f"{half} km"


def test_spanish_groups_digits_from_ten_thousand_on() -> None:
    language.choose("es")
    assert number(12345) == "12\u202f345"


def test_french_has_one_form_for_none_and_one() -> None:
    forms = ("{count} game", "{count} games")
    said = {}
    for code in ("en", "fr"):
        language.choose(code)
        said[code] = [translate_count("house", "statistics.player_games", *forms, count) for count in (0, 1, 2)]
    assert said["en"] == [forms[1], forms[0], forms[1]]
    assert said["fr"][0] == said["fr"][1] != said["fr"][2]


def test_a_place_asks_for_a_form_of_what_comes_into_it() -> None:
    language.choose("de")
    assert fill("Gegen {foe:acc}", {"foe": "der Ghul"}) == "Gegen den Ghul"
    assert fill("Gegen {foe:acc}", {"foe": "Ada"}) == "Gegen Ada"
    assert fill("{name} hat {count}", {"name": "Ada", "count": 3}) == "Ada hat 3"


def test_no_soft_hyphen_comes_into_a_sentence() -> None:
    language.choose("de")
    assert fill("Du bist {room:im}.", {"room": f"die Speise{SOFT_HYPHEN}kammer"}) == "Du bist in der Speisekammer."


def test_what_a_catalogue_lacks_stays_english() -> None:
    language.choose("de")
    assert translate("house", "nothing.like.it", "As it is") == "As it is"
    assert translate_count("house", "nothing.like.it", "one", "many", 1) == "one"


def test_a_language_that_is_not_offered_cannot_be_chosen() -> None:
    assert not language.choose("xx")
    assert language.in_use.code == "en"
