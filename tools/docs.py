"""Writes the reference of the public protocol into a built site, as `docs/`.

python -m tools.docs [FOLDER]

It stands beside the games, not among what they need: no service worker keeps it, and no first visit downloads it.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pdoc
import pdoc.render

from tools.paths import DIST, ROOT

PUBLIC = ("cuboteca", r"!cuboteca\.", "cuboteca.play.game")
"""The package without its modules, and the protocol of a game: what others may stand on. The rest is the app's."""


def write_docs(site: Path) -> list[str]:
    """Write a page for each public module into `docs/` of a site; return their paths in it."""
    folder = site / "docs"
    shutil.rmtree(folder, ignore_errors=True)
    pdoc.render.configure(
        docformat="markdown", search=False, show_source=False, template_directory=ROOT / "tools" / "docs_template"
    )
    pdoc.pdoc(*PUBLIC, output_directory=folder)
    return sorted(path.relative_to(site).as_posix() for path in folder.rglob("*.html"))


def main() -> None:
    site = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else DIST
    print(f"Wrote {', '.join(write_docs(site))} into {site.name}/")


if __name__ == "__main__":
    main()
