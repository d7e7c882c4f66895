"""The icons as PNG, drawn from the SVG ones: phones want bitmaps on the home screen."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
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
    Raster("icon.svg", "icon-96.png", 96),
    Raster("icon.svg", "icon-192.png", 192),
    Raster("icon.svg", "icon-512.png", 512),
    Raster("icon-maskable.svg", "icon-maskable-192.png", 192),
    Raster("icon-maskable.svg", "icon-maskable-512.png", 512),
    Raster("icon-maskable.svg", "apple-touch-icon.png", 180),
)


def rasterise(jobs: list[tuple[Path, Path, int]]) -> None:
    words = [str(word) for job in jobs for word in job]
    subprocess.run(["node", str(RASTERISER), *words], check=True, cwd=ROOT)


def write_icons(folder: Path) -> None:
    """Put the PNG icons beside the SVG ones in `folder`."""
    rasteriser = (RASTERISER.read_bytes(), (MODULES / "@resvg" / "resvg-wasm" / "package.json").read_bytes())
    ingredients = [
        part for raster in RASTERS for part in (repr(raster).encode(), (folder / raster.source).read_bytes())
    ]
    archive = made_once("icons.zip", [*rasteriser, *ingredients], lambda target: draw(folder, target))
    shutil.unpack_archive(archive, folder, "zip")


def draw(folder: Path, target: Path) -> None:
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="icons-", dir=BUILD) as drawn:
        rasterise([(folder / raster.source, Path(drawn) / raster.name, raster.width) for raster in RASTERS])
        shutil.make_archive(str(target.with_suffix("")), "zip", drawn)
