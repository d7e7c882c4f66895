"""Writes an added game into the store, and reads it back: what is known of it, and its wheel under its hash."""

from __future__ import annotations

import json
import re
from binascii import a2b_base64, b2a_base64
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from cuboteca.play.game import About
from cuboteca.ui.added.wheel import LONGEST_NAME, Wheel, WheelRefused, read_wheel
from cuboteca.ui.saved_games import ADDED, CALLED, ODD, WHEELS

LAST_ON_SHELF: Final = 1_000
"""Games that were added stand behind all others."""
LONGEST_SUMMARY: Final = 200
MOST_SEATS: Final = 8
ID: Final = re.compile("[a-z][a-z_]{0,39}")
COLOUR: Final = re.compile("#[0-9a-fA-F]{6}")
TEXTS: Final = ("id", "name", "publisher", "accent", "summary")
LISTS: Final = ("designers", "offers")
SWITCHES: Final = ("secrets", "opponents", "reviews", "lessons", "team", "points")


class Added(NamedTuple):
    """What is known of an added game without running it."""

    about: About
    hash: str
    file: str
    version: str
    author: str
    module: str
    day: str
    """When it was added: ISO date and time, UTC."""
    size: int
    niche: str = ""
    """Its picture in the cabinet, as an address."""
    off: bool = False
    """Did it come in a backup, and has nobody on this device trusted it yet?"""

    def is_called(self, name: str) -> bool:
        """Return whether a name is its own, in small letters or capitals."""
        return name.casefold() == self.about.name.casefold()


def read_added(store: Mapping[str, str]) -> tuple[Added, ...]:
    """Return the games that were added, the first one first; what can't be read is left out."""
    found = [read_one(store, key.removeprefix(ADDED)) for key in store if key.startswith(ADDED)]
    known = sorted((one for one in found if one is not None), key=lambda one: (one.day, one.about.id))
    return tuple(one._replace(about=one.about._replace(shelf=LAST_ON_SHELF + place)) for place, one in enumerate(known))


def read_one(store: Mapping[str, str], game_id: str) -> Added | None:
    """Return what is known of an added game; None if there is none, or its entry is damaged."""
    try:
        data: dict[str, Any] = json.loads(store[ADDED + game_id])
        about = data.pop("about")
        added = Added(about=check_about(_about(about)), **data)
    except (*ODD, AttributeError):
        return None
    texts = (added.hash, added.file, added.version, added.author, added.module, added.day, added.niche)
    is_sound = all(isinstance(text, str) for text in texts) and isinstance(added.size, int)
    return added if is_sound and added.about.id == game_id else None


def _about(said: Mapping[str, Any]) -> About:
    lists = {name: tuple(value) for name, value in said.items() if isinstance(value, list)}
    return About(**{**said, **lists}, shelf=LAST_ON_SHELF)


def check_about(about: Any) -> About:
    """Return what a game says of itself as plain values that every screen can show; WheelRefused if it doesn't fit."""
    for field in TEXTS:
        if not isinstance(getattr(about, field), str):
            raise WheelRefused("no_text", field=field)
    for field in LISTS:
        value = getattr(about, field)
        if not isinstance(value, tuple | list) or not all(isinstance(one, str) for one in value):
            raise WheelRefused("no_list", field=field)
    if not ID.fullmatch(about.id):
        raise WheelRefused("bad_id")
    if not about.name.strip():
        raise WheelRefused("no_name")
    longest = max((about.name, about.publisher, *about.designers), key=len)
    if len(longest) > LONGEST_NAME:
        raise WheelRefused("name_long", letters=len(longest), most=LONGEST_NAME)
    if len(about.summary) > LONGEST_SUMMARY:
        raise WheelRefused("summary_long", most=LONGEST_SUMMARY)
    seats = tuple(about.seats)
    if not seats or not all(seat in range(1, MOST_SEATS + 1) for seat in seats):
        raise WheelRefused("bad_seats", most=MOST_SEATS)
    if not COLOUR.fullmatch(about.accent):
        raise WheelRefused("bad_accent")
    if about.simulates:
        raise WheelRefused("simulates")
    least, most = about.minutes
    switches: dict[str, Any] = {name: bool(getattr(about, name)) for name in SWITCHES}
    return About(
        id=about.id,
        name=about.name,
        designers=tuple(about.designers),
        publisher=about.publisher,
        seats=seats,
        accent=about.accent,
        summary=about.summary,
        minutes=(int(least), int(most)),
        shelf=LAST_ON_SHELF,
        offers=tuple(about.offers),
        **switches,
    )


def check_place(store: Mapping[str, str], game_id: str, name: str, module: str) -> None:
    """Raise WheelRefused if another game that was added has the same package or name."""
    for other in read_added(store):
        if other.about.id != game_id and other.module == module:
            raise WheelRefused("same_module", module=module)
        if other.about.id != game_id and other.is_called(name):
            raise WheelRefused("same_name", game=other.about.name)


def entries_of(added: Added, content: bytes) -> dict[str, str]:
    """Return what the store is to have of an added game."""
    about = added.about._asdict()
    del about["shelf"]
    return {
        ADDED + added.about.id: json.dumps(added._asdict() | {"about": about}, ensure_ascii=False),
        WHEELS + added.hash: b2a_base64(content, newline=False).decode(),
        CALLED + added.about.id: added.about.name,
    }


def read_kept_wheel(store: Mapping[str, str], added: Added) -> Wheel:
    """Return the wheel of an added game as it was kept; WheelRefused if it is gone, or another."""
    try:
        wheel = read_wheel(added.file, a2b_base64(store.get(WHEELS + added.hash, "")))
    except WheelRefused as why:
        raise WheelRefused("lost", game=added.about.name) from why
    if wheel.hash != added.hash:
        raise WheelRefused("lost", game=added.about.name)
    return wheel
