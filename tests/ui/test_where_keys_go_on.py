"""Where the keyboard goes on after a move: at what is needed next, and never at a button that is off."""

from __future__ import annotations

from typing import Any, cast

import pytest

from cuboteca.games.qwirkle_cubes.rules.moves import PUT
from tests.ui.opponents import sit_down
from tests.ui.playing import Player


def led_to(player: Player) -> list[str]:
    return [effect["id"] for effect in player.answer["effects"] if effect["kind"] == "focus"]


def place_a_cube(player: Player) -> None:
    """Place what the opening asks for."""
    state = cast(Any, player.table.state)
    move = max((move for move in state.moves() if move.kind == PUT), key=lambda move: len(move.cubes))
    hand = list(state.hand)
    for number, (_, cube) in enumerate(move.cubes):
        slot = hand.index(cube)
        hand[slot] = -1
        player.tap(f"cube:{slot}")
        player.tap(f"cell:{number},0")


def test_a_re_roll_leads_to_the_cube_that_has_fallen(player: Player) -> None:
    sit_down(player, "qwirkle_cubes", ["", ""])
    for part in ("roll", "cube:3", "cube:4", "roll"):
        player.tap(part)
    assert player.screen.find('button#roll[aria-disabled="true"]')
    assert led_to(player) == ["cube-3"]


def test_a_key_that_re_rolls_leaves_the_keyboard_in_the_hand(player: Player) -> None:
    sit_down(player, "qwirkle_cubes", ["", ""])
    for key in ("r", "4", "r"):
        player.key(key, "cube:1")
    assert player.table.moves[-1].startswith("roll 4")
    assert led_to(player) == []


@pytest.mark.parametrize("levels", [["", ""], ["", "gentle"], [""]], ids=["two", "against-gentle", "alone"])
def test_ending_a_turn_leads_to_the_cubes_in_hand(player: Player, levels: list[str]) -> None:
    sit_down(player, "qwirkle_cubes", levels)
    place_a_cube(player)
    player.tap("confirm")
    assert led_to(player) == ["cube-0"]


def test_a_number_key_leads_to_where_its_cube_fits(player: Player) -> None:
    """Not back to the cube placed before, which Enter would take back, nor to a button elsewhere."""
    sit_down(player, "qwirkle_cubes", ["", ""])
    state = cast(Any, player.table.state)
    move = max((move for move in state.moves() if move.kind == PUT), key=lambda move: len(move.cubes))
    first, second = (str(state.hand.index(cube) + 1) for _, cube in move.cubes[:2])
    player.key(first)
    assert led_to(player) == ["cell-0,0"], "from Hint, say"
    player.tap("cell:0,0")
    player.key(second, "cell:0,0")
    (to,) = led_to(player)
    assert to != "cell-0,0"
    player.key(second, to.replace("cell-", "cell:"))
    assert led_to(player) == [], "deselected"
    player.key(second, to.replace("cell-", "cell:"))
    assert led_to(player) == [], "it fits there"
    player.tap("cell:0,0")
    assert player.app.session is not None
    assert player.app.session.picked == (f"cube:{int(second) - 1}",), "what is taken back leaves the other selected"


def test_a_stone_picked_by_its_number_leads_to_the_ring(player: Player) -> None:
    sit_down(player, "qyshinsu", ["", ""])
    player.key("4", "place:7")
    assert led_to(player) == [], "whoever is there already stays"
    player.key("escape")
    player.key("4", "stone:1")
    assert led_to(player) == ["place-1"]


def test_with_real_cubes_it_leads_to_what_is_entered(player: Player) -> None:
    sit_down(player, "qwirkle_cubes", ["", ""], dice="own")
    assert player.screen.find("button#colour-R")
    for colour in "ROYGBP":
        player.tap(f"colour:{colour}")
        player.tap("shape:c")
    player.tap("confirm")
    assert led_to(player) == ["colour-R"], "the next hand is still to be entered"


def test_hurrying_an_opponent_leads_back_to_ones_own(player: Player) -> None:
    """The button has gone with the thought."""
    sit_down(player, "qwirkle_cubes", ["", "gentle"])
    place_a_cube(player)
    player.tap("confirm")
    for _ in range(3):
        if player.app.session is not None and player.app.session.level:
            player.do("move-now")
    assert led_to(player) == ["cube-0"]
