"""The site can be installed, and what its manifest names is really there."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.playing import begin

OpenPage = Callable[..., Page]


def test_chromium_finds_nothing_that_hinders_an_install(open_page: OpenPage) -> None:
    page = open_page("phone", offline=True)
    begin(page)
    page.locator("html[data-offline-ready]").wait_for(state="attached", timeout=60_000)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A fresh profile without a name counts as incognito, where nothing can be installed.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_every_picture_of_the_manifest_has_its_size(site: Path) -> None:
    manifest = json.loads((site / "manifest.json").read_text("utf-8"))
    shortcut_icons = [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    pictures = [*manifest["icons"], *manifest["screenshots"], *shortcut_icons]
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} >= {"any", "maskable"}
    assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"narrow", "wide"}
    for picture in pictures:
        file = site / picture["src"]
        if file.suffix == ".png":
            wide, high = struct.unpack(">II", file.read_bytes()[16:24])
            assert picture["sizes"] == f"{wide}x{high}", picture["src"]
        else:
            assert file.exists()


def test_the_manifest_works_from_any_path(site: Path) -> None:
    manifest = json.loads((site / "manifest.json").read_text("utf-8"))
    assert "id" not in manifest, "an id is resolved against the host alone; the start URL is a better one"
    for name in ("start_url", "scope"):
        assert not manifest[name].startswith(("/", "http")), name
    for shortcut in manifest["shortcuts"]:
        assert not shortcut["url"].startswith(("/", "http"))
