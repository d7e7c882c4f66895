"""The core of it in every engine: boot, a whole game, offline with the server killed, resume."""

from __future__ import annotations

import time
from contextlib import closing
from typing import cast

import pytest

from cuboteca import games
from cuboteca.games.cube_quest.rules.flick_simulation import request_of
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.table import Table
from tests.browser.playing import parts_of, whole_game
from tests.browser.served import Server
from tests.browser.visitor import BOOT, CHROMIUM_FIRST, FIREFOX_FIRST, Visitor
from tests.physics.node import NodePhysics
from tools.crashes.seen import SAVED


def wait_for_ply(visitor: Visitor, ply: int) -> None:
    """Until the record shows so many moves and no more."""
    end = time.monotonic() + BOOT
    while not (visitor.count(f"#entry-{ply - 1}") and not visitor.count(f"#entry-{ply}")):
        assert time.monotonic() < end, f"the record never came to {ply} moves"
        time.sleep(0.05)


def play(visitor: Visitor, move: str, ply: int, last: int) -> None:
    """Place, then stone; or the own stone twice."""
    sign, kind, place = parts_of(move)
    visitor.tap(f"#place-{place}")
    visitor.wait(f'#place-{place}[aria-pressed="true"]')
    visitor.tap(f"#place-{place}" if sign == "-" else f"#stone-{kind}")
    if ply == last:
        visitor.wait("#rematch")
    else:
        wait_for_ply(visitor, ply)


def come_back_offline(visitor: Visitor, server: Server) -> None:
    """To the same address with the server killed, once the site is kept; in a new process where the profile lasts."""
    address = visitor.address()
    visitor.wait(":root[data-offline-ready]")
    visitor.without_network()
    server.kill()
    if visitor.keeps_profile:
        visitor.restart()
        visitor.goto(f"#{address}")
    else:
        visitor.reload()


@pytest.mark.engines
@pytest.mark.parametrize("visitor", FIREFOX_FIRST, indirect=True)
def test_a_whole_game_offline_and_resumed(visitor: Visitor, server: Server) -> None:
    moves = whole_game(8, longest=12)
    visitor.tap("#niche-qyshinsu")
    visitor.wait("#start")
    visitor.tap("#start")
    visitor.wait("#got-it")
    visitor.tap("#got-it")
    wait_until_gone(visitor, "#got-it")  # The board takes its room: a tap meant for a place now might miss it.
    half = len(moves) // 2
    for ply, move in enumerate(moves[:half], start=1):
        play(visitor, move, ply, len(moves))
    come_back_offline(visitor, server)
    visitor.wait("#undo:not([aria-disabled])")
    wait_for_ply(visitor, half)
    for ply, move in enumerate(moves[half:], start=half + 1):
        play(visitor, move, ply, len(moves))
    visitor.reload()
    visitor.wait("#rematch")
    assert "wins" in visitor.text("#title")


def wait_until_gone(visitor: Visitor, selector: str) -> None:
    end = time.monotonic() + BOOT
    while visitor.count(selector):
        assert time.monotonic() < end, f"{selector} is still there"
        time.sleep(0.05)


@pytest.mark.thorough
@pytest.mark.engines
@pytest.mark.parametrize("visitor", CHROMIUM_FIRST, indirect=True)
def test_a_secret_is_seen_while_it_is_held(visitor: Visitor) -> None:
    """The lid lifts for whoever holds its latch; the own goal shows while its button is held down, and no longer."""
    visitor.tap("#niche-qurush")
    visitor.wait("#start")
    visitor.tap("#start")
    for number in (4, 2):
        visitor.wait("#latch")
        visitor.hold("#latch")
        visitor.wait("#stage")
        visitor.let_go()
        if visitor.count("#got-it"):
            visitor.tap("#got-it")
            wait_until_gone(visitor, "#got-it")
        for place in range(4):
            visitor.tap(f"#number-{number}")
            visitor.wait(f'#goal-{place}[aria-label$=": {number}"]')
        visitor.tap("#curtain")
        wait_until_gone(visitor, "#curtain")
    visitor.wait("#peek")
    assert "4 and 4" not in visitor.html()

    visitor.tap("#peek")
    visitor.wait("#latch")
    assert "4 and 4" not in visitor.html()
    visitor.hold("#latch")
    visitor.wait("#peeked")
    visitor.let_go()
    wait_until_gone(visitor, "#peeked")

    visitor.tap("#peek")
    visitor.wait("#notice-text")
    assert "Hold to peek" in visitor.text("#notice-text")
    assert not visitor.count("#peeked")

    visitor.hold("#peek")
    visitor.wait("#peeked")
    assert "4 and 4 above 4 and 4" in visitor.html()
    assert "2 and 2 above 2 and 2" not in visitor.html()
    visitor.let_go()
    wait_until_gone(visitor, "#peeked")
    assert "4 and 4" not in visitor.html()


