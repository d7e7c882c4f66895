"""Keys: what a game tells of its own, and those that mean the same in all games.

A letter means one thing in all games (`tests/ui/test_one_way.py`). What is told here is all there is: the boards say
from it which keys they hear (`heard`), the buttons which stand for them (`shortcut`), the sheet of keys what they do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple


class Key(NamedTuple):
    """What a key stands for, and in a few words what it does."""

    part: str
    does: str


Keys = Mapping[str, Key]
"""By the key itself, as KeyboardEvent.key in lower case."""

ARROWS: Final = ("arrowleft", "arrowright", "arrowup", "arrowdown", "home", "end")
"""They walk from part to part, wherever there is something to walk on."""

CONFIRMS: Final = "c"
ENDS: Final = "."
CONFIRM: Final = Key("confirm", "Confirm")
MOVE_DOES: Final = "Move"
FLIP_DOES: Final = "Flip"
BACK_DOES: Final = "Bring back"
VIEW_DOES: Final = "Change view"
"""What letters do that several games have."""


def end_key(part: str) -> Key:
    """Return what ends a turn in a game, or skips what is offered."""
    return Key(part, "End turn, pass or skip")


def numbered(part: str, numbers: Iterable[int], does: str) -> dict[str, Key]:
    """Return digits that stand for things of one kind: `face:1`, `face:2` …"""
    return {str(number): Key(f"{part}:{number}", does) for number in numbers}


def key_table(keys: dict[str, Key]) -> Keys:
    return MappingProxyType(keys)


def heard(keys: Iterable[str], walks: bool = True) -> str:
    """Return the keys that an element hears, for its `data-keys`."""
    return " ".join((*(ARROWS if walks else ()), *keys))


def shortcut(keys: Keys, part: str) -> str | None:
    """Return the keys that stand for a part, for `aria-keyshortcuts`; None if there is none."""
    return _shortcut(tuple(keys), tuple(key.part for key in keys.values()), part)


WRITTEN: Final = {"+": "Plus", "pageup": "PageUp", "pagedown": "PageDown"}
"""Where an attribute writes a key otherwise than the browser names it."""


@lru_cache(maxsize=256)
def _shortcut(names: tuple[str, ...], parts: tuple[str, ...], part: str) -> str | None:
    found = (name for name, known in zip(names, parts, strict=True) if known == part)
    return " ".join(WRITTEN.get(name, name) for name in found) or None
