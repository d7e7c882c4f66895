"""Turns, additions and removals, and what answers what: Y-1 to Y-12, Y-18, Y-22."""

from __future__ import annotations

import pytest

from tests.games.qyshinsu.setting import adds, begin, legal, place, play, reason, refused

clause = pytest.mark.clause


@clause("Y-1")
def test_the_players_take_turns_and_nobody_passes() -> None:
    state = begin()
    assert (state.seat, state.to_move) == (0, "b")
    state = state.play("+4@2")
    assert (state.seat, state.to_move) == (1, "r")
    assert play("+1@6", state).seat == 0
    assert all(str(move)[0] in "+-" for move in state.moves())


@clause("Y-2")
def test_the_first_stone_goes_anywhere() -> None:
    assert legal(begin()) == adds("O12345", *range(1, 13))


@clause("Y-2")
def test_red_has_nothing_to_take_back_on_the_second_move() -> None:
    for first in begin().moves():
        assert {str(move)[0] for move in begin().play(first).moves()} == {"+"}


@clause("Y-3", "Y-18")
def test_adding_and_taking_back_move_a_stone_between_hand_and_ring() -> None:
    state = play("+4@2 +1@6 +3@5")
    assert state.pool("b") == (2, 2, 2, 1, 1, 2)
    assert state.pool("r") == (2, 1, 2, 2, 2, 2)
    assert state.stone(6) == ("r", 1)
    assert state.stone(1) is None
    taken = place("B4@2 R1@6", "b").play("-4@2")
    assert taken.pool("b") == (2, 2, 2, 2, 2, 2)
    assert taken.stone(2) is None


@clause("Y-3")
def test_only_a_stone_that_lies_there_is_taken_back() -> None:
    state = place("B4@2 R1@6", "b")
    assert refused(state, "-1@3") == "Y-3"
    assert reason(state, "-1@3") == "nothing_there"
    assert refused(state, "-3@2") == "Y-3"
    assert reason(state, "-3@2") == "another_stone"
    assert reason(place("BO@2", "b"), "-3@2") == "another_stone"


@clause("Y-4")
def test_a_place_holds_one_stone() -> None:
    state = place("B4@2 RO@6", "b")
    assert reason(state, "+1@2") == "taken_by_you"
    assert reason(state, "+1@6") == "taken"
    assert reason(place("B4@2", "r"), "+1@2") == "taken"


@clause("Y-5")
def test_hands_off_the_other_colour() -> None:
    state = place("B4@2 R1@6", "b")
    assert legal(state) >= {"-4@2"}
    assert "-1@6" not in legal(state)
    assert reason(state, "-1@6") == "not_yours"


@clause("Y-6")
def test_the_answer_falls_on_one_of_two_places_by_adding_or_taking_back() -> None:
    state = place("B4@2 R2@10", "r", last="+4@2")
    assert legal(state) == adds("O12345", 6) | {"-2@10"}
    assert reason(state, "+1@7") == "answer_steps"


@clause("Y-6")
def test_taking_a_numbered_stone_back_binds_as_well() -> None:
    state = place("B4@2 R2@10", "b").play("-4@2")
    assert state.bound() == ("steps", 2, 4, (6, 10))


@clause("Y-6")
def test_the_document_s_negative_example() -> None:
    state = play("+4@2 +1@6 +3@5")
    assert legal(state) == adds("O12345", 8)
    assert refused(state, "-1@6") == "Y-6"


@clause("Y-7")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_two_ways_never_meet(number: int) -> None:
    for origin in range(1, 13):
        assert len(begin().play(f"+{number}@{origin}").bound().places) == 2


@clause("Y-8")
def test_the_answering_stone_is_free() -> None:
    assert {move.kind for move in play("+2@1").moves()} == {0, 1, 2, 3, 4, 5}


