"""The icons as PNG, drawn from the SVG ones: phones want bitmaps on the home screen."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.cache import made_once
from tools.paths import BUILD, MODULES, ROOT

RASTERISER = ROOT / "tools" / "rasterise.mjs"


class Raster(NamedTuple):
    source: str
    name: str
    width: int


RASTERS = (
    Raster("icon.svg", "icon-192.png", 192),
    Raster("icon.svg", "icon-512.png", 512),
    Raster("icon-maskable.svg", "icon-maskable-192.png", 192),
    Raster("icon-maskable.svg", "icon-maskable-512.png", 512),
    Raster("icon-maskable.svg", "apple-touch-icon.png", 180),
)

SHORTCUT_WIDTH = 96


def rasters(folder: Path) -> Iterator[Raster]:
    """What to draw in a folder of SVG icons: those above, and a PNG beside each `shortcut-….svg`."""
    yield from RASTERS
    for path in sorted(folder.glob("shortcut-*.svg")):
        yield Raster(path.name, f"{path.stem}.png", SHORTCUT_WIDTH)


def rasterise(jobs: list[tuple[Path, Path, int]]) -> None:
    words = [str(word) for job in jobs for word in job]
    subprocess.run(["node", str(RASTERISER), *words], check=True, cwd=ROOT)


def write_icons(folder: Path) -> None:
    """Put the PNG icons beside the SVG ones in `folder`."""
    rasteriser = (RASTERISER.read_bytes(), (MODULES / "@resvg" / "resvg-wasm" / "package.json").read_bytes())
    wanted = list(rasters(folder))
    ingredients = [part for raster in wanted for part in (repr(raster).encode(), (folder / raster.source).read_bytes())]
    archive = made_once("icons.zip", [*rasteriser, *ingredients], lambda target: draw(wanted, folder, target))
    shutil.unpack_archive(archive, folder, "zip")


def draw(wanted: list[Raster], folder: Path, target: Path) -> None:
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="icons-", dir=BUILD) as drawn:
        rasterise([(folder / raster.source, Path(drawn) / raster.name, raster.width) for raster in wanted])
        shutil.make_archive(str(target.with_suffix("")), "zip", drawn)
