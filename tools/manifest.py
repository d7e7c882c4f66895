"""The web app manifest: the hand-written one, completed by what is on the shelf and in the folders.

It has no `id`: a relative one is resolved against the origin alone, so two sites in sub-paths of one host would be
taken for one app; without it the start URL is the id.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cuboteca
from cuboteca.play.language import ENGLISH, HOUSE, Language, choose, translate

SCREENSHOTS = {
    "narrow-1-home.png": "The cabinet of games",
    "narrow-2-qyshinsu.png": "A game of Qyshinsu",
    "narrow-3-qwirkle-cubes.png": "A game of Qwirkle Cubes",
    "narrow-4-qurush.png": "A game of Qurush",
    "narrow-5-cuobe.png": "A game of Cu[o]be",
    "narrow-6-cube-quest.png": "A flick in Cube Quest",
    "wide-1-cuobe.png": "A game of Cu[o]be on a tablet",
    "wide-2-home.png": "The cabinet of games on a tablet",
}
MESSAGES = {
    "description": "A cabinet of cube-and-stone board games. Pass one device around the table, even offline.",
    "new_game": "New game of {game}",
    "saved_games": "Saved games",
    "saved": "Saved",
    **{Path(name).stem: label for name, label in SCREENSHOTS.items()},
}
"""What the manifest says, by names."""


def png_size(path: Path) -> tuple[int, int]:
    """Return width and height, from the first chunk of a PNG file."""
    head = path.read_bytes()[:24]
    if head[:8] != b"\x89PNG\r\n\x1a\n":
        raise SystemExit(f"{path} is no PNG file.")
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def picture(dist: Path, name: str) -> dict[str, str]:
    width, height = png_size(dist / name)
    return {"src": name, "type": "image/png", "sizes": f"{width}x{height}"}


def said(name: str) -> str:
    """Return a message of the manifest in the language in use."""
    return translate(HOUSE, f"manifest.{name}", MESSAGES[name])


def game_shortcuts() -> Iterator[dict[str, Any]]:
    for game in cuboteca.games:
        about = cuboteca.games.about(game)
        yield {"name": said("new_game").format(game=about.name), "short_name": about.name, "url": f"./#/new/{game}"}
    yield {"name": said("saved_games"), "short_name": said("saved"), "url": "./#/saved"}


def screenshots(dist: Path) -> Iterator[dict[str, str]]:
    for name in SCREENSHOTS:
        path = f"screenshots/{name}"
        if (dist / path).exists():
            yield {**picture(dist, path), "form_factor": name.split("-")[0], "label": said(Path(name).stem)}


def check_icons(dist: Path, icons: list[dict[str, str]]) -> None:
    """Every icon named is there, and as large as it says."""
    for icon in icons:
        if icon["type"] == "image/png" and picture(dist, icon["src"])["sizes"] != icon["sizes"]:
            raise SystemExit(f"{icon['src']} is not {icon['sizes']}.")
        if not (dist / icon["src"]).exists():
            raise SystemExit(f"{icon['src']} is not there.")


def write_manifest(template: Path, dist: Path, spoken: Language) -> None:
    """Write it in a language: `manifest.json` in English, `manifest.de.json` in German."""
    choose(spoken.code)
    manifest: dict[str, Any] = json.loads(template.read_text("utf-8"))
    check_icons(dist, manifest["icons"])
    icon = {"icons": [picture(dist, "icons/icon-96.png")]}
    manifest |= {"description": said("description"), "lang": spoken.code, "dir": spoken.direction}
    # Most launchers show four.
    manifest["shortcuts"] = [{**shortcut, **icon} for shortcut in game_shortcuts()][:4]
    manifest["screenshots"] = list(screenshots(dist))
    name = template.name if spoken == ENGLISH else f"{template.stem}.{spoken.code}{template.suffix}"
    (dist / name).write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", "utf-8")
