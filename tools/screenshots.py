"""Takes the pictures that the manifest shows before an install, and the README: `make screenshots`."""

from __future__ import annotations

import threading
from typing import NamedTuple

from playwright.sync_api import Playwright, sync_playwright

from tools.gallery.camera import Camera, camera
from tools.gallery.looks import Look
from tools.gallery.stories import PICK, Scene, scenes
from tools.paths import DIST, STATIC
from tools.serve import Site

FOLDER = STATIC / "screenshots"
PHONE, TABLET = (390, 844), (1180, 820)


class Shot(NamedTuple):
    """One picture: a scene of the gallery, by its game and its name; `home` is the cabinet."""

    file: str
    game: str
    scene: str
    scheme: str = "light"


PHONES = (
    Shot("narrow-1-home.png", "home", ""),
    Shot("narrow-2-qyshinsu.png", "qyshinsu", "Late"),
    Shot("narrow-3-qwirkle-cubes.png", "qwirkle_cubes", "Late", "dark"),
    Shot("narrow-4-qurush.png", "qurush", "Flip"),
    Shot("narrow-5-cuobe.png", "cuobe", "Middle", "dark"),
    Shot("narrow-6-cube-quest.png", "cube_quest", "Aiming"),
)
TABLETS = (
    Shot("wide-1-cuobe.png", "cuobe", "Middle", "dark"),
    Shot("wide-2-home.png", "home", ""),
)


def scene_of(shot: Shot) -> Scene:
    if shot.game == "home":
        return Scene("home", to="#/")
    return next(scene for scene in scenes(shot.game) if scene.name == shot.scene)._replace(
        do=PICK if shot.scene == "Aiming" else ""
    )


def take(one: Camera, shot: Shot, size: tuple[int, int]) -> None:
    """Brought there, at its size, when all has come to rest."""
    look = Look(*size, shot.scheme)
    one.page.emulate_media(color_scheme="dark" if look.scheme == "dark" else "light")
    one.page.set_viewport_size({"width": look.width, "height": look.height})
    one.reach(scene_of(shot))
    one.page.wait_for_timeout(1500)
    one.page.screenshot(path=FOLDER / shot.file, animations="disabled")
    print(f"  {shot.file}")


def take_all(
    playwright: Playwright, address: str, shots: tuple[Shot, ...], size: tuple[int, int], density: int
) -> None:
    with camera(playwright, address, FOLDER, (), density) as one:
        for shot in shots:
            take(one, shot, size)


def main() -> None:
    site = Site(DIST)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        take_all(playwright, site.address, PHONES, PHONE, 2)
        take_all(playwright, site.address, TABLETS, TABLET, 1)
    site.shutdown()


if __name__ == "__main__":
    main()
