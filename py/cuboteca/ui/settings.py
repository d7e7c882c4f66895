"""What the players of this device prefer; remembered, checked, and never a reason to fail."""

from __future__ import annotations

import json
from collections.abc import MutableMapping
from typing import Final, NamedTuple

KEY: Final = "settings"


class Setting(NamedTuple):
    """One preference: its values with their labels, the default first."""

    id: str
    title: str
    meaning: str
    values: tuple[tuple[str, str], ...]


SETTINGS: Final = (
    Setting(
        "theme",
        "Theme",
        "Paper by day, walnut by night.",
        (("system", "As the device"), ("light", "Paper"), ("dark", "Walnut")),
    ),
    Setting(
        "text",
        "Text size",
        "Everything that is written grows with it.",
        (("100", "100 %"), ("115", "115 %"), ("130", "130 %"), ("150", "150 %"), ("200", "200 %")),
    ),
    Setting(
        "motion",
        "Motion",
        "Pieces glide, or are simply there.",
        (("system", "As the device"), ("full", "Full"), ("reduced", "Reduced")),
    ),
    Setting(
        "sound",
        "Sound and touch",
        "Quiet wooden sounds, and a short buzz where the device has one.",
        (("on", "On"), ("off", "Off")),
    ),
    Setting(
        "facing",
        "The board",
        "It can turn to face whoever is to move.",
        (("still", "Stays as it is"), ("turns", "Turns to the player")),
    ),
    Setting(
        "keys",
        "Keys",
        "Letters and digits play; the last page of each guide has them all, as has ? at a table. "
        "Who speaks to the device may press them by chance.",
        (("anywhere", "Anywhere at the table"), ("there", "Only where Tab leads")),
    ),
    Setting("language", "Language", "Cuboteca speaks English so far.", (("en", "English"),)),
)


def default_settings() -> dict[str, str]:
    """As they are before anybody has changed one."""
    return {setting.id: setting.values[0][0] for setting in SETTINGS}


def read_settings(store: MutableMapping[str, str]) -> dict[str, str]:
    """The remembered settings; a damaged or unknown value gives way to its default."""
    settings = default_settings()
    try:
        kept = json.loads(store.get(KEY, "{}"))
    except ValueError:
        return settings
    if isinstance(kept, dict):
        for setting in SETTINGS:
            if any(kept.get(setting.id) == value for value, _ in setting.values):
                settings[setting.id] = kept[setting.id]
    return settings


def change_setting(store: MutableMapping[str, str], name: str, value: str) -> bool:
    """Remember one setting; False if there is no such setting or value."""
    if not any(s.id == name and any(v == value for v, _ in s.values) for s in SETTINGS):
        return False
    store[KEY] = json.dumps(read_settings(store) | {name: value})
    return True
