"""Where it all happens: the built site with marks in it, served here, and browsers with a profile each."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright

from tools.browsers import known, launch_options
from tools.crashes.seen import Eyes
from tools.paths import BUILD
from tools.serve import Site
from tools.site_copy import IMPORTS, SiteCopy
from tools.visiting import BOOT_MS

REFILLED_EVERY = 0.02
"""Seconds."""
FILES_KEPT_MS = 4000
"""Chromium lets go of them two seconds after the last who had them open."""
MARKS = (Path(__file__).parent / "in_worker" / "marks.py").read_text("utf-8")


class Ground(NamedTuple):
    """A marked site that is being served, and what opens browsers."""

    playwright: Playwright
    address: str
    seed: str
    engine: str = "chromium"
    """Or Firefox, which knows no touch here: there it is tapped by mouse."""

    def open(self, profile: Path, eyes: Eyes) -> BrowserContext:
        """Open a browser of the size of a phone, whose pages are watched."""
        kind = getattr(self.playwright, self.engine)
        context: BrowserContext = kind.launch_persistent_context(
            str(profile), viewport={"width": 390, "height": 844}, **self._touch, **launch_options(known(self.engine))
        )
        eyes.watch(context)
        return context

    @property
    def _touch(self) -> dict[str, bool]:
        return {"has_touch": True} if self.engine == "chromium" else {}


@contextlib.contextmanager
def marked_site(
    playwright: Playwright, site: Path, seed: str, also: str = "", engine: str = "chromium"
) -> Iterator[Ground]:
    """Serve a copy of a built site that marks its boards; `also` is more Python for its worker."""
    with temporary_folder() as folder:
        copy = SiteCopy(site, folder / "site")
        copy.change("main.py", IMPORTS, "\n".join((IMPORTS, also, MARKS)))
        copy.publish()
        served = Site(copy.folder)
        threading.Thread(target=served.serve_forever, daemon=True).start()
        try:
            yield Ground(playwright, served.address, seed, engine)
        finally:
            served.shutdown()
            served.server_close()


@contextlib.contextmanager
def temporary_folder() -> Iterator[Path]:
    """Make a folder for a while. A browser that was killed may still be writing into it when it goes."""
    BUILD.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="crash-", dir=BUILD))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def wait_for_python(page: Page) -> None:
    page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)


def let_go_of_the_files(page: Page) -> None:
    """Leave the site for as long as the browser keeps its database open, and come back to what its files hold."""
    address = page.url
    page.goto("about:blank")
    page.wait_for_timeout(FILES_KEPT_MS)
    page.goto(address)


def kill_browser(profile: Path) -> None:
    """End the browser with that profile by SIGKILL, with no time to say goodbye."""
    pids = browser_processes(str(profile))
    if not pids:
        raise RuntimeError("The browser's process was not found.")
    for pid in pids:
        os.kill(pid, signal.SIGKILL)


def browser_processes(profile: str) -> list[int]:
    """Return the main processes of the browser with that profile: from /proc where there is one (Linux), else from
    ps."""
    if Path("/proc/self/cmdline").exists():
        commands = {}
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                commands[int(folder.name)] = (folder / "cmdline").read_text("utf-8", "replace")
    else:
        listed = subprocess.run(["ps", "-axo", "pid=,args="], capture_output=True, text=True, check=True).stdout
        commands = {int(line.split()[0]): line for line in listed.splitlines()}
    return [pid for pid, command in commands.items() if profile in command and "--type=" not in command]


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Mount a small disk there; only root can, on Linux."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=200m", "none", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


@contextlib.contextmanager
def kept_full(path: Path) -> Iterator[None]:
    """Keep the disk of that file full to the last byte: what anybody frees meanwhile is taken at once."""
    over = threading.Event()

    def fill() -> None:
        while not over.wait(REFILLED_EVERY):
            fill_up(path)

    fill_up(path)
    filling = threading.Thread(target=fill)
    filling.start()
    try:
        yield
    finally:
        over.set()
        filling.join()
        path.unlink()


def fill_up(path: Path) -> None:
    """Fill the disk with a file, to the last byte; or take what has become free since."""
    with path.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
