"""What browser tests stand on: the built site, a server of its own for each test, and pages that are watched.

    def test_something(open_page, server): page = open_page("phone", scheme="dark")

`page` is a phone in light. Any error in the console, any uncaught one, any breach of the content security policy and
any request that leaves the site fails the test (`watch.allow` names what is expected).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.browser.devices import context_options
from tests.browser.served import OwnSite, Server
from tests.browser.started import Started
from tests.browser.stock_firefox import Firefoxes
from tests.browser.visitor import Visitor, visited_by
from tests.browser.watched import Watch, take_down, what_is_shown
from tools.browsers import ENGINES, known, launch_options
from tools.paths import BUILD, ROOT

SITE = "CUBOTECA_TEST_SITE"

PATIENCE = 60_000  # speed is measured elsewhere; here a busy machine is no fault
expect.set_options(timeout=PATIENCE)

OpenPage = Callable[..., Page]

PASSED = pytest.StashKey[bool]()
"""Has all gone well in a test so far?"""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Build the site once, before the test processes start; it is theirs alone while they run."""
    if SITE not in os.environ and not hasattr(session.config, "workerinput"):
        BUILD.mkdir(exist_ok=True)
        folder = Path(tempfile.mkdtemp(prefix="test-site-", dir=BUILD)) / "dist"
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
        subprocess.run([sys.executable, "-m", "tools.build_site", str(folder)], cwd=ROOT, env=environment, check=True)
        os.environ[SITE] = str(folder)
        session.config.add_cleanup(lambda: remove_site(folder.parent))


def remove_site(folder: Path) -> None:
    os.environ.pop(SITE, None)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell of a failed test what its pages showed, and remember of each whether it has passed."""
    report = yield
    item.stash[PASSED] = report.passed
    if report.when == "call" and report.failed:
        report.sections.append(("what the pages showed", what_is_shown()))
    return report


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site; not to be changed (see `own_site`)."""
    return Path(os.environ[SITE])


@pytest.fixture
def server(site: Path) -> Iterator[Server]:
    """The site on a server of this test's own: `server.kill()` takes the network away."""
    server = Server(site)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def own_site(site: Path, tmp_path: Path) -> OwnSite:
    """A copy of the site that the test may change and publish."""
    return OwnSite(site, tmp_path / "site")


@pytest.fixture(scope="session")
def engine(request: pytest.FixtureRequest) -> str:
    """The browser of all tests that ask for none by its name: `pytest tests/browser --browser firefox`."""
    chosen: list[str] = request.config.option.browser
    return (chosen or ["chromium"])[0]


@pytest.fixture(scope="session")
def browser(playwright: Playwright, engine: str) -> Iterator[Browser | Firefoxes]:
    if engine == "firefox":
        with closing(Firefoxes(playwright)) as browsers:
            yield browsers
        return
    options = launch_options(known(engine))
    if engine == "chromium":
        # Most tests are over before code that has been made faster would pay: a third of a start is the making.
        options["args"].append("--js-flags=--liftoff-only")
    browser = getattr(playwright, engine).launch(**options)
    yield browser
    browser.close()


@pytest.fixture
def open_context(browser: Browser | Firefoxes, engine: str) -> Iterator[Callable[..., BrowserContext]]:
    """Opens a fresh browser profile on a device; closed at the end of the test."""
    contexts: list[BrowserContext] = []

    def open_it(device: str = "phone", scheme: str = "light", **options: Any) -> BrowserContext:
        context = browser.new_context(**{**context_options(device, scheme, engine), **options})
        context.set_default_timeout(PATIENCE)
        take_down(context)
        contexts.append(context)
        return context

    yield open_it
    for context in contexts:
        context.close()


@pytest.fixture
def watches() -> Iterator[list[Watch]]:
    """Every watch of the test, each looked at when it ends."""
    kept: list[Watch] = []
    yield kept
    for watch in kept:
        watch.check()


@pytest.fixture
def open_page(open_context: Callable[..., BrowserContext], server: Server, watches: list[Watch]) -> Callable[..., Page]:
    """Opens the site on a device: `open_page("tablet", scheme="dark", to="#/saved")`; the site's own `page.goto`.

    With `offline=True` the site is kept for when the network is gone, which costs as much as half a start.
    """

    def open_it(
        device: str = "phone", scheme: str = "light", to: str = "", offline: bool = False, **options: Any
    ) -> Page:
        context = open_context(device, scheme, service_workers="allow" if offline else "block", **options)
        watches.append(Watch(context, server.origin))
        page = context.new_page()
        page.goto(server.address + to)
        return page

    return open_it


@pytest.fixture(scope="module")
def started(browser: Browser | Firefoxes, engine: str, site: Path) -> Iterator[Started]:
    """What is started once for the tests of a module, in each test process."""
    server = Server(site)
    server.start()
    started = Started(browser, engine, server)
    yield started
    started.close()
    server.kill()


@pytest.fixture
def shared_page(started: Started, request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """Brings a page home that tests before have used: `shared_page("tablet", reduced_motion="reduce")`.

    For whatever needs no fresh profile: starting costs more than most tests. Games stay, and so does what was put away.
    """
    yield started.page
    started.give_back(is_sound=request.node.stash[PASSED])


@pytest.fixture
def visit(
    own_site: OwnSite, open_context: Callable[..., BrowserContext], watches: list[Watch]
) -> Iterator[Callable[[], Page]]:
    """Opens the changed site; again in the same browser each further time."""
    server = Server(own_site.folder, max_age=0)
    contexts: list[BrowserContext] = []

    def open_it() -> Page:
        if not contexts:
            own_site.publish()
            server.start()
            contexts.append(open_context("phone"))
            watches.append(Watch(contexts[0], server.origin))
        page = contexts[0].new_page()
        page.goto(server.address)
        return page

    yield open_it
    server.kill()


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A phone in light, at home."""
    return open_page()


@pytest.fixture
def watch(watches: list[Watch], page: Page) -> Watch:
    """The watch over `page`."""
    return watches[0]


@pytest.fixture(params=ENGINES)
def visitor(request: pytest.FixtureRequest, server: Server, tmp_path: Path) -> Iterator[Visitor]:
    """A person with a browser of each engine in turn, at home; see visitor.py for what they can do."""
    yield from visited_by(request.param, server, tmp_path / "profile", request)
