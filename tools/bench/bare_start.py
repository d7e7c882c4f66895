"""What the boot is compared with: `loadPyodide()` on an empty page with npm's files, and a plain offline cache."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.bench.sizes import NPM_FILES
from tools.paths import MODULES

PAGE = """<!doctype html><meta charset="utf-8"><title>bare</title>
<script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
python.runPython("1 + 1");
globalThis.bench = { answered: performance.now() };
await navigator.serviceWorker.register("./worker.js");
await navigator.serviceWorker.ready;
document.documentElement.dataset.offlineReady = "";
</script>
"""

WORKER = """
const files = FILES;
addEventListener("install", (event) => event.waitUntil(caches.open("bare").then((cache) => cache.addAll(files))));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
"""


def write_bare_page(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in NPM_FILES:
        shutil.copyfile(MODULES / "pyodide" / name, folder / name)
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "worker.js").write_text(WORKER.replace("FILES", str(["./", *(f"./{n}" for n in NPM_FILES)])), "utf-8")
