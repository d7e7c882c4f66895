"""The icons that only this game has, drawn with the pen of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ICONS: Final[Mapping[str, str]] = {
    "danger": "M5.5 20v-9a6.5 6.5 0 0 1 13 0v9l-2.2-1.8-2.1 1.8-2.2-1.8-2.2 1.8-2.1-1.8zM9.7 11v.1M14.3 11v.1",
    "log": "M7 4h10a1.2 1.2 0 0 1 1.2 1.2V20l-3.1-1.8L12 20l-3.1-1.8L5.8 20V5.2A1.2 1.2 0 0 1 7 4z"
    "M9.2 8.5h5.6M9.2 12.5h5.6",
}
