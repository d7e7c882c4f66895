"""Events, tools, talents and syndromes in general (C-20 to C-27)."""

from __future__ import annotations

import pytest

from tests.games.cuobe.setting import clause, haunts, house, play, refusal, texts, verbs, where


@clause("C-20")
def test_what_must_be_is_not_asked_and_the_rest_may_be_declined() -> None:
    optional = play("end; green > E12", house("", "c3", "c3"))
    assert texts(optional) == ["choose c3", "decline"]
    assert play("decline", optional).rooms == optional.rooms
    compulsory = play("end; green > E13", house("", "c3", "c3"))
    assert "decline" not in texts(compulsory)
    assert len(texts(compulsory)) == 25


@clause("C-20")
def test_parts_come_in_printed_order() -> None:
    state = house("", "c3", "c3", spawns="Ghoul@a1:3")
    after = play("end; green > E15", state)
    assert haunts(after, "ghoul") == "c3"
    assert after.rooms[12].lock
    assert after.dice == 7
    assert [note[0] for note in after.notes] == ["green", "came", "lock", "dice", "counted"]


@clause("C-20")
def test_what_does_nothing_but_good_to_one_player_is_not_asked() -> None:
    assert play("end; green > E11", house("", "c3 w1", "c3")).players[0].wounds == 0
    asked = play("end; green > E11", house("", "c3 w1", "c3 w2"))
    assert texts(asked) == ["choose P2", "choose P1", "decline"]


@clause("C-21")
def test_a_tick_shifts_by_the_compass_wherever_the_atrium_points() -> None:
    for card, place in (("C1", "c4"), ("C3", "d3"), ("C5", "c2"), ("C7", "b3")):
        assert where(play(f"end; green > {card}", house("", "b1", "c3")), 2) == place


@clause("C-22", "C-60")
def test_a_tool_may_exceed_the_limit_until_the_player_walks() -> None:
    state = play("pick; blue > T10", house("c4=R07f", "c4 tools=T01,T02,T03", "c3", "c3"))
    assert state.players[0].tools == ("T01", "T02", "T03", "T10")
    assert refusal(state, "go S") == ("overloaded", "C-60")
    assert "go S" in texts(play("drop T01", state))


@clause("C-23")
def test_a_talent_goes_to_the_next_with_room_for_it_wherever_he_is() -> None:
    state = house("c4=R07f", "c4 talents=A1", "a1 talents=A2", "e5", dice="3", setup="quick")
    assert play("pick; blue > A3", state).players[2].talents == ("A3",)
    assert play("pick; blue > S1", state).players[0].syndromes == ("S1",)
    insane = house("c4=R07f", "c4 talents=A1", "a1 p5 insane", "e5", setup="quick")
    assert play("pick; blue > A3", insane).players[2].talents == ("A3",)


@clause("C-23")
def test_when_all_are_full_it_replaces_one_of_the_active_players_own() -> None:
    state = house("c4=R07f", "c4 talents=A1", "a1 talents=A2", "e5 talents=A4", setup="quick")
    after = play("pick; blue > A3", state)
    assert after.players[0].talents == ("A3",)
    assert after.removed == ("A1",)
    two = house("c4=R07f", "c4 talents=A1,A5", "a1 talents=A2,A4", setup="quick")
    asked = play("pick; blue > A3", two)
    assert texts(asked) == ["choose A1", "choose A5"]
    assert play("choose A5", asked).players[0].talents == ("A1", "A3")


@clause("C-23")
def test_with_an_insane_player_and_nobody_with_room_it_leaves_the_game() -> None:
    state = house("c4=R07f", "c4 p5 insane", "a1 talents=A2", "e5 talents=A4", setup="quick")
    assert play("pick; blue > A3", state).removed == ("A3",)


@clause("C-24")
def test_an_empty_blue_deck_gives_nothing() -> None:
    state = house("c4=R07f", "c4", "c3", blue_left=0)
    assert refusal(state, "pick") == ("blue_deck_empty", "C-24")
    after = play("go E; reveal > R08", house(blue_left=0))
    assert after.seat == 0
    assert after.players[0].tools == ()


@clause("C-25")
def test_tools_leave_the_game_and_talents_cost_a_die_each_time() -> None:
    state = house("", "c3 w2 tools=T03 talents=A3", "a1")
    after = play("talent A3; talent A3", state)
    assert (after.players[0].wounds, after.dice) == (0, 2)
    assert refusal(after, "talent A3") == ("vain_talent", "C-25")
    assert refusal(after, "use T03") == ("vain_tool", "C-25")
    used = play("use T03", state)
    assert used.removed == ("T03",)
    assert used.players[0].tools == ()


@clause("C-26")
def test_only_ones_own_cards_on_people_here_unless_the_card_says_otherwise() -> None:
    state = house("", "c3 w1 tools=T03,T17 talents=A4", "c3 w1 p1 tools=T10", "a1 w1", "e5 w1")
    assert texts(play("use T03", state)) == ["choose P1", "choose P2"]
    assert texts(play("use T17; choose a", state)) == [f"choose P{seat}" for seat in (1, 2, 3, 4)]
    assert refusal(state, "use T10") == ("not_held", "C-26")
    assert refusal(state, "talent A1") == ("not_your_talent", "C-26")
    assert refusal(state, "use K1") == ("not_held", "C-26")


@clause("C-27")
def test_a_weapon_is_used_in_a_fight_alone() -> None:
    state = house("", "c3 tools=T10,T01 talents=A5", "c3")
    assert refusal(state, "use T10") == ("weapon_outside_fight", "C-27")
    assert refusal(state, "talent A5") == ("weapon_outside_fight", "C-27")
    assert "use" not in verbs(state), "a Crowbar opens nothing while nothing is locked"
    locked = house("c3=R01l", "c3 tools=T01", "c3")
    assert play("use T01", locked).rooms[12].lock is False


def test_an_empty_deck_has_no_top() -> None:
    with pytest.raises(ValueError, match=r"^The deck is empty\.$"):
        house(green_left=0).green.top  # noqa: B018


@clause("C-115")
def test_a_choice_with_one_answer_is_made() -> None:
    state = play("use T03", house("", "c3 w1 tools=T03", "a1 w1"))
    assert state.players[0].wounds == 0
    assert haunts(play("end; green > W2", house()), "clown") == "c3"


def test_alone_there_is_nobody_to_change_places_with() -> None:
    state = play("end; green > E16", house("", "c3"))
    assert state.seat == 0
    assert state.passed == ("E16",)
