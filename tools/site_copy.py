"""A copy of the built site that may be changed and published anew."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.precache import write_service_worker

IMPORTS = "from host import begin, flight, flushed, handle, prepared, rest, thought"
"""The seam in `main.py`: after it comes what is to be different."""


class SiteCopy:
    def __init__(self, original: Path, folder: Path) -> None:
        shutil.copytree(original, folder)
        self.folder = folder

    def change(self, name: str, old: str, new: str) -> None:
        """Replace a text in one of its files."""
        path = self.folder / name
        text = path.read_text("utf-8")
        if old not in text:
            raise ValueError(f"{name} does not hold {old!r}.")
        path.write_text(text.replace(old, new), "utf-8")

    def publish(self) -> str:
        """Write the service worker's list anew; returns the version."""
        return write_service_worker(self.folder / "service-worker.js", self.folder)
