"""The worked cases T-1 to T-19 of the rule document."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.play.perft import perft
from tests.games.qyshinsu.setting import adds, begin, ended, legal, place, play, refused

clause = pytest.mark.clause

EXAMPLE_2 = "BO@9 R1@8 B3@7 R2@2 B2@4"
EXAMPLE_3 = "RO@3 B1@4 B3@5 R2@8 B2@10"


@clause("Y-6", "Y-7", "Y-8")
def test_t1_a_numbered_stone_leads_its_number_of_steps_either_way() -> None:
    assert legal(play("+4@2")) == adds("O12345", 6, 10)


@clause("Y-10", "Y-13", "Y-14")
def test_t2_the_second_example() -> None:
    state = place(EXAMPLE_2, "b", last="+1@8").play("-O@9")
    assert legal(state) == {"-1@8"}
    state = state.play("-1@8")
    assert legal(state) == {"-3@7", "+1@9", "+3@9", "+4@9", "+5@9"}
    assert refused(state, "+2@9") == "Y-13"
    assert refused(state, "+O@9") == "Y-14"


@clause("Y-5", "Y-10", "Y-13", "Y-14")
def test_t3_the_third_example() -> None:
    state = place(EXAMPLE_3, "r").play("-O@3")
    assert legal(state) == {"-1@4"}
    state = state.play("-1@4")
    assert legal(state) == {"+1@3", "+3@3", "+4@3", "+5@3"}
    assert refused(state, "-3@5") == "Y-5"
    assert refused(state, "+2@3") == "Y-13"
    assert refused(state, "+O@3") == "Y-14"


@clause("Y-16", "Y-17")
def test_t4_both_places_hold_the_opponents_stones_after_an_addition() -> None:
    state = place("R3@7 R4@9 B2@1", "r").play("+1@8")
    assert state.seat is None
    assert ended(state).winners == (1,)
    assert (ended(state).reason, ended(state).clause) == ("no_move", "Y-16")


@clause("Y-10", "Y-17")
def test_t5_no_stone_to_take_back() -> None:
    state = place("BO@1 B3@5", "b").play("-O@1")
    assert ended(state).winners == (0,)


@clause("Y-17")
def test_t6_both_places_hold_the_opponents_stones_after_a_removal() -> None:
    state = place("R2@2 R3@4 R4@12 B1@6", "r").play("-2@2")
    assert ended(state).winners == (1,)
    assert state.bound().places == (4, 12)


@clause("Y-2")
@pytest.mark.parametrize(("depth", "count"), [(1, 72), (2, 864), (3, 9216), (4, 85704), (5, 692808)])
def test_t7_perft(depth: int, count: int) -> None:
    assert perft(begin(), depth) == count


@clause("Y-9", "Y-11")
def test_t8_an_added_old_stone_asks_for_the_nearest_empty_place() -> None:
    assert legal(play("+O@6")) == adds("O12345", 5, 7)


@clause("Y-9", "Y-12", "Y-13")
def test_t9_one_side_only() -> None:
    state = place("B1@6 R1@8 R2@5 B2@3 R3@4 B3@9", "b").play("+O@7")
    assert legal(state) == {"+O@10", "+4@10", "+5@10"}


@clause("Y-9", "Y-12")
def test_t10_the_nearer_of_two() -> None:
    state = place("B1@6 R1@8 R2@5", "b").play("+O@7")
    assert legal(state) == {"+O@9", "+2@9", "+3@9", "+4@9", "+5@9"}


@clause("Y-10", "Y-11")
def test_t11_equally_near_stones() -> None:
    stones = "BO@7 R1@5 R3@9 R4@11"
    assert legal(place(stones, "b").play("-O@7")) == {"-1@5", "-3@9"}
    assert legal(place(stones, "b", old_tie="clockwise").play("-O@7")) == {"-3@9"}


@clause("Y-9", "Y-17")
def test_t12_a_full_ring_leaves_no_place_to_add() -> None:
    ring = "R1@1 B2@2 R3@3 B4@4 R5@5 B1@6 R2@7 B3@8 R4@9 B5@10 RO@11"
    state = place(ring, "b").play("+O@12")
    assert ended(state).winners == (0,)
    assert ended(state).reason == "no_move"


@clause("Y-6", "Y-17")
def test_t13_a_full_ring_and_a_numbered_stone() -> None:
    ring = "RO@1 B1@2 R2@3 B3@4 R4@5 B5@6 RO@7 B1@8 R2@9 B3@10 R4@11"
    assert legal(place(ring, "b").play("+5@12")) == {"-4@5", "-O@7"}


@clause("Y-14")
def test_t14_the_third_precept_lasts_one_turn() -> None:
    line = "-O@9 -1@8 -3@7 +1@10"
    after = play(line, place(EXAMPLE_2, "b", last="+1@8"))
    assert legal(after) == adds("O1345", 9, 11)
    longer = play(line, place(EXAMPLE_2, "b", last="+1@8", before="- -", ko="two_turns"))
    assert legal(longer) == adds("O1345", 9, 11) - {"+O@9"}
    assert refused(longer, "+O@9") == "Y-14"


@clause("Y-13", "Y-18")
def test_t15_the_second_precept_does_not_see_colours() -> None:
    for mover in "br":
        state = place("B3@2 R3@5", mover)
        assert not any(move.startswith("+3") for move in legal(state))
        assert {refused(state, f"+3@{p}") for p in (1, 3, 4, 6, 7, 8, 9, 10, 11, 12)} == {"Y-13"}
    state = place("B3@2 R3@5", "b").play("-3@2")
    assert "+3@11" in legal(state)
    assert "+3@4" in legal(place("B3@2", "b"))


@clause("Y-4", "Y-5")
def test_t16_taken_places_and_enemy_stones() -> None:
    state = play("+4@2")
    assert refused(state, "-4@2") == "Y-5"
    assert refused(state, "+1@2") == "Y-4"


@clause("Y-6", "Y-22")
@pytest.mark.parametrize(
    ("stones", "move", "targets"),
    [("", "+5@10", (3, 5)), ("B3@1", "-3@1", (4, 10)), ("", "+2@12", (2, 10))],
)
def test_t17_counting_goes_round(stones: str, move: str, targets: tuple[int, ...]) -> None:
    state = place(stones, "b").play(move)
    assert state.bound().places == targets
    assert legal(state) == adds("O12345", *targets)


LEAD_IN = "+5@2 +1@9 +5@8 "
CYCLE = "+O@1 +3@12 -1@9 -5@8 -O@1 -3@12 +1@9 +5@8 "


@clause("Y-19")
def test_t18_the_third_time_is_a_draw() -> None:
    almost = play(LEAD_IN + CYCLE)
    assert almost.ply == 11
    assert almost.outcome is None
    drawn = play(CYCLE, almost)
    assert drawn.ply == 19
    assert ended(drawn).winners == ()
    assert (ended(drawn).reason, ended(drawn).clause) == ("repetition", "Y-19")
    assert drawn.moves() == ()
    assert play(LEAD_IN + CYCLE + CYCLE, begin(repetition="none")).outcome is None


@clause("Y-19", "Y-14")
def test_t18_with_ko_off_four_plies_are_a_cycle() -> None:
    cycle = "-5@12 -5@5 +5@12 +5@5 "
    almost = play("+3@3 +5@12 +5@5 " + cycle, begin(ko="off"))
    assert almost.outcome is None
    assert ended(play(cycle, almost)).reason == "repetition"
    assert refused(play("+3@3 +5@12 +5@5 -5@12 -5@5"), "+5@12") == "Y-14"


@clause("Y-13", "Y-16")
def test_t19_random_games_end_and_keep_their_invariants() -> None:
    rng = Random(19)
    lengths, black = [], 0
    for _ in range(5000):
        state = begin(repetition="none")
        while moves := state.moves():
            state = state.play(rng.choice(moves))
            kinds = [byte % 6 for byte in state.ring if byte]
            assert max(map(kinds.count, kinds), default=0) <= 2
            if state.last.kind == 0:
                assert {move.sign for move in state.moves()} <= {state.last.sign}
        lengths.append(state.ply)
        black += ended(state).winners == (0,)
    assert max(lengths) < 400
    assert 24 < sum(lengths) / 5000 < 26
    assert abs(black / 5000 - 0.53) < 3 * (0.53 * 0.47 / 5000) ** 0.5  # within three standard errors
