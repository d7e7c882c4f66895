"""Keeps what the players of this device prefer: remembered, checked, and never a reason to fail."""

from __future__ import annotations

import json
from collections.abc import MutableMapping
from typing import Final, NamedTuple

from cuboteca.play.language import offered

KEY: Final = "settings"


class Setting(NamedTuple):
    """One preference: its values, the default first."""

    id: str
    values: tuple[str, ...]


LANGUAGE: Final = "language"

_FIXED: Final = (
    Setting("theme", ("system", "light", "dark")),
    Setting("text", ("100", "115", "130", "150", "200")),
    Setting("motion", ("system", "full", "reduced")),
    Setting("pace", ("normal", "calm", "fast")),
    Setting("sound", ("on", "off")),
    Setting("awake", ("on", "off")),
    Setting("hand", ("right", "left")),
    Setting("facing", ("game", "turns", "still")),
    Setting("rooms", ("move", "look")),
    Setting("keys", ("anywhere", "there")),
)


def settings() -> tuple[Setting, ...]:
    """Return every setting; what they are called is in `text/preferences.py`."""
    return (*_FIXED, Setting(LANGUAGE, tuple(language.code for language in offered())))


def choices() -> tuple[Setting, ...]:
    """Return the settings that there is something to choose in: the language only where the site has another."""
    return tuple(setting for setting in settings() if len(setting.values) > 1)


def default_settings() -> dict[str, str]:
    """Return the settings as they are before anybody has changed one."""
    return {setting.id: setting.values[0] for setting in settings()}


def read_settings(store: MutableMapping[str, str]) -> dict[str, str]:
    """Return the remembered settings; a damaged or unknown value gives way to its default."""
    found = default_settings()
    try:
        kept = json.loads(store.get(KEY, "{}"))
    except ValueError:
        return found
    if isinstance(kept, dict):
        for setting in settings():
            if kept.get(setting.id) in setting.values:
                found[setting.id] = kept[setting.id]
    return found


def change_setting(store: MutableMapping[str, str], name: str, value: str) -> bool:
    """Remember one setting; False if there is no such setting or value."""
    if not any(setting.id == name and value in setting.values for setting in settings()):
        return False
    store[KEY] = json.dumps(read_settings(store) | {name: value})
    return True


def begin_in(store: MutableMapping[str, str], language: str) -> bool:
    """Remember a language on the first visit; False if one has been chosen, or it is the default or isn't offered."""
    if KEY in store or language == default_settings()[LANGUAGE]:
        return False
    return change_setting(store, LANGUAGE, language)
