"""Reading what was drawn, and what must hold of every picture."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from xml.etree import ElementTree

from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.draw.palette import css

REFUSED = {"style", "script", "filter", "foreignObject", "image"}
"""What the content security policy forbids, or what is slow to paint."""


def read(markup: str) -> ElementTree.Element:
    """ParseError if it is not well formed."""
    return ElementTree.fromstring(markup)  # noqa: S314 - our own pictures


def words_of(markup: str) -> str:
    """As it is read: without tags, and without what keeps words in one line."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", markup)).replace(KEPT_HYPHEN, "-").split())


def ids(markup: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', markup)


def referred(markup: str) -> set[str]:
    """The ids that it refers to."""
    return set(re.findall(r'href="#([^"]+)"', markup)) | set(re.findall(r"url\(#([^)]+)\)", markup))


def check_sound(markup: str) -> None:
    """Well formed, and nothing in it that the policy refuses or that leads out of the site."""
    for element in read(markup).iter():
        assert element.tag.rpartition("}")[2] not in REFUSED
        assert not {"style", "filter"} & set(element.attrib)
        assert not [key for key in element.attrib if key.startswith("on")]
        assert all("://" not in value and "data:" not in value for value in element.attrib.values())


def check_complete(markup: str) -> None:
    """A file: it refers to nothing but itself, has each id once, and all its colours are settled."""
    own = ids(markup)
    assert referred(markup) <= set(own)
    assert "var(" not in markup
    assert 'xmlns="http://www.w3.org/2000/svg"' in markup
    assert repeated(own) == []


def check_niche(markup: str) -> None:
    """A file whose ids can stand beside those of any other niche or sheet."""
    check_complete(markup)
    assert all(name.startswith("n-") for name in ids(markup))


def repeated(names: list[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]


def check_references(markup: str, sheets: str) -> None:
    """Whatever it refers to is in it or on the sheets, and every colour in the palette."""
    assert referred(markup) <= set(ids(sheets + markup))
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", markup)) <= set(re.findall(r"--([a-z0-9-]+):", css()))
