"""The guide of Cu[o]be on a small screen: its boards can be stepped through, and nothing is cut off or out of reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games.cuobe.text.guide import CHAPTERS
from tests.browser.accessible import LIGHT_FIRST, expect_accessible
from tests.browser.fitting import expect_within_sides
from tests.browser.wording import on_screen
from tools.visiting import BOOT_MS

pytestmark = pytest.mark.thorough

OpenPage = Callable[..., Page]


def test_every_chapter_fits_a_small_phone(open_page: OpenPage) -> None:
    page = open_page("small phone", to="#/guide/cuobe")
    for chapter in CHAPTERS:
        page.locator("#chapter-title", has_text=chapter.title).wait_for(timeout=BOOT_MS)
        expect(page.locator(".line")).to_have_count(len(chapter.lines))
        expect_within_sides(page, chapter.id)
        if chapter is not CHAPTERS[-1]:
            page.locator(".pages .button").last.click()


@pytest.mark.parametrize(("device", "scheme"), LIGHT_FIRST)
def test_a_line_is_stepped_through(open_page: OpenPage, device: str, scheme: str) -> None:
    page = open_page(device, scheme, to="#/guide/cuobe/traps")
    (line,) = [line for chapter in CHAPTERS for line in chapter.lines if line.id == "trigger"]
    board = page.locator("#line-trigger")
    board.wait_for(timeout=BOOT_MS)
    for caption in line.captions[1:]:
        board.get_by_role("button", name="Forward one step").click()
        expect(board.locator("#caption-trigger")).to_have_text(on_screen(caption))
    expect(board.locator(".green-card")).to_contain_text("Trigger")
    expect_accessible(page)
