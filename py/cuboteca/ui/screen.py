"""What a screen is, and what the app answers an event with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from markupsafe import Markup

Effect = dict[str, Any]


class Screen(NamedTuple):
    """A screen to show; a private one is never remembered."""

    title: str
    body: Markup
    sheets: tuple[str, ...] = ("common",)
    """The symbols it is drawn with and their styles, the house's before a game's: each overrules those before it."""
    private: bool = False
    tells: bool = False
    """Does the screen itself show the notice, where the player is looking?"""


class Notice(NamedTuple):
    """A short message over the screen, until the next event."""

    message: str
    why: str | None = None
    """The rule behind a refusal, in a sentence."""
    undo: str | None = None
    """The event that takes back what the notice tells of."""
    details: str | None = None
    """What went wrong: text to copy into a report."""


class Event(NamedTuple):
    """What the player did, as the page sends it; anything that is not as it should be reads as empty."""

    do: str
    arg: str = ""
    key: str = ""
    name: str = ""
    text: str = ""
    to: str = ""
    spent: str = ""
    """How long the decision at hand has taken, where a clock runs: the game, after how many moves, milliseconds."""
    askew: str = ""
    """By how many degrees the page shows the board turned further, where it has a camera."""
    fields: Mapping[str, str] = {}


TEXTS = ("do", "arg", "key", "name", "text", "to", "spent", "askew")


def degrees(told: str) -> int:
    """Return an angle that the page tells, from -180 to 180; 0 for what is none."""
    angle = int(told) if told.removeprefix("-").isdecimal() else 0
    return angle if abs(angle) <= 180 else 0


def read_event(data: Mapping[str, Any]) -> Event:
    """Return an event as the page sent it, with what it lacks left empty."""
    texts = {name: data[name] for name in TEXTS if isinstance(data.get(name), str)}
    given = data.get("fields")
    fields = {str(k): v for k, v in given.items() if isinstance(v, str)} if isinstance(given, dict) else {}
    return Event(do=texts.pop("do", ""), **texts, fields=fields)
