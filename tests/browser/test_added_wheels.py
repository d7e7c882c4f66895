"""A wheel on the device is installed by micropip, with no network; a start that adds nothing loads nothing for it."""

from __future__ import annotations

import base64
import io
import zipfile
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.served import OwnSite, Server
from tests.browser.watched import Watch
from tools.site_copy import IMPORTS
from tools.visiting import BOOT_MS

ADDS = f"""\
{IMPORTS}

import asyncio
import base64
import importlib
from js import BroadcastChannel
from pyodide.ffi import create_proxy

channel = BroadcastChannel.new("wheels")


async def add(name, content):
    import added_wheels

    try:
        await added_wheels.install(name, base64.b64decode(content))
        module = importlib.import_module(name.split("-")[0])
        channel.postMessage("from Python: " + module.GREETING)
    except added_wheels.WheelRefused as refused:
        channel.postMessage(str(refused))


channel.onmessage = create_proxy(lambda event: asyncio.ensure_future(add(*event.data)))
"""
"""What `main.py` does more: it installs what the page sends it, and tells what came of it."""

ASK = """\
([name, content]) => new Promise((answered) => {
  const channel = new BroadcastChannel("wheels");
  channel.onmessage = ({ data }) => typeof data === "string" && answered(data);
  channel.postMessage([name, content]);
})"""


def wheel(name: str, **files: str) -> bytes:
    """Return a wheel with these modules."""
    described = f"{name}-1.0.dist-info/"
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for module, code in files.items():
            archive.writestr(f"{module}.py", code)
        archive.writestr(f"{described}METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        archive.writestr(f"{described}WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{described}RECORD", "")
    return written.getvalue()


PEBBLES = wheel(
    "pebbles", pebbles="import email.message, statistics\nGREETING = f'{statistics.median([1, 2, 9])} pebbles'"
)
"""It imports modules of both parts of the standard library, and of neither that the app needs."""


def ask(page: Page, name: str, content: bytes) -> str:
    """Hand Python a wheel; return what came of it."""
    answer: str = page.evaluate(ASK, [name, base64.b64encode(content).decode()])
    return answer


@pytest.fixture
def adding(own_site: OwnSite) -> Iterator[Server]:
    """A site whose Python installs what the page sends it."""
    own_site.change("main.py", IMPORTS, ADDS)
    own_site.publish()
    server = Server(own_site.folder, max_age=0)
    server.start()
    yield server
    server.kill()


@pytest.mark.thorough
def test_a_wheel_from_the_device_is_installed_without_a_network(
    open_context: Callable[..., BrowserContext], adding: Server, watches: list[Watch]
) -> None:
    context = open_context("phone")
    watches.append(Watch(context, adding.origin))
    page = context.new_page()
    page.goto(adding.address)
    page.locator("html[data-offline-ready]").wait_for(state="attached", timeout=BOOT_MS)
    adding.kill()
    watches[-1].without_network()
    page.reload()
    expect(page.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    assert ask(page, "pebbles-1.0-py3-none-any.whl", PEBBLES) == "from Python: 2 pebbles"


def test_a_start_loads_nothing_for_wheels(open_context: Callable[..., BrowserContext], server: Server) -> None:
    context = open_context("phone", service_workers="block")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url.removeprefix(server.address)))
    page = context.new_page()
    page.goto(server.address)
    expect(page.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    assert "app.zip" in asked
    assert "vendor/pyodide/stdlib.zip" in asked
    assert not [name for name in asked if "rest" in name or name.endswith(".whl")]


def test_a_wheel_that_cannot_run_here_is_refused_with_the_reason(
    open_context: Callable[..., BrowserContext], adding: Server
) -> None:
    page = open_context("phone", service_workers="block").new_page()
    page.goto(adding.address)
    expect(page.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    compiled = "pebbles-1.0-cp314-cp314-manylinux_2_28_x86_64.whl"
    assert ask(page, compiled, PEBBLES) == (
        f"{compiled} isn't pure Python: it holds code for manylinux_2_28_x86_64, which can't run in a browser."
    )
    whole = "pebbles-1.0-py3-none-any.whl"
    assert ask(page, whole, PEBBLES[:-30]) == f"{whole} is damaged. Download it again."
    changed = PEBBLES.replace(b"pebbles'", b"marbles'")
    assert ask(page, whole, changed) == f"{whole} is damaged. Download it again."
    assert ask(page, "pebbles.zip", PEBBLES).startswith("pebbles.zip isn't a Python wheel")
    newer = "pebbles-1.0-py4-none-any.whl"
    assert ask(page, newer, PEBBLES).startswith(f"{newer} can't be installed: ")
    assert ask(page, whole, PEBBLES) == "from Python: 2 pebbles"
