"""The engine against the second model, at every position of random games under all variants and many options."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from cuboteca.games.qurush.rules.state import State
from tests.examples import first
from tests.games.qurush.plain_model import PlainGame
from tests.games.qurush.setting import GAME, VARIANTS, legal, pawns, qubes

CHANGES = {
    "board": ("stated", "dice", "5", "6", "7"),
    "wrap_patterns": ("on", "off"),
    "goal_numbers": ("free", "permutation"),
    "goals4": ("either", "both"),
    "mirror": ("off", "on"),
    "claim": ("auto", "manual", "manual"),
    "false_call": ("nothing", "points", "turn"),
    "tie": ("active", "shared"),
    "share": ("on", "off"),
    "chain": ("off", "on"),
    "push_from_top": ("on", "off"),
    "flip_ridden": ("on", "off"),
    "pull_any": ("any", "straight"),
    "turn_cap": ("0", "40"),
}
ALL_VARIANTS = [dict(zip(VARIANTS, values, strict=True)) for values in product(("off", "on"), repeat=4)]
LONGEST = 60


def follow(options: dict[str, str], seats: int, rng: Random) -> int:
    """A random game in both models; the number of plies."""
    state: State = GAME.start(seats, options)
    chosen: list[list[str]] = [[] for _ in range(seats)]
    while state.next == "choice":
        seat, goal = state.chooser, str(rng.choice(state.moves()))
        chosen[seat].append(goal)
        state = state.play(goal)
    plain = PlainGame(dict(state.options), seats, chosen)
    for ply in range(LONGEST):
        assert (qubes(state), state.pawns) == (
            {plain.name(cell): top for cell, top in plain.top.items()},
            tuple(-1 if cell is None else 8 * (cell[1] - 1) + cell[0] - 1 for cell in plain.pawn.values()),
        ), state
        assert legal(state) == plain.legal(), state
        if state.outcome is not None:
            assert plain.winners == set(state.outcome.winners)
            return ply
        assert (state.mover, state.points, state.turn) == (plain.mover, plain.ap, plain.turn)
        move = "resign" if rng.random() < 0.01 else lively(state, rng)
        state = state.play(move)
        plain.play(move)
    return LONGEST


def lively(state: State, rng: Random) -> str:
    """A random move; rather something dear than a step."""
    moves = sorted(legal(state))
    dear = [move for move in moves if move.rpartition(":")[2][0] in "PLSFq"]
    return rng.choice(dear if dear and rng.random() < 0.75 else moves)


@pytest.mark.parametrize("number", first(4, range(16)))
def test_both_models_agree_under_every_combination_of_variants(number: int) -> None:
    rng = Random(number)
    for seats in (2, 2, 2, 4, 3):
        changed = {name: rng.choice((values[0], rng.choice(values))) for name, values in CHANGES.items()}
        follow({**ALL_VARIANTS[number], **changed}, seats, rng)


@pytest.mark.clause("Q-16", "Q-17", "Q-18", "Q-34", "Q-35", "Q-36", "Q-38")
@pytest.mark.parametrize(("share", "chain"), [("on", "off"), ("off", "off"), ("on", "on")])
def test_both_models_push_alike_in_crowded_rows(share: str, chain: str) -> None:
    """One row with qubes and pawns anywhere, pushed from each end of each line."""
    rng = Random(7)
    pushes = 0
    for _ in range(1500):
        options = {
            "share": share,
            "chain": chain,
            "wraparound": rng.choice(("on", "off")),
            "squeesh": rng.choice(("on", "off")),
        }
        row = "".join(rng.choice("..2345") for _ in range(6))
        squares = [rng.choice("abcdef") for _ in range(4)]
        ground = [square for square in squares if row["abcdef".index(square)] == "."]
        if share == "off" and len(set(ground)) < len(ground):
            continue
        named = " ".join(f"{letter}={square}1" for letter, square in zip("ABCD", squares, strict=True))
        told = " ".join(f"{name}={value}" for name, value in options.items())
        state = GAME.position(f"{'....../' * 5}{row} {named} ap7 A t2 {told}")
        plain = PlainGame(dict(state.options), 4, [[]] * 4)
        plain.top = {(x + 1, 1): int(face) for x, face in enumerate(row) if face != "."}
        plain.pawn = {seat: plain.cell(f"{square}1") for seat, square in enumerate(squares)}
        assert legal(state) == plain.legal()
        for move in sorted(legal(state)):
            if move[0] == "P":
                pushes += 1
                before = dict(plain.top), dict(plain.pawn)
                plain.act(0, "P", plain.cell(move[1:3]), move)
                where = " ".join(plain.name(cell) if cell else "-" for cell in plain.pawn.values())
                assert pawns(state.play(move)) == where, (state, move)
                assert qubes(state.play(move)) == {plain.name(cell): top for cell, top in plain.top.items()}
                plain.top, plain.pawn = before
    assert pushes > 200


@pytest.mark.clause("Q-25", "Q-27", "Q-28", "Q-39")
@pytest.mark.parametrize("number", first(4, range(16)))
def test_both_models_find_the_same_goals(number: int) -> None:
    """Boards full of low faces, goals of every shape, under every combination of variants."""
    rng = Random(number)
    found = 0
    for _ in range(40):
        changed = {name: rng.choice(CHANGES[name]) for name in ("wrap_patterns", "goals4", "mirror", "tie")}
        options = {**ALL_VARIANTS[number], **changed}
        state: State = GAME.start(4, options)
        chosen: list[list[str]] = [[] for _ in range(4)]
        while state.next == "choice":
            seat, goal = state.chooser, str(rng.choice(state.moves()))
            chosen[seat].append(goal)
            state = state.play(goal)
        rows = ["".join(rng.choice("1223345566.") for _ in range(6)) for _ in range(6)]
        _, _, rest = state.position.partition(" ")
        state = GAME.position(f"{'/'.join(rows)} {rest}")
        plain = PlainGame(dict(state.options), 4, chosen)
        plain.top = {plain.cell(name): top for name, top in qubes(state).items()}
        assert [state.has_goal(seat) for seat in range(4)] == [plain.complete(seat) for seat in range(4)], state
        after = state.play(".")
        plain.play(".")
        assert after.winners == tuple(sorted(plain.winners or ())), state
        found += after.outcome is not None
    assert 0 < found < 40
