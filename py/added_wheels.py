"""Installs wheels from the device with micropip, which comes with the rest of the standard library when wanted."""

from __future__ import annotations

import sys
from importlib import import_module, invalidate_caches
from pathlib import Path
from zipimport import zipimporter

import pyodide_js
from polyscript import js_modules

REST = "/lib/stdlib-rest.zip"
"""The modules that `stdlib.zip` leaves out: micropip needs some of them, and what is added may need any."""

SHARED = "shared"
"""What the rest names the list of packages that it has a part of."""

WHEELS = Path("/wheels")


class WheelRefused(Exception):
    """Why a wheel can't be installed, as a sentence."""


async def install(name: str, content: bytes) -> None:
    """Install a wheel with this file name, without what it depends on; raise `WheelRefused` if it can't run here."""
    check_name(name)
    await complete_library()
    check_content(name, content)
    await pyodide_js.loadPackage("micropip")
    micropip = import_module("micropip")
    WHEELS.mkdir(exist_ok=True)
    file = WHEELS / name
    file.write_bytes(content)
    try:
        await micropip.install(f"emfs:{file}", deps=False, reinstall=True)
    except Exception as error:
        raise WheelRefused(f"{name} can't be installed: {error}") from error
    finally:
        file.unlink()
    invalidate_caches()


def check_name(name: str) -> None:
    """Raise if the name of a wheel says that it isn't one, or that it holds compiled code."""
    parts = name.removesuffix(".whl").split("-")
    if not name.endswith(".whl") or len(parts) not in (5, 6) or Path(name).name != name:
        raise WheelRefused(f"{name} isn't a Python wheel: the name of one looks like chess-1.0-py3-none-any.whl.")
    if parts[-2:] != ["none", "any"]:
        raise WheelRefused(f"{name} isn't pure Python: it holds code for {parts[-1]}, which can't run in a browser.")


def check_content(name: str, content: bytes) -> None:
    """Raise if a wheel didn't arrive whole."""
    zipfile, io = import_module("zipfile"), import_module("io")
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            damaged = archive.testzip()
            described = any(part.endswith(".dist-info/METADATA") for part in archive.namelist())
    except zipfile.BadZipFile:
        damaged, described = name, True
    if damaged:
        raise WheelRefused(f"{name} is damaged. Download it again.")
    if not described:
        raise WheelRefused(f"{name} isn't a Python wheel: it doesn't say what it holds.")


async def complete_library() -> None:
    """Put the rest of the standard library beside what the start brought; returns at once if it's there."""
    if REST in sys.path:
        return
    content = await js_modules.site.read("vendor/pyodide/stdlib-rest.zip")
    Path(REST).write_bytes(content.to_bytes())
    for package in zipimporter(REST).get_data(SHARED).decode().split():
        import_module(package).__path__.append(f"{REST}/{package.replace('.', '/')}")
    sys.path.append(REST)
