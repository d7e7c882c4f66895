"""What translators have made is whole, agrees with the English, and is spelt and set as its language has it."""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Iterator
from functools import cache
from string import Formatter
from warnings import catch_warnings, simplefilter

import pytest
from babel.dates import get_day_names, get_month_names
from babel.numbers import get_decimal_symbol
from spylls.hunspell import Dictionary

from cuboteca.play.language import HOUSE, SOFT_HYPHEN, Language, grammar
from tools.catalogue.entries import Entry, entries
from tools.catalogue.files import domains
from tools.catalogue.languages import MESSAGES, SPOKEN, catalogues, translation, translations
from tools.catalogue.site import own_words
from tools.paths import MODULES

each_language = pytest.mark.parametrize("language", SPOKEN, ids=lambda language: language.code)

WORD = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")
STRAIGHT = re.compile(r"[\"']")
AS_WRITTEN = re.compile(r"`[^`]*`|\[[^\]]*\]|\S*[_\\=/]\S*")
"""What files and links are written in."""

SPACED = {"fr": re.compile(r"(?<=[^\u202f\u00a0;:!?…(«])(?:[;!?]|:(?!\d|//))|«(?!\u202f)|(?<!\u202f)»")}
"""What stands without the space that the language has before it, or after it."""
UNIT = re.compile(r"[\d}] cm\b")
"""A figure that may part from its unit at the end of a line."""
OPENED = {"es": (("¿", "?"), ("¡", "!"))}
QUOTED = {"de": re.compile(r"[“”](?<!“)|[«»]"), "fr": re.compile(r"[„“”]"), "es": re.compile(r"[„“”]")}
"""Quotation marks of other languages."""


def texts_of(entry: Entry, language: Language) -> tuple[str, ...]:
    said = translation(language, entry)
    return () if said is None else (said,) if isinstance(said, str) else said


def every(language: Language) -> Iterator[tuple[Entry, str]]:
    for entry in entries():
        for text in texts_of(entry, language):
            yield entry, text


def places(text: str) -> Iterator[tuple[str, str]]:
    return ((name, form or "") for _, name, form, _ in Formatter().parse(text) if name)


def places_of(entry: Entry) -> set[str]:
    return {name for text in (entry.singular, entry.plural or "") for name, _ in places(text)}


@each_language
def test_nothing_is_missing_and_nothing_is_fuzzy(language: Language) -> None:
    assert [(entry.domain, entry.context) for entry in entries() if translation(language, entry) is None] == []


@each_language
def test_nothing_is_translated_that_nobody_says(language: Language) -> None:
    said = {(entry.domain, entry.context, entry.singular) for entry in entries()}
    for domain in domains():
        for message in translations(language, domain):
            if message.id:
                english = message.id if isinstance(message.id, str) else message.id[0]
                assert (domain, message.context, english) in said


@each_language
def test_places_agree_and_ask_for_forms_that_there_are(language: Language) -> None:
    forms = grammar(language.code).forms
    for entry, text in every(language):
        english = places_of(entry)
        assert {name for name, _ in places(text)} <= english, (entry.context, text)
        assert {form for _, form in places(text)} <= {"", *forms}, (entry.context, text)
    for entry in entries():
        said = {name for text in texts_of(entry, language) for name, _ in places(text)}
        assert said == places_of(entry), entry.context


@each_language
def test_what_counts_has_as_many_forms_as_the_language(language: Language) -> None:
    count = grammar(language.code).form_for
    assert {count(number) for number in range(20)} == {0, 1}
    for entry in entries():
        assert len(texts_of(entry, language)) == (1 if entry.plural is None else 2), entry.context


@cache
def dictionary(code: str) -> Dictionary:
    with catch_warnings():
        simplefilter("ignore", ResourceWarning)  # Spylls leaves its files open.
        read = Dictionary.from_files(str(MODULES / f"dictionary-{code}" / "index"))
        gc.collect()
    return read


def exceptions(code: str) -> list[str]:
    lines = (MESSAGES / code / "words.txt").read_text("utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


def words_of(text: str) -> Iterator[str]:
    plain = "".join(literal + (" · " if name is not None else "") for literal, name, _, _ in Formatter().parse(text))
    return iter(WORD.findall(AS_WRITTEN.sub(" ", plain).replace("’", "'").replace(SOFT_HYPHEN, "")))


@each_language
def test_every_word_is_spelt_as_in_the_dictionary(language: Language) -> None:
    known = exceptions(language.code)
    found: dict[str, str] = {}
    for _, text in every(language):
        for word in words_of(text):
            found.setdefault(word, text)
    unknown = {word for word in found if not dictionary(language.code).lookup(word)}
    assert {word: found[word] for word in sorted(unknown - {*known})} == {}
    assert sorted({*known} - unknown) == [], "exceptions that are none"
    assert len(known) == len({*known})


@each_language
def test_marks_and_spaces_are_those_of_the_language(language: Language) -> None:
    code = language.code
    for entry, text in every(language):
        shown = AS_WRITTEN.sub("", "".join(literal for literal, *_ in Formatter().parse(text)))
        assert not STRAIGHT.search(shown), (entry.context, text)
        assert not QUOTED[code].search(shown), (entry.context, text)
        assert not UNIT.search(text), (entry.context, text)
        if code in SPACED:
            assert not SPACED[code].search(shown), (entry.context, text)
        for opening, closing in OPENED.get(code, ()):
            assert shown.count(opening) >= bool(re.search(rf"\w\{closing}", shown)), (entry.context, text)


def test_no_figure_parts_from_its_unit_in_english() -> None:
    assert [entry.context for entry in entries() if UNIT.search(entry.singular)] == []


@each_language
def test_months_days_and_numbers_are_those_of_the_cldr(language: Language) -> None:
    made = json.loads(catalogues(language)[HOUSE])
    months = [made[f"saved.name.month.month-{number}"] for number in range(1, 13)]
    assert months == [*get_month_names("wide", locale=language.code).values()]
    days = [made[f"statistics.weekday.weekday-{number}"].lower() for number in range(7)]
    assert days == [get_day_names("wide", locale=language.code)[number].lower() for number in range(7)]
    assert grammar(language.code).point == get_decimal_symbol(language.code)


@each_language
def test_the_page_and_the_service_worker_speak_it(language: Language) -> None:
    made = catalogues(language)
    assert own_words(made, "page.")["close"]
    assert set(own_words(made, "worker.")) == {"missing", "again"}
