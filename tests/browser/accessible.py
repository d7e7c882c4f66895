"""Asks axe-core what it finds wrong with a page."""

from __future__ import annotations

import json
from typing import Literal

import pytest
from playwright.sync_api import Page

from tools.paths import MODULES

AXE = (MODULES / "axe-core" / "axe.min.js").read_text("utf-8")

RUN = """(async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return JSON.stringify(found.violations.map((v) => ({
    id: v.id, help: v.help, nodes: v.nodes.map((n) => [n.target.join(" "), n.failureSummary]),
  })));
})()"""

LOOKS: tuple[tuple[str, Literal["dark", "light"]], ...] = (("phone", "dark"), ("tablet", "light"))
"""Devices, and how dark it is: a colour is the same on both."""

DARK_FIRST = (LOOKS[0], pytest.param(*LOOKS[1], marks=pytest.mark.thorough))
LIGHT_FIRST = (pytest.param(*LOOKS[0], marks=pytest.mark.thorough), LOOKS[1])
"""One of them every day, both with `make test-all`."""

AT_REST = """Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
  .map(({ finished }) => finished)).then(() => {})"""


def axe_violations(page: Page) -> list[str]:
    """Each violation in a line or two."""
    # The debugger may evaluate where the site's policy forbids pages to; Chromium only.
    session = page.context.new_cdp_session(page)
    try:
        if session.send("Runtime.evaluate", {"expression": "!window.axe"})["result"]["value"]:
            session.send("Runtime.evaluate", {"expression": AXE})
        answer = session.send("Runtime.evaluate", {"expression": RUN, "awaitPromise": True, "returnByValue": True})
    finally:
        session.detach()
    assert "value" in answer["result"], answer
    found = json.loads(answer["result"]["value"])
    return [f"{v['id']}: {v['help']}: {where}\n{why}" for v in found for where, why in v["nodes"]]


def expect_accessible(page: Page) -> None:
    page.evaluate(AT_REST)
    found = axe_violations(page)
    assert not found, "\n".join(found)
