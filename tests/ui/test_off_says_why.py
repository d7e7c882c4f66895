"""No button is off without a reason: it is not disabled but can be pressed, and then says why."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca import games
from cuboteca.play.game import NATURE
from tests.play.every_ply import any_table
from tests.ui.opponents import GAMES
from tests.ui.playing import Player

OFF = ('[aria-disabled="true"]', '[data-off="true"]')
"""A button, and a piece: who hears that it is disabled would not try it, so its words say that it is off."""
PLIES = 14


def press_all_that_is_off(player: Player) -> int:
    """Press what is off on the screen, one after the other; each says why. Return how many there were."""
    assert not player.screen.find("[disabled]")
    here, off = player.answer["address"], [dict(e.attrib) for off in OFF for e in player.screen.find(off)]
    for button in off:
        if "data-part" in button:
            player.tap(button["data-part"])
        else:
            assert button.get("data-do"), f"{button} does nothing"
            player.do(button["data-do"], button.get("data-arg", ""))
        assert player.screen.find("#notice"), f"{button} says nothing"
        player.send({"do": "key", "key": "escape", "arg": ""})
        player.go(here)
    return len(off)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_off_says_why(player: Player, game: str) -> None:
    rng = Random(f"off {game}")
    begun = any_table(games[game], rng)
    fields = {f"name-{seat}": name for seat, name in enumerate(begun.names)} | {"seats": str(len(begun.names))}
    player.do("start", game, fields=fields)
    pressed = 0
    for _ in range(PLIES):
        player.do("lift-lid")
        pressed += press_all_that_is_off(player)
        state = player.table.state
        if state.seat is None or state.seat == NATURE:
            break
        player.do("move", str(rng.choice(list(state.moves())[:200])))
    assert pressed
    at = f"#/play/{player.answer['address'].split('/')[2]}"
    for place in ("menu", "at/0", f"at/{player.table.ply}"):
        player.go(f"{at}/{place}")
        press_all_that_is_off(player)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_off_before_a_game_says_why(player: Player, game: str) -> None:
    player.go(f"#/new/{game}")
    press_all_that_is_off(player)
    for chapter in games.game_view(game).guide():
        player.go(f"#/guide/{game}/{chapter.id}")
        press_all_that_is_off(player)
