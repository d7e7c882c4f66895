"""The contact sheet: a row for each scene, a column for each look; a row for each film, its frames in time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from tools.gallery.camera import Picture

STYLE = """
body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #ddd8cf; color: #222; }
nav a { margin-right: 16px; }
h2 { margin: 48px 0 8px; }
h3 { margin: 24px 0 8px; font-size: 15px; }
.row { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto; }
figure { margin: 0; flex: none; }
figcaption { font-size: 12px; color: #555; }
img { display: block; height: 420px; width: auto; object-fit: contain; box-shadow: 0 1px 6px #0006; }
"""


def write_sheet(path: Path, subjects: Mapping[str, Sequence[Picture]]) -> None:
    """The sheet as one page beside the pictures."""
    links = "".join(f'<a href="#{escape(name)}">{escape(name)}</a>' for name in subjects)
    sections = "".join(_section(path.parent, name, pictures) for name, pictures in subjects.items())
    path.write_text(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Cuboteca, every screen</title>'
        f"<style>{STYLE}</style><h1>Every screen</h1><nav>{links}</nav>{sections}</html>\n",
        "utf-8",
    )


def _section(folder: Path, name: str, pictures: Sequence[Picture]) -> str:
    rows = "".join(
        f'<h3>{escape(scene)}</h3><div class="row">{"".join(_figure(folder, picture) for picture in taken)}</div>'
        for scene, taken in groupby(pictures, key=lambda picture: picture.scene)
    )
    return f'<h2 id="{escape(name)}">{escape(name)}</h2>{rows}'


def _figure(folder: Path, picture: Picture) -> str:
    file = picture.path.relative_to(folder).as_posix()
    return (
        f'<figure><a href="{file}"><img loading="lazy" src="{file}" alt=""></a>'
        f"<figcaption>{picture.look.name if picture.at is None else f'{picture.at} ms'}</figcaption></figure>"
    )
