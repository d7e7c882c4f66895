"""Writes the site into dist/: a folder that any static host can serve from any sub-path.

    python -m tools.build_site [FOLDER]

The same sources give the same bytes.
"""

from __future__ import annotations

import shutil
import sys
import time
from pathlib import Path

from cuboteca.games import SHELF
from tools.bundle import small_css, styles, write_client
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
from tools.vendor import copy_vendor


def copy_folder(source: Path, target: Path, *patterns: str) -> None:
    """The files of a folder that match, with their sub-folders."""
    for pattern in patterns:
        for path in sorted(source.rglob(pattern)):
            copy = target / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


def write_css(folder: Path) -> None:
    """The palette and the styles of the house as one: one request before the first paint. Each game's by itself."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "site.css").write_text(small_css(palette_css()) + styles("site"), "utf-8")
    for game in SHELF:
        has_its_own = (STATIC / "css" / f"{game}.css").exists()
        (folder / f"{game}.css").write_text(styles(game) if has_its_own else "", "utf-8")


def build(dist: Path) -> str:
    """Write the whole site into an empty folder; returns its version."""
    dist.mkdir(parents=True)
    settings = Settings()
    copy_vendor(dist, *standard_library())
    split(application(), dist / "app.zip", dist / "games")
    shutil.copyfile(PYTHON / "main.py", dist / "main.py")
    write_client(dist / "js", settings)
    shutil.copyfile(settings.path, dist / settings.path.name)
    settings.check_files(dist)
    copy_folder(STATIC / "screenshots", dist / "screenshots", "*.png")
    write_css(dist / "css")
    write_drawings(dist)
    write_icons(dist / "icons")
    write_licences(dist)
    write_manifest(ROOT / "manifest.json", dist)
    # So that GitHub Pages serves the files as they are.
    (dist / ".nojekyll").touch()
    write_first_screens(dist / "screens")
    write_home(ROOT / "index.html", dist)
    return write_service_worker(ROOT / "service-worker.js", dist)


def main() -> None:
    dist = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else DIST
    begun = time.perf_counter()
    draft = BUILD / f"making-{dist.name}"
    shutil.rmtree(draft, ignore_errors=True)
    version = build(draft)
    # Only a whole site takes the place of the last one.
    shutil.rmtree(dist, ignore_errors=True)
    shutil.move(draft, dist)
    files = [path for path in dist.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    took = time.perf_counter() - begun
    print(f"Built version {version} in {took:.1f} s: {len(files)} files, {size:.1f} MB in {dist.name}/")


if __name__ == "__main__":
    main()
