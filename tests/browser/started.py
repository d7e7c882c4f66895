"""Pages that are started once and handed on from test to test: each gets one at home, as it would be on its device."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.devices import DEVICES, context_options, resize
from tests.browser.served import Server
from tests.browser.stock_firefox import Firefoxes
from tests.browser.watched import Watch
from tools.visiting import BOOT_MS, go


class Started:
    """One page for fingers and one for the mouse: size, colours and motion are changed without a new start,
    except in Firefox (`stock_firefox.py`)."""

    def __init__(self, browser: Browser | Firefoxes, engine: str, server: Server) -> None:
        self.server = server
        self._browser = browser
        self._engine = engine
        self._pages: dict[tuple[object, ...], tuple[Page, Watch]] = {}
        self._lent: list[tuple[object, ...]] = []

    def page(
        self,
        device: str = "phone",
        scheme: Literal["light", "dark"] = "light",
        reduced_motion: Literal["no-preference", "reduce"] = "no-preference",
        to: str = "",
    ) -> Page:
        """A page of the size of a device, at home; from there it goes to an address."""
        look = {"color_scheme": scheme, "reduced_motion": reduced_motion}
        fixed = look if self._engine == "firefox" else {}
        kind = (bool(DEVICES[device].get("has_touch")), *fixed.values())
        if kind not in self._pages:
            self._pages[kind] = self._start({**context_options(device, scheme, self._engine), **fixed})
        self._lent.append(kind)
        page = self._pages[kind][0]
        page.emulate_media(color_scheme=scheme, reduced_motion=reduced_motion)
        resize(page, **DEVICES[device]["viewport"])
        go(page, "#/")
        page.locator("[data-screen=home] [id^=niche-]").first.wait_for(timeout=BOOT_MS)
        page.evaluate("delete document.documentElement.dataset.text")
        if to:
            go(page, to)
        return page

    def _start(self, options: dict[str, Any]) -> tuple[Page, Watch]:
        context: BrowserContext = self._browser.new_context(**options, service_workers="block")
        context.set_default_timeout(BOOT_MS)
        watch = Watch(context, self.server.origin)
        page = context.new_page()
        page.goto(self.server.address)
        page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)
        return page, watch

    def give_back(self, is_sound: bool) -> None:
        """Look whether all is well with what was lent. After a test that broke off the next begins anew."""
        for kind in self._lent:
            if kind in self._pages:
                page, watch = self._pages[kind]
                if not is_sound or watch.unexpected:
                    del self._pages[kind]
                    page.context.close()
                    watch.check()
        self._lent.clear()

    def close(self) -> None:
        for page, _ in self._pages.values():
            page.context.close()
