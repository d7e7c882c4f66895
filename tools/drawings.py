"""What Python draws for the site: sprites, thumbnails, icons and the palette."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cuboteca
from cuboteca.draw import palette, shared_sprite
from tools.sheets import parted, sheet_file


def drawings() -> Iterator[tuple[str, str]]:
    """Yield each drawn file of the site, as its path in it and its text."""
    yield sheet_file("common"), parted(str(shared_sprite.render_sprite()))
    for name, text in shared_sprite.files().items():
        folder = "icons" if name.startswith("icon") else "art"
        yield f"{folder}/{name}", str(text)
    for game in cuboteca.games:
        game_view = cuboteca.games.game_view(game)
        yield sheet_file(game_view.sprite), parted(str(game_view.render_sprite()))
        yield f"art/{game}-niche.svg", str(game_view.render_thumbnail())
        for name, text in game_view.render_files().items():  # what its style sheet shows, if anything
            yield f"art/{name}", str(text)


def write_drawings(dist: Path) -> None:
    for name, text in drawings():
        path = dist / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def palette_css() -> str:
    accents = {game: cuboteca.games.about(game).accent for game in cuboteca.games}
    return palette.css({**palette.ACCENTS, **accents})
