"""The engine against the second model, at every position of random games under every combination of options."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from cuboteca.games.qyshinsu.rules.moves import STONE_MOVES
from cuboteca.play.game import IllegalMove
from tests.games.qyshinsu.plain_model import PlainGame
from tests.games.qyshinsu.setting import GAME, legal

CHANGES = {
    "first_player": ("black", "red"),
    "repetition": ("draw3", "none"),
    "max_plies": ("0", "9", "40"),
    "ko": ("own_last_move", "off", "two_turns"),
    "old_tie": ("either", "clockwise"),
    "opening": ("any", "no_old"),
}
LONGEST = 120
"""With ko=off and repetition=none two wanderers can go round for ever."""

COMBINATIONS = [dict(zip(CHANGES, values, strict=True)) for values in product(*CHANGES.values())]


@pytest.mark.parametrize("ko", CHANGES["ko"])
def test_both_models_allow_the_same_moves(ko: str) -> None:
    for number, options in enumerate(COMBINATIONS):
        if options["ko"] == ko:
            compare(options, Random(number), games=5)


def compare(options: dict[str, str], rng: Random, games: int) -> None:
    for _ in range(games):
        state = GAME.start(options=options)
        plain = PlainGame(options, first=state.to_move)
        for _ in range(LONGEST):
            assert legal(state) == plain.legal(), state
            if state.seat is None:
                break
            move = wander(state.moves(), rng)
            state = state.play(move)
            plain.play(str(move))


def wander(moves: tuple[object, ...], rng: Random) -> object:
    """Taking back more often than chance would, so that games get long and repeat."""
    removals = [move for move in moves if str(move).startswith("-")]
    return rng.choice(removals or moves) if rng.random() < 0.6 else rng.choice(moves)


@pytest.mark.clause("Y-19")
def test_both_models_see_the_third_time() -> None:
    cycle = ["+O@1", "+3@12", "-1@9", "-5@8", "-O@1", "-3@12", "+1@9", "+5@8"]
    for ko in ("own_last_move", "off", "two_turns"):
        options = {name: values[0] for name, values in CHANGES.items()} | {"ko": ko}
        state = GAME.start(options=options)
        plain = PlainGame(options)
        for move in ["+5@2", "+1@9", "+5@8", *cycle * 3]:
            if state.seat is None or move not in legal(state):
                break
            state = state.play(move)
            plain.play(move)
            assert legal(state) == plain.legal()
            assert (state.seat is None) == (not plain.legal())


def test_every_attempt_that_is_not_listed_is_refused_with_a_clause() -> None:
    rng = Random(144)
    for options in rng.sample(COMBINATIONS, 24):
        state = GAME.start(options=options)
        for _ in range(LONGEST):
            if state.seat is None:
                break
            allowed = set(state.moves())
            for move in STONE_MOVES:
                if move in allowed:
                    assert state.play(move).ply == state.ply + 1
                    continue
                with pytest.raises(IllegalMove) as refusal:
                    state.play(move)
                assert refusal.value.clause in GAME.clauses
                assert refusal.value.message.endswith(".")
                assert len(refusal.value.message) < 120
            state = state.play(rng.choice(state.moves()))
