"""Cube Quest in the browser: setting up, picking, aiming, placing by touch; with as many cubes as the box has."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import hypot
from random import Random
from typing import cast

from playwright.sync_api import Playwright

import cuboteca
from cuboteca.draw.markup import element_id
from cuboteca.games.cube_quest.rules import moves
from cuboteca.games.cube_quest.rules.armies import FORMATIONS, formation
from cuboteca.games.cube_quest.rules.cubes import CODES, KINGS, army_of
from cuboteca.games.cube_quest.rules.moves import Flick, Move
from cuboteca.games.cube_quest.rules.position import BOARD, HIDDEN
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from tests.physics.node import NodePhysics
from tools.bench.app_taps import Trial, Tried
from tools.bench.results import Result
from tools.bench.tapped import result, times_in

POSITIONS = 40
WORST = 6
"""So many of them, the slowest to answer, are tapped in the browser; and half as many set-ups."""
FROM_PLY, TO_PLY = 14, 60
EVERYTHING = {"army": "custom", "points": "62", "screen": "off", "start": "red"}
"""Both with the whole box."""
GENTLY = (25, 60)
"""Between these strengths is flicked, so that most cubes stay."""
SET_UP_TAPS = (
    *("more:H", "more:H", "more:U", "more:U", "more:L", "more:L", "page:mat"),
    *("formation:phalanx", "formation:towers", "formation:scattered", "cube:26", "at:-1850:2050", "nudge:right"),
    *("nudge:cw", "nudge:face", "onto", "cube:28", "off", "stock:26", "nudge:up", "cube:26", "cube:40", "at:1850:2650"),
    *("page:army", "less:G", "more:G", "page:mat"),
)
POINTED = {"at": "data-places", "strength": "data-strength", "hit": "data-hit"}
"""Taps that have a place rather than an element of their own, and what is in the page where they can be made."""
STAMP = re.compile(r'data-stamp="(\w+)"')
CLEAR = 450
"""So far from every cube a tap means the mat, in tenths of a millimetre."""


def begun(shape: str) -> Table:
    """Ada stands with the whole box in a formation; Bo is to set up."""
    table = Table.begin(cuboteca.games["cube_quest"], ("Ada", "Bo"), "2026-11-20", dict(EVERYTHING))
    table.play(str(formation(shape, tuple(army_of(0)), 0)))
    return table


def middle_bouts(rng: Random, count: int) -> tuple[list[Tried], list[Tried]]:
    """Return set-ups, and turns in the middle of bouts, each with the time that the app alone takes for its slowest
    tap."""
    physics = NodePhysics()
    nature = SampledNature(rng, simulator=physics)
    set_ups: list[Tried] = []
    turns: list[Tried] = []
    try:
        while len(turns) < count:
            table = begun(FORMATIONS[len(set_ups) % len(FORMATIONS)])
            nature.settle(table)
            set_ups.append(tried(table, SET_UP_TAPS))
            table.play(str(formation(rng.choice(FORMATIONS), tuple(army_of(1)), 1)))
            nature.settle(table)
            while table.state.seat is not None and table.ply < TO_PLY and len(turns) < count:
                state = cast(State, table.state)
                if state.job is None and table.ply >= FROM_PLY:
                    turns.append(tried(table, taps_in(state, rng)))
                table.play(str(next_move(state, rng)))
                nature.settle(table)
    finally:
        physics.close()
    return set_ups, turns


def next_move(state: State, rng: Random) -> Move:
    """Return a gentle flick, or whatever else is asked or can be done."""
    listed = [move for move in state.moves() if move.kind != moves.FLICK]
    able = [cube for cube in state.with_status(state.mover, BOARD) if CODES[cube] not in "KLF"]
    able = [cube for cube in able if cube not in state.frozen]
    if listed and (state.job is not None or not able or rng.random() < 0.2):
        kind = rng.choice(sorted({move.kind for move in listed}))
        return rng.choice([move for move in listed if move.kind == kind])
    ahead = 900 if state.mover == 0 else 2700
    flick = Flick((ahead + rng.randrange(-300, 301, 10)) % 3600, rng.randint(*GENTLY))
    return Move(moves.FLICK, (rng.choice(able),), flick=flick)


def taps_in(state: State, rng: Random) -> Sequence[str]:
    """Return two cubes picked and aimed, by cubes, by places and by steps; then all that can be done instead of a
    flick."""
    enemies = [cube for cube in state.with_status(1 - state.mover, BOARD) if cube not in KINGS]
    mine = [cube for cube in state.with_status(state.mover, BOARD) if CODES[cube] not in "KLF"]
    target, other = rng.sample(enemies, 2)
    side = 1 if state.mover == 0 else -1
    taps = [f"cube:{mine[0]}", f"cube:{target}", "nudge:left", "nudge:far-right", "nudge:up", "strength:80"]
    taps += ["hit:-50:50", f"cube:{mine[-1]}", "at:1900:0", "strength:30"]
    taps += ["act:king", f"at:0:{-2300 * side}", f"at:{300 * side}:{-2500 * side}", "nudge:cw", "nudge:face"]
    taps += ["act:freeze", f"cube:{target}", f"cube:{other}", "again"]
    taps += ["act:heal", *(f"healer:{cube}" for cube in state.healers())]
    taps += [f"fallen:{cube}" for cube in state.revivable()]
    taps += ["act:return", *(f"skulk:{cube}" for cube in state.with_status(state.mover, HIDDEN))]
    return [*taps, f"at:{1900 * side}:{900 * side}", "nudge:face", "act:king"]


def is_clear(state: State, part: str) -> bool:
    """Is no cube near a place that is to be tapped?"""
    _, x, y = part.split(":")
    poses = (state.pose(cube) for cube in state.on_board)
    return all(hypot(10 * pose.x - int(x), 10 * pose.y - int(y)) > CLEAR for pose in poses)


def tried(table: Table, parts: Sequence[str]) -> Tried:
    """Return those of the taps that change the screen, in their order."""
    trial = Trial(Table(table.game, table.record))
    taps, shown = [], trial.screen()
    for part in parts:
        pointed = POINTED.get(part.split(":")[0])
        if (f" {pointed}" if pointed else f'data-part="{part}"') not in shown:
            continue
        if pointed == "data-places" and not is_clear(cast(State, table.state), part):
            continue
        html = trial.tap(part)
        changed = STAMP.findall(html) != STAMP.findall(shown) if pointed else html != shown
        if changed and "notice-text" not in html:
            taps.append(part if pointed else element_id(part))
        shown = html
    return trial.tried(taps)


def measure(playwright: Playwright) -> list[Result]:
    set_ups, turns = middle_bouts(Random(7), POSITIONS)
    turns.sort(reverse=True)
    placed = times_in(playwright, set_ups[: WORST // 2], "#page-mat")
    times = times_in(playwright, turns[:WORST], "#act-king")
    return [
        *result("Cube Quest, tap in a turn to painted answer", times, f" in the worst of {POSITIONS}"),
        *result("Cube Quest, tap at a set-up to painted answer", placed),
    ]
