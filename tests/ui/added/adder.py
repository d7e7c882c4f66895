"""A player whose device adds games."""

from __future__ import annotations

import base64
import importlib
import io
import sys
import zipfile
from pathlib import Path
from typing import Any

from cuboteca.play.simulation import NotReady
from cuboteca.ui.added.wheel import Wheel
from tests.added_games import FILE
from tests.ui.playing import Player


class Unpacked:
    """Installs wheels by unpacking them, the first time not at once, as micropip does in the browser."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.installed: dict[str, str] = {}
        self.asked: set[str] = set()

    def install(self, wheel: Wheel) -> None:
        if self.installed.get(wheel.module) == wheel.hash:
            return
        if wheel.hash not in self.asked:
            self.asked.add(wheel.hash)
            raise NotReady
        self.asked.remove(wheel.hash)
        place = self.folder / wheel.hash
        with zipfile.ZipFile(io.BytesIO(wheel.content)) as archive:
            archive.extractall(place)
        forget(wheel.module)
        sys.path[:] = [str(place), *(path for path in sys.path if not path.startswith(str(self.folder)))]
        importlib.invalidate_caches()
        self.installed[wheel.module] = wheel.hash


def forget(module: str) -> None:
    for name in [name for name in sys.modules if name == module or name.startswith(f"{module}.")]:
        del sys.modules[name]


class Adder(Player):
    """A player whose device adds games."""

    def send(self, event: dict[str, Any]) -> Any:
        restore = self.app.checkpoint()
        try:
            return super().send(event)
        except NotReady:
            restore()
            return super().send(event)

    def choose(self, content: bytes, name: str = FILE) -> str:
        """Choose a file; return what is read then."""
        self.do("wheel", text=base64.b64encode(content).decode(), name=name)
        return self.screen.text

    def add(self, content: bytes, name: str = FILE) -> str:
        """Choose a file, trust it, and wait for all steps; return what is read then."""
        self.choose(content, name)
        self.do("trust-game")
        for _ in range(500):
            if not self.answer["thinks"]:
                break
            self.do("opponent")
        return self.screen.text
