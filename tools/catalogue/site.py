"""Makes what a built site carries of other languages: their catalogues, their list, and the page's own words."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from gettext import GNUTranslations
from io import BytesIO

from cuboteca.play.language import HOUSE, Language
from tools.catalogue.entries import entries

PAGE: str = "page."
"""How the contexts begin of what the page says by itself."""

Catalogues = Mapping[str, bytes]
"""The compiled catalogues of a language, by their domains."""


def carried_files(languages: Iterable[tuple[Language, Catalogues]]) -> dict[str, bytes]:
    """Return what lies beside our modules, by its path there: the list of languages and each catalogue."""
    files = {}
    listed = []
    for language, catalogues in languages:
        listed.append([*language])
        for domain, content in catalogues.items():
            folder = "cuboteca" if domain == HOUSE else f"cuboteca/games/{domain}"
            files[f"{folder}/messages/{language.code}.mo"] = content
    return files | {"cuboteca/messages/languages.json": json.dumps(listed).encode()}


def page_words(catalogues: Catalogues) -> dict[str, str]:
    """Return what the page says by itself in a language, by the names that `static/js/screen/words.js` has for it."""
    translations = GNUTranslations(BytesIO(catalogues[HOUSE]))
    said = (entry for entry in entries() if entry.domain == HOUSE and entry.context.startswith(PAGE))
    return {entry.context.removeprefix(PAGE): translations.pgettext(entry.context, entry.singular) for entry in said}
