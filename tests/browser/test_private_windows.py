"""A private window plays like any other, and forgets the games when it is closed."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser.served import Server
from tests.browser.test_engines import play, wait_for_ply, wait_until_gone
from tests.browser.visitor import CHROMIUM_FIRST, private_visitor

IS_PRIVATE_FIREFOX = "navigator.storage.getDirectory().then(() => false, (error) => error.name === 'SecurityError')"
"""Firefox refuses a private window its file system."""

REMEMBERED = "indexedDB.databases().then((all) => all.length + localStorage.length)"


@pytest.mark.engines
@pytest.mark.parametrize("engine", CHROMIUM_FIRST)
def test_a_private_window_plays_and_forgets(
    engine: str, server: Server, tmp_path: Path, playwright: Playwright
) -> None:
    """A reload finds the game, so there is nothing to warn of: that it forgets in the end, the browser says itself.

    Firefox has a profile here and could remember. A context that Playwright makes in Chromium is off the record, as an
    incognito window is; so is MiniBrowser under automation, in WebKit.
    """
    with contextlib.closing(private_visitor(engine, server, tmp_path / "profile", playwright)) as visitor:
        visitor.goto()
        if engine == "firefox":
            assert visitor.evaluate(IS_PRIVATE_FIREFOX)
        visitor.tap("#niche-qyshinsu")
        visitor.tap("#start")
        visitor.tap("#got-it")
        wait_until_gone(visitor, "#got-it")
        play(visitor, "+4@2", 1, last=9)
        visitor.reload()
        visitor.wait("#undo:not([aria-disabled])")
        wait_for_ply(visitor, 1)
        play(visitor, "+1@6", 2, last=9)
        assert not visitor.count("#storage-warning")
        visitor.check()

        visitor.restart()
        visitor.goto("licences.txt")  # Of the site, and without the app, which would begin to remember.
        assert visitor.evaluate(REMEMBERED) == 0
