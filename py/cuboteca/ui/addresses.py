"""The address of each screen: the part of the URL after `#`, so that any static host and sub-path will do."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

LONGEST_LINK: Final = 60_000
"""So long may the game within a link be."""

SCREENS: Final[dict[str, str]] = {
    "home": r"#?/?",
    "new": r"#/new/(?P<game>[a-z_]{1,40})",
    "levels": r"#/new/(?P<game>[a-z_]{1,40})/players/(?P<seat>[0-9])",
    "play": r"#/play/(?P<id>[a-z0-9]{1,20})",
    "past": r"#/play/(?P<id>[a-z0-9]{1,20})/at/(?P<ply>[0-9]{1,6})",
    "review": r"#/play/(?P<id>[a-z0-9]{1,20})/review(?:/(?P<ply>[0-9]{1,6}))?",
    "practise": r"#/play/(?P<id>[a-z0-9]{1,20})/practise/(?P<ply>[0-9]{1,6})",
    "menu": r"#/play/(?P<id>[a-z0-9]{1,20})/menu",
    "moves": r"#/play/(?P<id>[a-z0-9]{1,20})/moves",
    "share": r"#/play/(?P<id>[a-z0-9]{1,20})(?:/at/(?P<ply>[0-9]{1,6}))?/share",
    "resign": r"#/play/(?P<id>[a-z0-9]{1,20})/resign",
    "scores": r"#/play/(?P<id>[a-z0-9]{1,20})/scores",
    "keys": r"#/play/(?P<id>[a-z0-9]{1,20})(?:/at/(?P<ply>[0-9]{1,6}))?/keys",
    "players": r"#/play/(?P<id>[a-z0-9]{1,20})/players(?:/(?P<seat>[0-9]))?",
    "mates": r"#/play/(?P<id>[a-z0-9]{1,20})/mates(?:/(?P<seat>[0-9]))?",
    "saved": r"#/saved",
    "rename": r"#/saved/(?P<id>[a-z0-9]{1,20})/rename",
    "statistics": r"#/statistics",
    "statistics/players": r"#/statistics/players",
    "import": r"#/import",
    "merge": r"#/merge",
    "open": rf"#/open/(?P<link>[A-Za-z0-9_.~-]{{1,{LONGEST_LINK}}})",
    "guide": r"#/guide/(?P<game>[a-z_]{1,40})(?:/(?P<chapter>[a-z0-9_-]{1,40}))?",
    "lesson": r"#/learn/(?P<game>[a-z_]{1,40})(?:/(?P<chapter>[a-z0-9_-]{1,40}))?",
    "puzzles": r"#/puzzles/(?P<game>[a-z_]{1,40})(?:/(?P<chapter>[0-4]))?",
    "puzzle": r"#/puzzle/(?P<game>[a-z_]{1,40})/(?P<chapter>[0-9a-f]{8})",
    "today": r"#/today",
    "settings": r"#/settings",
    "add": r"#/add",
    "added": r"#/added/(?P<game>[a-z_]{1,40})",
}
PATTERNS: Final = {name: re.compile(pattern) for name, pattern in SCREENS.items()}


TRAILING: Final = re.compile(r"(?:%20|%0A|\s|[.,;)>\]])+\Z")
"""What mail and chats leave at the end of a link."""


LOOKING_BACK: Final = ("past", "review", "practise", "keys", "share")
"""Screens that may show an earlier position, or lie over it."""


class Address(NamedTuple):
    """A screen and what it shows: `of` holds the id of a game on the shelf or of a table."""

    screen: str
    of: str = ""
    detail: str = ""

    @property
    def past(self) -> int | None:
        """The ply that is looked back at, also where a dialog lies over it; None at the table itself."""
        return int(self.detail) if self.screen in LOOKING_BACK and self.detail else None

    @property
    def under(self) -> Address:
        """What lies under a dialog."""
        if self.screen == "practise":
            return Address("review", self.of, self.detail)
        return Address("play", self.of) if self.past is None else Address("past", self.of, self.detail)

    def __str__(self) -> str:
        match self.screen:
            case "home":
                return "#/"
            case "new" | "added":
                return f"#/{self.screen}/{self.of}"
            case "levels":
                return f"#/new/{self.of}/players/{self.detail}"
            case "play" | "players" | "mates" | "review" | "practise":
                under = "" if self.screen == "play" else f"/{self.screen}"
                return f"#/play/{self.of}{under}" + (f"/{self.detail}" if self.detail else "")
            case "past":
                return f"#/play/{self.of}/at/{self.detail}"
            case "keys" | "share" if self.detail:
                return f"#/play/{self.of}/at/{self.detail}/{self.screen}"
            case "menu" | "moves" | "share" | "resign" | "scores" | "keys":
                return f"#/play/{self.of}/{self.screen}"
            case "rename":
                return f"#/saved/{self.of}/rename"
            case "open":
                return f"#/open/{self.detail}"
            case "guide" | "lesson" | "puzzles" | "puzzle":
                place = f"#/{'learn' if self.screen == 'lesson' else self.screen}/{self.of}"
                return f"{place}/{self.detail}" if self.detail else place
            case "nowhere":
                return self.detail
            case _:
                return f"#/{self.screen}"


HOME: Final = Address("home")


def read_address(text: str) -> Address | None:
    """Return the address that a text stands for; None if it stands for none."""
    clean = TRAILING.sub("", text)
    for screen, pattern in PATTERNS.items():
        found = pattern.fullmatch(clean)
        if found:
            values = {name: value or "" for name, value in found.groupdict().items()}
            of = values.get("id", values.get("game", ""))
            detail = next((values[name] for name in ("ply", "chapter", "link", "seat") if name in values), "")
            return Address(screen, of, detail)
    return None
