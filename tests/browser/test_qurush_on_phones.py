"""What a phone has little room for in Qurush: the report, the goals at the end, the button that shows a goal."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from cuboteca.play.table import Table
from tests.browser.devices import as_wide_as
from tests.browser.fitting import covered
from tests.browser.qurush import WINNING, new_table, sit_down

OpenPage = Callable[..., Page]

PHONES = ("phone", "small phone")

LINES = """(e) => {
  const words = document.createRange();
  words.selectNodeContents(e);
  return words.getClientRects().length;
}"""


def against_the_app(turns: int) -> Table:
    """Two actions make a turn."""
    table = new_table()
    for move in WINNING[: 2 * turns]:
        table.play(move)
    table.opponents = ("", "easy")
    return table


def test_the_report_leaves_the_points_in_view(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    sit_down(page, against_the_app(turns=4))
    page.locator("#moved").wait_for()
    for device in as_wide_as(page, PHONES):
        assert covered(page, "#moved", ".points, .points-words, .act") == [], device


def test_the_goals_stand_whole_above_the_row_at_the_end(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    sit_down(page, against_the_app(turns=7))
    for device in as_wide_as(page, PHONES):
        row = page.locator(".panel > .actions").bounding_box()
        assert row is not None
        for goal in page.locator(".all-goals .goal-card").all():
            box = goal.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= row["y"], device


@pytest.mark.parametrize(
    "locale",
    ["de-DE", *(pytest.param(other, marks=pytest.mark.thorough) for other in ("en-GB", "fr-FR", "es-ES"))],
)
def test_the_button_that_shows_a_goal_has_one_line(open_page: OpenPage, locale: str) -> None:
    page = open_page("phone", locale=locale, reduced_motion="reduce")
    sit_down(page, against_the_app(turns=4))
    for device in as_wide_as(page, PHONES):
        assert page.locator("#peek > span").evaluate(LINES) == 1, device
