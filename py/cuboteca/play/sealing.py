"""Sealing a secret of a move: `sealed:kmvq…` can be read back but not read off.

Whoever opens a game from a file finds each secret as it was made; whoever looks into the file learns nothing, not even
whether two secrets are the same. A seal keeps honest people honest: it is no lock.
"""

from __future__ import annotations

from random import Random
from typing import Final

MARK: Final = "sealed:"
LETTERS: Final = "bcdfghjkmnpqrstv"
"""The letters of a sealed text, one for each four bits."""

_TEXT_SALT: Final = 12
_SIZES: Final = (512, 1024, 2048, 3900)
"""A sealed text is made up to so many bytes, whatever is in it."""

_DIGITS: Final = LETTERS + "wxyz"
"""The letters of a sealed number."""

_SALT_DIGITS: Final = 6
_BODY_DIGITS: Final = 5
NUMBER_LENGTH: Final = len(MARK) + _SALT_DIGITS + _BODY_DIGITS
_SALTS: Final = len(_DIGITS) ** _SALT_DIGITS
_BODIES: Final = len(_DIGITS) ** _BODY_DIGITS
_CHECKS: Final = 3001
"""The body holds the number and the remainder of its mix, so that damage is noticed."""


def seal(text: str, rng: Random) -> str:
    """Return an ASCII text sealed: the same text looks different every time."""
    salt = rng.randrange(16**_TEXT_SALT)
    inside = text.encode("ascii")
    size = next(length for length in _SIZES if len(inside) + 4 <= length)
    check = _check(inside, salt)
    full = bytes((len(inside) // 256, len(inside) % 256, check // 256, check % 256)) + inside
    return MARK + _spell(salt.to_bytes(_TEXT_SALT // 2, "big")) + _spell(_masked(full.ljust(size, b" "), salt))


def unseal(text: str) -> str | None:
    """Return the text that was sealed; None if none was, or it is damaged."""
    letters = text.removeprefix(MARK)
    if letters == text or len(letters) - _TEXT_SALT not in [2 * size for size in _SIZES]:
        return None
    if not set(letters) <= set(LETTERS):
        return None
    salt = int.from_bytes(_read_bytes(letters[:_TEXT_SALT]), "big")
    full = _masked(_read_bytes(letters[_TEXT_SALT:]), salt)
    length, check = 256 * full[0] + full[1], 256 * full[2] + full[3]
    inside = full[4 : 4 + length]
    if check != _check(inside, salt):
        return None
    return inside.decode("ascii") if inside.isascii() and len(inside) == length else None


def seal_number(number: int, rng: Random) -> str:
    """Return a number from 0 to 1065 sealed, in few letters: the same number looks different every time."""
    salt = rng.randrange(_SALTS)
    body = (number * _CHECKS + _mix(salt + number) % _CHECKS + _mix(salt)) % _BODIES
    return MARK + _spell_number(salt, _SALT_DIGITS) + _spell_number(body, _BODY_DIGITS)


def unseal_number(text: str) -> int | None:
    """Return the number that was sealed; None if none was, or it is damaged."""
    letters = text.removeprefix(MARK)
    if letters == text or len(text) != NUMBER_LENGTH or not set(letters) <= set(_DIGITS):
        return None
    salt, body = _read_number(letters[:_SALT_DIGITS]), _read_number(letters[_SALT_DIGITS:])
    number, check = divmod((body - _mix(salt)) % _BODIES, _CHECKS)
    return number if check == _mix(salt + number) % _CHECKS else None


def _mix(number: int) -> int:
    """Return a number that shows nothing of the one it was made from (the finaliser of splitmix64)."""
    number = (number + 0x9E3779B97F4A7C15) % 2**64
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    number = (number ^ number >> 27) * 0x94D049BB133111EB % 2**64
    return number ^ number >> 31


def _step(number: int) -> int:
    """Return the number of that place in the stream that splitmix64 makes from 0."""
    return _mix(number * 0x9E3779B97F4A7C15)


def _check(inside: bytes, salt: int) -> int:
    return _step(salt + sum((at + 1) * byte for at, byte in enumerate(inside))) % 2**16


def _masked(full: bytes, salt: int) -> bytes:
    """Return the bytes under a stream of numbers that the salt begins; masked once more, they are as before."""
    stream = b"".join(_step(salt * 521 + block).to_bytes(8, "big") for block in range(len(full) // 8 + 1))
    return bytes(a ^ b for a, b in zip(full, stream, strict=False))


def _spell(full: bytes) -> str:
    return "".join([LETTERS[byte >> 4] + LETTERS[byte & 15] for byte in full])


def _read_bytes(letters: str) -> bytes:
    return bytes(16 * LETTERS.index(a) + LETTERS.index(b) for a, b in zip(letters[::2], letters[1::2], strict=True))


def _spell_number(number: int, length: int) -> str:
    return "".join(_DIGITS[number // len(_DIGITS) ** place % len(_DIGITS)] for place in reversed(range(length)))


def _read_number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * len(_DIGITS) + _DIGITS.index(letter)
    return number
