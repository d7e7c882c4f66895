"""How many random examples a property is tried with."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Any, Final

import pytest
from hypothesis import settings

ONE_IN: Final = 5 if sys.platform == "emscripten" else int(os.environ.get("ONE_EXAMPLE_IN", "1"))
"""Inside Pyodide, where it is the interpreter that is looked at, a part of them will do; so it will every day."""


def examples(number: int) -> settings:
    """A decorator, as `hypothesis.settings` is."""
    return settings(max_examples=as_many(number))


def as_many(number: int) -> int:
    """Of so many things to be tried, those that are tried here."""
    return max(1, number // ONE_IN)


def first(number: int, cases: Iterable[Any]) -> list[Any]:
    """Cases for `parametrize`: the first of them every day, the others with `make test-all`."""
    every = list(cases)
    later = (case if isinstance(case, tuple) else (case,) for case in every[number:])
    return [*every[:number], *(pytest.param(*case, marks=pytest.mark.thorough) for case in later)]
