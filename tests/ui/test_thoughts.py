"""Thoughts of an opponent: shown while it thinks, on request, and never where they tell a secret."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cuboteca.games import SHELF
from tests.ui.opponents import GAMES, let_think, move, sit_down
from tests.ui.playing import Player


@pytest.fixture
def against_sharp(player: Player) -> Player:
    """Ada has made a move in Qyshinsu; Sharp thinks, and shows its thoughts."""
    sit_down(player, "qyshinsu", ["", "sharp"])
    move(player)
    player.do("thoughts", "on")
    return player


def test_nothing_is_shown_unasked(player: Player) -> None:
    sit_down(player, "qyshinsu", ["", "sharp"])
    move(player)
    assert player.screen.find("button#thoughts")[0].get("aria-pressed") == "false"
    assert not player.screen.find("div#thought-list")
    let_think(player)
    assert player.table.ply == 2


def test_the_best_moves_so_far_are_shown_before_one_is_made(against_sharp: Player) -> None:
    shown = let_think(against_sharp)
    assert against_sharp.table.ply == 1
    assert "Sharp is considering" in shown.text
    assert 1 <= len(shown.find("progress")) <= 3
    assert shown.find('g[data-hinted="true"]'), "the best is marked on the board"
    assert len(shown.find('use[href="#q-thought"]')) == 1, "and shown there as it would lie"
    assert against_sharp.answer["thinks"]


@pytest.mark.parametrize("game", [game for game in GAMES if not SHELF.about(game).secrets])
@pytest.mark.parametrize("level", ["gentle", "steady"])
def test_the_move_that_is_liked_best_comes_first(player: Player, game: str, level: str) -> None:
    sit_down(player, game, [level, level])
    player.do("thoughts", "on")
    shown = 0
    for _ in range(30):
        bars = [int(bar.get("value") or 0) for bar in let_think(player).find("progress")]
        assert bars == sorted(bars, reverse=True)
        shown += len(bars) > 1
    assert shown


def test_it_moves_when_all_has_been_shown(against_sharp: Player) -> None:
    shown = []
    while against_sharp.table.ply == 1:
        before = against_sharp.app.session.thinking  # type: ignore[union-attr]
        let_think(against_sharp)
        shown.append(before)
        assert len(shown) < 50
    assert len(shown) > 1
    assert not against_sharp.screen.find("div#thought-list")
    assert not against_sharp.screen.find("g[data-hinted]")


def test_what_is_shown_stays_for_about_a_second(against_sharp: Player) -> None:
    let_think(against_sharp)
    thinking = against_sharp.app.session.thinking  # type: ignore[union-attr]
    assert thinking is not None
    slices = 0
    while not against_sharp.app.think(lambda: True):
        slices += 1
    assert thinking.is_done or slices >= 29


def test_it_is_kept_for_each_game(device: Callable[[dict[str, str]], Player], store: dict[str, str]) -> None:
    player = device(store)
    sit_down(player, "qyshinsu", ["", "easy"])
    move(player)
    player.do("thoughts", "on")
    again = device(dict(store))
    sit_down(again, "qyshinsu", ["", "easy"])
    move(again)
    assert again.screen.find("button#thoughts")[0].get("aria-pressed") == "true"
    again.do("thoughts", "off")
    assert not again.screen.find("div#thought-list")
    sit_down(again, "qwirkle_cubes", ["easy", ""])
    while not again.app.session.level:  # type: ignore[union-attr]
        move(again)
    assert again.screen.find("button#thoughts")[0].get("aria-pressed") == "false"


def test_where_goals_are_secret_no_thought_is_shown(player: Player) -> None:
    sit_down(player, "qurush", ["", "steady"])
    player.do("thoughts", "on")
    for _ in range(20):
        if player.table.state.seat is None:
            break
        if not player.app.session.level:  # type: ignore[union-attr]
            move(player)
            continue
        assert not player.screen.find("button#thoughts")
        assert not player.screen.find("div#thought-list")
        let_think(player)
        assert not player.screen.find("[data-hinted]")


@pytest.mark.parametrize("game", [game for game in GAMES if game != "qurush"])
def test_every_game_shows_them(player: Player, game: str) -> None:
    sit_down(player, game, ["steady", ""])
    seen = 0
    for _ in range(30):
        if not player.app.session.level:  # type: ignore[union-attr]
            move(player)
            continue
        player.do("thoughts", "on")
        ply = player.table.ply
        while player.table.ply == ply:
            seen += len(let_think(player).find("progress"))
        if seen:
            break
    assert seen
