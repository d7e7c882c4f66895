"""HTML and SVG as strings that escape by default (markupsafe underneath)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from markupsafe import Markup, escape

Content = Markup | str | None
Attribute = str | int | float | bool | None

VOID = frozenset(("input", "br", "hr", "img", "meta", "link"))


def el(tag: str, *content: Content | Iterable[Content], **attributes: Attribute) -> Markup:
    """An element. Text is escaped; Markup is not; None is left out.

    Attributes: `class_` is `class`, `data_do` is `data-do`; None and False leave one out, True gives it bare.
    """
    parts = [f"<{tag}"]
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        parts.append(f" {_key(name)}" if value is True else f' {_key(name)}="{_escaped(str(value))}"')
    parts.append(">")
    if tag not in VOID:
        for item in content:
            if item is None:
                continue
            if isinstance(item, Markup):
                parts.append(item)
            elif isinstance(item, str):
                parts.append(escape(item))
            else:
                parts.extend(one if isinstance(one, Markup) else escape(one) for one in item if one is not None)
        parts.append(f"</{tag}>")
    return Markup("".join(parts))


@cache
def _key(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


@lru_cache(2048)
def _escaped(value: str) -> str:
    """Nearly all attributes of a screen are those of the screen before."""
    return str(escape(value))


def join(items: Iterable[Content]) -> Markup:
    """The items one after another, escaped unless they are Markup."""
    return Markup("").join(item for item in items if item is not None)
