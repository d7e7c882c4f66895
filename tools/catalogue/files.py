"""Writes the messages as gettext's files, templates for translators; and catalogues as the app reads them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

from babel.messages.catalog import Catalog
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


def compiled(domain: str, translate: Callable[[Entry], Translation | None]) -> bytes:
    """Return a catalogue as the app reads it (`cuboteca.play.language`), each message as `translate` has it, if it
    does."""
    contexts = Counter(entry.context for entry in of_domain(domain))
    texts = {}
    for entry in of_domain(domain):
        said = translate(entry)
        if said is not None:
            texts[entry.context if contexts[entry.context] == 1 else f"{entry.context} {entry.singular}"] = said
    return json.dumps(texts, ensure_ascii=False, separators=(",", ":")).encode()
