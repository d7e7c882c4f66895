"""Buttons of the tray: each is a part that can be tapped, and has a key where it is used often."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import Content, el, element_id
from cuboteca.games.cube_quest.view.keys import KEYS
from cuboteca.play.keys import shortcut


@lru_cache(maxsize=256)
def part_button(
    part: str,
    label: str,
    *,
    sign: str | None = None,
    kind: str = "quest-button",
    pressed: bool | None = None,
    enabled: bool = True,
    said: str | None = None,
    inside: Markup | None = None,
) -> Markup:
    """A button; `said` is what a screen reader says instead of the label, `inside` stands before it."""
    return el(
        "button",
        icon(sign) if sign is not None else None,
        inside,
        el("span", label) if label else None,
        type="button",
        class_=kind,
        id=element_id(part),
        data_part=part,
        aria_label=said,
        aria_pressed=None if pressed is None else ("true" if pressed else "false"),
        aria_disabled=None if enabled else "true",
        aria_keyshortcuts=shortcut(KEYS, part),
    )


def slot(inside: Content) -> Markup:
    """What changes with what is picked: always as high, so that the board keeps its size."""
    return el("div", inside, class_="quest-slot")


def group(label: str, buttons: Iterable[Content], kind: str) -> Markup:
    """Some buttons that belong together."""
    return el("div", buttons, class_=kind, role="group", aria_label=label)
