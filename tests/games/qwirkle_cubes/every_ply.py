"""How random games of Qwirkle Cubes are played, and what holds at every ply of them."""

from __future__ import annotations

from random import Random
from typing import Any

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_TEXTS
from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import NATURE, IllegalMove
from tests.games.qwirkle_cubes.setting import GAME
from tests.play.every_ply import check_refused

LONGEST = 400


def choose(state: State, rng: Random, mood: float) -> Move:
    """In a high mood, whatever places something, so that the game gets on."""
    if state.seat == NATURE:
        return state.draw(rng)
    if rng.random() < 0.01:
        return state.read("resign")
    moves = state.moves()
    if mood > 0.5 and moves[-1].kind == PUT:
        return moves[-1]
    return rng.choice(moves)


def check(state: State, rng: Random) -> None:
    check_conservation(state)
    check_lines(state)
    if state.seat == NATURE:
        move = state.draw(rng)
        assert move in state.moves()
        assert state.read(str(move)) == move
    elif state.seat is not None:
        check_moves(state, rng)


def check_conservation(state: State) -> None:
    everywhere = [*state.grid.cubes.values(), *(cube for hand in state.hands for cube in hand)]
    assert len(everywhere) + sum(state.bag) == 90
    for colour in range(6):
        assert state.bag[colour] + sum(cube // 6 == colour for cube in everywhere) == 15
    assert all(len(hand) <= 6 for hand in state.hands)


def check_lines(state: State) -> None:
    """Every row and column of the table, read off from west to east and from south to north."""
    table = {xy(cell): CUBE_TEXTS[cube] for cell, cube in state.grid.cubes.items()}
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in table:
            if (x - dx, y - dy) in table:
                continue
            line = []
            while (x, y) in table:
                line.append(table[x, y])
                x, y = x + dx, y + dy
            assert len(line) <= 6
            assert len({cube[0] for cube in line}) == 1 or len({cube[1] for cube in line}) == 1
            assert state.options["duplicates"] == "allow" or len(set(line)) == len(line)


def check_moves(state: State, rng: Random) -> None:
    moves = list(state.moves())
    texts = {str(move) for move in moves}
    assert len(texts) == len(moves) == len(state.moves())
    for move in rng.sample(moves, min(5, len(moves))):
        assert move in state.moves()
    for text in rng.sample(sorted(texts), min(3, len(texts))):
        check_refusal(state, mangled(text, rng), texts)
    for text in ("pass", "roll -", "roll 1 2", "put 1@0,0", "put 1@0,1 2@0,2", "draw > Rs", "roll! > s"):
        check_refusal(state, text, texts)


def mangled(text: str, rng: Random) -> str:
    """The move with one of its numbers or letters changed."""
    at = rng.randrange(5, len(text)) if len(text) > 5 else 0
    return text[:at] + rng.choice("012345-csdlxeROYGBP") + text[at + 1 :]


def check_refusal(state: State, text: str, listed: set[str]) -> None:
    """A move is accepted exactly if it is listed, but for declining a re-roll."""
    try:
        move = state.read(text)
    except IllegalMove:
        return
    if str(move) in listed or (str(move) == "roll -" and state.may_decline):
        assert state.play(move) == state.play(str(move))
        return
    assert move not in state.moves()
    assert check_refused(state, move) in GAME.clauses


def check_step(before: State, move: Move, after: State) -> None:
    """The score from scratch, and that nothing else changed than should."""
    if move.kind != PUT:
        assert after.scores == before.scores
        assert after.grid == before.grid
    else:
        gained = after.scores[before.mover] - before.scores[before.mover]
        bonus = 0 if after.hands[before.mover] or sum(before.bag) else 6
        if any(not hand for seat, hand in enumerate(before.hands) if seat not in before.out):
            bonus = 0
        assert gained == score(before, move) + bonus
        assert bonus == before.bonus_of(move)
        assert score(before, move) == sum(line.points for line in before.score_of(move))
        assert before.grid.cubes.items() <= after.grid.cubes.items()
    colours = [sorted(cube // 6 for cube in hand) for hand in before.hands]
    if move.kind in ("rolled", "forced", "roll", "pass", "resign"):
        assert colours == [sorted(cube // 6 for cube in hand) for hand in after.hands]
        assert [len(hand) for hand in before.hands] == [len(hand) for hand in after.hands]


def score(before: State, move: Move) -> int:
    """A point for each cube of each line of two or more with a new cube in it, and six for each six."""
    table = {xy(cell) for cell in before.grid.cubes} | {xy(cell) for cell, _ in move.cubes}
    lines = set()
    for x, y in (xy(cell) for cell, _ in move.cubes):
        row = frozenset(run(table, x, y, 1, 0))
        column = frozenset(run(table, x, y, 0, 1))
        lines |= {line for line in (row, column) if len(line) > 1}
    return sum(len(line) + 6 * (len(line) == 6) for line in lines)


def run(table: set[Any], x: int, y: int, dx: int, dy: int) -> set[tuple[int, int]]:
    found = {(x, y)}
    for sign in (1, -1):
        step = 1
        while (x + sign * step * dx, y + sign * step * dy) in table:
            found.add((x + sign * step * dx, y + sign * step * dy))
            step += 1
    return found
