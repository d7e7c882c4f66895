"""What holds at every ply of every game, whatever is played and said."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cuboteca.games.qyshinsu.options import OPTIONS
from cuboteca.games.qyshinsu.state import State
from cuboteca.play.game import IllegalMove
from tests.rules.qyshinsu.setting import GAME

SAID = ("resign", "draw?", "draw!", "swap")
OPTION_SETS = st.fixed_dictionaries(
    {
        name: st.sampled_from((*option.values, "12") if option.numbers else option.values)
        for name, option in OPTIONS.items()
    }
)


@given(options=OPTION_SETS, data=st.data())
@settings(max_examples=150, deadline=None)
def test_every_ply_of_every_game(options: dict[str, str], data: Any) -> None:
    state: State = GAME.start(options=options)
    for _ in range(60):
        check(state)
        if state.seat is None:
            break
        word = data.draw(st.sampled_from((*SAID, *("",) * 16)))
        try:
            after = state.play(word) if word in SAID else None
        except IllegalMove:
            after = None
        state = after or state.play(data.draw(st.sampled_from(state.moves())))


def check(state: State) -> None:
    text = state.position
    again = GAME.position(text)
    assert again == state
    assert hash(again) == hash(state)
    assert again.position == text
    assert state.seen_by(0) is state.seen_by(1) is state
    assert len({str(move) for move in state.moves()}) == len(state.moves())
    for move in state.moves():
        assert state.read(str(move)) is move
        assert state.play(move) == state.play(str(move))
    assert state.position == text
    assert (state.seat is None) == (state.outcome is not None) == (state.moves() == ())
    on_ring = [state.stone(place) for place in range(1, 13)]
    kinds = [stone.kind for stone in on_ring if stone]
    assert all(kinds.count(kind) <= 2 for kind in range(6))
    assert sum(state.pool("b")) + sum(state.pool("r")) + len(kinds) == 24
    assert state.barred == tuple(kind for kind in range(6) if kinds.count(kind) == 2)
    if state.last.kind == 0 and state.seat is not None:
        assert {move.sign for move in state.moves() if move.sign} <= {state.last.sign}
