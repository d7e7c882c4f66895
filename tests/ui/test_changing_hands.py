"""Two people around one device hear after every move what it was, and once whose turn it is."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from cuboteca import games
from cuboteca.play.nature import SampledNature
from cuboteca.search.node_simulator import simulator_of
from tests.ui.playing import Player

NAMES = ("Ada", "Bo")


@pytest.mark.parametrize("game", list(games))
def test_a_move_and_who_is_to_decide_next_are_heard_once(player: Player, game: str) -> None:
    rng = Random(7)
    if games.about(game).simulates:
        player.app.nature = SampledNature(rng, simulator_of(game))
    player.do("start", game, fields={"seats": "2", **{f"name-{seat}": name for seat, name in enumerate(NAMES)}})
    changes = 0
    for _ in range(40):
        session = player.app.session
        assert session is not None
        player.do("lift-lid")
        before, ply, seat = player.table.state, player.table.ply, player.table.state.seat
        if seat is None:
            break
        move = str(rng.choice([*islice(before.moves(), 300)]))
        player.do("move", move)
        if player.table.state.seat is None or session.handing_over:
            continue
        lead = session.game_view.prompt(session.view()).lead
        assert player.answer["say"].count(lead) == 1, (move, player.heard)
        assert NAMES[player.table.state.seat] in lead
        told = session.heard(ply)[0].rstrip(".")
        assert player.stages or told in player.answer["say"], (move, player.heard)
        changes += player.table.state.seat != seat
    assert changes
