"""Makes what a built site carries of other languages: their catalogues, their list, and the page's own words.

And speaks them where the site is built, as the app does in a browser.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from cuboteca.play import language
from cuboteca.play.language import ENGLISH, HOUSE, Language
from cuboteca.ui.render_caches import clear_render_caches

PAGE, WORKER = "page.", "worker."
"""How the contexts begin of what the page says by itself, and the service worker."""

Catalogues = Mapping[str, bytes]
"""The compiled catalogues of a language, by their domains."""


def carried_files(languages: Iterable[tuple[Language, Catalogues]]) -> dict[str, bytes]:
    """Return what lies beside our modules, by its path there: the list of languages and each catalogue."""
    files = {}
    listed = []
    for spoken, catalogues in languages:
        listed.append([*spoken])
        for domain, content in catalogues.items():
            folder = "cuboteca" if domain == HOUSE else f"cuboteca/games/{domain}"
            files[f"{folder}/messages/{spoken.code}.json"] = content
    return files | {"cuboteca/messages/languages.json": json.dumps(listed).encode()} if listed else {}


@contextmanager
def offering(files: Mapping[str, bytes]) -> Iterator[None]:
    """Offer the languages of some files (`carried_files`) for a while, then speak English again."""

    def carried_file(package: str, name: str) -> bytes | None:
        return files.get(f"{package.replace('.', '/')}/messages/{name}.json")

    before, language.carried_file = language.carried_file, carried_file
    language.offered.cache_clear()
    try:
        yield
    finally:
        language.choose(ENGLISH.code)
        clear_render_caches()
        language.carried_file = before
        language.offered.cache_clear()


def own_words(catalogues: Catalogues, whose: str) -> dict[str, str]:
    """Return what the page (`PAGE`) or the service worker says by itself in a language, by the names that it has."""
    said: dict[str, str] = json.loads(catalogues[HOUSE])
    return {context.removeprefix(whose): text for context, text in said.items() if context.startswith(whose)}
