"""Films of moves, a strip of frames for each kind: a game is opened before its move, which Redo then makes again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from cuboteca.play.game import NATURE
from cuboteca.play.table import Table
from tools.gallery.camera import Camera, Picture, file_name
from tools.gallery.positions import whole_game
from tools.gallery.stories import GAMES, Scene

FRAMES: Final = 10
"""So many of a film's pictures are kept."""
LONGEST: Final = 12.0
"""Seconds; what stands still before the next tap is no part of a film."""
AFTERMATH: Final = 0.8
"""Seconds that are filmed after all has come to rest."""

ANSWERED = """() => {
  window.answered = false;
  const seen = new MutationObserver(() => { window.answered = true; seen.disconnect(); });
  seen.observe(document.getElementById("screen"), { subtree: true, childList: true });
  seen.observe(document.documentElement, { attributeFilter: ["data-staged"] });
}"""
MOVES_STILL = "() => !window.answered || document.querySelector('html[data-staged], [data-flying]') !== null"
GATED = "() => document.querySelector('[data-gate]') !== null"


class Film(NamedTuple):
    name: str
    table: Table
    """A game in which the move to be filmed has been undone."""


def films(game_id: str) -> Iterator[Film]:
    """Return a film for each kind of move of the game that the gallery shows, at the first of its kind."""
    game = GAMES[game_id]
    over = whole_game(game)
    seen: set[str] = set()
    for ply in over.stops:
        if ply >= len(over.moves):
            break
        state = over.state_at(ply)
        kind = KINDS[game_id](state.read(over.moves[ply]))
        if state.seat in (NATURE, None) or kind in seen:
            continue
        seen.add(kind)
        table = Table(over.game, over.record._replace(ply=ply))
        yield Film(f"Film: {kind}", table)


def take_film(camera: Camera, film: Film) -> None:
    """Film the move once, in light, at the size of a phone; and keep a few frames, each named by its time."""
    page, look = camera.page, camera.looks[0]
    page.set_viewport_size({"width": look.width, "height": look.height})
    page.emulate_media(color_scheme="dark" if look.scheme == "dark" else "light", reduced_motion="no-preference")
    camera.open(Scene(film.name), film.table)
    page.evaluate(ANSWERED)
    page.keyboard.press("Control+y")
    begun, rested = time.perf_counter(), None
    shots: list[tuple[int, bytes]] = []
    while (now := time.perf_counter()) - begun < LONGEST and (rested is None or now - rested < AFTERMATH):
        shots.append((round(1000 * (now - begun)), page.screenshot()))
        if page.evaluate(GATED):
            page.evaluate("document.querySelector('[data-gate]')?.click()")
        if page.evaluate(MOVES_STILL):
            rested = None
        elif rested is None:
            rested = now
    shots.append((round(1000 * (time.perf_counter() - begun)), page.screenshot()))
    page.emulate_media(reduced_motion="reduce")
    for ms, shot in _evenly(shots):
        path = camera.folder / f"{file_name(film.name)}-{ms:05}.png"
        path.write_bytes(shot)
        camera.pictures.append(Picture(film.name, look, path, at=ms))


def _evenly(shots: list[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """Return as many of them as a strip has, from the first to the last."""
    last = len(shots) - 1
    return [shots[number] for number in sorted({round(last * step / (FRAMES - 1)) for step in range(FRAMES)})]


KINDS: Final[dict[str, Callable[[Any], str]]] = {
    "qyshinsu": lambda move: "add" if move.sign == "+" else "remove",
    "qwirkle_cubes": lambda move: str(move.kind),
    "qurush": lambda move: str(move.kind),
    "cuobe": lambda move: str(move.verb),
    "cube_quest": lambda move: str(move.kind),
}
