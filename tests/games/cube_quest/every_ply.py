"""How random games of Cube Quest are played, and what holds at every ply of them."""

from __future__ import annotations

from itertools import islice
from random import Random

from cuboteca.games.cube_quest.rules.board import FALLEN
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, CUBES, KINGS, cost_of
from cuboteca.games.cube_quest.rules.moves import FALLS, RELEASE, SETTLE, Move
from cuboteca.games.cube_quest.rules.pose import pose_of
from cuboteca.games.cube_quest.rules.position import BOARD, CAUGHT, HAND, RESERVE, STATUSES, UNUSED
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import NATURE
from tests.games.cube_quest.setting import GAME, any_move, is_sentence
from tests.play.every_ply import check_refused

LONGEST = 600
MANY = 200


def choose(state: State, rng: Random, mood: float) -> Move:
    """Any move; and the higher the mood, the more settlings that throw cubes anywhere and turn them anyhow."""
    if state.seat == NATURE and "settle" in state.position.split(" | ")[-1] and rng.random() < mood:
        return thrown(state, rng)
    if rng.random() < 0.005 and state.seat != NATURE:
        return state.read("resign")
    return any_move(state, rng)


def thrown(state: State, rng: Random) -> Move:
    poses, offs = [], []
    for cube in state.on_board:
        if rng.random() < 0.1 and cube not in KINGS:
            offs.append((cube, round(rng.uniform(0, 8), 3)))
        elif rng.random() < 0.5:
            turn = [rng.gauss(0, 1) for _ in range(4)]
            length = sum(value * value for value in turn) ** 0.5
            where = (rng.uniform(-200, 200), rng.uniform(-300, 300), rng.uniform(FALLEN, 60))
            poses.append((cube, pose_of([*where, *(value / length for value in turn)])))
    return Move(SETTLE, poses=tuple(poses), offs=tuple(offs), word=rng.choice(("", "", "stopped")))


def check(state: State, rng: Random) -> None:
    check_partition(state)
    moves = list(islice(state.moves(), MANY))
    texts = sorted(str(move) for move in moves)
    for move in rng.sample(moves, min(5, len(moves))):
        assert move in state.moves()
        assert state.why_not(str(move)) is None
    for attempt in rng.sample(texts, min(3, len(texts))):
        check_refusal(state, mangled(attempt, rng))
    for attempt in ("rK K 0,-240", "bK F 90 50", "end", "~", "~ falls", "rU1 U 0,150", "rF1 Z bS1", "rL1 L rG1", "> 3"):
        check_refusal(state, attempt)


def check_partition(state: State) -> None:
    """T-20: every cube is somewhere, once."""
    for cube in CUBES:
        status = state.statuses[cube]
        assert status in STATUSES
        assert (status == BOARD) == (state.poses[cube] is not None)
        assert status != CAUGHT or cube not in KINGS
        assert status != RESERVE or CODES[cube] == "F"
    if not state.is_setting_up and state.outcome is None:
        for colour in (0, 1):
            used = [cube for cube in CUBES if COLOUR_OF[cube] == colour and state.statuses[cube] != UNUSED]
            assert cost_of(tuple(used)) <= 40
            assert state.statuses[KINGS[colour]] in (BOARD, HAND)
    for freeze, under in state.freezes:
        assert state.statuses[freeze] == BOARD
        assert under
        assert all(COLOUR_OF[cube] != COLOUR_OF[freeze] and cube not in KINGS for cube in under)


def mangled(text: str, rng: Random) -> str:
    """The move with one of its characters changed."""
    at = rng.randrange(len(text))
    return text[:at] + rng.choice("0123456789-,.rbKSHUGLFZ@ ") + text[at + 1 :]


def check_refusal(state: State, text: str) -> None:
    """A move is legal or refused in words, as it was foretold."""
    why = state.why_not(text)
    if why is None:
        assert state.play(text) == state.play(state.read(text))
        return
    assert is_sentence(why.message)
    clause = check_refused(state, text)
    assert clause == why.clause
    assert clause is None or clause in GAME.clauses


def check_step(before: State, move: Move, after: State) -> None:
    """Only what a move is about changes."""
    if move.kind == SETTLE and move.word != FALLS and not after.is_setting_up:
        told = dict(move.poses)
        for cube in before.on_board:
            if after.statuses[cube] == BOARD:
                assert after.poses[cube] == told.get(cube, before.poses[cube])
    if move.kind == RELEASE:
        for cube in CUBES:
            same = after.statuses[cube] in (before.statuses[cube], CAUGHT) or CODES[cube] == "F"
            assert same or cube in move.cubes or after.is_setting_up
    assert before.rules is after.rules
