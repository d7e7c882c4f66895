"""Writes the site into dist/: a folder that any static host can serve from any sub-path.

    python -m tools.build_site [FOLDER] [--pseudo]      with the two languages that only tests read, and no other

The same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import json
import shutil
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from cuboteca.games import SHELF
from cuboteca.play.language import ENGLISH, Language
from tools.bundle import small_css, styles, write_client
from tools.catalogue import pseudo
from tools.catalogue.entries import worker_messages
from tools.catalogue.languages import SPOKEN
from tools.catalogue.languages import catalogues as translated
from tools.catalogue.site import PAGE, WORKER, Catalogues, carried_files, offering, own_words
from tools.drawings import palette_css, write_drawings
from tools.home import write_first_screens, write_home
from tools.icons import write_icons
from tools.licences import write_licences
from tools.manifest import write_manifest
from tools.paths import BUILD, DIST, PYTHON, ROOT, STATIC
from tools.precache import write_service_worker
from tools.pyc_zip import split
from tools.pyscript_settings import Settings
from tools.python_code import application, standard_library
from tools.sheets import sheet_file
from tools.vendor import copy_vendor

Spoken = tuple[Language, Catalogues]
"""A language with its catalogues."""


def copy_folder(source: Path, target: Path, *patterns: str) -> None:
    """The files of a folder that match, with their sub-folders."""
    for pattern in patterns:
        for path in sorted(source.rglob(pattern)):
            copy = target / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


LATE_SHEETS = ("statistics", "puzzles", "clocks", "added")
"""Style sheets of the house that are fetched with the first screen that needs them; they bring no drawings."""


def write_css(folder: Path) -> None:
    """The palette and the styles of the house as one: one request before the first paint. Each game's by itself, and
    what only some screens need."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "site.css").write_text(small_css(palette_css()) + styles("site"), "utf-8")
    for name in LATE_SHEETS:
        (folder / f"{name}.css").write_text(styles(name), "utf-8")
    for game in SHELF:
        has_its_own = (STATIC / "css" / f"{game}.css").exists()
        (folder / f"{game}.css").write_text(styles(game) if has_its_own else "", "utf-8")


def write_page_words(folder: Path, languages: Sequence[Spoken]) -> None:
    """What the page says by itself, a file for each language that isn't English."""
    folder.mkdir()
    for language, catalogues in languages:
        words = json.dumps(own_words(catalogues, PAGE), ensure_ascii=False)
        (folder / f"{language.code}.json").write_text(words, "utf-8")


def spoken() -> list[Spoken]:
    """Return the languages of a site besides English, each with its catalogues."""
    return [(language, translated(language)) for language in SPOKEN]


def pseudo_languages() -> list[Spoken]:
    """Return the languages for tests, each with its catalogues."""
    return [(language, pseudo.catalogues(language)) for language in pseudo.LANGUAGES]


def write_what_is_seen_first(dist: Path, languages: Sequence[Spoken], files: Mapping[str, bytes]) -> None:
    """The manifest, the screens that stand for the first, and the page with the home, in each language."""
    others = [language for language, _ in languages]
    with offering(files):
        for language in (ENGLISH, *others):
            write_first_screens(dist / "screens" / language.code, language.code)
            write_manifest(ROOT / "manifest.json", dist, language)
        write_home(ROOT / "index.html", dist, others, worker_messages())


def build(dist: Path, languages: Sequence[Spoken] = ()) -> str:
    """Write the whole site into an empty folder; returns its version."""
    dist.mkdir(parents=True)
    settings = Settings()
    copy_vendor(dist, *standard_library())
    messages = carried_files(languages)
    split(application(messages), dist / "app.zip", dist / "games")
    shutil.copyfile(PYTHON / "main.py", dist / "main.py")
    write_client(dist / "js", settings)
    shutil.copyfile(settings.path, dist / settings.path.name)
    settings.check_files(dist)
    copy_folder(STATIC / "screenshots", dist / "screenshots", "*.png")
    write_css(dist / "css")
    write_drawings(dist)
    for name in LATE_SHEETS:
        (dist / sheet_file(name)).touch()
    write_icons(dist / "icons")
    write_licences(dist)
    # So that GitHub Pages serves the files as they are.
    (dist / ".nojekyll").touch()
    write_page_words(dist / "words", languages)
    write_what_is_seen_first(dist, languages, messages)
    words = {language.code: own_words(catalogues, WORKER) for language, catalogues in languages}
    return write_service_worker(ROOT / "service-worker.js", dist, words)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=Path, default=DIST)
    parser.add_argument("--pseudo", action="store_true")
    arguments = parser.parse_args()
    dist: Path = arguments.folder.resolve()
    begun = time.perf_counter()
    draft = BUILD / f"making-{dist.name}"
    shutil.rmtree(draft, ignore_errors=True)
    version = build(draft, pseudo_languages() if arguments.pseudo else spoken())
    # Only a whole site takes the place of the last one.
    shutil.rmtree(dist, ignore_errors=True)
    shutil.move(draft, dist)
    files = [path for path in dist.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    took = time.perf_counter() - begun
    print(f"Built version {version} in {took:.1f} s: {len(files)} files, {size:.1f} MB in {dist.name}/")


if __name__ == "__main__":
    main()
