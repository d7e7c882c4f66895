"""Opponents of every game and level, at tables of every size: they play to the end, and know no secret of others."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cuboteca.games import SHELF
from cuboteca.play.game import State
from cuboteca.play.levels import LEVELS
from cuboteca.play.table import Table
from cuboteca.ui.opponents.thinking import Thinking
from tests.ui.opponents import GAMES, let_think, move, sit_down
from tests.ui.playing import Player


def thought_of(goal: int, level: str) -> object:
    """Return what an opponent of Qurush thinks of its first move, where the other player has chosen that goal."""
    state: State = SHELF["qurush"].start(seats=2)
    for made in (state.moves()[goal], state.moves()[0], "Ma2", "Ma3"):
        state = state.play(made)
    thinking = Thinking(SHELF.opponents("qurush"), state, level, "seed")
    thinking.go_on(lambda: False)
    assert not thinking.trouble
    return thinking.thought


@pytest.mark.parametrize("level", LEVELS)
def test_an_opponent_knows_no_secret_of_others(level: str) -> None:
    assert thought_of(0, level) == thought_of(100, level)


def test_nobody_hands_the_device_to_an_opponent(player: Player) -> None:
    sit_down(player, "qurush", ["", "gentle"])
    for _ in range(40):
        assert "Pass the device" not in player.screen.text
        if player.app.session.level:  # type: ignore[union-attr]
            let_think(player)
        elif player.table.state.seat is not None:
            move(player)


def decided(player: Player, most: int) -> int:
    """Let opponents play on; return how many moves were made."""
    made = 0
    while player.table.state.seat is not None and made < most:
        let_think(player)
        made += 1
    return made


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_with_every_number_of_seats(player: Player, game: str, level: str) -> None:
    for seats in SHELF.about(game).seats:
        sit_down(player, game, [level] * seats)
        made = decided(player, 400)
        assert made
        record = player.table.text
        assert Table.read(SHELF, record).state == player.table.state


@pytest.mark.parametrize("game", GAMES)
def test_levels_play_against_each_other(player: Player, game: str) -> None:
    sit_down(player, game, ["gentle", "easy"])
    assert decided(player, 30)
    assert Table.read(SHELF, player.table.text).state == player.table.state


def play_on(player: Player, decisions: int, rng: Random) -> list[str]:
    """Decide for the people, let opponents think or hurry them; return what was told of each opponent's moves."""
    told = []
    for _ in range(decisions):
        if player.table.state.seat is None:
            break
        if not player.app.session.level:  # type: ignore[union-attr]
            moves = player.table.state.moves()
            player.do("move", str(moves[rng.randrange(min(len(moves), 50))]))
            continue
        assert player.answer["thinks"], "nobody waits for a person who isn't there"
        seen = player.do("move-now") if rng.random() < 0.3 else let_think(player)
        assert "got stuck" not in seen.text
        assert "the game is paused" not in seen.text
        told.append(player.heard)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_one_person_plays_with_every_number_of_seats(player: Player, game: str) -> None:
    for seats in SHELF.about(game).seats:
        if seats == 1:
            continue
        sit_down(player, game, ["", *(LEVELS[seat % len(LEVELS)] for seat in range(1, seats))])
        assert all(play_on(player, 60, Random(seats))), "each move is told"
        assert Table.read(SHELF, player.table.text).state == player.table.state


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_handed_over_undone_and_opened_again(
    device: Callable[[dict[str, str]], Player], store: dict[str, str], game: str
) -> None:
    player, rng = device(store), Random(4)
    sit_down(player, game, ["", "gentle"])
    play_on(player, 12, rng)
    player.do("choose-player", "1:steady")
    play_on(player, 12, rng)
    before = player.table.ply
    player.do("undo")
    assert player.table.ply == before or not player.app.session.level  # type: ignore[union-attr]
    player.do("choose-player", "0:easy")
    assert player.answer["thinks"] or player.table.state.seat is None
    again = device(dict(store))
    again.go(player.answer["address"])
    assert again.table.standing == player.table.standing
    assert again.table.opponents == ("easy", "steady")
    play_on(again, 12, rng)


@pytest.mark.parametrize("game", ["cuobe", "cube_quest"])
def test_while_one_thinks_nothing_on_the_table_can_be_tapped(player: Player, game: str) -> None:
    sit_down(player, game, ["gentle", ""])
    while not player.app.session.level:  # type: ignore[union-attr]
        move(player)
    assert not [one for one in player.screen.find("[data-part]") if (one.get("data-part") or "")[:3] in ("do:", "cub")]
    assert not player.screen.find("button#put-away"), "no Continue that nobody answers"


def test_a_team_mates_moves_leave_its_team_what_it_has_to_answer(player: Player) -> None:
    sit_down(player, "cuobe", ["", "gentle"])
    for _ in range(30):
        play_on(player, 1, Random(1))
        if not player.app.session.level:  # type: ignore[union-attr]
            assert not player.screen.find("div#moved"), "the tray tells of it itself"
            assert player.screen.find("button#deed-told") or player.screen.find("[data-part]")


@pytest.mark.parametrize("level", LEVELS)
def test_what_an_opponent_sets_up_behind_the_screen_is_not_shown(player: Player, level: str) -> None:
    sit_down(player, "cube_quest", [level, ""], screen="on", start="red")
    assert not player.screen.find("[data-pose]")
    seen = let_think(player)
    assert player.table.state.seat == 1
    assert not [cube for cube in seen.find("[data-cube]") if "r k-" in (cube.get("class") or "")]
    assert player.answer["say"].partition(".")[0].endswith("has set up"), "and not with what"
    seen = player.do("move", str(player.table.state.moves()[0]))
    assert len([cube for cube in seen.find("[data-cube]") if "cube r" in (cube.get("class") or "")]) > 1
