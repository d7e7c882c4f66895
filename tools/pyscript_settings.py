"""Reads `pyscript.toml`: what the browser's Python is given, and the only place that names it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.paths import ROOT

SETTINGS = ROOT / "pyscript.toml"

SETTINGS_MARK = '"build:settings"'
"""What stands in our JavaScript for the settings."""

INTERPRETER_MARK = '"build:interpreter"'
"""What stands in `static/js/worker/python-worker.mjs` for the interpreter's address, as seen from there."""

NOT_CARRIED = {
    "packages": "PyScript would install them at every start. Add them to RUNTIME_PACKAGES in tools/python_code.py, "
    "which compiles them into app.zip",
    "fetch": "Name each file under [files], so that the worker can ask for it early",
    "plugins": "They belong to PyScript's page, and the site has its core alone",
}
"""Settings that need more of PyScript than the site carries, and the way out."""

KNOWN = ("name", "description", "interpreter", "sync_main_only", "files", "js_modules")


class WrongSettings(SystemExit):
    """What is wrong in `pyscript.toml`, as a sentence."""


class Settings:
    """What `pyscript.toml` holds, checked."""

    def __init__(self, path: Path = SETTINGS) -> None:
        self.path = path
        self.values: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
        for name in self.values.keys() - KNOWN:
            way_out = NOT_CARRIED.get(name, "The site knows " + ", ".join(KNOWN))
            raise WrongSettings(f"{path.name}: `{name}` does nothing here. {way_out}.")
        for name in self.named_files():
            if not str(name).startswith("./"):
                raise WrongSettings(f"{path.name}: {name!r} must be a file of this site: ./ and its path.")
        if "main" in self.values.get("js_modules", {}):
            raise WrongSettings(
                f"{path.name}: js_modules.main does nothing here. Python is in a worker: js_modules.worker."
            )

    def named_files(self) -> Iterator[str]:
        """Yield each file of the site that is named."""
        yield self.values.get("interpreter", "no interpreter")
        yield from self.values.get("files", {})
        yield from self.values.get("js_modules", {}).get("worker", {})

    def own_modules(self) -> list[str]:
        """Return the files of `static/js` that are named, by their name there."""
        return [name.removeprefix("./js/") for name in self.named_files() if name.startswith("./js/")]

    def check_files(self, dist: Path) -> None:
        """Raise if a file is named that a built site does not hold."""
        for name in self.named_files():
            if not (dist / name).is_file():
                raise WrongSettings(f"{self.path.name} names {name}, which the built site does not hold.")

    def put_into(self, code: str) -> str:
        """Return JavaScript of the folder `js` with the settings in the place of its marks."""
        interpreter = json.dumps("." + self.values["interpreter"])
        return code.replace(SETTINGS_MARK, json.dumps(self.values)).replace(INTERPRETER_MARK, interpreter)
