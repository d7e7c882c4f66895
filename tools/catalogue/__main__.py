"""Writes build/messages/<domain>.pot, every message of the house and of each game: `make messages`."""

from __future__ import annotations

from tools.catalogue.entries import entries
from tools.catalogue.files import write_templates
from tools.paths import BUILD, ROOT


def main() -> None:
    for path in write_templates(BUILD / "messages"):
        count = sum(entry.domain == path.stem for entry in entries())
        print(f"{count:5} messages in {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
