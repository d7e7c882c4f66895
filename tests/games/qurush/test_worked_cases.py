"""The cases of the rule document, T-1 to T-22."""

from __future__ import annotations

import pytest

from tests.games.qurush.setting import begin, ended, legal, pawns, place, play, qubes, refused


@pytest.mark.clause("Q-1", "Q-2")
@pytest.mark.parametrize(
    ("seats", "board", "count", "last"),
    [(2, "stated", 9, "d4"), (4, "stated", 16, "e5"), (2, "dice", 16, "e5"), (4, "dice", 25, "f6"), (3, "7", 25, "f6")],
)
def test_t1_the_set_up(seats: int, board: str, count: int, last: str) -> None:
    on_board = qubes(begin(seats, board=board))
    assert len(on_board) == count
    assert set(on_board.values()) == {6}
    assert min(on_board) == "b2"
    assert max(on_board) == last


@pytest.mark.clause("Q-10", "Q-24", "Q-31")
def test_t2_a_move_and_a_flip() -> None:
    moved = begin().play("Ma2")
    assert (moved.points, moved.mover) == (4, 0)
    flipped = moved.play("Fb2=3.")
    assert qubes(flipped)["b2"] == 3
    assert flipped.mover == 1
    assert refused(moved, "Fb2=1") == "Q-24"
    assert refused(moved, "Fb2=6") == "Q-24"


@pytest.mark.clause("Q-7", "Q-8")
def test_t3_points() -> None:
    moved = begin().play("Ma2")
    assert refused(moved, "Pb2") == "Q-8"
    climbed = moved.play("Mb2")
    assert climbed.mover == 1
    assert climbed.points == 7


@pytest.mark.clause("Q-13", "Q-17")
def test_t4_a_line_pushed_onto_a_pawn_at_the_edge() -> None:
    state = place("...../.666./.666./.235./.....", "a2 e2").play("Pb2")
    assert [qubes(state).get(name) for name in ("b2", "c2", "d2", "e2")] == [None, 2, 3, 5]
    assert pawns(state) == "b2 e2"


@pytest.mark.clause("Q-14")
def test_t5_a_line_against_the_edge() -> None:
    assert refused(place("...../.666./.666./.2353/.....", "a2 e5"), "Pb2") == "Q-14"


@pytest.mark.clause("Q-15")
def test_t6_a_rider_moves_along() -> None:
    state = place({"b1": 4, "c1": 3}, "a1 c1").play("Pb1")
    assert qubes(state) == {"c1": 4, "d1": 3}
    assert pawns(state) == "b1 d1"


@pytest.mark.clause("Q-12", "Q-16")
def test_t7_a_pawn_in_the_way_moves_on() -> None:
    state = place({"b1": 4}, "a1 c1").play("Pb1")
    assert qubes(state) == {"c1": 4}
    assert pawns(state) == "b1 d1"


@pytest.mark.clause("Q-17", "Q-36", "Q-37")
def test_t8_a_pawn_between_two_qubes() -> None:
    state = place({"b1": 4, "d1": 2}, "a1 c1").play("Pb1")
    assert qubes(state) == {"c1": 4, "d1": 2}
    assert pawns(state) == "b1 c1"
    crushed = place({"b1": 4, "d1": 2}, "a1 c1", squeesh="on").play("Pb1")
    assert pawns(crushed) == "b1 -"
    back = crushed.play("Re1")
    assert (pawns(back), back.points) == ("b1 e1", 3)
    assert pawns(back.play("Me2.")) == "b1 e2"
    assert back.play("Me2").mover == 0


@pytest.mark.clause("Q-19")
def test_t9_a_pull() -> None:
    state = place({"a2": 4}, "a1 e5").play("Lb1<a2")
    assert qubes(state) == {"a1": 4}
    assert pawns(state) == "b1 e5"


@pytest.mark.clause("Q-19")
def test_t10_no_pull_from_on_top() -> None:
    state = place({"a1": 2, "a2": 4}, "a1 e5")
    assert not [move for move in legal(state) if move.startswith("L")]
    assert refused(state, "Lb1<a2") == "Q-19"


@pytest.mark.clause("Q-20")
def test_t11_the_qube_just_climbed_rides_back() -> None:
    state = place({"b1": 4}, "a1 e5")
    pulled = state.play("Lb1<b1")
    assert qubes(pulled) == {"a1": 4}
    assert pawns(pulled) == "a1 e5"
    assert refused(place({"b1": 4}, "a1 e5", pull_any="straight"), "Lb1<b1") == "Q-20"


@pytest.mark.clause("Q-23")
def test_t12_a_slide_takes_the_rider() -> None:
    state = place({"b1": 4}, "a1 b1").play("Sb1-b2")
    assert (pawns(state), qubes(state), state.points) == ("a1 b2", {"b2": 4}, 3)
    after = state.play("Mb1.")
    assert pawns(after) == "b1 b2"
    assert after.mover == 1


