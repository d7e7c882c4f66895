"""Which moves are listed: all choices that can be counted, and a fair choice of flicks and places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cuboteca.games.cube_quest.rules.castle import refuge
from cuboteca.games.cube_quest.rules.cubes import FACES
from cuboteca.games.cube_quest.rules.legal import FLICKS, RETURNS, Listing
from cuboteca.games.cube_quest.rules.moves import Flick, Move
from cuboteca.games.cube_quest.rules.state import State
from tests.games.cube_quest.setting import begin, flicked, heaped, lay, legal, play

clause = pytest.mark.clause


def listed(state: State, kind: str) -> list[str]:
    """The moves of a kind, in the order in which they are listed."""
    return [str(move) for move in state.moves() if move.kind == kind]


@clause("CQ-10", "CQ-36")
def test_flicks_all_round_at_four_strengths() -> None:
    assert len(FLICKS) == 24 * 4
    assert listed(lay(), "flick") == [
        f"rK F {15 * step}.0 {power}" for power in (40, 60, 80, 100) for step in range(24)
    ]
    state = lay("rG1 0,-50 rL1 50,-50 rS1 90,-50 bF1 90,-50 bG1 0,50", "rG2 defeated", freezes="bF1:rS1")
    assert {move.split()[0] for move in listed(state, "flick")} == {"rK", "rG1"}
    helm = play(flicked("rH1", "rH1 0,-20"), lay("rH1 0,-50"))
    assert str(helm.moves()[0]) == "end"
    assert {move.split()[0] for move in listed(helm, "flick")} == {"rH1"}


@clause("CQ-20")
def test_king_moves() -> None:
    moves = listed(lay(), "king")
    assert moves[:3] == ["rK K 0.0,-240.0", "rK K -20.0,-240.0", "rK K 0.0,-260.0"]
    assert len(moves) == 20
    assert "rK K 0.0,-240.0" in listed(lay("rK 10,-240"), "king")  # where he partly stands now
    assert listed(lay("rK 0,-100 rG1 0,-100"), "king") == []
    assert len(listed(lay("rK 0,-100 rG1 0,-100", king_covered="physics"), "king")) == 20
    assert all(move.startswith("bK K ") for move in listed(lay(at="b fresh action"), "king"))


@clause("CQ-28")
def test_returns_as_each_player_sees_the_board() -> None:
    assert len(RETURNS[0]) == 25
    red = listed(lay("bG1 0,100", "rU1 hidden rU2 hidden"), "return")
    assert red[0] == "rU1 U -160.0,40.0"
    assert "rU1 U 0.0,100.0" not in red  # a cube is there
    assert "rU1 U 0.0,220.0" not in red  # the castle is there
    assert [move.replace("rU1", "rU2") for move in red if "rU1" in move] == [move for move in red if "rU2" in move]
    blue = listed(lay("rG1 0,-100", "bU1 hidden", at="b fresh action"), "return")
    assert blue[0] == "bU1 U 160.0,-40.0"
    assert len(blue) == len(red) / 2


@clause("CQ-34")
def test_freezings() -> None:
    state = lay("bS1 0,-100 bS2 0,100 bS3 50,100 rG1 50,-50", "rF1 reserve rF2 reserve")
    assert listed(state, "freeze") == [
        *("rF1 Z bS1", "rF1 Z bS2", "rF1 Z bS3", "rF2 Z bS1", "rF2 Z bS2", "rF2 Z bS3"),
        *("rF1 Z bS1 + rF2 Z bS2", "rF1 Z bS1 + rF2 Z bS3", "rF1 Z bS2 + rF2 Z bS1", "rF1 Z bS3 + rF2 Z bS1"),
    ]
    assert listed(lay("bS1 0,-100", "rF2 reserve"), "freeze") == ["rF2 Z bS1"]


@clause("CQ-29", "CQ-31")
def test_healings() -> None:
    state = lay("rL1 50,-100 rL2 80,-100", "rG1 defeated rG2 defeated rS1 defeated bG1 defeated")
    assert listed(state, "heal") == [
        *("rL1 L rS1", "rL2 L rS1", "rL1 L rS1 rG1", "rL2 L rS1 rG1", "rL1 L rS1 rG2", "rL2 L rS1 rG2"),
        *("rL1 L rG1", "rL2 L rG1", "rL1 L rG1 rG2", "rL2 L rG1 rG2", "rL1 L rG2", "rL2 L rG2"),
        *("rL1+rL2 L rS1", "rL1+rL2 L rS1 rG1", "rL1+rL2 L rS1 rG1 rG2", "rL1+rL2 L rS1 rG2"),
        *("rL1+rL2 L rG1", "rL1+rL2 L rG1 rG2", "rL1+rL2 L rG2"),
    ]
    more = play("rL1 L rG1; > 2", state)
    assert legal(more) == {
        "end",
        *(f"rL2 L {cubes}" for cubes in ("rS1", "rS1 rG1", "rS1 rG2", "rG1", "rG1 rG2", "rG2")),
    }


@clause("CQ-22", "CQ-24")
def test_fouls_and_extra_flicks() -> None:
    state = lay("rG1 0,-50", at="r fresh action seen=1", fouls="on")
    assert str(state.moves()[0]) == "foul"
    extra = lay("rG1 0,-50", extra="r1 b0", fouls="on")
    assert {move.split()[0] for move in legal(extra)} == {"end", "rK", "rG1"}
    assert not any(" K " in move for move in legal(extra))
    made = lay("rG1 0,-50", at="r fresh action seen=1 made=1", fouls="on")
    assert "foul" not in legal(made)
    assert "foul" not in legal(lay("rG1 0,-50", at="r fresh action seen=1", fouls="on").play("foul"))


@clause("CQ-43")
def test_set_ups() -> None:
    assert [move.reveals for move in begin(screen="on").moves()] == [False] * 4
    second = begin(army="custom").play("set rK 0,-240")
    assert all(move.reveals for move in second.moves())
    assert len({str(move) for move in second.moves()}) == 16
    assert not any(move.reveals for move in begin(army="custom", screen="off").play("set rK 0,-240").moves())


def test_the_list_is_a_sequence_that_asks_the_rules_what_it_holds() -> None:
    moves = lay(flick_timer="30").moves()
    everything = list(moves)
    assert len(moves) == len(everything) == 96 + 20
    assert bool(moves)
    assert moves[0] == everything[0]
    assert moves[-1] == everything[-1]
    assert list(moves[95:97]) == everything[95:97]
    assert lay().moves()[-1] == everything[-1]
    assert lay().moves()[3] == everything[3]
    with pytest.raises(IndexError):
        moves[116]
    state = lay()
    for text, holds in (("rK F 12.3 7", True), ("rK K 3,-240", True), ("bK F 0 40", False), ("resign", False)):
        assert (state.read(text) in state.moves()) is holds, text
    assert state.read("late") not in moves
    assert not moves.__contains__("rK F 0.0 40"), "a text is no move"


def test_moves_are_found_as_far_as_somebody_looks() -> None:
    found = []

    def search() -> Iterator[Move]:
        for power in range(9):
            found.append(power)
            yield Move("flick", (0,), flick=Flick(0, power))

    moves = Listing(search(), lambda move: True)
    assert bool(moves)
    assert found == [0]
    assert str(moves[2]) == "rK F 0.0 2"
    assert found == [0, 1, 2]
    steps = iter(moves)
    assert [str(next(steps)) for _ in range(3)] == ["rK F 0.0 0", "rK F 0.0 1", "rK F 0.0 2"]
    assert bool(moves)
    assert moves[1] == moves[-8]
    assert found == list(range(9))
    found.clear()
    moves = Listing(search(), lambda move: True)
    assert next(iter(moves)) == moves[0] == next(iter(moves))
    assert found == [0]


@clause("CQ-16", "CQ-20")
def test_where_to_put_a_king_down_in_a_castle_that_is_full() -> None:
    every = [(18.0 * i, -240 + 18.0 * j) for i in range(-3, 4) for j in range(-3, 4)]
    full = heaped(every)
    nearest = refuge(full.poses_without(), full.rules, 0)
    assert [str(move) for move in full.moves()] == [f"rK = {nearest}"]
    assert nearest is not None


@clause("CQ-16", "CQ-20")
def test_a_small_gap_in_a_castle_is_found_too() -> None:
    gap = ((10.0, -258.0), (10.0, -240.0))
    every = [(10 + 18.0 * i, -240 + 18.0 * j) for i in range(-3, 4) for j in range(-3, 4)]
    moves = [str(move) for move in heaped([spot for spot in every if spot not in gap]).moves()]
    assert len(moves) == 8
    assert moves[0] == "rK = 8.0,-244.0"
    assert all(move.startswith(("rK = 8.0,", "rK = 12.0,")) for move in moves)
    long_gap = ((10.0, -276.0), *gap, (10.0, -222.0))
    assert len(heaped([spot for spot in every if spot not in long_gap]).moves()) == 20, "that is choice enough"


@clause("CQ-16", "CQ-30")
def test_the_rolls_that_are_listed_and_drawn() -> None:
    caught = play(flicked("rG1", "rG1 0,100/3"), lay("rG1 0,-50"))
    assert legal(caught) == {f"!rG1 > {face}" for face in FACES}
    assert legal(lay("rG1 0,-50").play("rG1 F 90 50")) == {"~"}
    assert legal(lay("rG1 0,-240 rK 100,-100").play("rK K 0,-240")) == {"~", "~ falls"}
    with pytest.raises(ValueError, match=r"^Nothing is left to chance here\.$"):
        lay().draw(Random(1))
    with pytest.raises(ValueError, match="chance"):
        play(flicked("rH1", "rH1 0,-20"), lay("rH1 0,-50")).draw(Random(1))
    healing = lay("rL1 50,-100", "rG1 defeated rG2 defeated").play("rL1 L rG2 rG1")
    assert legal(healing) == {f"rL1 L rG2 rG1 > {one} {two}" for one in FACES for two in FACES}
    rng = Random(5)
    faces = Counter(face for _ in range(1500) for face in healing.draw(rng).faces)
    assert set(faces) == set(FACES)
    assert min(faces.values()) > 400
