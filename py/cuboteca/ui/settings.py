"""Keeps what the players of this device prefer: remembered, checked, and never a reason to fail."""

from __future__ import annotations

import json
from collections.abc import MutableMapping
from typing import Final, NamedTuple

KEY: Final = "settings"


class Setting(NamedTuple):
    """One preference: its values, the default first."""

    id: str
    values: tuple[str, ...]


SETTINGS: Final = (
    Setting("theme", ("system", "light", "dark")),
    Setting("text", ("100", "115", "130", "150", "200")),
    Setting("motion", ("system", "full", "reduced")),
    Setting("sound", ("on", "off")),
    Setting("facing", ("still", "turns")),
    Setting("keys", ("anywhere", "there")),
    Setting("language", ("en",)),
)
"""What they are called is in `text/preferences.py`."""


def default_settings() -> dict[str, str]:
    """Return the settings as they are before anybody has changed one."""
    return {setting.id: setting.values[0] for setting in SETTINGS}


def read_settings(store: MutableMapping[str, str]) -> dict[str, str]:
    """Return the remembered settings; a damaged or unknown value gives way to its default."""
    settings = default_settings()
    try:
        kept = json.loads(store.get(KEY, "{}"))
    except ValueError:
        return settings
    if isinstance(kept, dict):
        for setting in SETTINGS:
            if kept.get(setting.id) in setting.values:
                settings[setting.id] = kept[setting.id]
    return settings


def change_setting(store: MutableMapping[str, str], name: str, value: str) -> bool:
    """Remember one setting; False if there is no such setting or value."""
    if not any(setting.id == name and value in setting.values for setting in SETTINGS):
        return False
    store[KEY] = json.dumps(read_settings(store) | {name: value})
    return True
