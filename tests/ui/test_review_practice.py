"""Practising against a level from a position of a finished game."""

from __future__ import annotations

import pytest

from cuboteca.games import SHELF
from cuboteca.games.qyshinsu.rules.moves import OFFER_DRAW
from cuboteca.play.table import Table
from tests.ui.opponents import sit_down
from tests.ui.playing import Player
from tests.ui.reviewing import (
    GAMES,
    finish,
    review,
    session_of,
    turning_point,
)


@pytest.mark.parametrize("game", GAMES)
def test_practice_begins_from_there_with_a_level_in_every_other_seat(
    player: Player, store: dict[str, str], game: str
) -> None:
    analysis = review(player, game)
    old = session_of(player)
    ply = analysis.turning_points[-1].ply if analysis.turning_points else analysis.stops[len(analysis.stops) // 2]
    kept, saved = old.table.text, store["game/" + old.id]
    sheet = player.go(f"#/play/{old.id}/practise/{ply}")
    assert len(sheet.find("button.level-row")) == 5
    player.do("practise", f"{ply}:steady")
    new, seat = session_of(player), old.table.state_at(ply).seat
    assert new.id != old.id
    assert new.table.standing == old.table.moves[:ply]
    assert new.table.state == old.table.state_at(ply)
    assert new.table.opponents == tuple("" if other == seat else "steady" for other in range(2))
    assert player.answer["address"] == f"#/play/{new.id}"
    assert (old.table.text, store["game/" + old.id]) == (kept, saved), "the finished game stays as it is"
    assert Table.read(SHELF, new.table.text).state == new.table.state


def test_practice_is_closed_where_it_was_opened(player: Player) -> None:
    one = turning_point(player).turning_points[0]
    player.go(f"#/play/{session_of(player).id}/practise/{one.ply}")
    (close,) = player.screen.find("a#dialog-close")
    assert (close.get("href") or "").endswith(f"/review/{one.shown}")


@pytest.mark.parametrize("arg", ["", "x:steady", "4:", "4:random", "9999:steady"])
def test_what_is_no_ply_and_no_level_begins_nothing(player: Player, arg: str) -> None:
    address = finish(player, "qyshinsu")
    player.do("practise", arg)
    assert f"#/play/{session_of(player).id}" == address


def test_practice_begins_with_no_offer_of_the_old_game(player: Player) -> None:
    """Y-24: an offer stands until the next move; the opponent of a new game must not accept it."""
    sit_down(player, "qyshinsu", ["", ""])
    for move in ("+4@2", "draw?", "+1@6", "resign"):
        player.do("move", move)
    player.do("practise", "2:gentle")
    assert player.table.standing == ("+4@2",)
    session = session_of(player)
    assert "draw!" not in {action.move for action in session.game_view.side_actions(session.view())}


def test_practice_keeps_what_is_neither_a_move_of_the_game_nor_an_offer(player: Player) -> None:
    """Resigning in a match ends only the bout."""
    sit_down(player, "cube_quest", ["", ""], bouts="series", start="red")
    for move in ("", "", "resign", "", "", "resign", "", "", "resign"):
        if not session_of(player).over:
            player.do("move", move or str(next(iter(player.table.state.moves()))))
    assert session_of(player).over
    ply = player.table.moves.index("resign") + 1
    moves = player.table.moves[:ply]
    player.do("practise", f"{ply}:gentle")
    assert player.table.standing == moves


def test_every_offer_is_known_before_the_rules_are_loaded() -> None:
    assert SHELF.about("qyshinsu").offers == (OFFER_DRAW.text,)
