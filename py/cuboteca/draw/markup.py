"""HTML and SVG as strings that escape by default (markupsafe underneath)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from markupsafe import Markup, escape

from cuboteca.play.language import SOFT_HYPHEN

Content = Markup | str | None
Attribute = str | int | float | bool | None

WITHIN_A_WORD = re.compile(r"(?<=\w)-(?=\w)")
KEPT_HYPHEN = "-\u2060"
"""With a word joiner after it no line ends there; the face has no hyphen that says so by itself (U+2011)."""
AS_TYPED = frozenset(("code", "textarea", "option", "title", "text", "tspan"))
"""Where text is typed again or copied, or has no lines."""
VOID = frozenset(("input", "br", "hr", "img", "meta", "link"))


def el(tag: str, *content: Content | Iterable[Content], **attributes: Attribute) -> Markup:
    """Return an element. Text is escaped; Markup is not; None is left out.

    Attributes: `class_` is `class`, `data_do` is `data-do`; None and False leave one out, True gives it bare.
    """
    parts = [f"<{tag}"]
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        parts.append(f" {_key(name)}" if value is True else f' {_key(name)}="{_escaped(str(value))}"')
    parts.append(">")
    if tag not in VOID:
        as_it_is = tag in AS_TYPED or attributes.get("class_") == "for-ears"
        for item in content:
            if item is None:
                continue
            if isinstance(item, Markup):
                parts.append(item)
            elif isinstance(item, str):
                parts.append(_text(item, as_it_is))
            else:
                parts.extend(
                    one if isinstance(one, Markup) else _text(one, as_it_is) for one in item if one is not None
                )
        parts.append(f"</{tag}>")
    return Markup("".join(parts))


@lru_cache(1024)
def _text(text: str, as_it_is: bool) -> Markup:
    """Return text to be read: words such as "re-roll" stay in one line, but for what is typed, copied or only heard.

    Nearly all texts of a screen are those of the screen before, too.
    """
    if not as_it_is and "-" in text and " " in text:
        text = WITHIN_A_WORD.sub(KEPT_HYPHEN, text)
    return escape(text.replace(SOFT_HYPHEN, "") if as_it_is else text)


@cache
def _key(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


@lru_cache(2048)
def _escaped(value: str) -> str:
    """Nearly all attributes of a screen are those of the screen before."""
    return str(escape(value.replace(SOFT_HYPHEN, "")))


def join(items: Iterable[Content]) -> Markup:
    """Return the items one after another, escaped unless they are Markup."""
    return Markup("").join(item for item in items if item is not None)


def element_id(part: str) -> str:
    """Return the id of the element that stands for a part: `cell:1,2` is `cell-1,2`."""
    return part.replace(":", "-")


def name_of(drawn: Markup, part: str) -> str:
    """Return what a screen reader calls the element of a part in what is drawn; nothing where it isn't drawn."""
    begun = re.search(rf'<(\w+)[^<>]*\bdata-part="{re.escape(_escaped(part))}"[^<>]*>', drawn)
    if begun is None:
        return ""
    label = re.search(r'\baria-label="([^"]*)"', begun[0])
    if label is not None:
        return Markup(label[1]).unescape()
    inside = drawn[begun.end() : drawn.index(f"</{begun[1]}>", begun.end())]
    return Markup(inside.replace("<", " <")).striptags().replace(KEPT_HYPHEN, "-")
