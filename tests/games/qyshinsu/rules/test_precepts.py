"""The second and third precepts: Y-13 to Y-15."""

from __future__ import annotations

import pytest

from tests.games.qyshinsu.setting import adds, legal, place, play, reason, refused

clause = pytest.mark.clause


@clause("Y-13")
def test_two_of_a_kind_bar_a_third() -> None:
    state = play("+1@1 +1@2 +3@3")
    assert state.barred == (1,)
    assert legal(state) == adds("O2345", 6, 12)
    assert reason(state, "+1@6") == "third_of_kind"
    old = place("BO@1 RO@4", "b")
    assert reason(old, "+O@7") == "third_of_kind"


@clause("Y-13")
def test_a_barred_kind_may_still_be_taken_back() -> None:
    assert "-1@1" in legal(place("B1@1 R1@2", "b"))


@clause("Y-14")
def test_what_was_just_taken_back_may_not_return_to_its_place() -> None:
    state = place("R2@7", "b", last="+2@7", own="-2@5")
    assert legal(state) == adds("O12345", 5, 9) - {"+2@5"}
    assert state.withheld == (state.read("+2@5"),)
    assert refused(state, "+2@5") == "Y-14"
    assert reason(state, "+2@5") == "just_removed"


@clause("Y-14")
def test_what_was_just_added_bans_nothing() -> None:
    assert place("B2@9 R2@7", "b", last="+2@7", own="+2@9").withheld == ()


@clause("Y-14")
def test_the_ban_can_be_switched_off() -> None:
    state = place("R2@7", "b", last="+2@7", own="-2@5", ko="off")
    assert state.withheld == ()
    assert legal(state) == adds("O12345", 5, 9)


@clause("Y-14")
def test_the_ban_can_hold_for_two_turns() -> None:
    second_turn = place("R2@7 B1@9 R5@10", "b", last="+5@10", own="+1@9", before="+2@7 -2@5", ko="two_turns")
    assert legal(second_turn) == adds("O12345", 3, 5) - {"+2@5"}
    assert "+2@5" in legal(place("R2@7 B1@9 R5@10", "b", last="+5@10", own="+1@9"))
    third_turn = second_turn.play("+3@3").play("+1@12")
    assert third_turn.withheld == ()
    both = place("R2@7 R5@10", "b", last="+5@10", own="-1@9", before="+2@7 -2@5", ko="two_turns")
    assert [str(move) for move in both.withheld] == ["+1@9", "+2@5"]


@clause("Y-15")
def test_the_ban_does_not_bind_the_opponent() -> None:
    red = place("R2@7 B4@9", "r", last="+4@9", own="+2@7", before="-2@5 -", ko="two_turns")
    assert red.withheld == ()
    assert "+2@5" in legal(red)


@clause("Y-15")
def test_the_ban_does_not_keep_a_stone_from_being_taken_back() -> None:
    state = place("R2@7 B2@9", "b", last="+2@7", own="-2@5")
    assert "-2@9" in legal(state)
