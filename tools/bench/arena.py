"""Cube Quest: what fifty flying cubes cost the page in script, a frame, times four; and how
many frames a second this machine shows at each step of `static/js/games/cube_quest/pace.js`."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, Playwright

from cuboteca.draw import shared_sprite
from cuboteca.games.cube_quest.rules.cubes import CUBES
from cuboteca.games.cube_quest.rules.pose import flat_pose
from cuboteca.games.cube_quest.view.art.board import Arena, Cube, render_arena
from cuboteca.games.cube_quest.view.art.sprite import render_sprite
from cuboteca.games.cube_quest.view.view import CubeQuestView
from tools.bench.results import Result
from tools.browsers import known, launch_options
from tools.build_site import write_css
from tools.paths import BUILD, MODULES, ROOT
from tools.serve import Site

SLOWER = 4
BUDGET_MS = 3
FRAMES = 300
PLAYS = 5
ENGINES = ("chromium", "firefox")
STEPS = ("all", "camera still", "only places", "plain plates")
"""As in pace.js, from none on."""
MOVING = (12, 50)
STEP_FRAMES = 100
LONGEST_MS = 4000
LEAST_SHOWN = 55
"""Frames a second, at the median, of the last step."""


def board() -> str:
    """Return all fifty cubes, in rows."""
    cubes = tuple(
        Cube(cube, flat_pose(38 * (cube % 10 - 4.5), 96 * (cube // 10 - 2), 8, 0, 1), f"Cube {cube}") for cube in CUBES
    )
    return render_arena(Arena(cubes, "Fifty cubes"))


def write_page(folder: Path) -> None:
    """A page of its own with the site's style sheets and scripts."""
    write_css(folder / "css")
    art = folder / "css" / "art"  # here the sheet is linked, and its addresses are beside it
    art.mkdir()
    for name, text in CubeQuestView().render_files().items():
        (art / name).write_text(text, "utf-8")
    esbuild = str(MODULES / ".bin" / "esbuild")
    script = f"--outfile={folder / 'bench.js'}"
    subprocess.run(
        [esbuild, "tools/bench/arena.js", "--bundle", "--format=esm", "--minify", "--log-level=warning", script],
        check=True,
        cwd=ROOT,
    )
    (folder / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="css/site.css">'
        '<link rel="stylesheet" href="css/cube_quest.css">'
        f'<div class="sheets">{shared_sprite.render_sprite()}{render_sprite()}</div>'
        "<style>cube-arena.board.board { position: fixed; inset: 60px 8px 126px; width: auto; height: auto }</style>"
        f'<div data-game="cube_quest"><div class="play"><div class="table">{board()}</div></div></div>'
        '<script type="module" src="bench.js"></script></html>',
        "utf-8",
    )


def measure(playwright: Playwright) -> list[Result]:
    folder = Path(tempfile.mkdtemp(prefix="bench-arena-", dir=BUILD))
    site = Site(folder)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    try:
        write_page(folder)
        found = [_script(playwright, site.address)]
        for engine in ENGINES:
            found += _steps(playwright, engine, site.address)
    finally:
        site.shutdown()
        site.server_close()
        shutil.rmtree(folder, ignore_errors=True)
    return found


def _script(playwright: Playwright, address: str) -> Result:
    """Script alone, with every cube in the air and the camera after them.

    Not in a browser that slows itself: it halts its own main thread now and then, so that the time of a frame says
    where it was halted.
    """
    with _page(playwright, "chromium", address) as page:
        script: list[float] = page.evaluate(f"window.measureScript({FRAMES}, {len(CUBES)}, {PLAYS})")
    note = f"median {median(script):.2f} ms, {len(script)} frames, the quickest of {PLAYS} plays"
    worst = quantiles(script, n=20)[-1]
    return Result(f"Cube Quest, 50 cubes fly, script × {SLOWER}, p95", SLOWER * worst, "ms", BUDGET_MS, note=note)


def _steps(playwright: Playwright, engine: str, address: str) -> Iterator[Result]:
    with _page(playwright, engine, address) as page:
        page.evaluate(f"window.measureFlight(60, 50, 0, {LONGEST_MS})")
        for step, name in enumerate(STEPS):
            for moving in MOVING:
                apart: list[float] = page.evaluate(
                    f"window.measureFlight({STEP_FRAMES}, {moving}, {step}, {LONGEST_MS})"
                )
                shown = 1000 / median(apart)
                target = LEAST_SHOWN if step == len(STEPS) - 1 else None
                yield Result(f"… {moving} fly, {name}, {engine}", shown, "/s", target, at_least=True)


@contextmanager
def _page(playwright: Playwright, engine: str, address: str) -> Iterator[Page]:
    browser = getattr(playwright, engine).launch(**launch_options(known(engine)))
    try:
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.goto(address)
        page.wait_for_function("() => window.measureFlight !== undefined")
        yield page
    finally:
        browser.close()
