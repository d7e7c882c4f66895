"""A window of WebKitGTK on a screen of its own, driven by Selenium."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from ctypes.util import find_library
from pathlib import Path
from typing import Any, TypeVar

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.served import Server
from tools.browsers import Browser, mini_browser

Answer = TypeVar("Answer")

PATIENCE = 90.0
"""Seconds; as `visitor.BOOT`."""

KEYS = {
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT,
    "ArrowUp": Keys.ARROW_UP,
    "ArrowDown": Keys.ARROW_DOWN,
    "Enter": Keys.ENTER,
    "Escape": Keys.ESCAPE,
    "Home": Keys.HOME,
    "End": Keys.END,
    "Tab": Keys.TAB,
    " ": Keys.SPACE,
}

VISIBLE = """
const found = document.querySelector(arguments[0]);
return Boolean(found && found.getClientRects().length);
"""

MIDDLE = """
const found = document.querySelector(arguments[0]);
found.scrollIntoView({ block: "nearest" });
const box = found.getBoundingClientRect();
const x = Math.round(box.x + box.width / 2), y = Math.round(box.y + box.height / 2);
return found.contains(document.elementFromPoint(x, y)) ? `${x} ${y}` : "";
"""


SETTLES = 0.2
"""Between two looks whether something lies still, in seconds: a camera begins slowly."""

WINDOW = Path(__file__).parent / "webkit_window.py"


def keeps_profile() -> bool:
    """Is there the WebKitGTK that our own window is made of? With another, MiniBrowser does, and forgets."""
    return find_library("webkit2gtk-4.1") is not None


NO_RESET = "-noreset"
"""Without it the screen is set up anew once the last window is gone, and turns away a window that opens meanwhile."""


class Screen:
    """An X server without a monitor."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp", NO_RESET],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as said:
            self.display = f":{said.readline().strip()}"

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()


class WebKitVisitor:
    """See `Visitor`. Its console cannot be read; what it shows is what counts."""

    engine = "webkit"
    keeps_profile = keeps_profile()

    def __init__(self, browser: Browser, server: Server, profile: Path) -> None:
        self._server = server
        self._browser = browser
        self._profile = profile
        self._screen = Screen()
        try:
            self._driver = self._open()
        except BaseException:
            self._screen.close()
            raise

    def _open(self) -> Any:
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(WINDOW) if self.keeps_profile else mini_browser() or ""
        options.add_argument(str(self._profile) if self.keeps_profile else "--automation")
        environment = {**os.environ, "DISPLAY": self._screen.display, "GDK_BACKEND": "x11"}
        said = subprocess.STDOUT  # A process that dies says why there, which a test that fails shows.
        service = Service(executable_path=self._browser.executable, log_output=said, env=environment)
        return webdriver.WebKitGTK(options=options, service=service)

    def _find(self, selector: str) -> Any:
        return self._driver.find_element(By.CSS_SELECTOR, selector)

    def _now(self, ask: Callable[[], Answer]) -> Answer:
        """The answer, asked again if the element was replaced in between."""
        for _ in range(3):
            try:
                return ask()
            except WebDriverException:
                time.sleep(0.1)
        return ask()

    def goto(self, to: str = "") -> None:
        self._driver.get(self._server.address + to)

    def open(self, to: str = "") -> None:
        self._driver.get("about:blank")
        self.goto(to)

    def reload(self) -> None:
        self._driver.refresh()

    def wait(self, selector: str, seconds: float = PATIENCE) -> None:
        until = time.monotonic() + seconds
        while not self._now(lambda: self._driver.execute_script(VISIBLE, selector)):
            assert time.monotonic() < until, f"{selector} did not come in {seconds:.0f} s."
            time.sleep(0.05)

    def tap(self, selector: str) -> None:
        """A real click in its middle. The driver's own does not find the middle of a group in an SVG."""
        x, y = self._middle(selector)
        actions = ActionBuilder(self._driver)
        actions.pointer_action.move_to_location(x, y).click()  # type: ignore[no-untyped-call]
        actions.perform()

    def _middle(self, selector: str) -> tuple[int, int]:
        """Where it is, once it lies still and nothing covers it."""
        self.wait(selector)
        until = time.monotonic() + PATIENCE
        before, middle = "", ""
        while not middle or middle != before:
            assert time.monotonic() < until, f"{selector} is covered by something, or never lies still."
            before, middle = middle, str(self._now(lambda: self._driver.execute_script(MIDDLE, selector)))
            time.sleep(SETTLES)
        x, _, y = middle.partition(" ")
        return int(x), int(y)

    def hold(self, selector: str) -> None:
        x, y = self._middle(selector)
        actions = ActionBuilder(self._driver)
        actions.pointer_action.move_to_location(x, y).pointer_down()  # type: ignore[no-untyped-call]
        actions.perform()

    def let_go(self) -> None:
        actions = ActionBuilder(self._driver)
        actions.pointer_action.pointer_up()  # type: ignore[no-untyped-call]
        actions.perform()

    def html(self) -> str:
        return str(self._driver.page_source)

    def press(self, key: str) -> None:
        self._now(lambda: self._driver.switch_to.active_element.send_keys(KEYS.get(key, key)))

    def text(self, selector: str) -> str:
        """As it is rendered; the driver's own takes what stands in a clipped box for hidden."""
        script = "return document.querySelector(arguments[0]).innerText"
        return self._now(lambda: str(self._driver.execute_script(script, selector)))

    def attribute(self, selector: str, name: str) -> str | None:
        value = self._now(lambda: self._find(selector).get_dom_attribute(name))
        return None if value is None else str(value)

    def count(self, selector: str) -> int:
        """Counted in the page: an element that goes meanwhile is no fault."""
        script = "return document.querySelectorAll(arguments[0]).length"
        return self._now(lambda: int(self._driver.execute_script(script, selector)))

    def address(self) -> str:
        return str(self._driver.current_url).partition("#")[2]

    def picture(self) -> bytes:
        picture: bytes = self._driver.get_screenshot_as_png()
        return picture

    def evaluate(self, expression: str) -> Any:
        script = f"const done = arguments[0]; Promise.resolve({expression}).then(done, (error) => done(String(error)));"
        return self._driver.execute_async_script(script)

    def restart(self) -> None:
        self._driver.quit()
        self._driver = self._open()

    def without_network(self) -> None:
        """Nothing is heard of it here."""

    def allow(self, *words: str) -> None:
        """Nothing is heard of them here."""

    def check(self) -> None:
        """The console is out of reach."""

    def close(self) -> None:
        self._driver.quit()
        self._screen.close()
