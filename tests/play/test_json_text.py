"""JSON from outside: as ever, but never so deep that an interpreter in a browser would fall."""

from __future__ import annotations

import pytest

from cuboteca.play.json_text import DEEPEST, NestedTooDeeply, read_json


def test_reads_as_ever() -> None:
    assert read_json('{"a": [1, {"b": "[[[["}], "c": "\\"[{"}') == {"a": [1, {"b": "[[[["}], "c": '"[{'}


def test_as_deep_as_allowed() -> None:
    read_json("[" * DEEPEST + "]" * DEEPEST)


@pytest.mark.parametrize("text", ["[" * 99_999, '{"a":' * 50_000, "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1)])
def test_no_deeper(text: str) -> None:
    with pytest.raises(NestedTooDeeply):
        read_json(text)


@pytest.mark.parametrize("text", ["", "{", "]", '"', '"\\', "nul"])
def test_what_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_json(text)
