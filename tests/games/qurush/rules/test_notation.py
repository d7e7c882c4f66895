"""Texts that are no moves are refused in words."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.play.game import IllegalMove
from tests.games.qurush.setting import GAME, begin, refusal, refused_with, wander

NO_MOVES = (
    "|M|Ma|Ma8|Mh1|ma2|Ma2-b2|Pb2=3|La3|La3-b2|Lb2<3|Sb2|Sb2=3|Fb2|Fb2-c2|Fb2=c2|@0:Ma2|@12:Ma2|@2:Ha1|Ha1.|Ha1-b1|.."
    "|qurush!|2x2:4523|2x2:45/2|4x1:23/45|4x1x:2345|start=E|start=a|Ma2 Mb2|sealed:|sealed:aaaaaaaaaaa|Fb2=١|Ma2\n."
)


@pytest.mark.parametrize("text", [*NO_MOVES.split("|"), "x" * 500])
def test_what_is_no_move(text: str) -> None:
    for state in (GAME.start(), begin()):
        assert len(refused_with(state, text).message) < 130


@pytest.mark.clause("Q-4")
def test_texts_that_are_no_moves() -> None:
    assert refusal(begin(), "x" * 30) == ("no_move", None)
    assert refused_with(begin(), "x" * 30).values == {"text": "x" * 20}
    choosing = GAME.start(2, {"corner": "choose"})
    for text in ("Ha1.", "@1:Ha1", "@2:Ha1."):
        assert refusal(choosing, text) == ("no_move", None), "a home corner is nobody's action"
    assert refusal(GAME.start(), "sealed:dwkdqqdwxpx") == ("torn", "Q-4")
    with pytest.raises(ValueError, match=r"^Qurush is for two, three or four players\.$"):
        GAME.start(5)


@pytest.mark.parametrize("seed", range(10))
def test_a_thousand_hostile_moves_each(seed: int) -> None:
    """A text is a legal move exactly if it is listed, or resigns, or also ends the turn; else refused in words."""
    rng = Random(seed)
    names = ("wraparound", "squeesh", "share", "claim", "multiple_agents", "push_from_top", "flip_ridden", "pull_any")
    options = {name: rng.choice(GAME.options[name].values) for name in names}
    state = begin(rng.choice((2, 3)), **options)
    for _ in range(1000):
        listed = {str(move) for move in state.moves()}
        text = hostile(rng, listed, state.rules.board.size)
        why = None
        try:
            move = state.read(text)
            came = state.play(text)
        except IllegalMove as illegal:
            why = illegal
        if why is not None:
            assert why.message.endswith(".")
            assert len(why.message) < 130
            assert why.clause in (None, *GAME.clauses)
            assert text not in listed
            continue
        assert str(move) in listed or str(move) == "resign" or str(move).removesuffix(".") in listed
        state = came if came.seat is not None else begin(2, **options)
        if rng.random() < 0.5:
            further = state.play(wander(state, rng))
            state = further if further.seat is not None else state


def hostile(rng: Random, listed: set[str], size: int) -> str:
    if rng.random() < 0.1:
        return rng.choice(["resign", ".", "qurush", "@2:qurush", "?", "2x2:22/22", "Ha1", "start=A", "", "\0", "🎲"])
    square = [f"{rng.choice('abcdefg'[: size + 1])}{rng.randrange(1, size + 2)}" for _ in range(2)]
    letter = rng.choice("MPSFLRHX")
    made = {
        "S": f"S{square[0]}-{square[1]}",
        "L": f"L{square[0]}<{square[1]}",
        "F": f"F{square[0]}={rng.randrange(10)}",
    }
    text = made.get(letter, f"{letter}{square[0]}")
    if rng.random() < 0.5:
        letters = list(rng.choice(sorted(listed)))
        letters[rng.randrange(len(letters))] = rng.choice("abcdef1234567.MPSFLR@:<-=")
        text = "".join(letters)
    return rng.choice(["", "", "", "@1:", "@2:", "@3:"]) + text + rng.choice(["", "", "", "."])
