"""Gives what Pyodide asks of its package loader when it starts: where packages would lie, and which are there."""

from __future__ import annotations

from site import getsitepackages

from pyodide_js import (
    loadedPackages,
)  # Pyodide keeps no memory without: its table of what JavaScript gave has a place for it.

__all__ = ("DSO_DIR", "SITE_PACKAGES", "init_loaded_packages", "loadedPackages")


class Folder:
    """What JavaScript asks for its name."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = Folder(getsitepackages()[0])
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Register none: no package is there before a game is added."""
