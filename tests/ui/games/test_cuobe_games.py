"""Whole games of Cu[o]be played through the app by taps alone: everything that can be decided can be tapped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.game import NATURE
from tests.examples import first
from tests.games.cuobe.tapped_moves import taps_for
from tests.ui.playing import Player

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
Device = Callable[[dict[str, str]], Player]


def sit_down(player: Player, seats: int = 2, **options: str) -> Player:
    fields = {"seats": str(seats), **{f"name-{seat}": name for seat, name in enumerate(NAMES[:seats])}}
    player.do("start", "cuobe", fields=fields | {f"option-{name}": value for name, value in options.items()})
    player.do("welcomed", "cuobe")
    return player


def state_of(player: Player) -> State:
    return cast(State, player.table.state)


def check_screen(player: Player, state: State) -> None:
    """It is said who is asked, everything to tap has a name, and no two things have the same id."""
    asked = player.screen.find("#title")[0]
    assert state.seat is not None
    assert player.table.names[state.seat] in "".join(asked.itertext())
    ids = [element.get("id") for element in player.screen.root.iter() if element.get("id")]
    assert not [name for name, count in Counter(ids).items() if count > 1 or " " in str(name)]
    for element in player.screen.find("[data-part]"):
        assert element.get("aria-label") or "".join(element.itertext()).strip(), element.attrib
    for element in player.screen.root.iter():
        assert element.get("style") is None, "the content security policy forbids it"


def is_there(player: Player, part: str) -> bool:
    """Can the part be tapped on this screen?"""
    return any(element.get("data-part") == part for element in player.screen.find("[data-part]"))


def make(player: Player, move: moves.Move) -> None:
    """Tap a move together; each part must be on the screen when it is tapped."""
    if is_there(player, "put-away"):
        player.tap("put-away")
    if state_of(player).is_arming:
        player.key("escape")  # puts down the weapons that were chosen before the roll
    ply = player.table.ply
    taps = taps_for(state_of(player), move)
    for number, part in enumerate(taps):
        assert player.table.ply == ply, f"{part} comes too late"
        assert is_there(player, part), f"{part} of {taps} for {move} is not on the screen: {player.screen.text}"
        player.tap(part)
        assert player.table.ply > ply or number < len(taps) - 1, f"{taps} make no {move}: {player.answer['say']}"
    assert player.table.moves[ply] == str(move)


def choose(state: State, rng: Random) -> moves.Move:
    """Anything, but turns seldom end early and little is thrown away: so that much happens."""
    listed = list(state.moves())
    eager = [move for move in listed if move.verb not in (moves.END, moves.DROP)]
    return rng.choice(eager if eager and rng.random() < 0.9 else listed)


@pytest.mark.parametrize(
    ("seats", "options"),
    first(
        3,
        [
            (1, {"difficulty": "easy"}),
            (2, {}),
            (3, {"specialist": "on", "give": "surplus"}),
            (4, {"pvp": "on", "brutal": "on"}),
            (5, {"setup": "quick", "first_player": "random", "exit_mode": "own_turn"}),
            (6, {"pvp": "on", "respawn": "on", "distance": "walk", "troll_life": "on"}),
        ],
    ),
)
def test_whole_games_by_taps(device: Device, store: dict[str, str], seats: int, options: dict[str, str]) -> None:
    rng = Random(seats)
    player = sit_down(device(store), seats, **options)
    address = str(player.app.address)
    while (state := state_of(player)).seat is not None:
        assert state.seat != NATURE
        if rng.random() < 0.1:
            check_screen(player, state)
        make(player, choose(state, rng))
        if rng.random() < 0.02:
            again = device(dict(store))
            again.go(address)
            assert again.table.state == player.table.state
    if player.screen.find("#put-away"):
        player.tap("put-away")  # What ended the game is seen before its end.
    assert player.screen.find("#summary")
    player.do("step-key", key="arrowleft")
    assert player.screen.find("#standings")


@pytest.mark.parametrize("seed", first(2, range(8)))
def test_many_turns_with_all_that_can_be_asked(device: Device, seed: int) -> None:
    """Games that are not played to their end, each decision checked closely."""
    rng = Random(100 + seed)
    player = sit_down(device({}), 2 + seed % 3, pvp="on", difficulty="easy", respawn="on")
    for _ in range(110):
        state = state_of(player)
        if state.seat is None:
            break
        if state.agenda[-1].what != steps.ACTION:
            check_screen(player, state)
        make(player, choose(state, rng))
