"""Writes the messages as gettext's files: templates for translators, and compiled catalogues."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import write_po

from tools.catalogue.entries import Entry, entries

Translation = str | tuple[str, ...]
"""Of a message that counts, as many as the language has forms."""


def domains() -> tuple[str, ...]:
    """Return the domains that have messages: the house, then the games."""
    return tuple(dict.fromkeys(entry.domain for entry in entries()))


def template(domain: str) -> Catalog:
    """Return the messages of a domain, to be translated."""
    catalogue = Catalog(project="Cuboteca", domain=domain, header_comment=f"# Messages of Cuboteca: {domain}.")
    for entry in of_domain(domain):
        catalogue.add(message_id(entry), context=entry.context, locations=[(entry.source, 0)])
    return catalogue


def of_domain(domain: str) -> Iterable[Entry]:
    return (entry for entry in entries() if entry.domain == domain)


def message_id(entry: Entry) -> str | tuple[str, str]:
    """Return a message as gettext has it."""
    return entry.singular if entry.plural is None else (entry.singular, entry.plural)


def write_templates(folder: Path) -> list[Path]:
    """Write a `.pot` for each domain; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for domain in domains():
        path = folder / f"{domain}.pot"
        with path.open("wb") as file:
            write_po(file, template(domain), sort_output=False, omit_header=False, width=100)
        written.append(path)
    return written


def compiled(domain: str, locale: str, translate: Callable[[Entry], Translation]) -> bytes:
    """Return the `.mo` of a domain in a language, each message as `translate` has it."""
    catalogue = Catalog(locale=locale, domain=domain, fuzzy=False)
    for entry in of_domain(domain):
        catalogue.add(message_id(entry), translate(entry), context=entry.context)
    file = BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()
