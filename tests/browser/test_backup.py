"""Everything that a device has saved, in one file, into another device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_sharing import two_moves

OpenPage = Callable[..., Page]


@pytest.mark.thorough
def test_a_new_phone_takes_over_from_the_old_one_with_no_network(open_page: OpenPage, tmp_path: Path) -> None:
    """Made by touch, added by keys; what it leaves as it was says so, and adding is undone."""
    old = open_page("phone")
    two_moves(old)
    old.evaluate("location.hash = '#/settings'")
    with old.expect_download() as download:
        old.locator("#save-backup").tap()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    new = open_page("tablet", to="#/settings", offline=True)
    expect(new.locator("#backup-card")).to_be_visible()
    new.locator(":root[data-offline-ready]").wait_for(state="attached")
    new.context.set_offline(True)
    for taken_back in (True, False):
        new.locator("#open-backup").set_input_files(file)
        new.locator("#add-backup").press("Enter")
        expect(new.locator(".kept")).to_have_count(1)
        if taken_back:
            new.locator("#notice [data-do='undo-merge']").press("Enter")
            expect(new.locator(".kept")).to_have_count(0)
            new.locator("#nav-settings").press("Enter")
    new.locator("a.kept-open").click()
    expect(new.locator("#table")).to_be_visible()
