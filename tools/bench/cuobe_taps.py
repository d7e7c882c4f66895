"""Cu[o]be in the browser: cards held up, rooms and players looked at, walks; in the middle of games of four."""

from __future__ import annotations

from random import Random
from typing import cast

from playwright.sync_api import Playwright

import cuboteca
from cuboteca.games.cuobe.rules.moves import GO, Move
from cuboteca.games.cuobe.rules.places import PLACE_NAMES
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import ACTION
from cuboteca.games.cuobe.selection.fight_plan import foes_of
from cuboteca.play.game import NATURE
from cuboteca.play.table import Table
from tools.balance.team import choose
from tools.bench.app_taps import Trial, Tried
from tools.bench.results import Result
from tools.bench.tapped import result, times_in

POSITIONS = 60
WORST = 8
"""So many of them, the slowest to answer, are tapped in the browser."""
FROM_TURN = 12


def middle_games(rng: Random, count: int) -> list[Tried]:
    """Return positions in which somebody acts, each with the time that the app alone takes for the slowest of its
    taps."""
    tried: list[Tried] = []
    while len(tried) < count:
        table = Table.begin(cuboteca.games["cuobe"], ("Ada", "Bo", "Cy", "Di"), "2026-11-20", {"difficulty": "hard"})
        while table.state.seat is not None and len(tried) < count:
            state = cast(State, table.state)
            if state.seat == NATURE:
                table.play(state.draw(rng))
                continue
            if state.turn >= FROM_TURN and state.agenda[-1].what == ACTION and rng.random() < 0.2:
                tried.append(try_taps(table))
            table.play(choose(state))
    return tried


def taps_in(state: State) -> list[str]:
    """Return a far room, a player, the ways out, the map drawn close and whole, each card; then a step to a known
    room."""
    here = state.players[state.active].place
    player = state.players[state.active]
    taps = ["deed:look", "room:a1", "room:e5", "put-down", f"mate:{(state.active + 1) % 4}", "deed:move"]
    taps += ["look:close", "look:close", "deed:threats", "put-down"]
    taps += [f"card:{card}" for card in (*player.tools, *player.talents)]
    taps += ["put-down", "deed:fight", *(["not-now"] if foes_of(state) else [])]
    steps = [move for move in state.moves() if move.verb == GO and len(move.args) == 1]
    return taps + [f"room:{PLACE_NAMES[place]}" for move in steps if (place := _known(state, here, move)) >= 0][:1]


def _known(state: State, here: int, move: Move) -> int:
    """Return the place that a step leads to if nothing has to be turned up there, else -1."""
    after = state.play(move)
    place = after.players[state.active].place
    return place if after.seat == state.seat and place != here else -1


def try_taps(table: Table) -> Tried:
    return Trial(Table(table.game, table.record)).changing(("put-away", *taps_in(cast(State, table.state))))


def measure(playwright: Playwright) -> list[Result]:
    tried = sorted(middle_games(Random(7), POSITIONS), reverse=True)
    times = times_in(playwright, tried[:WORST], ".hand-of-house")
    return result("Cu[o]be, tap to painted answer", times, f" in the worst of {POSITIONS}")
