"""What holds at every ply of every game, whatever is played."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.games.qurush.rules.options import OPTIONS
from cuboteca.games.qurush.rules.state import State
from tests.examples import examples
from tests.games.qurush import every_ply
from tests.games.qurush.setting import GAME, after, qubes
from tests.play.every_ply import watch_game


@pytest.mark.clause("Q-1", "Q-4")
@given(seed=st.integers(0, 2**32))
@examples(60)
def test_every_ply_of_every_game(seed: int) -> None:
    watch_game(GAME, every_ply, seed, longest=60)


@pytest.mark.clause("Q-33")
@given(seed=st.integers(0, 2**32), seats=st.sampled_from((2, 4)), east=st.integers(0, 5), north=st.integers(0, 5))
@examples(60)
def test_with_wraparound_nothing_changes_when_the_board_is_shifted(
    seed: int, seats: int, east: int, north: int
) -> None:
    rng = Random(seed)
    options = {name: rng.choice(OPTIONS[name].values) for name in ("share", "squeesh", "multiple_agents", "pull_any")}
    state = after(seed, rng.randrange(12, 60), seats, wraparound="on", **options)
    if state.next != "turn":
        return
    size = state.rules.board.size

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
