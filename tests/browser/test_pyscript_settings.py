"""The start follows `pyscript.toml`, with one early worker, and asks nobody else for what isn't there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.served import OwnSite, Server
from tests.browser.watched import Held, Watch
from tools.bundle import write_client
from tools.pyscript_settings import SETTINGS, Settings
from tools.visiting import BOOT_MS


def expect_started(page: Page) -> None:
    """Wait until Python has answered."""
    expect(page.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)


@pytest.fixture
def own_server(own_site: OwnSite) -> Iterator[Server]:
    """A server of the site that the test changes."""
    server = Server(own_site.folder)
    server.start()
    yield server
    server.kill()


def test_a_line_changed_in_the_settings_changes_the_app(
    open_context: Callable[..., BrowserContext], own_site: OwnSite, own_server: Server, watches: list[Watch]
) -> None:
    """Our Python comes to another place, and finds one more JavaScript module, by the name that the line gives it."""
    settings = own_site.folder / SETTINGS.name
    assert settings.read_text("utf-8") == SETTINGS.read_text("utf-8")
    own_site.change(SETTINGS.name, '= "./app.zip"', '= "./cabinet/ours.zip"')
    own_site.change(SETTINGS.name, "[js_modules.worker]", '[js_modules.worker]\n"./js/stillness.mjs" = "calm"')
    write_client(own_site.folder / "js", Settings(settings))
    own_site.change("main.py", '"app.zip"', '"cabinet/ours.zip"')
    own_site.change(
        "main.py",
        "import bundle_import\n",
        "import bundle_import\nfrom polyscript import js_modules\njs_modules.calm\n",
    )
    context = open_context("phone", service_workers="block")
    watches.append(Watch(context, own_server.origin))
    page = context.new_page()
    page.goto(own_server.address)
    expect_started(page)


def test_files_are_asked_for_once_and_while_the_interpreter_is_on_its_way(
    open_context: Callable[..., BrowserContext], server: Server
) -> None:
    context = open_context("phone", service_workers="block")
    held = Held(context, "**/pyodide.asm.wasm")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url.removeprefix(server.address)))
    page = context.new_page()
    wasm, ours = re.compile("pyodide.asm.wasm$"), re.compile("app.zip$")
    with page.expect_request(wasm, timeout=BOOT_MS), page.expect_request(ours, timeout=BOOT_MS):
        page.goto(server.address)
    expect(page.locator("html[data-starting]")).to_have_count(1)
    held.release()
    expect_started(page)
    assert asked.count("app.zip") == 1


def test_the_early_worker_is_the_one_that_polyscript_takes(page: Page) -> None:
    expect_started(page)
    assert [worker.url.rsplit("/", 1)[1] for worker in page.workers] == ["table-worker.mjs"]


def test_without_an_interpreter_the_start_says_so_and_asks_nobody(
    open_context: Callable[..., BrowserContext], own_site: OwnSite, own_server: Server, engine: str
) -> None:
    own_site.change("js/python.js", "version: new URL(config.interpreter, base).href,", "")
    context = open_context("phone", service_workers="block")
    asked: list[str] = []
    said: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("console", lambda message: said.append(message.text))
    page = context.new_page()
    page.goto(own_server.address)
    expect(page.locator("#client-stopped")).to_contain_text("can’t restart", timeout=BOOT_MS)
    if engine != "firefox":  # Its driver leaves out what an error says.
        assert any("names no interpreter" in text for text in said)
    assert not [url for url in asked if not url.startswith(own_server.origin)]