@pytest.mark.clause("Q-23")
def test_t13_a_slide_needs_an_empty_square() -> None:
    state = place({"b1": 4}, "a1 b2")
    assert refused(state, "Sb1-b2") == "Q-23"
    assert refused(state, "Sb1-a1") == "Q-23"
    assert "Sb1-c1" in legal(state)


@pytest.mark.clause("Q-35")
def test_t14_a_row_with_one_gap() -> None:
    row = {"a1": 2, "b1": 3, "c1": 4, "d1": 5}
    state = place(row, "e1 c5", wraparound="on").play("Pa1")
    assert qubes(state) == {"b1": 2, "c1": 3, "d1": 4, "e1": 5}
    assert pawns(state) == "a1 c5"
    assert refused(place({**row, "e1": 6}, "e1 c5", wraparound="on"), "Pa1") == "Q-35"


BLOCK = {"b2": 2, "c2": 1, "b3": 4, "c3": 5}


@pytest.mark.clause("Q-25", "Q-28", "Q-39")
@pytest.mark.parametrize(
    ("goal", "options", "found"),
    [
        ("45/23", {}, True),
        ("24/35", {}, True),
        ("24/35", {"true_north": "on"}, False),
        ("45/23", {"true_north": "on"}, True),
        ("54/32", {}, False),
        ("54/32", {"mirror": "on"}, True),
        ("54/32", {"mirror": "on", "true_north": "on"}, False),
    ],
)
def test_t15_patterns(goal: str, options: dict[str, str], found: bool) -> None:
    state = place(BLOCK, "a1 e5", f"ap7 A t5 gA=2x2:{goal}", **options).play(".")
    assert (state.outcome is not None) == found


@pytest.mark.clause("Q-28")
@pytest.mark.parametrize(
    "rows",
    [{"a1": 5, "b1": 4, "c1": 1, "d1": 2}, {"c2": 2, "c3": 3, "c4": 4, "c5": 5}, {"c2": 5, "c3": 4, "c4": 3, "c5": 2}],
)
def test_t16_lines(rows: dict[str, int]) -> None:
    goals = "gA=2x2:22/22+4x1:2345"
    state = place(rows, "a6 f1 f6 f5", f"ap7 A t5 {goals}").play(".")
    assert ended(state).winners == (0,)


@pytest.mark.clause("Q-26")
def test_t17_somebody_else_s_goal() -> None:
    goals = "gA=2x2:33/33 gB=2x2:45/23"
    state = place({**BLOCK, "b2": 6}, "a2 e5", f"ap7 A t5 {goals}").play("Fb2=2")
    assert state.has_goal(1)
    assert state.outcome is None
    assert ended(state.play(".")).winners == (1,)
    both = "gA=2x2:24/35 gB=2x2:45/23"
    assert ended(play(".", place(BLOCK, "a2 e5", f"ap7 A t5 {both}"))).winners == (0,)
    assert ended(play(".", place(BLOCK, "a2 e5", f"ap7 B t5 {both}"))).winners == (1,)
    assert ended(play(".", place(BLOCK, "a2 e5", f"ap7 B t5 {both}", tie="shared"))).winners == (0, 1)


@pytest.mark.clause("Q-32")
def test_t18_somebody_else_s_pawn() -> None:
    state = begin(multiple_agents="on").play("@2:Md5")
    assert state.points == 4
    assert refused(state, "Fd4=3") == "Q-9"
    flipped = state.play("@2:Fd4=3")
    assert qubes(flipped)["d4"] == 3
    assert flipped.mover == 1


@pytest.mark.clause("Q-26")
def test_t20_no_game_ends_before_the_fourth_turn() -> None:
    """Four flips by one pawn that both players use, a flip a turn."""
    line = "Ma2 Fb2=2 @1:Ma3 @1:Fb3=4 Mb3 Fc3=5 @1:Mb2 @1:Fc2=3"
    state = begin(2, "2x2:45/23", multiple_agents="on")
    for number, move in enumerate(line.split(), 1):
        assert state.outcome is None
        assert state.turn <= 4
        state = state.play(move)
        assert number == 8 or state.outcome is None
    assert ended(state).winners == (0,)
    assert state.turn == 4


@pytest.mark.clause("Q-7")
def test_t21_a_full_stop_alone_is_the_next_player_s() -> None:
    state = begin().play("Ma2").play(".").play(".")
    assert (state.mover, state.points) == (0, 7)
    pushed = play("Pb2 .", state)
    assert (pushed.mover, pushed.turn) == (0, 5)
    once = play("Pb2.", state)
    assert (once.mover, once.turn) == (1, 4)


@pytest.mark.clause("Q-16", "Q-17", "Q-18")
def test_t22_pawns_in_a_row() -> None:
    rows = {"b1": 4, "e1": 2}
    state = place(rows, "a1 c1 d1 f6").play("Pb1")
    assert qubes(state) == {"c1": 4, "e1": 2}
    assert pawns(state) == "b1 d1 d1 f6"
    apart = place(rows, "a1 c1 d1 f6", share="off").play("Pb1")
    assert pawns(apart) == "b1 c1 d1 f6"
