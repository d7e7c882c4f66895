"""Lists every message for translators: `make messages`.

Writes a template for each domain, `build/messages/<domain>.pot`, and brings what has been translated up to date
(`messages/<language>/<domain>.po`).
"""

from __future__ import annotations

from tools.catalogue.entries import entries
from tools.catalogue.files import domains, write_templates
from tools.catalogue.languages import SPOKEN, translation, update
from tools.paths import BUILD, ROOT


def main() -> None:
    for path in write_templates(BUILD / "messages"):
        count = sum(entry.domain == path.stem for entry in entries())
        print(f"{count:5} messages in {path.relative_to(ROOT)}")
    for language in SPOKEN:
        missing = sum(translation(language, entry) is None for entry in entries())
        for domain in domains():
            update(language, domain)
        print(f"{language.name}: {missing} to translate or to look at")


if __name__ == "__main__":
    main()
