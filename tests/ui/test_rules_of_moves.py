"""A line of the log leads to its position, and there to the rules that the move followed."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games import SHELF
from cuboteca.games.cube_quest.rules import moves as quest
from cuboteca.games.cuobe.rules import moves as cuobe
from cuboteca.play.game import NATURE
from tests.ui.opponents import sit_down
from tests.ui.playing import Player
from tools.random_games import play_at_random

UNRULED = {"cuobe": {cuobe.DEAL, cuobe.BLUE, cuobe.ROLL}, "cube_quest": {quest.SETTLE}}
"""What chance does for many reasons, or without any."""


@pytest.mark.parametrize("game_id", tuple(SHELF))
def test_every_move_of_a_game_has_a_rule(game_id: str) -> None:
    game, view = SHELF[game_id], SHELF.game_view(game_id)
    for seed in range(6):
        table = play_at_random(game_id, 120, Random(seed))
        for ply in range(table.ply):
            before, move = table.state_at(ply), table.moves[ply]
            rules = view.clauses_of(before, move)
            assert set(rules) <= game.clauses.keys(), (move, rules)
            chance = before.seat == NATURE and move.split("=")[0].split()[0]
            assert rules or (chance and UNRULED.get(game_id)), (move, before.position)


def test_what_is_said_has_a_rule_too() -> None:
    for game_id in SHELF:
        state = SHELF[game_id].start(seed=1)
        while state.seat == NATURE:
            state = state.play(state.draw(Random(1)))
        for move in state.moves():
            assert SHELF.game_view(game_id).clauses_of(state, str(move)), (game_id, move)


@pytest.mark.parametrize(
    ("moves", "clause"),
    [
        (("+4@2", "+1@6"), "Y-2"),
        (("+4@2", "+1@6", "+3@5"), "Y-6"),
        (("+O@2", "+1@1", "+2@12"), "Y-9"),
    ],
)
def test_the_rule_is_told_where_the_move_is_looked_at(at_table: Player, moves: tuple[str, ...], clause: str) -> None:
    for move in moves:
        at_table.do("move", move)
    assert at_table.app.session is not None
    at_table.go(f"#/play/{at_table.app.session.id}/at/{len(moves) - 1}")
    seen = at_table.do("tell-rules")
    assert seen.find("#notice-text")[0].text == SHELF["qyshinsu"].clauses[clause]


@pytest.mark.parametrize(
    ("moves", "options", "clauses"),
    [
        (("+4@2", "resign"), {}, ("Y-21",)),
        (("draw?", "+4@2", "draw!"), {}, ("Y-24",)),
        (("+4@2", "+1@6"), {"max_plies": "2"}, ("Y-6", "Y-20")),
        (("+5@8", "+1@3", "+O@4", "+1@5", "+2@6"), {}, ("Y-6", "Y-16")),
    ],
)
def test_both_the_moves_rule_and_that_of_the_end_are_told(
    player: Player, moves: tuple[str, ...], options: dict[str, str], clauses: tuple[str, ...]
) -> None:
    sit_down(player, "qyshinsu", ["", ""], **options)
    for move in moves:
        player.do("move", move)
    seen = player.do("tell-rules")
    assert seen.find("#notice-text")[0].text == " ".join(SHELF["qyshinsu"].clauses[clause] for clause in clauses)


def test_before_the_first_move_there_is_none(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    assert at_table.app.session is not None
    seen = at_table.go(f"#/play/{at_table.app.session.id}/at/0")
    assert not seen.find("#tell-rules")
    assert not at_table.do("tell-rules").find("#notice")
