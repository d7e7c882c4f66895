"""Installs wheels from the device with micropip, which comes with the rest of the standard library when wanted."""

from __future__ import annotations

import asyncio
import sys
from importlib import import_module, invalidate_caches
from pathlib import Path
from zipimport import zipimporter

import pyodide_js
from polyscript import js_modules

from cuboteca.play.simulation import NotReady
from cuboteca.ui.added.wheel import Wheel, WheelRefused, not_installed

REST = "/lib/stdlib-rest.zip"
"""The modules that the start leaves out: micropip needs some of them, and what is added may need any."""

SHARED = "shared"
"""What the rest names the list of packages that it has a part of."""

WHEELS = Path("/wheels")


class Micropip:
    """Installs one wheel after the other (`cuboteca.ui.added.shelving.Wheels`)."""

    def __init__(self) -> None:
        self.installed: dict[str, str] = {}
        """The wheel, by its hash, that each module comes from."""
        self.refused: dict[str, WheelRefused] = {}
        self.coming: asyncio.Future[None] | None = None

    def install(self, wheel: Wheel) -> None:
        """Install a wheel, unless that is done; raise NotReady meanwhile, WheelRefused if it can't be."""
        if self.installed.get(wheel.module) == wheel.hash:
            return
        why = self.refused.pop(wheel.hash, None)
        if why is not None:
            raise why
        if self.coming is None:
            self.coming = asyncio.ensure_future(self._install(wheel))
        raise NotReady

    async def ready(self) -> None:
        """Returns when what is under way is done, or has failed."""
        if self.coming is not None:
            await self.coming

    async def _install(self, wheel: Wheel) -> None:
        self.installed.pop(wheel.module, None)  # If this fails, there is no saying what is left of it.
        try:
            await install(wheel)
            self.installed[wheel.module] = wheel.hash
        except Exception as error:
            self.refused[wheel.hash] = not_installed(wheel, error)
        finally:
            self.coming = None


MICROPIP = Micropip()


async def install(wheel: Wheel) -> None:
    """Install a wheel, without what it depends on, in place of any that its module was imported from before."""
    await complete_library()
    await pyodide_js.loadPackage("micropip")
    micropip = import_module("micropip")
    for name in [name for name in sys.modules if name == wheel.module or name.startswith(f"{wheel.module}.")]:
        del sys.modules[name]
    WHEELS.mkdir(exist_ok=True)
    file = WHEELS / wheel.file
    file.write_bytes(wheel.content)
    try:
        await micropip.install(f"emfs:{file}", deps=False, reinstall=True)
    finally:
        file.unlink()
    invalidate_caches()


async def complete_library() -> None:
    """Put the rest of the standard library beside what the start brought; returns at once if it's there."""
    if REST in sys.path:
        return
    content = await js_modules.site.read("vendor/pyodide/stdlib-rest.zip")
    Path(REST).write_bytes(content.to_bytes())
    for package in zipimporter(REST).get_data(SHARED).decode().split():
        import_module(package).__path__.append(f"{REST}/{package.replace('.', '/')}")
    sys.path.append(REST)
