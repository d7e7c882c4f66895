"""The licences of what the site carries, in one text file that it serves."""

from __future__ import annotations

import json
from pathlib import Path

from tools.paths import MODULES, ROOT

CARRIED = (
    "polyscript",
    "pyodide",
    "idiomorph",
    "@dimforge/rapier3d-deterministic-compat",
    "@fontsource-variable/atkinson-hyperlegible-next",
)

ALSO = """\
CPython and its standard library, inside Pyodide: Python Software Foundation License, https://docs.python.org/3/license.html
MarkupSafe: BSD-3-Clause, Copyright 2010 Pallets, https://markupsafe.palletsprojects.com/
"""


def licence_of(package: str) -> str:
    """What a package says of itself, and its licence text where it brings one."""
    folder = MODULES / package
    about = json.loads((folder / "package.json").read_text("utf-8"))
    lines = [
        f"{package} {about['version']}: {about['license']}, {about.get('homepage', 'https://www.npmjs.com/' + package)}"
    ]
    texts = sorted(path for path in folder.iterdir() if path.name.upper().startswith(("LICENSE", "LICENCE")))
    lines.extend(path.read_text("utf-8").strip() for path in texts)
    return "\n\n".join(lines)


def write_licences(dist: Path) -> None:
    own = (ROOT / "LICENSE").read_text("utf-8").strip()
    parts = [own, *(licence_of(package) for package in CARRIED), ALSO]
    (dist / "licences.txt").write_text(("\n\n" + "-" * 78 + "\n\n").join(parts), "utf-8")
