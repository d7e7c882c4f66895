"""The browsers of this machine, and how each of them is started for tests and measurements."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from tools.paths import BUILD

ENGINES = ("chromium", "firefox", "webkit")

RECORD = BUILD / "browsers.json"
"""What tools.install_browsers found or installed."""

MAC = Path("/Applications")
NAMES: dict[str, tuple[str, ...]] = {
    "chromium": (
        "chromium",
        "google-chrome",
        "google-chrome-stable",
        str(MAC / "Google Chrome.app/Contents/MacOS/Google Chrome"),
        str(MAC / "Chromium.app/Contents/MacOS/Chromium"),
    ),
    "firefox": ("firefox-esr", "firefox", str(MAC / "Firefox.app/Contents/MacOS/firefox")),
    "webkit": ("WebKitWebDriver",),
}

MINI_BROWSERS = ("webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0")


class Browser(NamedTuple):
    engine: str
    executable: str | None = None
    """None is the one that Playwright brought."""

    @property
    def by_selenium(self) -> bool:
        """WebKitGTK is driven by Selenium, the rest by Playwright."""
        return self.engine == "webkit" and self.executable is not None


def mini_browser() -> str | None:
    """Return the small browser that comes with WebKitGTK, outside of the PATH."""
    for folder in MINI_BROWSERS:
        for path in sorted(Path("/usr").glob(f"lib*/*/{folder}/MiniBrowser")):
            return str(path)
        for path in sorted(Path("/usr").glob(f"lib*/{folder}/MiniBrowser")):
            return str(path)
    return None


def runs(path: str) -> bool:
    """Does it say its version? Ubuntu's `chromium-browser` and `firefox` may only point to a snap store."""
    if "/snap/" in str(Path(path).resolve()) or Path(path).resolve().name == "snap":
        return False
    try:
        said = subprocess.run([path, "--version"], capture_output=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.returncode == 0


def installed(engine: str) -> Browser | None:
    """Return the browser of that engine which the machine has of its own."""
    if engine == "webkit":
        complete = mini_browser() and shutil.which("Xvfb")
        driver = shutil.which("WebKitWebDriver")
        return Browser(engine, driver) if complete and driver else None
    for name in NAMES[engine]:
        path = shutil.which(name)
        if path and runs(path):
            return Browser(engine, path)
    return None


_SWITCHED_OFF = """
    AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose DialMediaRouteProvider GlobalMediaControls
    HttpsUpgrades LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning
    BlockOriginHeaderModificationOnRedirect AvoidCorsURLLoaderRestartOnRedirect Translate AutoDeElevate
    OptimizationHints NetworkTimeServiceQuerying AimEnabled msForceBrowserSignIn
    msEdgeUpdateLaunchServicesPreferredVersion
    WebUIOmniboxPopup WebUIOmniboxAimPopup WebUIOmniboxFullPopup
"""
SWITCHED_OFF = ",".join(_SWITCHED_OFF.split())
"""What Playwright switches off in Chromium, for naming more replaces it; and the pages behind the address bar, which
cost a fifth of a test and which nobody sees."""


def launch_options(browser: Browser) -> dict[str, Any]:
    """Return what Playwright's `launch` and `launch_persistent_context` take for it."""
    if browser.engine == "chromium":
        quiet = ["--disable-background-networking", "--disable-component-update", "--no-first-run", "--mute-audio"]
        quiet.append(f"--disable-features={SWITCHED_OFF}")
        options: dict[str, Any] = {"args": quiet}
    else:
        options = {}
    if browser.executable is not None:
        options["executable_path"] = browser.executable
        if browser.engine == "firefox":
            # A stock Firefox, driven over WebDriver BiDi.
            options["channel"] = "moz-firefox"
    return options


def write_record(browsers: list[Browser]) -> None:
    RECORD.parent.mkdir(exist_ok=True)
    RECORD.write_text(json.dumps([list(browser) for browser in browsers]), "utf-8")


def known(engine: str) -> Browser:
    """Return the browser that the tests use for an engine."""
    if RECORD.exists():
        for entry in json.loads(RECORD.read_text("utf-8")):
            browser = Browser(*entry)
            if browser.engine == engine and (browser.executable is None or Path(browser.executable).exists()):
                return browser
    found = installed(engine)
    if found is None:
        raise SystemExit(
            f"There is no {engine} here; `{Path(sys.executable).name} -m tools.install_browsers` gets one."
        )
    return found
