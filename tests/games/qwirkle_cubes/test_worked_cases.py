"""The worked cases T-1 to T-20 of the rule document."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.rules.placing import most_together
from cuboteca.play.game import NATURE
from tests.games.qwirkle_cubes.setting import (
    EMPTY_BAG,
    SPARE,
    T11_HAND,
    T12_HAND,
    begin,
    ended,
    endgame,
    gained,
    legal,
    opening,
    place,
    play,
    points,
    puts,
    refused,
)

clause = pytest.mark.clause

LINE = "Rs@0,0 Rc@1,0 Rd@2,0"
CROSSED = f"{LINE} Bs@0,1 Gs@0,-1"


@clause("Z-14", "Z-16", "Z-30")
def test_t1_three_in_a_row_score_three() -> None:
    state = opening("Rs Rc Rd Yx Yx Yx")
    assert gained(state, "put Rs@0,0 Rc@1,0 Rd@2,0") == 3
    assert points(state, "put Rs@0,0 Rc@1,0 Rd@2,0") == [3]


@clause("Z-8", "Z-16")
def test_t2_a_column_through_an_old_cube() -> None:
    state = place(LINE, "Bs Gs Rl Rl Rl Rl", SPARE)
    assert points(state, "put Bs@0,1 Gs@0,-1") == [3]
    assert gained(state, "put Bs@0,1 Gs@0,-1") == 3


@clause("Z-17")
def test_t3_one_cube_in_two_lines() -> None:
    state = place(CROSSED, "Bc Rl Rl Rl Rl Rl", SPARE)
    assert points(state, "put Bc@1,1") == [2, 2]
    assert gained(state, "put Bc@1,1") == 4


@clause("Z-12")
def test_t4_no_twins_in_a_line() -> None:
    grid = f"{CROSSED} Bc@1,1"
    assert refused(place(grid, "Rs Rl Rl Rl Rl Rl", SPARE), "put Rs@3,0") == "Z-12"
    state = place(grid, "Rs Rl Rl Rl Rl Rl", SPARE, duplicates="allow")
    assert gained(state, "put Rs@3,0") == 4


@clause("Z-9", "Z-11")
def test_t5_the_row_is_red_and_a_cube_must_touch() -> None:
    state = place(f"{CROSSED} Bc@1,1", "Bd Rx Rl Rl Rl Rl", SPARE)
    assert refused(state, "put Bd@3,0") == "Z-11"
    assert refused(state, "put Rx@4,0") == "Z-9"


@clause("Z-8", "Z-16")
def test_t6_both_ends_of_one_line() -> None:
    state = place(f"{CROSSED} Bc@1,1", "Rl Rx Yd Yd Yd Yd", SPARE)
    assert points(state, "put Rl@3,0 Rx@-1,0") == [5]


@clause("Z-13", "Z-18")
def test_t7_a_line_of_six_is_worth_twelve_and_is_full() -> None:
    grid = f"{CROSSED} Bc@1,1 Rl@3,0 Rx@-1,0"
    state = place(grid, "Re Yd Yd Yd Yd Yd", SPARE)
    (line,) = state.score_of("put Re@4,0")
    assert (line.points, line.qwirkle, len(line.cells)) == (12, True, 6)
    assert line.cells == ((-1, 0), (0, 0), (1, 0), (2, 0), (3, 0), (4, 0))
    full = place(f"{grid} Re@4,0", "Rs Yd Be Oc Px Gl", SPARE)
    for slot in range(1, 7):
        for cell in ("5,0", "-2,0"):
            assert refused(full, f"put {slot}@{cell}") == "Z-13"


@clause("Z-7", "Z-8", "Z-17")
def test_t8_two_cubes_make_a_row_longer_and_a_column() -> None:
    state = place("Rs@0,0 Rc@1,0", "Rd Bd Yx Yx Yx Yx", SPARE)
    assert points(state, "put Rd@2,0 Bd@2,1") == [3, 2]


@clause("Z-17")
def test_t9_a_row_beside_a_row() -> None:
    state = place("Rs@0,0 Rc@1,0 Rd@2,0 Bd@2,1", "Bs Bc Yx Yx Yx Yx", SPARE)
    assert sorted(points(state, "put Bs@0,1 Bc@1,1")) == [2, 2, 3]
    assert gained(state, "put Bs@0,1 Bc@1,1") == 7


@clause("Z-8")
def test_t10_a_gap_breaks_the_line() -> None:
    grid = "Rs@0,0 Rc@1,0 Rd@2,0 Bd@2,1 Bs@0,1 Bc@1,1"
    assert refused(place(grid, "Gs Gd Yx Yx Yx Yx", SPARE), "put Gs@0,-1 Gd@2,-1") == "Z-8"


@clause("Z-14")
def test_t11_the_first_turn_places_the_most() -> None:
    state = opening(T11_HAND)
    assert refused(state, "put Rs@0,0 Rc@1,0") == "Z-14"
    assert gained(state, "put Rs@0,0 Bs@1,0 Gs@2,0") == 3


@clause("Z-15")
def test_t12_equal_cubes_do_not_combine() -> None:
    state = opening(T12_HAND, first_max="as_rolled")
    assert state.seat == NATURE
    assert str(state.draw(Random(1))).startswith("roll! > ")
    assert refused(state, "put Rs@0,0") == "Z-15"
    again = state.play("roll! > s c d s x e")
    assert again.seat == NATURE
    assert again.play("roll! > s s d s x e").seat == 0


def test_t12_how_often_a_hand_has_so_many_together() -> None:
    rng = Random(12)
    sizes: Counter[int] = Counter()
    for _ in range(6000):
        sizes[most_together(begin().draw(rng).faces, True)] += 1
    shares = {size: count / 60 for size, count in sizes.items()}
    for size, share in {1: 0.8, 2: 60.3, 3: 36.1, 4: 2.8}.items():
        assert shares[size] == pytest.approx(share, abs=2)


@clause("Z-19")
def test_t13_the_bag_runs_short() -> None:
    state = place(EMPTY_BAG, "Ye Ge Be Pd Pl Rx")
    assert state.in_bag == 2
    drawing = state.play("put Ye@15,-5 Ge@15,-4 Be@15,-3")
    assert (len(drawing.hand), drawing.to_draw) == (3, 2)
    drawn = drawing.play("draw > Rc Rs")
    assert (len(drawn.hand), drawn.in_bag) == (5, 0)


@clause("Z-24")
def test_t14_the_last_two_cubes_end_the_game() -> None:
    state = endgame("Pd Pl", "Rx Rx Rx Yx Gx Bx", scores="80 85")
    assert points(state, "put Pd@-1,7 Pl@-1,8") == [4]
    assert state.bonus_of("put Pd@-1,7 Pl@-1,8") == 6
    assert state.bonus_of("put Pd@-1,7") == 0
    over = state.play("put Pd@-1,7 Pl@-1,8")
    assert over.scores == (80 + 4 + 6, 85)
    outcome = ended(over)
    assert (outcome.winners, outcome.reason, outcome.clause) == ((0,), "ran_out", "Z-24")


@clause("Z-16")
def test_t15_cubes_alone_are_no_lines() -> None:
    state = opening("Rs Rc Bd Gl Yx Pe", first_max="as_rolled")
    assert gained(state, "put Rs@0,0 Rc@1,0") == 2


@clause("Z-18", "Z-17")
def test_t16_one_cube_completes_two_lines() -> None:
    grid = "Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Rx@4,0 Oe@5,1 Ye@5,2 Ge@5,3 Be@5,4 Pe@5,5 Oc@1,1 Pc@1,-1 "
    state = place(f"{grid} Ox@4,1", "Re Yd Yd Yd Yd Yd", "Yx Yx Yx Yx Yx Yx")
    assert points(state, "put Re@5,0") == [12, 12]
    assert [line.qwirkle for line in state.score_of("put Re@5,0")] == [True, True]
    assert gained(state, "put Re@5,0") == 24


@clause("Z-27")
def test_t18_a_roll_is_a_turn() -> None:
    state = place(LINE, "Bs Gs Rl Rl Rl Rl", SPARE, turn="one_action")
    done = play("roll 1 2; roll 1 2 > c d", state)
    assert done.seat == 1
    assert done.grid == state.grid
    assert done.bag == state.bag
    assert done.position.split(" | ")[1] == "hands A[Bc Gd Rl Rl Rl Rl] B[Pe Pe Pe Pe Pe Pe]"


@clause("Z-5", "Z-14", "Z-30")
def test_t19_the_legal_moves_of_a_first_turn() -> None:
    state = opening(T11_HAND)
    expected = {
        f"put {a}@0,0 {b}@{cells[0]} {c}@{cells[1]}"
        for cells in (("1,0", "2,0"), ("0,1", "0,2"))
        for a, b, c in (
            ("Rs", "Bs", "Gs"),
            ("Rs", "Gs", "Bs"),
            ("Bs", "Rs", "Gs"),
            ("Bs", "Gs", "Rs"),
            ("Gs", "Rs", "Bs"),
            ("Gs", "Bs", "Rs"),
        )
    }
    assert puts(state) == expected
    others = legal(state) - expected
    assert len(others) == 63
    assert all(text.startswith("roll ") and text != "roll -" for text in others)


@clause("Z-5", "Z-15")
def test_t19_a_first_hand_without_a_pair() -> None:
    state = opening(T12_HAND)
    assert len(legal(state)) == 64
    assert "roll -" in legal(state)
    assert not puts(state)
    declined = state.play("roll -")
    assert declined.seat == NATURE
    assert str(declined.draw(Random(1))).startswith("roll! > ")


@clause("Z-14")
def test_t19_as_rolled_nobody_rolls_by_choice() -> None:
    for hand in (T11_HAND, T12_HAND):
        state = opening(hand, first_max="as_rolled")
        assert not any(text.startswith("roll ") for text in map(str, state.moves()[:70]))
    assert refused(opening(T11_HAND, first_max="as_rolled"), "roll 1") == "Z-14"


@clause("Z-12", "Z-14", "Z-15")
def test_t20_twins_count_where_they_are_allowed() -> None:
    eleven = opening(T11_HAND, duplicates="allow")
    assert most_together(eleven.hand, False) == 4
    assert all(text.count("@") == 4 for text in puts(eleven))
    assert refused(eleven, "put Rs@0,0 Bs@1,0 Gs@2,0") == "Z-14"
    assert gained(eleven, "put Rs@0,0 Rs@1,0 Bs@2,0 Gs@3,0") == 4
    twelve = opening(T12_HAND, duplicates="allow", first_max="as_rolled")
    assert twelve.seat == 0
    assert puts(twelve) == {"put Rs@0,0 Rs@1,0", "put Rs@0,0 Rs@0,1"}
