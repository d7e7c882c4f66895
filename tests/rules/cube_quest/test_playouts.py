"""What holds at every ply of every game, whatever is played and however cubes come to rest."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuboteca.games.cube_quest.board import FALLEN
from cuboteca.games.cube_quest.cubes import CODES, COLOUR_OF, CUBES, KINGS, cost_of
from cuboteca.games.cube_quest.facts import BOARD, CAUGHT, HAND, RESERVE, STATUSES, UNUSED
from cuboteca.games.cube_quest.moves import FALLS, RELEASE, SETTLE, Move
from cuboteca.games.cube_quest.options import OPTIONS
from cuboteca.games.cube_quest.pose import Pose, pose_of
from cuboteca.games.cube_quest.state import State
from cuboteca.play.game import NATURE, IllegalMove, UnreadablePosition
from tests.rules.cube_quest.setting import GAME, any_move, is_sentence

OPTION_SETS = st.fixed_dictionaries({name: st.sampled_from(option.values) for name, option in OPTIONS.items()})
MANY = 300


@given(options=OPTION_SETS, seed=st.integers(0, 2**32), wild=st.floats(0, 1))
@settings(max_examples=12, deadline=None)
def test_every_ply_of_every_game(options: dict[str, str], seed: int, wild: float) -> None:
    rng = Random(seed)
    state: State = GAME.start(2, options)
    for _ in range(90):
        check(state, rng)
        if state.seat is None:
            break
        move = choose(state, rng, wild)
        after = state.play(move)
        assert after == state.play(str(move))
        check_step(state, move, after)
        state = after


def choose(state: State, rng: Random, wild: float) -> Move:
    """Any move; and of settlings, besides the likely ones, some that throw cubes anywhere and turn them anyhow."""
    if state.seat == NATURE and "settle" in state.position.split(" | ")[-1] and rng.random() < wild:
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
    text = state.position
    again = GAME.position(text)
    assert again == state
    assert hash(again) == hash(state)
    assert again.position == text
    assert again.seat == state.seat
    assert again.outcome == state.outcome
    check_partition(state)
    for seat in (0, 1, None):
        seen = state.seen_by(seat)
        assert (seen.seat, seen.outcome) == (state.seat, state.outcome)
        assert GAME.position(seen.position) == seen
    moves = list(islice(state.moves(), MANY))
    assert (state.seat is None) == (state.outcome is not None) == (not moves)
    texts = {str(move) for move in moves}
    assert len(texts) == len(moves)
    for move in rng.sample(moves, min(5, len(moves))):
        assert state.read(str(move)) == move
        assert move in state.moves()
        assert state.why_not(str(move)) is None
        assert move.random == (state.seat == NATURE)
    for attempt in rng.sample(sorted(texts), min(3, len(texts))):
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
    """A move is legal or refused in words, and refusing changes nothing."""
    before = state.position
    why = state.why_not(text)
    if why is None:
        assert state.play(text) == state.play(state.read(text))
        return
    assert 10 < len(why.message) < 130
    assert is_sentence(why.message)
    assert why.clause is None or why.clause in GAME.clauses
    with pytest.raises(IllegalMove):
        state.play(text)
    assert state.position == before


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
    assert before.terms is after.terms


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_mangled_position_is_read_exactly_or_refused_in_words(data: Any) -> None:
    rng = Random(data.draw(st.integers(0, 2**32)))
    state = GAME.start(options={"army": rng.choice(("basic", "custom")), "fouls": rng.choice(("on", "off"))})
    for _ in range(data.draw(st.integers(0, 25))):
        if state.seat is not None:
            state = state.play(any_move(state, rng))
    words = state.position.split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        first = rng.choice((0, max(0, len(words) - 14)))  # the end is where the turn is
        place = rng.randrange(first, len(words))
        words[place] = rng.choice([rng.choice(words), "", "-", "board", "rK", "0", "|", words[place] + "1", "hide"])
    text = " ".join(words)
    try:
        read = GAME.position(text)
    except UnreadablePosition:
        with pytest.raises(UnreadablePosition, match=r"\w.*\."):
            GAME.position(text)
    else:
        check(read, rng)


@given(values=st.lists(st.floats(allow_nan=True, allow_infinity=True, width=32), min_size=0, max_size=9))
@settings(max_examples=60, deadline=None)
def test_any_numbers_make_a_pose_or_a_sentence(values: list[float]) -> None:
    try:
        pose = pose_of(values)
    except ValueError:
        with pytest.raises(ValueError, match=r"\w.*\."):
            pose_of(values)
    else:
        assert isinstance(pose, Pose)
        assert pose_of(pose) == pose
