"""The page itself: the template with the home screen in it, rendered by the same Python that runs in the browser.

And the screens that can be wanted before Python is up: home, and the set-up of each game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cuboteca.games import SHELF
from cuboteca.play.language import ENGLISH, HOUSE, Language, choose, translate
from cuboteca.ui.app import App
from tools.sheets import sheet_file

VERSION_MARK = "build:version"
NO_SCRIPT = ("index.no_script", "Cuboteca needs JavaScript: turn it on in your browser.")
"""The context of what the page says where no script runs, and the words."""


def first_screen(address: str, language: str) -> dict[str, Any]:
    """Return what somebody who has never been here sees at an address, in a language that is offered."""
    boot = {"do": "boot", "to": address, "name": language}
    reply: dict[str, Any] = App({}, now=lambda: "2026-11-20T00:00:00Z").handle(boot)
    return reply


def write_first_screens(folder: Path, language: str) -> None:
    """What `static/js/screen/preview.js` shows before Python is up, each under its address: `home`, `new-<game>`."""
    folder.mkdir(parents=True)
    for name, address in {"home": "#/", **{f"new-{game}": f"#/new/{game}" for game in SHELF}}.items():
        screen = first_screen(address, language)
        kept = {key: screen[key] for key in ("title", "html", "sheets")}
        (folder / f"{name}.json").write_text(json.dumps(kept, ensure_ascii=False), "utf-8")


def inline_sheets(names: Iterable[str], dist: Path) -> str:
    """Return the symbol sheets that a screen needs, as the client keeps them in the page."""
    return "".join(f'<div data-sheet="{name}">{(dist / sheet_file(name)).read_text("utf-8")}</div>' for name in names)


def words_first(html: str) -> str:
    """Let its pictures wait for the first layout: read before it, they would keep the page blank."""
    return html.replace("<img ", '<img loading="lazy" ')


def fill(template: str, values: dict[str, str]) -> str:
    """Return the template with each of its marks replaced; a mark that is not there would be a silent loss."""
    for mark, text in values.items():
        if template.count(mark) != 1:
            raise SystemExit(f"index.html must hold {mark} once; it holds it {template.count(mark)} times.")
        template = template.replace(mark, text)
    return template


def without_script(language: Language) -> str:
    """Return what is said in a language where no script runs; the page has it in each, for nothing there can choose
    one."""
    choose(language.code)
    return f'<p class="client-notice" lang="{language.code}">{translate(HOUSE, *NO_SCRIPT)}</p>'


def unloaded(language: Language, words: Mapping[str, str]) -> str:
    """Return what is said in a language where the page's own scripts do not come: what the service worker says then."""
    choose(language.code)
    missing, again = (translate(HOUSE, f"worker.{name}", words[name]) for name in ("missing", "again"))
    return (
        f'<section class="client-notice" lang="{language.code}" role="alert">'
        f'<p>{missing}</p><button type="button">{again}</button></section>'
    )


def write_home(template: Path, dist: Path, languages: Sequence[Language], words: Mapping[str, str]) -> None:
    """Write the page with the home in it in each language: `boot/first-paint.js` puts the reader's in its place.

    `words` are those that the service worker says, in English.
    """
    screen = first_screen("#/", ENGLISH.code)
    others, no_script, missing = "", without_script(ENGLISH), unloaded(ENGLISH, words)
    for one in languages:
        html = words_first(first_screen("#/", one.code)["html"])
        no_script += without_script(one)
        missing += unloaded(one, words)
        others += f'<template id="home-{one.code}" dir="{one.direction}">{html}</template>'
    page = fill(
        template.read_text("utf-8"),
        {
            "build:games": " ".join(SHELF),
            "build:languages": " ".join(one.code for one in (ENGLISH, *languages)),
            "<!--build:css-->": '<link rel="stylesheet" href="css/site.css">',
            "<!--build:sheets-->": inline_sheets(screen["sheets"], dist),
            "<!--build:home-->": words_first(screen["html"]),
            "<!--build:homes-->": others,
            "<!--build:no-script-->": no_script,
            "<!--build:unloaded-->": missing,
        },
    )
    sha = hashlib.sha256(page.encode())
    for path in sorted(path for path in dist.rglob("*") if path.is_file()):
        sha.update(f"{path.relative_to(dist).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    (dist / "index.html").write_text(fill(page, {VERSION_MARK: sha.hexdigest()[:12]}), "utf-8")
