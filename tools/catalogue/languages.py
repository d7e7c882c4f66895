"""Reads what translators have made: `messages/<language>/<domain>.po`, for the languages that a site speaks."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from cuboteca.play.language import Language
from tools.catalogue.entries import Entry
from tools.catalogue.files import Translation, compiled, domains, message_id, of_domain
from tools.paths import ROOT

MESSAGES: Final = ROOT / "messages"
BEGUN: Final = datetime(2026, 11, 27, tzinfo=UTC)
"""Gettext wants a date; the history has the true ones."""
SPOKEN: Final = (Language("de", "Deutsch"), Language("fr", "Français"), Language("es", "Español"))


def file_of(language: Language, domain: str) -> Path:
    """Return where the translations of a domain are."""
    return MESSAGES / language.code / f"{domain}.po"


def empty(language: Language, domain: str) -> Catalog:
    """Return a domain in which nothing is translated, with the same head every time."""
    who = "Cuboteca"
    return Catalog(
        locale=language.code,
        domain=domain,
        header_comment="",
        project=who,
        version="1",
        msgid_bugs_address=who,
        last_translator=who,
        language_team=who,
        creation_date=BEGUN,
        revision_date=BEGUN,
        fuzzy=False,
    )


@cache
def translations(language: Language, domain: str) -> Catalog:
    """Return a domain as it has been translated; empty if it has not."""
    path = file_of(language, domain)
    if not path.exists():
        return empty(language, domain)
    with path.open("rb") as file:
        return read_po(file, locale=language.code, domain=domain)


def translation(language: Language, entry: Entry) -> Translation | None:
    """Return what stands for a message in a language; None if nothing does that can be relied on."""
    found = translations(language, entry.domain).get(message_id(entry), context=entry.context)
    if found is None or found.fuzzy or not found.string or not all(found.string):
        return None
    return found.string if isinstance(found.string, str) else tuple(found.string)


def catalogues(language: Language) -> dict[str, bytes]:
    """Return the catalogue of each domain as the app reads it."""
    return {domain: compiled(domain, lambda entry: translation(language, entry)) for domain in domains()}


def update(language: Language, domain: str) -> Path:
    """Write a domain's file anew for the messages of today.

    A message whose English was reworded keeps its translation, marked fuzzy until someone has looked at it; one that
    nobody says any more goes.
    """
    before = translations(language, domain)
    kept = {message.context: message for message in before if message.id}
    after = empty(language, domain)
    for entry in of_domain(domain):
        same = before.get(message_id(entry), context=entry.context)
        old = same or kept.get(entry.context)
        fits = old is not None and isinstance(old.string, str) == (entry.plural is None)
        after.add(
            message_id(entry),
            old.string if old is not None and fits else None,
            context=entry.context,
            flags=("fuzzy",) if fits and same is None else (),
        )
    path = file_of(language, domain)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, after, no_location=True, omit_header=False, width=0)
    return path
