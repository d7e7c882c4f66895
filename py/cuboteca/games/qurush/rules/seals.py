"""A goal in an envelope: `sealed:kmvq…` stands for a goal that can be read back but not read off.

Whoever opens a game from a file finds the goals as they were chosen; whoever looks into the file learns nothing, not
even whether two players chose the same. The envelope keeps honest people honest: it is no lock.
"""

from __future__ import annotations

from random import Random
from typing import Final

from cuboteca.games.qurush.rules.goals import NUMBERS, SHAPES, Goal

MARK: Final = "sealed:"
_LETTERS: Final = "bcdfghjkmnpqrstvwxyz"
_SALT_LETTERS: Final = 6
_BODY_LETTERS: Final = 5
LENGTH: Final = len(MARK) + _SALT_LETTERS + _BODY_LETTERS
_SALTS: Final = len(_LETTERS) ** _SALT_LETTERS
_BODIES: Final = len(_LETTERS) ** _BODY_LETTERS
_CHECKS: Final = 3001
"""A body holds the goal and the remainder of its mix, so that a torn envelope is noticed."""


def seal(goal: Goal, rng: Random) -> str:
    """The goal in an envelope of its own: the same goal looks different every time."""
    salt = rng.randrange(_SALTS)
    number = SHAPES.index(goal.shape)
    for pips in goal.numbers:
        number = 4 * number + NUMBERS.index(pips)
    body = (number * _CHECKS + _mix(salt + number) % _CHECKS + _mix(salt)) % _BODIES
    return MARK + _spelt(salt, _SALT_LETTERS) + _spelt(body, _BODY_LETTERS)


def unseal(text: str) -> Goal | None:
    """The goal in an envelope; None if it is no envelope, or a torn one."""
    letters = text.removeprefix(MARK)
    if letters == text or len(text) != LENGTH or not set(letters) <= set(_LETTERS):
        return None
    salt, body = _number(letters[:_SALT_LETTERS]), _number(letters[_SALT_LETTERS:])
    number, check = divmod((body - _mix(salt)) % _BODIES, _CHECKS)
    if number >= len(SHAPES) * 4**4 or check != _mix(salt + number) % _CHECKS:
        return None
    numbers = [NUMBERS[number // 4**place % 4] for place in (3, 2, 1, 0)]
    return Goal(SHAPES[number // 4**4], tuple(numbers))


def _mix(number: int) -> int:
    """A number that shows nothing of the one it was made from (the finaliser of splitmix64)."""
    number = (number + 0x9E3779B97F4A7C15) % 2**64
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    number = (number ^ number >> 27) * 0x94D049BB133111EB % 2**64
    return number ^ number >> 31


def _spelt(number: int, length: int) -> str:
    return "".join(_LETTERS[number // len(_LETTERS) ** place % len(_LETTERS)] for place in reversed(range(length)))


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * len(_LETTERS) + _LETTERS.index(letter)
    return number