def sit_down_to_cubes(visitor: Visitor) -> None:
    """At the set-up form: own armies, set up in the open, Red first."""
    visitor.tap("#niche-cube_quest")
    visitor.wait("#start")
    visitor.tap("#option-army-custom")
    visitor.tap("#house-rules summary")
    visitor.tap("#option-start-red")
    visitor.tap("#option-screen-off")
    visitor.tap("#start")
    visitor.wait("#page-mat")


def wait_for_asked(visitor: Visitor, name: str) -> None:
    """Until it is said whose turn it is."""
    end = time.monotonic() + BOOT
    while name not in visitor.text("#title"):
        assert time.monotonic() < end, visitor.text("#title")
        time.sleep(0.05)


def flick_ahead(visitor: Visitor, cube: int, other: str) -> None:
    """Tap a cube, make the flick stronger, go; the other player is asked when it has flown."""
    visitor.wait(f"#board:not([data-moving]) #cube-{cube}")
    visitor.tap(f"#cube-{cube}")
    visitor.wait("#nudge-up")
    visitor.wait(f"#board[data-aim^='{cube}:'][data-aim*=':50:']")
    visitor.tap("#nudge-up")
    visitor.wait("#board[data-aim*=':52:']")
    visitor.tap("#confirm")
    visitor.wait(":root[data-flown]")
    wait_until_gone(visitor, "#board[data-flying]")
    wait_for_asked(visitor, other)


@pytest.mark.thorough
@pytest.mark.engines
@pytest.mark.timeout(480)  # A WebKit without its compiler starts Python twice here, which is half of it.
@pytest.mark.parametrize("visitor", CHROMIUM_FIRST, indirect=True)
def test_a_flick_flies_offline_and_is_resumed(visitor: Visitor, server: Server) -> None:
    """Cube Quest with its physics: set up, flick without dragging, watch it fly; then the same without a network."""
    sit_down_to_cubes(visitor)
    for seat in (0, 1):
        visitor.tap("#army-raiders")
        visitor.tap("#page-mat")
        visitor.wait("#ready")
        if visitor.count("#got-it"):  # the choice of an army lay over it
            visitor.tap("#got-it")
            wait_until_gone(visitor, "#got-it")
        visitor.tap("#formation-scattered")
        visitor.wait("#formation-scattered[aria-pressed='true']")
        visitor.tap("#ready")
        visitor.wait("#page-mat" if seat == 0 else "#act-king")
    assert visitor.count("#board .cube") == 28
    flick_ahead(visitor, 1, "Player 2")
    went = visitor.attribute("#cube-1", "data-pose")
    assert "matrix3d(" in str(visitor.attribute("#cube-1", "style")), "it lies in space where its pose says"
    come_back_offline(visitor, server)
    visitor.wait(f"#cube-1[data-pose='{went}']")
    wait_for_asked(visitor, "Player 2")
    stood = visitor.attribute("#cube-26", "data-pose")
    flick_ahead(visitor, 26, "Player 1")
    assert visitor.attribute("#cube-26", "data-pose") != stood
    expect_same_bits(str(visitor.evaluate(f"({SAVED}).then(([game]) => game.record)")))


def expect_same_bits(record: str) -> None:
    """Each flick came to what Node makes of it, to the last digit."""
    table = Table.read(games, record)
    states = [cast(State, table.state_at(ply)) for ply in range(table.ply + 1)]
    flown = [ply for ply, state in enumerate(states) if request_of(state) is not None]
    assert len(flown) == 2
    with closing(NodePhysics()) as physics:
        for ply in flown:
            assert physics.settle(states[ply]).position == states[ply + 1].position
