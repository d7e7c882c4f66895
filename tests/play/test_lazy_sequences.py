"""Sequences that are found or made only as far as somebody looks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from cuboteca.play.lazy_sequences import LazySequence, MappedSequence
from cuboteca.play.wording import join_words


class Found(LazySequence[str]):
    def __init__(self, letters: str) -> None:
        self.search: Iterator[str] = iter(letters)
        self.found: list[str] = []

    def reach(self, most: int | None = None) -> int:
        self.found += islice(self.search, None if most is None else max(0, most - len(self.found)))
        return len(self.found)

    def at(self, number: int) -> str:
        return self.found[number]


def test_no_more_is_found_than_is_looked_at() -> None:
    letters = Found("abcdef")
    assert bool(letters)
    assert letters.found == ["a"]
    assert letters[1] == "b"
    assert letters[:3] == ("a", "b", "c")
    assert next(iter(letters)) == "a"
    assert letters.found == ["a", "b", "c"]
    assert letters[-1] == "f"
    assert letters[-2:] == ("e", "f")
    assert len(letters) == 6
    assert list(letters) == list("abcdef")


def test_what_lies_beyond_the_end() -> None:
    for number in (3, -4):
        with pytest.raises(IndexError):
            Found("abc")[number]
    assert not Found("")
    assert Found("abc")[2:9] == ("c",)
    assert Found("abc")[::-1] == ("c", "b", "a")


def test_items_are_made_into_others_when_they_are_asked_for() -> None:
    made: list[str] = []

    def upper(letter: str) -> str:
        made.append(letter)
        return letter.upper()

    letters = MappedSequence(upper, Found("abc"))
    assert len(letters) == 3
    assert bool(letters)
    assert made == []
    assert (letters[1], letters[:2], list(letters)) == ("B", ("A", "B"), ["A", "B", "C"])


def test_words_in_a_row() -> None:
    rows: tuple[list[str], ...] = ([], ["1"], ["1", "2"], ["1", "2", "5"])
    assert [join_words(row) for row in rows] == ["", "1", "1 and 2", "1, 2 and 5"]
    assert join_words("ab", "or") == "a or b"
