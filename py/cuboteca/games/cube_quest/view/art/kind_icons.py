"""The icons of the seven kinds of cubes, which survive at twelve pixels, and the crests of the two sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ICONS: Final[Mapping[str, str]] = {
    "K": "M3.5 18.5V8.2l4.6 3.7L12 4.8l3.9 7.1 4.6-3.7v10.3ZM4.5 19.3h15a1 1 0 0 1 1 1v.3a1 1 0 0 1-1 1h-15a1 1 0 "
    "0 1-1-1"
    "v-.3a1 1 0 0 1 1-1Z",
    "S": "M12 1.8 14.6 5v9.3H9.4V5ZM6 14.3h12V17h-4.2v5.2h-3.6V17H6Z",
    "H": "M12 2.5c5 0 8 3.6 8 8.5v8.5l-5.5 2V15h-5v6.5L4 19.5V11c0-4.9 3-8.5 8-8.5ZM6.5 10v2.5h11V10Z",
    "U": "M12 2c5.2 2.6 8 7 8 12 0 3.6-1.5 6.3-3.5 8h-9C5.5 20.3 4 17.6 4 14 4 9 6.8 4.6 12 2ZM12 7.5c-3 1.8-4.3 "
    "4.2-4.3 "
    "6.7 0 2 .9 3.6 2 4.6h4.6c1.1-1 2-2.6 2-4.6 0-2.5-1.3-4.9-4.3-6.7ZM10 12.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM14 "
    "12.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z",
    "G": "M3 6.5 7 7.8C8.3 6.1 10 5.2 12 5.2s3.7.9 5 2.6l4-1.3c0 3-1 5.3-2.8 6.6C18 17.4 15.7 20 12 "
    "20s-6-2.6-6.2-6.9C4 "
    "11.8 3 9.5 3 6.5ZM7.6 11c.1 2.2 1.1 3.5 2.8 3.4l.6-1.7ZM16.4 11 13 12.7l.6 1.7c1.7.1 2.7-1.2 2.8-3.4Z",
    "L": "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
}
"""Filled shapes by the code of the kind, on a square of 24; holes by the even-odd rule."""

ICON_PEN: Final[Mapping[str, str]] = {
    "F": "M12 2.5v19M3.8 7.2l16.4 9.5M20.2 7.2 3.8 16.7M9.3 3.8 12 6.3l2.7-2.5M9.3 20.2 12 17.7l2.7 2.5"
}
"""Icons that are strokes, 2.6 wide."""

SHIELD: Final = "M7 7H57V30C57 44.5 46.5 54.5 32 60 17.5 54.5 7 44.5 7 30Z"
DISC: Final = "M5.5 32a26.5 26.5 0 1 0 53 0a26.5 26.5 0 1 0-53 0Z"
CRESTS: Final = (SHIELD, DISC)
"""By colour, on a square of 64: the sides differ without their colours."""

ICON_AT: Final = ("translate(13 10.5) scale(1.583)", "translate(12.5 12.5) scale(1.625)")
"""Where the icon lies on the crest of each colour."""


def icon_shape(code: str, paint: str) -> str:
    """The icon of a kind on its square of 24."""
    pen = ICON_PEN.get(code)
    if pen:
        return f'<path d="{pen}" fill="none" stroke="{paint}" stroke-width="2.6" stroke-linecap="round"/>'
    return f'<path d="{ICONS[code]}" fill="{paint}" fill-rule="evenodd"/>'
