"""The set-up form keeps what is chosen, however late the answers come."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tools.visiting import BOOT_MS

LOST = """() => new Promise((tell) => {
  const chosen = ["dice-own", "duplicates-allow", "rerolls-2"].map((name) => document.getElementById(`option-${name}`));
  let lost = 0;
  const look = setInterval(() => { if (chosen.some((field, at) => at < clicked && !field.checked)) lost += 1; }, 1);
  let clicked = 0;
  for (const field of chosen) { field.click(); clicked += 1; }
  setTimeout(() => { clearInterval(look); tell(lost); }, 1500);
})"""
"""Three options chosen at once, faster than they can be answered: how often was one of them seen not to be?"""


def test_an_answer_to_the_last_choice_but_one_takes_nothing_back(page: Page) -> None:
    page.locator("#niche-qwirkle_cubes").click()
    page.locator("#start").wait_for(timeout=BOOT_MS)
    page.locator("#house-rules summary").click()
    assert page.evaluate(LOST) == 0
    for chosen in ("dice-own", "duplicates-allow", "rerolls-2"):
        expect(page.locator(f"#option-{chosen}")).to_be_checked()


def test_enter_chooses_and_does_not_begin_the_game(page: Page) -> None:
    """The browser would press the last button of the form, also for a choice that is made already."""
    page.locator("#niche-qwirkle_cubes").click()
    page.locator("#start").wait_for(timeout=BOOT_MS)
    page.locator("#house-rules summary").press("Enter")
    page.locator("#option-dice-own").press("Enter")
    page.locator("#option-dice-own").press("Enter")
    expect(page.locator("#option-dice-own")).to_be_checked()
    expect(page.locator("#start")).to_be_visible()
    page.locator("#hints").press("Enter")
    expect(page.locator("#hints")).not_to_be_checked()


def test_the_focus_shows_on_a_card_that_clips_what_sticks_out_of_it(page: Page) -> None:
    page.locator("#niche-qwirkle_cubes").click()
    page.locator("#start").wait_for(timeout=BOOT_MS)
    page.keyboard.press("Tab")
    page.locator("#house-rules summary").focus()
    inside = "(e) => parseFloat(getComputedStyle(e).outlineOffset) + parseFloat(getComputedStyle(e).outlineWidth) <= 0"
    assert page.locator("#house-rules summary").evaluate(inside)


GAPS = """() => {
  const rows = [...document.querySelectorAll(".introduction > :not(.niche)")].map((row) => row.getBoundingClientRect());
  return rows.slice(1).map((row, at) => Math.round(row.top - rows[at].bottom));
}"""


def test_beside_its_picture_a_game_is_introduced_in_even_rows(open_page: Callable[..., Page]) -> None:
    """The picture of a tall tablet is as high as they are, and pushes none apart."""
    page = open_page("tall tablet")
    page.locator("#niche-cuobe").click()
    page.locator("#start").wait_for(timeout=BOOT_MS)
    gaps = page.evaluate(GAPS)
    assert len(gaps) == 2
    assert len(set(gaps)) == 1