@clause("Y-9")
def test_an_added_old_stone_is_never_answered_by_taking_back() -> None:
    state = place("B1@6 R1@8 R2@5", "b").play("+O@7")
    assert refused(state, "-1@8") == "Y-9"
    assert reason(state, "-1@8") == "add_nearest_first"
    assert refused(state, "+2@4") == "Y-9"
    assert reason(state, "+2@4") == "add_nearest"


@clause("Y-9")
def test_an_old_stone_may_be_answered_with_an_old_stone() -> None:
    assert {"+O@5", "+O@7"} <= legal(play("+O@6"))


@clause("Y-10")
def test_a_removed_old_stone_is_never_answered_by_adding() -> None:
    state = place("BO@7 R1@5 R3@10", "b").play("-O@7")
    assert legal(state) == {"-1@5"}
    assert refused(state, "+2@6") == "Y-10"
    assert reason(state, "+2@6") == "remove_nearest_first"
    assert reason(state, "-3@10") == "remove_nearest"


@clause("Y-11")
def test_a_tie_is_the_mover_s_choice_unless_it_is_settled_clockwise() -> None:
    assert legal(play("+O@1")) == adds("O12345", 2, 12)
    settled = play("+O@1", begin(old_tie="clockwise"))
    assert legal(settled) == adds("O12345", 2)
    assert refused(settled, "+1@12") == "Y-11"
    assert reason(settled, "+1@12") == "counter_clockwise"
    assert refused(settled, "+1@11") == "Y-9"


@clause("Y-11", "Y-12")
def test_clockwise_settles_only_ties() -> None:
    state = place("BO@7 R1@6 R3@9", "b", old_tie="clockwise").play("-O@7")
    assert legal(state) == {"-1@6"}
    far = place("BO@7 R1@1", "b", old_tie="clockwise").play("-O@7")
    assert legal(far) == {"-1@1"}


@clause("Y-12")
def test_the_place_left_by_the_old_stone_is_no_candidate() -> None:
    state = place("BO@7 R1@1", "b").play("-O@7")
    assert state.bound() == ("remove_nearest", 7, 0, (1,))
    assert legal(state) == {"-1@1"}


@clause("Y-22")
def test_turning_and_mirroring_the_ring_changes_nothing() -> None:
    line = ["+4@2", "+1@6", "+3@5", "+O@8", "+2@9"]
    for turn in range(12):
        for way in (1, -1):

            def moved(text: str, turn: int = turn, way: int = way) -> str:
                head, number = text.split("@")
                return f"{head}@{(way * int(number) + turn) % 12 + 1}"

            here = begin()
            there = begin()
            for move in line:
                assert {moved(text) for text in legal(here)} == legal(there)
                here, there = here.play(move), there.play(moved(move))


@clause("Y-11", "Y-12")
@pytest.mark.parametrize("origin", range(1, 13))
def test_nearness_is_counted_both_ways_from_every_place(origin: int) -> None:
    """With three places taken on either side, the fourth ones are equally near."""
    near = [(origin - 1 + steps) % 12 + 1 for steps in (1, -1, 2, -2, 3, -3)]
    stones = " ".join(f"{name}@{at}" for name, at in zip(("B1", "R1", "B2", "R2", "B3", "R3"), near, strict=True))
    after, before = (origin + 3) % 12 + 1, (origin - 5) % 12 + 1
    assert place(stones, "b").play(f"+O@{origin}").bound() == (
        "add_nearest",
        origin,
        0,
        tuple(sorted((before, after))),
    )
    settled = place(stones, "b", old_tie="clockwise").play(f"+O@{origin}")
    assert settled.bound().places == (after,)
    assert refused(settled, f"+4@{before}") == "Y-11"
    for farther in (5, 6, 7):
        assert refused(settled, f"+4@{(origin - 1 + farther) % 12 + 1}") == "Y-9"


@clause("Y-6")
def test_what_binds_when_nothing_does() -> None:
    assert begin().bound() == ("free", 0, 0, tuple(range(1, 13)))
    over = ("over", 0, 0, ())
    assert begin().play("resign").bound() == over
    assert play("draw? +4@2 draw!").bound() == over
    assert begin(first_player="random").bound() == over
