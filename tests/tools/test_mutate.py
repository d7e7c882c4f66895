"""What `make mutate` does to a module before mutmut changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tools.mutate import functions, without_decorators

MODULE = '''\
from functools import cached_property, lru_cache


@lru_cache(maxsize=4)
def squared(number: int) -> int:
    return number * number


class Dice:
    def __init__(self, *shown: int) -> None:
        self.shown = shown

    @property
    def sum(self) -> int:
        """Of all."""
        return sum(self.shown)

    @cached_property
    def highest(self) -> int:
        return max(self.shown)

    @staticmethod
    def of(text: str) -> "Dice":
        return Dice(*map(int, text.split()))
'''


def test_properties_and_kept_answers_lose_their_decorators_and_stay_what_they_are() -> None:
    text = without_decorators(MODULE)
    assert [line.strip() for line in text.splitlines() if line.strip().startswith("@")] == ["@staticmethod"]
    made: dict[str, Any] = {}
    exec(text, made)  # noqa: S102 - it is the text above
    squared: Callable[[int], int] = made["squared"]
    assert (squared(3), squared(3)) == (9, 9)
    assert made["squared"].cache_info()[:3] == (1, 1, 4)
    dice = made["Dice"].of("2 5 1")
    assert (dice.sum, dice.highest) == (8, 5)
    assert dice.__dict__["highest"] == 5


def test_what_is_said_in_a_function_is_no_part_of_its_code_and_what_it_does_is() -> None:
    before = dict(functions(MODULE))
    assert list(before) == ["x_squared", "xǁDiceǁ__init__", "xǁDiceǁsum", "xǁDiceǁhighest", "xǁDiceǁof"]
    said = MODULE.replace('"""Of all."""', '"""Add all."""').replace("number: int", "number: float")
    assert dict(functions(said)) == before
    done = dict(functions(MODULE.replace("max(", "min(")))
    assert [name for name, code in done.items() if code != before[name]] == ["xǁDiceǁhighest"]
