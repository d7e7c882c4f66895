"""A move of a secret set-up in an envelope: `sealed:kmvq…` can be read back but not read off (CQ-43).

Whoever opens a game from a file finds the set-up as it was made; whoever looks into the file learns nothing, not even
how many cubes there are. The envelope keeps honest people honest: it is no lock.
"""

from __future__ import annotations

from random import Random
from typing import Final

MARK: Final = "sealed:"
LETTERS: Final = "bcdfghjkmnpqrstv"
"""One for each four bits."""

_SALT: Final = 12
_LENGTHS: Final = (512, 1024, 2048, 3900)
"""An envelope holds so many bytes, whatever is in it."""


def seal(text: str, rng: Random) -> str:
    """The text in an envelope of its own: the same text looks different every time."""
    salt = rng.randrange(16**_SALT)
    inside = text.encode("ascii")
    size = next(length for length in _LENGTHS if len(inside) + 4 <= length)
    sum_ = _mix(salt + sum((at + 1) * byte for at, byte in enumerate(inside))) % 2**16
    told = bytes((len(inside) // 256, len(inside) % 256, sum_ // 256, sum_ % 256)) + inside
    return MARK + _spelt(salt.to_bytes(_SALT // 2, "big")) + _spelt(_veiled(told.ljust(size, b" "), salt))


def unseal(text: str) -> str | None:
    """What lies in an envelope; None if it is no envelope, or a torn one."""
    letters = text.removeprefix(MARK)
    if letters == text or len(letters) - _SALT not in [2 * length for length in _LENGTHS]:
        return None
    if not set(letters) <= set(LETTERS):
        return None
    salt = int.from_bytes(_bytes(letters[:_SALT]), "big")
    told = _veiled(_bytes(letters[_SALT:]), salt)
    length, sum_ = 256 * told[0] + told[1], 256 * told[2] + told[3]
    inside = told[4 : 4 + length]
    if sum_ != _mix(salt + sum((at + 1) * byte for at, byte in enumerate(inside))) % 2**16:
        return None
    return inside.decode("ascii") if inside.isascii() and len(inside) == length else None


def _veiled(told: bytes, salt: int) -> bytes:
    """With a stream of numbers over it that the salt begins; once more, and it is off again."""
    stream = b"".join(_mix(salt * 521 + block).to_bytes(8, "big") for block in range(len(told) // 8 + 1))
    return bytes(a ^ b for a, b in zip(told, stream, strict=False))


def _mix(number: int) -> int:
    """A number that shows nothing of the one it was made from (the finaliser of splitmix64)."""
    number = (number * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) % 2**64
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    number = (number ^ number >> 27) * 0x94D049BB133111EB % 2**64
    return number ^ number >> 31


def _spelt(told: bytes) -> str:
    return "".join([LETTERS[byte >> 4] + LETTERS[byte & 15] for byte in told])


def _bytes(letters: str) -> bytes:
    return bytes(16 * LETTERS.index(a) + LETTERS.index(b) for a, b in zip(letters[::2], letters[1::2], strict=True))
