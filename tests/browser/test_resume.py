"""A killed tab or browser loses nothing, whenever it happens."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, Playwright, expect

from tests.browser.playing import begin, expect_ply, play_by_touch, whole_game
from tests.browser.served import Server
from tools.browsers import known, launch_options
from tools.visiting import BOOT_MS

OpenPage = Callable[..., Page]


@pytest.mark.parametrize("seed", [5, 6])
def test_tabs_crash_at_random_plies(open_page: OpenPage, seed: int) -> None:
    rng = Random(seed)
    moves = whole_game(seed, longest=16)
    crashes = sorted(rng.sample(range(1, len(moves)), 3))
    page = open_page("phone")
    begin(page)
    for ply, move in enumerate(moves, start=1):
        play_by_touch(page, move, ply)
        if ply in crashes:
            url = page.url
            context = page.context
            crash(page)
            page = context.new_page()
            page.goto(url)
            expect(page.locator("#undo:not([disabled])")).to_be_visible(timeout=BOOT_MS)
            expect_ply(page, ply)
            page.locator("#undo").tap()
            expect_ply(page, ply - 1)
            page.locator("#redo").tap()
            expect_ply(page, ply)


def test_what_was_taken_back_survives_too(open_page: OpenPage) -> None:
    page = open_page("tablet")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    page.locator("#undo").tap()
    expect_ply(page, 0)
    url, context = page.url, page.context
    crash(page)
    page = context.new_page()
    page.goto(url)
    expect(page.locator("#redo:not([disabled])")).to_be_visible(timeout=BOOT_MS)
    page.locator("#redo").tap()
    expect_ply(page, 1)


def test_a_killed_browser(playwright: Playwright, server: Server, tmp_path: Path) -> None:
    """SIGKILL, with no time to say goodbye, as soon as the move shows."""
    options = launch_options(known("chromium"))
    profile = str(tmp_path / "profile")
    context = playwright.chromium.launch_persistent_context(profile, has_touch=True, **options)
    page = context.pages[0]
    page.goto(server.address)
    begin(page)
    play_by_touch(page, "+4@2", 1)
    play_by_touch(page, "+1@6", 2)
    url = page.url
    pids = browser_processes(profile)
    assert pids, "the browser's process must be found for the test to mean anything"
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    again = playwright.chromium.launch_persistent_context(str(tmp_path / "profile"), has_touch=True, **options)
    try:
        page = again.pages[0]
        page.goto(url)
        expect_ply(page, 2)
        expect(page.locator("#undo:not([disabled])")).to_be_visible(timeout=BOOT_MS)
        play_by_touch(page, "+3@5", 3)
    finally:
        again.close()


def browser_processes(profile: str) -> list[int]:
    """The main processes of the browser with that profile: from /proc where there is one (Linux), else from ps."""
    if Path("/proc/self/cmdline").exists():
        commands = {}
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                commands[int(folder.name)] = (folder / "cmdline").read_text("utf-8", "replace")
    else:
        listed = subprocess.run(["ps", "-axo", "pid=,args="], capture_output=True, text=True, check=True).stdout
        commands = {int(line.split()[0]): line for line in listed.splitlines()}
    return [pid for pid, command in commands.items() if profile in command and "--type=" not in command]


def crash(page: Page) -> None:
    """The tab's process dies, with no time to say goodbye."""
    with pytest.raises(PlaywrightError, match=r"(?i)crash"):
        page.goto("chrome://crash")
    page.close()
