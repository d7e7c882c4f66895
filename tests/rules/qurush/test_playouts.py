"""What holds at every ply of every game, whatever is played."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuboteca.games.qurush.moves import Move
from cuboteca.games.qurush.options import OPTIONS
from cuboteca.games.qurush.state import State
from cuboteca.play.game import NATURE, IllegalMove
from cuboteca.play.table import Table
from tests.rules.qurush.setting import GAME, SHELF, after, qubes, wander

OPTION_SETS = st.fixed_dictionaries(
    {
        name: st.sampled_from((*option.values, "25") if option.numbers else option.values)
        for name, option in OPTIONS.items()
        if name != "start"
    }
    | {"start": st.sampled_from(("seat1", "seat2", "random"))}
)


@given(options=OPTION_SETS, seats=st.sampled_from((2, 3, 4)), seed=st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_every_ply_of_every_game(options: dict[str, str], seats: int, seed: int) -> None:
    rng = Random(seed)
    state: State = GAME.start(seats, options)
    for _ in range(60):
        check(state, rng)
        if state.seat is None:
            break
        move = choose(state, rng)
        text = state.position
        after = state.play(move)
        assert state.position == text, "a state never changes"
        assert after == state.play(str(move))
        check_step(state, move, after)
        state = after


def choose(state: State, rng: Random) -> Move:
    if state.seat == NATURE:
        return state.draw(rng)
    return state.read("resign" if state.next == "turn" and rng.random() < 0.01 else wander(state, rng))


def check(state: State, rng: Random) -> None:
    again = GAME.position(state.position)
    assert again == state
    assert hash(again) == hash(state)
    assert again.position == state.position
    assert (again.seat, again.outcome) == (state.seat, state.outcome)
    assert (state.seat is None) == (state.outcome is not None) == (not state.moves())
    check_board(state)
    moves = state.moves()
    texts = {str(move) for move in moves}
    assert len(texts) == len(moves)
    for move in rng.sample(moves, min(6, len(moves))):
        assert state.read(str(move)) == move
        assert move.random == (state.seat == NATURE)
    if state.next == "turn":
        assert "." in texts
        assert state.points in (3, 4, 7)
        check_refusals(state, texts, rng)
    check_views(state)


@pytest.mark.clause("Q-1")
def check_board(state: State) -> None:
    """Qubes are conserved, none is above a pawn, pawns stand on the board."""
    on_board = qubes(state)
    assert len(on_board) == (state.terms.board.size - 2) ** 2
    assert sum(bool(top) for top in state.qubes) == len(on_board)
    off = [seat for seat, square in enumerate(state.pawns) if square not in state.squares]
    if off:
        assert state.terms.squeesh or state.stage == "setup"
    if state.terms.apart:
        ground = [square for square in state.pawns if square in state.squares and not state.qubes[square]]
        assert len(set(ground)) == len(ground)


def check_refusals(state: State, texts: set[str], rng: Random) -> None:
    """Exactly what is listed is accepted."""
    names = sorted("abcdefg"[square % 8] + str(square // 8 + 1) for square in state.squares)
    for _ in range(12):
        a, b = rng.choice(names), rng.choice(names)
        text = rng.choice([f"M{a}", f"P{a}", f"S{a}-{b}", f"L{a}<{b}", f"F{a}={rng.randrange(1, 7)}", f"R{a}"])
        text = rng.choice(["", "@1:", "@2:"]) + text
        if str(state.read(text)) in texts:
            assert state.play(text) == state.play(state.read(text))
        else:
            with pytest.raises(IllegalMove) as refusal:
                state.play(text)
            assert refusal.value.clause in GAME.clauses
            assert len(refusal.value.message) < 120


@pytest.mark.clause("Q-4")
def check_views(state: State) -> None:
    for seat in (None, *range(state.seats)):
        seen = state.seen_by(seat)
        assert (seen.seat, seen.outcome) == (state.seat, state.outcome)
        assert seen.seen_by(seat) == seen
        if state.seat is None or state.terms.open_goals:
            assert seen is state
            continue
        for owner in range(state.seats):
            assert (seen.goals[owner] == state.goals[owner]) == (owner == seat or not state.goals[owner])
        for other in range(state.seats):
            hidden = "+".join("?" for _ in state.goals[other])
            if other != seat and hidden:
                assert f"g{'ABCD'[other]}={hidden} " in f"{seen.position} "
        assert GAME.position(seen.position) == seen
        calls = {str(move) for move in seen.moves() if str(move).endswith("qurush")}
        own = {str(move) for move in state.moves() if str(move).endswith("qurush")}
        assert calls <= own


def check_step(before: State, move: Move, after: State) -> None:
    """What no single move can do otherwise."""
    if before.next != "turn":
        return
    assert after.points >= 0
    assert sorted(qubes(before).values()) == sorted(qubes(after).values()) or move.kind == "flip"
    moved = [seat for seat in range(before.seats) if before.pawns[seat] != after.pawns[seat]]
    for seat in moved:
        riding = before.pawns[seat] >= 0 and before.qubes[before.pawns[seat]]
        acting = seat == (before.mover if move.seat < 0 else move.seat)
        if riding and not acting:
            assert after.pawns[seat] >= 0, "riders stay on"
            assert after.qubes[after.pawns[seat]] == before.qubes[before.pawns[seat]]
    if after.stage == "play" and after.turn != before.turn:
        assert after.points == 7
        assert after.turn == before.turn + 1
    if after.ended == "found":
        assert all(after.has_goal(seat) for seat in after.winners)


@pytest.mark.clause("Q-33")
@given(seed=st.integers(0, 2**32), seats=st.sampled_from((2, 4)), east=st.integers(0, 5), north=st.integers(0, 5))
@settings(max_examples=60, deadline=None)
def test_with_wraparound_nothing_changes_when_the_board_is_shifted(
    seed: int, seats: int, east: int, north: int
) -> None:
    rng = Random(seed)
    options = {name: rng.choice(OPTIONS[name].values) for name in ("share", "squeesh", "multiple_agents", "pull_any")}
    state = after(seed, rng.randrange(12, 60), seats, wraparound="on", **options)
    if state.next != "turn":
        return
    size = state.terms.board.size

    def name(square: str) -> str:
        column, row = "abcdefg".index(square[0]) + east, int(square[1]) - 1 + north
        return f"{'abcdefg'[column % size]}{row % size + 1}"

    def shifted(text: str) -> str:
        """A move with its squares shifted."""
        parts = text.split(":")
        squares = parts[-1]
        for at in (4, 1):
            if len(squares) > at + 1 and squares[at] in "abcdefg":
                squares = squares[:at] + name(squares[at : at + 2]) + squares[at + 2 :]
        return ":".join([*parts[:-1], squares])

    def board_of(now: State) -> tuple[dict[str, int], list[str]]:
        where = ["-" if s < 0 else f"{'abcdefg'[s % 8]}{s // 8 + 1}" for s in now.pawns]
        return qubes(now), where

    def moved(now: tuple[dict[str, int], list[str]]) -> tuple[dict[str, int], list[str]]:
        tops, where = now
        return {name(s): top for s, top in tops.items()}, [s if s == "-" else name(s) for s in where]

    tops, where = moved(board_of(state))
    rows = "/".join("".join(str(tops.get(f"{c}{r}", ".")) for c in "abcdefg"[:size]) for r in range(size, 0, -1))
    rest = state.position.split(" ")[1 + seats :]
    there = GAME.position(" ".join([rows, *(f"{letter}={s}" for letter, s in zip("ABCD", where, strict=False)), *rest]))
    here = {str(move) for move in state.moves() if "R" not in str(move)}
    assert {str(move) for move in there.moves() if "R" not in str(move)} == {shifted(text) for text in here}
    for text in here:
        assert board_of(there.play(shifted(text))) == moved(board_of(state.play(text)))
        assert there.play(shifted(text)).outcome == state.play(text).outcome


@pytest.mark.parametrize("seed", range(8))
def test_a_recorded_game_replays_to_the_same_position(seed: int) -> None:
    rng = Random(seed)
    names = ("wraparound", "squeesh", "multiple_agents", "true_north", "corner", "claim")
    options = {name: rng.choice(OPTIONS[name].values) for name in names}
    table = Table.begin(GAME, ("Ada", "Bo"), "2026-11-20", options)
    for _ in range(80):
        state = table.state
        if state.seat is None:
            break
        table.play(str(state.draw(rng)) if state.seat == NATURE else wander(state, rng))  # type: ignore[arg-type]
    again = Table.read(SHELF, table.text)
    assert again.state == table.state
    assert again.text == table.text
    assert [again.state_at(ply) for ply in range(again.ply)] == [table.state_at(ply) for ply in range(table.ply)]
