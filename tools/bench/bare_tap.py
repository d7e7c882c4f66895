"""What the taps are compared with: a word on an empty page that changes when an empty worker has answered."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Playwright

from tools.bench.results import Result
from tools.bench.tapped import phone, result
from tools.paths import BUILD

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>bare</title>
<main id="app"><button id="tapped">0</button></main>
<script type="module">
const worker = new Worker("./worker.js");
const button = document.getElementById("tapped");
button.addEventListener("click", () => worker.postMessage(button.textContent));
worker.onmessage = ({ data }) => { button.textContent = data; };
</script>
"""
WORKER = "onmessage = ({ data }) => postMessage(Number(data) + 1);\n"
TAPS = 80


def measure(playwright: Playwright) -> list[Result]:
    """Return what no page here can go below: the browser's own share of a tap."""
    with tempfile.TemporaryDirectory(prefix="bench-bare-", dir=BUILD) as folder:
        Path(folder, "index.html").write_text(PAGE, "utf-8")
        Path(folder, "worker.js").write_text(WORKER, "utf-8")
        with phone(playwright, folder=Path(folder)) as browser:
            browser.page.locator("#tapped").wait_for()
            times = browser.tap(["tapped"] * TAPS)
    return [one._replace(target=None) for one in result("Tap on an empty page, an empty worker's answer", times)]
