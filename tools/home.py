"""The page itself: the template with the home screen in it, rendered by the same Python that runs in the browser."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cuboteca.ui.app import App

VERSION_MARK = "build:version"


def home_screen() -> dict[str, Any]:
    """The first screen of somebody who has never been here."""
    reply: dict[str, Any] = App({}, now=lambda: "2026-11-20T00:00:00Z").handle({"do": "boot", "to": "#/"})
    return reply


def inline_sheets(names: Iterable[str], art: Path) -> str:
    """The symbol sheets that a screen needs, as the client keeps them in the page."""
    return "".join(f'<div data-sheet="{name}">{(art / f"{name}.svg").read_text("utf-8")}</div>' for name in names)


def fill(template: str, values: dict[str, str]) -> str:
    """The template with each of its marks replaced; a mark that is not there would be a silent loss."""
    for mark, text in values.items():
        if template.count(mark) != 1:
            raise SystemExit(f"index.html must hold {mark} once; it holds it {template.count(mark)} times.")
        template = template.replace(mark, text)
    return template


def page_modules(dist: Path) -> list[str]:
    """Every module that the page itself loads: the client's, the morph's and polyscript's."""
    folders = (dist / "js", dist / "vendor" / "idiomorph", dist / "vendor" / "polyscript")
    paths = [path for folder in folders for path in folder.glob("*.js")]
    return sorted(path.relative_to(dist).as_posix() for path in paths if path.name != "first-paint.js")


def write_home(template: Path, dist: Path) -> None:
    screen = home_screen()
    page = fill(
        template.read_text("utf-8"),
        {
            "<!--build:css-->": '<link rel="stylesheet" href="css/site.css">',
            "<!--build:preload-->": f'<meta name="modules" content="{" ".join(page_modules(dist))}">',
            "<!--build:sheets-->": inline_sheets(screen["sheets"], dist / "art"),
            "<!--build:home-->": str(screen["html"]),
        },
    )
    sha = hashlib.sha256(page.encode())
    for path in sorted(path for path in dist.rglob("*") if path.is_file()):
        sha.update(f"{path.relative_to(dist).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    (dist / "index.html").write_text(fill(page, {VERSION_MARK: sha.hexdigest()[:12]}), "utf-8")
