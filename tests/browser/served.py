"""The built site on a server that a test may kill and start again."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from tools.paths import ROOT
from tools.site_copy import IMPORTS, SiteCopy

BASE = "/some/where/"
"""Never the root of its host: everything must work from a sub-path."""

PAGES_LIFETIME = 600
"""GitHub Pages lets a browser keep each file for ten minutes. Elsewhere in the tests it keeps none: what the service
worker does not have must not come from there."""


class Server:
    """One server process. Its address stays the same from start to start."""

    def __init__(self, folder: Path, max_age: int = 0) -> None:
        self.folder = folder
        self.max_age = max_age
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        words = ["--port", str(self.port), "--base", BASE, "--max-age", str(self.max_age), str(self.folder)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.serve", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, f"The server did not start: {said}"
        self.port = int(said.split("localhost:")[1].split("/")[0])

    def kill(self) -> None:
        """No network any more: what is on its way is cut off as well."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def address(self) -> str:
        return f"{self.origin}{BASE}"


class OwnSite(SiteCopy):
    """A copy of the built site that a test may change and publish anew."""

    def seed_chance(self, seed: int) -> None:
        """Chance falls alike each time."""
        seeded = (
            IMPORTS,
            "import host",
            "from random import Random",
            "from cuboteca.play.nature import SampledNature",
            f"host.SampledNature = lambda simulator=None: SampledNature(Random({seed}), simulator=simulator)",
        )
        self.change("main.py", IMPORTS, "\n".join(seeded))
        self.publish()
