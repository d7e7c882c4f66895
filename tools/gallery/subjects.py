"""One subject of the gallery: its own copy of the site, its own browser, all its scenes."""

from __future__ import annotations

import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from tools.gallery import house
from tools.gallery.camera import Picture, camera
from tools.gallery.films import films, take_film
from tools.gallery.looks import Look
from tools.gallery.stories import GAMES, scenes
from tools.paths import BUILD, DIST
from tools.serve import Site
from tools.site_copy import SiteCopy

FOLDER = BUILD / "gallery"
HOUSE = "house"
SUBJECTS = (*GAMES, HOUSE)


def photograph(
    subject: str, looks: tuple[Look, ...], density: float, wanted: tuple[str, ...], language: str, dist: Path = DIST
) -> list[Picture]:
    """Return every scene of a game, or of the house; a scene that cannot be reached is told and left out."""
    with tempfile.TemporaryDirectory() as place:
        copy = SiteCopy(dist, Path(place) / "site")
        site = Site(copy.folder)
        threading.Thread(target=site.serve_forever, daemon=True).start()
        with (
            sync_playwright() as playwright,
            camera(playwright, site.address, FOLDER / subject, looks, density, language) as one,
        ):
            if subject == HOUSE:
                house.photograph(one, copy, lambda: _close(site))
            else:
                for scene in scenes(subject):
                    if wanted and scene.name not in wanted:
                        continue
                    try:
                        one.reach(scene)
                        one.take(scene.name, scene.whole)
                    except Error as error:
                        print(f"  {subject}, {scene.name}: {error.message.splitlines()[0]}", file=sys.stderr)
                for film in films(subject):
                    if wanted and film.name not in wanted:
                        continue
                    try:
                        take_film(one, film)
                    except Error as error:
                        print(f"  {subject}, {film.name}: {error.message.splitlines()[0]}", file=sys.stderr)
            pictures = one.pictures
        _close(site)
    return pictures


def _close(site: Site) -> None:
    site.shutdown()
    site.server_close()
