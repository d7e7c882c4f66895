"""The site is a PyScript app: PyScript itself starts the same `main.py` with the same `pyscript.toml`."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.served import OwnSite, Server
from tests.browser.watched import Watch
from tools.paths import MODULES
from tools.visiting import BOOT_MS

PYSCRIPT = MODULES / "@pyscript" / "core" / "dist"

STOCK_PAGE = """\
<!doctype html>
<meta charset="utf-8">
<title>Cuboteca under PyScript</title>
<link rel="icon" href="icons/icon.svg">
<script type="module" src="pyscript/core.js"></script>
<script type="py" src="main.py" worker config="pyscript.toml"></script>
"""

NAMES = {"name-0": "Ada", "name-1": "Bo"}

ASK = """\
async (event) => {
  const { sync } = await document.querySelector("script[type=py]").xworker.ready;
  const handle = async () => JSON.parse(await sync.handle(JSON.stringify(event)));
  let reply = await handle();
  for (; reply.status === "not-ready"; reply = await handle()) await sync.prepared();
  if (reply.saving) await sync.flushed();
  return reply.status === "board" ? JSON.parse(await sync.rest()) : reply;
}"""
"""What `static/js/bridge/bridge.js` does for each event, in short."""


def ask(page: Page, **event: Any) -> dict[str, Any]:
    """Send an event to Python; return the screen it answers with."""
    screen: dict[str, Any] = page.evaluate(ASK, event)
    return screen


def test_stock_pyscript_starts_the_app_and_plays_a_move(
    open_context: Callable[..., BrowserContext], own_site: OwnSite, watches: list[Watch]
) -> None:
    """The page has no content security policy, for PyScript's own page needs `eval`; all it asks for is on the site."""
    shutil.copytree(PYSCRIPT, own_site.folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    (own_site.folder / "stock.html").write_text(STOCK_PAGE, "utf-8")
    server = Server(own_site.folder)
    server.start()
    try:
        context = open_context("phone", service_workers="block")
        watches.append(Watch(context, server.origin))
        page = context.new_page()
        page.goto(server.address + "stock.html")
        page.wait_for_function("() => document.querySelector('script[type=py]').xworker", timeout=BOOT_MS)
        page.evaluate("async () => (await document.querySelector('script[type=py]').xworker.ready).sync.begin()")
        assert "Qyshinsu" in ask(page, do="boot", to="#/")["html"]
        assert 'id="start"' in ask(page, do="go", to="#/new/qyshinsu")["html"]
        assert 'id="place-2"' in ask(page, do="start", arg="qyshinsu", fields=NAMES)["html"]
        ask(page, do="tap", arg="place:2")
        assert "4-stone" in ask(page, do="tap", arg="stone:4")["say"]
    finally:
        server.kill()
