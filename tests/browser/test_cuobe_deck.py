"""A group brings its own cards to the set-up, is told what is wrong with a file, plays with them and goes back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games.cuobe.rules.own_cards import own_text, unpack
from tests.browser.accessible import expect_accessible
from tools.visiting import BOOT_MS

pytestmark = pytest.mark.thorough

OpenPage = Callable[..., Page]


def written(folder: Path, file_name: str, **changed: Any) -> Path:
    """The game's own file with something changed."""
    file = folder / file_name
    file.write_text(json.dumps({**json.loads(own_text()), **changed}), "utf-8")
    return file


def at_house_rules(page: Page) -> None:
    page.locator("#start").wait_for(timeout=BOOT_MS)
    if page.locator("#house-rules[open]").count() == 0:
        page.locator("#house-rules summary").click()
    expect(page.locator("#option-cards-told")).to_be_visible()


def test_a_deck_comes_in_is_played_and_goes_out(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("phone", to="#/new/cuobe")
    at_house_rules(page)
    told = page.locator("#option-cards-told")
    expect(told).to_have_text("Standard deck: 25 rooms, 35 blue and 45 green cards.")

    with page.expect_download() as download:
        page.locator("#option-cards-pattern").click()
    pattern = tmp_path / download.value.suggested_filename
    download.value.save_as(pattern)
    assert pattern.name == "cuobe-cards.json"
    assert pattern.read_text("utf-8") == own_text()

    page.locator("#name-0").fill("Ada")
    page.locator("#option-cards-file").set_input_files(written(tmp_path, "mill.json", name="The mill"))
    expect(told).to_have_text("The mill: 25 rooms, 35 blue and 45 green cards.")
    expect(page.locator("#house-rules[open]")).to_have_count(1)
    expect(page.locator("#name-0")).to_have_value("Ada")

    page.locator("#option-cards-file").set_input_files(written(tmp_path, "attic.json", die=[0, 0, 0]))
    trouble = page.locator("#option-cards-trouble")
    expect(trouble).to_contain_text("“attic.json”")
    expect(trouble.locator("li")).not_to_have_count(0)
    expect(told).to_contain_text("The mill")
    expect_accessible(page)

    page.reload()
    at_house_rules(page)
    expect(told).to_contain_text("The mill")
    page.locator("#start").click()
    expect(page.locator("#board")).to_be_visible()
    page.reload()
    expect(page.locator("#board")).to_be_visible(timeout=BOOT_MS)
    page.goto(f"{page.url}/share")
    link = page.locator("#the-link")
    expect(link).to_be_visible()
    packed = page.evaluate("document.getElementById('the-link').value.split('#/open/')[1]")

    other = open_page("tablet", scheme="dark", to=f"#/open/{packed}")
    other.locator("#keep-link").wait_for(timeout=BOOT_MS)
    other.locator("#keep-link").click()
    expect(other.locator("#board")).to_be_visible()
    other.goto(f"{other.url}/share")
    with other.expect_download() as download:
        other.locator("#dialog [data-do='export']").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    word = record.read_text("utf-8").split("cards=")[1].split('"')[0].split(" ")[0]
    assert json.loads(unpack(word))["name"] == "The mill"

    page.goto(f"{page.url.partition('#')[0]}#/new/cuobe")
    at_house_rules(page)
    page.locator("#option-cards-usual").click()
    expect(told).to_contain_text("Standard deck")
    expect(page.locator("#option-cards-usual")).to_have_count(0)
    expect(page.locator("#option-cards-file")).to_be_focused()


def test_a_file_too_large_or_no_deck_at_all(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("phone", scheme="dark", to="#/new/cuobe")
    at_house_rules(page)
    trouble = page.locator("#option-cards-trouble")
    for name, text, said in (
        ("large.json", " " * 1_000_001, "It’s too large"),
        ("longer.json", "[" * 200_000, "longer than 100,000 characters"),
        ("words.json", "hello <img src=x onerror='window.hurt=1'>", "Line 1 isn’t JSON"),
        ("<b>.json", "{}", "“<b>.json”"),
    ):
        file = tmp_path / name
        file.write_text(text, "utf-8")
        page.locator("#option-cards-file").set_input_files(file)
        expect(trouble).to_contain_text(said)
        expect(page.locator("#option-cards-told")).to_contain_text("Standard deck")
    assert page.evaluate("window.hurt") is None
