"""The engine against the second model, at every position of random games under many combinations of options."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_TEXTS
from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.moves import Move
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import NATURE, IllegalMove
from tests.games.qwirkle_cubes.plain_model import PlainGame
from tests.games.qwirkle_cubes.setting import COLOURS, GAME, SHAPES, begin, legal, place

CHANGES = {
    "turn": ("sequence", "one_action"),
    "duplicates": ("forbid", "allow"),
    "must_place": ("on", "off"),
    "stuck": ("reroll_all", "pass"),
    "first_max": ("after_roll", "as_rolled"),
    "start": ("oldest", "seat2", "random", "best_hand"),
    "rerolls": ("1", "2", "unlimited"),
    "end_round": ("off", "on"),
}
COMBINATIONS = [dict(zip(CHANGES, values, strict=True)) for values in product(*CHANGES.values())]
NEXT = {
    "over": "over",
    "turn": "turn",
    "lot": "start",
    "deal": "draw",
    "refill": "draw",
    "fall": "fall",
    "forced_roll": "roll!",
}


@pytest.mark.parametrize("number", range(24))
def test_both_models_agree_from_the_first_cube_to_the_last(number: int) -> None:
    rng = Random(number)
    options = rng.choice(COMBINATIONS)
    seats = rng.choice((2, 2, 3, 4, 5, 6) if options["start"] == "seat2" else (1, 2, 2, 3, 4, 5, 6))
    follow(begin(seats, **options), PlainGame(dict(GAME.start(seats, options).options), seats), rng, every=6)


@pytest.mark.parametrize("number", range(40))
def test_both_models_agree_at_the_end(number: int) -> None:
    """A game from where the bag is nearly empty, with players who resign now and then."""
    rng = Random(1000 + number)
    options = rng.choice(COMBINATIONS)
    seats = rng.choice((2, 3, 4))
    state = begin(seats, **options)
    plain = PlainGame(dict(state.options), seats)
    while state.seat is not None and state.in_bag > 4:
        move = hasty(state, rng)
        state = state.play(move)
        plain.play(str(move))
    follow(state, plain, rng, every=2, resigning=0.03)


def follow(state: State, plain: PlainGame, rng: Random, every: int, resigning: float = 0.0) -> None:
    """Play on at random, comparing all facts at every ply, and all legal moves at every so many decisions."""
    decisions = 0
    while True:
        compare(state, plain)
        if state.seat is None:
            return
        move = state.draw(rng) if state.seat == NATURE else hasty(state, rng)
        if state.seat != NATURE:
            if decisions % every == 0:
                assert legal(state) == plain.legal(), state
            decisions += 1
            if rng.random() < resigning:
                move = state.read("resign")
        state = state.play(move)
        plain.play(str(move))


def hasty(state: State, rng: Random) -> Move:
    """Chance, or a move: rather a placement than not, or no game would end."""
    if state.seat == NATURE:
        return state.draw(rng)
    moves = state.moves()
    placements = moves[len(state.said) :]
    return rng.choice(placements) if placements and rng.random() < 0.8 else rng.choice(moves)


def compare(state: State, plain: PlainGame) -> None:
    assert NEXT[state.next] == plain.expects(), state
    assert state.scores == tuple(plain.scores)
    assert {xy(cell): CUBE_TEXTS[cube] for cell, cube in state.grid.cubes.items()} == plain.table
    assert [[CUBE_TEXTS[cube] for cube in hand] for hand in state.hands] == plain.hands
    assert state.bag == tuple(plain.bag.values())
    assert state.out == plain.resigned
    if state.seat is None:
        assert state.outcome is not None
        assert set(state.outcome.winners) == (plain.winners() if len(state.playing) else set())
        return
    assert state.mover == plain.mover
    assert state.passes == plain.passes


def test_every_placement_of_up_to_two_cubes_is_judged_alike() -> None:
    """All that could be tried around a small table, legal or not."""
    rng = Random(90)
    for duplicates in ("forbid", "allow"):
        state = place(
            "Rs@0,0 Rc@1,0 Rd@2,0 Bs@0,1 Gs@0,-1", "Bc Bc Rd Gd Rs Yd", "Pc Pc Pc Pc Pc Pc", duplicates=duplicates
        )
        plain = PlainGame(dict(state.options), 2)
        plain.table = {xy(cell): CUBE_TEXTS[cube] for cell, cube in state.grid.cubes.items()}
        plain.hands = [[CUBE_TEXTS[cube] for cube in hand] for hand in state.hands]
        cells = [(x, y) for x in range(-2, 6) for y in range(-3, 4)]
        tries = [{cell: cube} for cell in cells for cube in ("Bc", "Rd", "Gd", "Rs", "Yd")]
        tries += [
            {one: first, other: second}
            for one, other in rng.sample([(a, b) for a in cells for b in cells if a != b], 400)
            for first, second in (("Bc", "Bc"), ("Rd", "Gd"), ("Rs", "Rd"), ("Rd", "Yd"), ("Yd", "Rs"))
        ]
        for new in tries:
            allowed = not plain.wrong(new)
            move = state.read(PlainGame.text(new))
            assert (move in state.moves()) == allowed == state.allows(move), move
            if not allowed:
                with pytest.raises(IllegalMove) as refusal:
                    state.play(move)
                assert refusal.value.clause in GAME.clauses
                assert refusal.value.message.endswith(".")
                assert len(refusal.value.message) < 120


def test_the_letters_are_those_of_the_document() -> None:
    assert [colour + shape for colour in COLOURS for shape in SHAPES] == list(CUBE_TEXTS)
