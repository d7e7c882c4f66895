"""What the other games cost whoever opens one: the start with all games beside that with one; the first download."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Playwright

from cuboteca.games import SHELF
from tools.bench.boot import FIRST_TAPS, PHONE, Visit, visit
from tools.bench.results import Result
from tools.bench.sizes import sent
from tools.browsers import known, launch_options
from tools.paths import BUILD, DIST, MODULES, ROOT, WHEELS
from tools.serve import Site

ROUNDS = 6
ONLY = "qyshinsu"
MOST = 1.05
FIRST_DOWNLOAD_MB = 5.2
FOLDERS = ("py", "static", "tools")


class Counting(Site):
    """A site that notes when each of its files was first asked for, in seconds of the clock."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, max_age=600)
        self.asked: dict[Path, float] = {}

    def find(self, path: str) -> Path | None:
        file = super().find(path)
        if file is not None:
            self.asked.setdefault(file, time.time())
        return file


def build_with_one_game(folder: Path) -> Path:
    """Build the site as it would be with one game, and return where it is."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name)
    for file in filter(Path.is_file, ROOT.iterdir()):
        shutil.copyfile(file, folder / file.name)
    (folder / MODULES.name).symlink_to(MODULES)
    (folder / "build").mkdir()
    (folder / "build" / WHEELS.name).symlink_to(WHEELS)
    for game in set(SHELF) - {ONLY}:
        shutil.rmtree(folder / "py" / "cuboteca" / "games" / game)
        for style in (folder / "static" / "css").glob(f"{game}*.css"):
            style.unlink()
    environment = {**os.environ, "PYTHONPATH": str(folder / "py")}
    subprocess.run([sys.executable, "-m", "tools.build_site"], cwd=folder, env=environment, check=True)
    return folder / "dist"


def visits(playwright: Playwright, site: Counting) -> tuple[Visit, Visit, set[Path]]:
    """Return the first visit and the third, in a fresh browser, with what was asked for before the first board
    answered."""
    profile = tempfile.mkdtemp(prefix="bench-", dir=BUILD)
    options = launch_options(known("chromium"))
    context = playwright.chromium.launch_persistent_context(profile, viewport=PHONE, **options)
    try:

        def open_page() -> object:
            page = context.new_page()
            page.add_init_script(FIRST_TAPS)
            return page

        site.asked.clear()
        begun = time.time()
        first, table = visit(open_page, site.address)
        until = begun + first.answered / 1000
        needed = {path for path, asked in site.asked.items() if asked <= until}
        visit(open_page, table)
        return first, visit(open_page, table)[0], needed
    finally:
        context.close()
        shutil.rmtree(profile, ignore_errors=True)


def measure(playwright: Playwright) -> list[Result]:
    folder = Path(tempfile.mkdtemp(prefix="one-game-", dir=BUILD))
    try:
        sites = [Counting(DIST), Counting(build_with_one_game(folder))]
        for site in sites:
            threading.Thread(target=site.serve_forever, daemon=True).start()
        ratios: tuple[list[float], list[float]] = ([], [])
        needed: set[Path] = set()
        for number in range(ROUNDS):
            order = sites if number % 2 else sites[::-1]
            found = {site: visits(playwright, site) for site in order}
            (first, later, needed), (first_of_one, later_of_one, _) = (found[site] for site in sites)
            ratios[0].append(first.answered / first_of_one.answered)
            ratios[1].append(later.answered / later_of_one.answered)
        for site in sites:
            site.shutdown()
            site.server_close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    download = sum(map(sent, needed)) / 1e6
    return [
        Result(f"Home to board, {len(SHELF)} games / one, first visit", median(ratios[0]), "×", MOST),
        Result(f"Board again, {len(SHELF)} games / one, later visit", median(ratios[1]), "×", MOST),
        Result("Downloaded before the first board", download, "MB", FIRST_DOWNLOAD_MB, note=f"{len(needed)} files"),
    ]
