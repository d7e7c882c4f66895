"""Makes sure that there is a browser of each engine: one that is installed, else Playwright's, else apt's.

python -m tools.install_browsers [ENGINE …]
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from playwright.sync_api import Error, sync_playwright

from tools.browsers import ENGINES, Browser, installed, launch_options, write_record

PACKAGES = {
    "chromium": ("chromium",),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "xvfb", "xauth"),
}
"""What Debian and Ubuntu call them."""

NEVER_ASK = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}


def starts(browser: Browser) -> bool:
    """Does Playwright get it to run a page?"""
    if browser.by_selenium:
        return True
    try:
        with sync_playwright() as playwright:
            kind = getattr(playwright, browser.engine)
            started = kind.launch(**launch_options(browser))
            works = started.new_page().evaluate("1 + 1") == 2
            started.close()
    except Error:
        return False
    return bool(works)


def root() -> tuple[str, ...] | None:
    """Return what to put before a command that needs root; None where that cannot be had without asking."""
    if os.name == "posix" and os.geteuid() == 0:
        return ()
    if shutil.which("sudo"):
        allowed = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
        if allowed.returncode == 0:
            return ("sudo", "-n")
    return None


def run(*command: str) -> bool:
    """Run it quietly; its words are shown only when it fails."""
    done = subprocess.run(command, env=NEVER_ASK, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        print(f"  {' '.join(command)}: {(done.stderr or done.stdout).strip()[-400:]}")
    return done.returncode == 0


def from_playwright(engine: str) -> Browser | None:
    """Playwright's own build, downloaded now if it is not there yet, with the libraries it needs where we may."""
    browser = Browser(engine)
    if starts(browser):
        return browser
    deps = ("--with-deps",) if sys.platform == "linux" and root() is not None else ()
    fetched = run(sys.executable, "-m", "playwright", "install", *deps, engine)
    return browser if fetched and starts(browser) else None


def from_apt(engine: str) -> Browser | None:
    before = root()
    if before is None or not shutil.which("apt-get"):
        return None
    run(*before, "apt-get", "update", "-qq")
    run(*before, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES[engine])
    return present(engine)


def present(engine: str) -> Browser | None:
    browser = installed(engine)
    return browser if browser and starts(browser) else None


def obtain(engine: str) -> Browser | None:
    # WebKit on Linux is Debian's own build: Playwright's asks for libraries of one Ubuntu.
    apt_first = engine == "webkit" and sys.platform == "linux" and shutil.which("apt-get")
    ways = (present, from_apt, from_playwright) if apt_first else (present, from_playwright, from_apt)
    for way in ways:
        browser = way(engine)
        if browser is not None:
            return browser
    return None


def main() -> None:
    browsers: list[Browser] = []
    for engine in sys.argv[1:] or ENGINES:
        print(f"Looking for {engine}", flush=True)
        browser = obtain(engine)
        if browser is None:
            packages = " ".join(PACKAGES[engine])
            raise SystemExit(
                f"Please install {engine} for the tests: `apt-get install {packages}` or `playwright install`."
            )
        print(f"  {browser.executable or 'the one of Playwright'}")
        browsers.append(browser)
    write_record(browsers)


if __name__ == "__main__":
    main()
