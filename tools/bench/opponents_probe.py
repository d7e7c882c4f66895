"""Lets a level decide in the browser's worker, and times it: what the benchmark of opponents adds to `main.py`."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import js
from pyodide.ffi import create_proxy

import bundle_import
import host
from cuboteca.play.table import Table
from cuboteca.ui.app import App
from cuboteca.ui.session import Session

HINT = "hint"
"""Instead of a level: a person asks for a hint."""

slices: list[float] = []
steps: list[float] = []
mode = ""
"""How opponents think: as ever; `on and on`, without an end; or `idle`, neither thinking nor moving."""
think = App.think


def think_timed(app: App, is_over: Callable[[], bool]) -> bool:
    """Think for a slice, and note how long it took, and each step of it, in seconds."""
    if mode == "idle":
        return False
    begun = before = time.perf_counter()
    over = False

    def step_is_over() -> bool:
        nonlocal before, over
        now = time.perf_counter()
        steps.append(now - before)
        over = is_over()
        before = time.perf_counter()
        return over

    try:
        done = think(app, step_is_over)
    finally:
        now = time.perf_counter()
        if not over:  # it has come to its end
            steps.append(now - before)
        slices.append(now - begun)
    if done and mode and app.session is not None:
        app.session.thinking = None
        return False
    return done


def set_mode(to: str) -> None:
    """Choose how opponents think from here on."""
    global mode
    mode = to


App.think = think_timed  # type: ignore[assignment,method-assign]


def sit_down(app: App, record: str, level: str) -> Session:
    """Open a game at whose table the level is to decide, or a person."""
    table = Table.read(app.shelf, record)
    decides = "" if level == HINT else level
    table.opponents = tuple(decides if seat == table.state.seat else "gentle" for seat in range(table.state.seats))
    app.shelf.opponents(table.game.about.id)
    session = Session("bench", table, app.shelf.game_view(table.game.about.id))
    app.session = session
    app.go(session.address)
    app.nature.prepare()
    if level == HINT:
        app.do({"do": "hint"})
    return session


async def decide(record: str, level: str) -> str:
    """Return how long a decision takes, its longest slice, and all its steps, in seconds, as JSON."""
    running = host.host
    while True:
        try:
            session = sit_down(running.app, record, level)
            break
        except bundle_import.NotLoaded as wanted:
            running.loader.load(wanted.bundle)
            await running.loader.ready()
    await running.prepared()
    slices.clear()
    steps.clear()
    begun = time.perf_counter()
    found = await running.thought()
    seconds = time.perf_counter() - begun
    thinking = session.asked if level == HINT else session.thinking
    if not found or thinking is None or thinking.trouble:
        raise RuntimeError(f"{level} came to nothing: {thinking.trouble if thinking else ''}")
    return json.dumps({"seconds": seconds, "slice": max(slices), "steps": steps})


js.globalThis.benchDecide = create_proxy(decide)
js.globalThis.benchMode = create_proxy(set_mode)
