"""The sheet of a game's symbols, as the page takes it in: what paints it, and its shapes, which stay hidden."""

from __future__ import annotations

from xml.etree import ElementTree

PAINTS = frozenset({"linearGradient", "radialGradient", "pattern", "clipPath", "mask", "filter", "marker"})
"""What a browser paints with only if it is displayed. A shape can be used even if it is hidden."""


def sheet_file(name: str) -> str:
    """Return where in the site a sheet is."""
    return f"art/{name}.html"


def parted(sprite: str) -> str:
    """Return a sprite as two: its paints, and hidden beside them its shapes, which no browser styles or lays out there.

    The shapes were half of what a first screen had to style (docs/start.md). Chromium styles what is in a hidden `svg`.
    """
    root = ElementTree.fromstring(sprite)  # noqa: S314 - our own drawing
    paints = [paint for part in list(root) for paint in _taken_from(root, part)]
    hidden = ElementTree.Element("svg")
    hidden.extend(root)
    root[:] = paints
    return f"{_text(root)}<div hidden>{_text(hidden)}</div>"


def _taken_from(parent: ElementTree.Element, part: ElementTree.Element) -> list[ElementTree.Element]:
    """Take out the paints of a part, wherever they stand: their coordinates are those of what they paint."""
    if part.tag in PAINTS:
        parent.remove(part)
        return [part]
    return [paint for child in list(part) for paint in _taken_from(part, child)]


def _text(element: ElementTree.Element) -> str:
    return ElementTree.tostring(element, encoding="unicode")
