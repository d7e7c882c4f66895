"""Which symbol shows what a card file has words for."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from markupsafe import Markup

from cuboteca.games.cuobe.view.art.emblem_shapes import BLUE_EMBLEMS, GREEN_EMBLEMS, ROOM_EMBLEMS, disc

PEN: Final = 1.6

EMBLEMS: Final = {**ROOM_EMBLEMS, **BLUE_EMBLEMS, **GREEN_EMBLEMS}
"""By the words of a card file: these are the emblems that a deck of one's own may name."""

PLAIN: Final = {
    "room": "compass rose, four open doors",
    "key": "key with 1 tooth",
    "tool": "case with cross",
    "talent": "open eye",
    "syndrome": "spiral",
    "event": "spark",
    "trigger": "spikes",
    "tick": "clock with arrow N",
    "spawn": "ghoul face",
    "sister": "second twin",
}
"""By the type of a card: what a card has whose own words name no emblem."""

SIGNS: Final = {
    "wound": "M5.3 13.3l8-8a3.8 3.8 0 0 1 5.4 5.4l-8 8a3.8 3.8 0 0 1-5.4-5.4zM9.2 12L12 9.2l2.8 2.8-2.8 2.8z",
    "panic": BLUE_EMBLEMS["spiral"],
    "asleep": "M19.5 14.5A8 8 0 1 1 10 4.3a6.5 6.5 0 0 0 9.5 10.2z",
    "move": "M12 3v18M3 12h18M9.4 5.6L12 3l2.6 2.6M9.4 18.4L12 21l2.6-2.6M5.6 9.4L3 12l2.6 2.6M18.4 9.4L21 12l-2.6 2.6",
    "search": disc(10.5, 10.5, 6) + "M15 15l5.5 5.5",
    "fight": "M20 4L9.5 14.5M20 4l-4.8.6-7.5 7.5 4.2 4.2 7.5-7.5zM6 12.6l5.4 5.4M8.2 15.8L4 20",
    "force": "M7 11V8a5 5 0 0 1 9.6-2M5.5 11h13v9.5h-13zM12 14.5v2.5",
    "lock": "M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9.5h-13zM12 14.5v2.5",
    "trap": GREEN_EMBLEMS["spikes"],
    "find": GREEN_EMBLEMS["spark"],
    "chest": "M3.5 11.5V9A3.5 3.5 0 0 1 7 5.5h10A3.5 3.5 0 0 1 20.5 9v2.5zM3.5 11.5V19h17v-7.5M10.3 10h3.4v4h-3.4z",
    "die": "M12 2.8l8 4.6v9.2l-8 4.6-8-4.6V7.4zM4 7.4l8 4.6 8-4.6M12 12v9.2",
    "room": "M4 4h16v16H4zM9.5 4v3M14.5 4v3M9.5 20v-3M14.5 20v-3M4 9.5h3M4 14.5h3M20 9.5h-3M20 14.5h-3",
    "talent": BLUE_EMBLEMS["open eye"],
    "key": BLUE_EMBLEMS["key with 2 teeth"],
    "carry": disc(8, 6.5, 2.6)
    + disc(16.5, 8, 2.1)
    + "M3.5 19.5c.2-4.5 1.8-7 4.5-7s4.3 2.5 4.5 7M13.5 14c.8-.9 1.8-1.3 3-1.3 "
    "2.4 0 3.7 2 4 5.8",
    "map": "M3.5 6.5l5.7-2.5 5.6 2.5 5.7-2.5v13.5l-5.7 2.5-5.6-2.5-5.7 2.5zM9.2 4v13.5M14.8 6.5V20",
    "leave": "M13 4H5.5v16.5H13M10 12.3h10.5M16.5 8.3l4 4-4 4",
    "threat": "M12 4.5L21 19.5H3zM12 10v4.5M12 17v.1",
    "dead": "M7.5 20.5v-3.3C5.3 16 4 13.9 4 11.3 4 7 7.5 3.7 12 3.7s8 3.3 8 7.6c0 2.6-1.3 4.7-3.5 5.9v3.3zM9 "
    "10.5v1.5M15 10.5v1.5M12 "
    "17.5v3",
    "insane": BLUE_EMBLEMS["covered disc"],
}
"""The signs of the game, for words and buttons."""


@cache
def emblem_id(words: str, kind: str = "room") -> str:
    """The symbol for the words of a card, or else for its type."""
    known = words if words in EMBLEMS else PLAIN.get(kind, PLAIN["event"])
    return "c-" + re.sub(r"[^a-z0-9]+", "-", known.lower())


def emblem(words: str, kind: str = "room") -> Markup:
    """A card's emblem in the colour of the words beside it."""
    return _icon(emblem_id(words, kind))


def sign(name: str) -> Markup:
    """One of the game's signs beside its words."""
    return _icon(f"c-sign-{name}")


def _icon(symbol: str) -> Markup:
    return Markup(
        f'<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><use href="#{symbol}"/></svg>'
    )


def emblem_symbols() -> Markup:
    """All emblems and signs, for the sheet."""
    pen = f'fill="none" stroke="currentColor" stroke-width="{PEN}" stroke-linecap="round" stroke-linejoin="round"'
    named = {emblem_id(words): path for words, path in EMBLEMS.items()}
    named.update((f"c-sign-{name}", path) for name, path in SIGNS.items())
    return Markup(
        "".join(
            f'<symbol id="{name}" viewBox="0 0 24 24"><path d="{path}" {pen}/></symbol>' for name, path in named.items()
        )
    )
