"""The icons of the screens: one pen, 24 × 24, drawn in the colour of the words beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

PEN: Final = 1.8

ICONS: Final[Mapping[str, str]] = {
    "back": "M15 5l-7 7 7 7",
    "chevron": "M9 5l7 7-7 7",
    "prev": "M14.5 6l-6 6 6 6",
    "next": "M9.5 6l6 6-6 6",
    "first": "M6 5.5v13M17.5 6l-6 6 6 6",
    "last": "M18 5.5v13M6.5 6l6 6-6 6",
    "undo": "M8.5 5L4 9.5 8.5 14M4.4 9.5H14a5 5 0 0 1 5 5v.5a4 4 0 0 1-4 4h-3",
    "redo": "M15.5 5L20 9.5 15.5 14M19.6 9.5H10a5 5 0 0 0-5 5v.5a4 4 0 0 0 4 4h3",
    "turn": "M5 8.7h9.5v6.6H5zM7.6 5.8a2.2 2.2 0 0 1 4.3 0M7.6 18.2a2.2 2.2 0 0 0 4.3 0M16 4.2a8.2 8.2 0 0 1 1.2 14.4"
    "M21.2 18.9h-4v-4",
    "again": "M19 12.2a7 7 0 1 1-2.1-5.1l2.6 2.5M19.5 4.6v5h-5",
    "history": "M4.6 12.6a7.5 7.5 0 1 0 2.1-5.9L4.4 9M4.3 4.2V9h4.8M12 8v4.3l3 1.8",
    "home": "M4 11.2L12 4l8 7.2V19a1.2 1.2 0 0 1-1.2 1.2H5.2A1.2 1.2 0 0 1 4 19zM9.5 20v-6h5v6",
    "saved": "M7.5 4h9A1.5 1.5 0 0 1 18 5.5V20l-6-4.5L6 20V5.5A1.5 1.5 0 0 1 7.5 4z",
    "settings": "M3.5 8h9M17.5 8h3M3.5 16h3M11.5 16h9M15 10.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z"
    "M9 18.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z",
    "share": "M12 15V3.5M7.5 7.5L12 3l4.5 4.5M4.5 12.5V18A2 2 0 0 0 6.5 20h11a2 2 0 0 0 2-2v-5.5",
    "close": "M6 6l12 12M18 6L6 18",
    "trash": "M4 6.5h16M9 6.5V4.5A1 1 0 0 1 10 3.5h4a1 1 0 0 1 1 1v2M6 6.5l.9 12.2A1.5 1.5 0 0 0 8.4 20h7.2a1.5 "
    "1.5 0 0 0 1.5-1.3L18 6.5M10 10.5v5.5M14 10.5v5.5",
    "edit": "M14.5 5.5l4 4M4 20l1-5L15.8 4.2a1.7 1.7 0 0 1 2.4 0l1.6 1.6a1.7 1.7 0 0 1 0 2.4L9 19z",
    "download": "M12 4v11M7.5 11L12 15.5l4.5-4.5M4.5 19.5h15",
    "upload": "M12 15.5V4.5M7.5 8.5L12 4l4.5 4.5M4.5 19.5h15",
    "picture": "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4",
    "copy": "M10.5 8.5h7A1.5 1.5 0 0 1 19 10v8.5a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9 18.5V10a1.5 1.5 0 0 1 "
    "1.5-1.5zM15 8.5v-3A1.5 1.5 0 0 0 13.5 4h-7A1.5 1.5 0 0 0 5 5.5V14a1.5 1.5 0 0 0 1.5 1.5H9",
    "link": "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1",
    "guide": "M12 6.5C10 5 7 4.6 3.5 5v13.5c3.5-.4 6.5 0 8.5 1.5 2-1.5 5-1.9 8.5-1.5V5C17 4.6 14 5 12 6.5zM12 6.5V20",
    "info": "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.5v.1",
    "star": "M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
    "check": "M4.5 12.5l5 5 10-11",
    "users": "M9 11.7a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3.5 19c.4-3.3 2.6-5 5.5-5s5.1 1.7 5.5 5M15.5 "
    "5.6a3.2 3.2 0 0 1 0 5.8M17.3 14.4c1.8.7 3 2.3 3.2 4.6",
    "person": "M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.5-4 3.4-6 7-6s6.5 2 7 6",
    "opponent": "M5 8v8l7 4 7-4V8l-7-4zl7 4 7-4M12 12v8",
    "hint": "M9 17.5h6M10 20.5h4M9.2 17.5c0-2-2.9-3.1-2.9-7a5.7 5.7 0 0 1 11.4 0c0 3.9-2.9 5-2.9 7",
    "hurry": "M6 6l9 6-9 6zM18 6v12",
    "pause": "M9 6v12M15 6v12",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "flag": "M6 21V4M6 4.5c4-2 7 2 12.5 0v8.5c-5.5 2-8.5-2-12.5 0",
    "draw": "M5.5 9.5h13M5.5 14.5h13",
    "swap": "M7.5 4L4 7.5 7.5 11M4.3 7.5H20M16.5 13l3.5 3.5-3.5 3.5M19.7 16.5H4",
    "eye": "M2.8 12s3.4-6 9.2-6 9.2 6 9.2 6-3.4 6-9.2 6-9.2-6-9.2-6zM12 14.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z",
    "keyboard": "M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 "
    "1.5-1.5zM7 10.2v.1M10.3 10.2v.1M13.7 10.2v.1M17 10.2v.1M8.5 14h7",
    "scores": "M4 20h16M7 16.5v-5M12 16.5v-11M17 16.5v-8",
    "list": "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1",
    "warning": "M12 4.5L21 19.5H3zM12 10v4.5M12 17v.1",
    "bag": "M9.2 7.5C6.5 9.8 4.5 13 4.5 15.8c0 3 2.2 4.7 7.5 4.7s7.5-1.7 7.5-4.7c0-2.8-2-6-4.7-8.3M8 3.8l1.2 3.7h5.6"
    "L16 3.8c-1.2.9-2.4.9-4 0-1.6.9-2.8.9-4 0z",
    "roll": "M7 4.5h10A2.5 2.5 0 0 1 19.5 7v10a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V7A2.5 2.5 0 0 1 7 4.5z"
    "M8.6 8.6v.1M15.4 8.6v.1M12 12v.1M8.6 15.4v.1M15.4 15.4v.1",
    "fit": "M4.5 9V6A1.5 1.5 0 0 1 6 4.5h3M15 4.5h3A1.5 1.5 0 0 1 19.5 6v3M19.5 15v3a1.5 1.5 0 0 1-1.5 1.5h-3M9 19.5H6"
    "A1.5 1.5 0 0 1 4.5 18v-3M9.5 12h5M12 9.5v5",
    "closer": "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3l5.2 5.2M10.5 7.8v5.4M7.8 10.5h5.4",
    "pass": "M5 6l7 6-7 6zM13 6l7 6-7 6z",
}
SOLID: Final[Mapping[str, str]] = {
    "play": "M8.5 5.6v12.8c0 .8.9 1.3 1.6.9l10-6.4c.6-.4.6-1.3 0-1.7l-10-6.4c-.7-.5-1.6 0-1.6.8z",
    "more": "M5.5 13.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM12 13.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z"
    "M18.5 13.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z",
}


def icon(name: str) -> Markup:
    """Return an icon beside its words, or in a button that has a label."""
    return Markup(
        '<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">'
        f'<use href="#icon-{name}"/></svg>'
    )


def icon_symbols(icons: Mapping[str, str] = ICONS, solid: Mapping[str, str] = SOLID) -> Markup:
    """Return those of the house for the common sprite; a game gives its own for its sprite. No two mean the same."""
    pen = f'fill="none" stroke="currentColor" stroke-width="{PEN}" stroke-linecap="round" stroke-linejoin="round"'
    drawn = "".join(
        f'<symbol id="icon-{name}" viewBox="0 0 24 24"><path d="{path}" {pen}/></symbol>'
        for name, path in icons.items()
    )
    filled = "".join(
        f'<symbol id="icon-{name}" viewBox="0 0 24 24"><path d="{path}" fill="currentColor"/></symbol>'
        for name, path in solid.items()
    )
    return Markup(drawn + filled)
