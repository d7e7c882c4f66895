"""The order of a turn, one step at a time, and the dice (C-10 to C-18)."""

from __future__ import annotations

import pytest

from cuboteca.play.game import NATURE
from tests.games.cuobe.setting import (
    begin,
    clause,
    haunts,
    house,
    lies,
    play,
    refusal,
    texts,
    verbs,
    where,
    with_spiders,
)


@clause("C-10", "C-12")
def test_turns_go_clockwise_past_the_dead_and_those_who_left() -> None:
    state = house("", "c3", "- w5 dead", "-  escaped", "c3")
    state = play("end; green > E02", state)
    assert state.seat == 3
    state = play("end; green > E04", state)
    assert state.seat == 0
    assert state.turn == 3


@clause("C-11", "C-12", "C-73", "C-75")
def test_clown_then_tentacles_then_a_spider_then_the_green_card_then_dice() -> None:
    state = house(
        "c3=R01s1 a1=R24 b2=R08t", "c3", "a1", spawns="Clown@b2:3 Tentacles@e5:4", passed="W1", difficulty="hard"
    )
    state = play("end", state)
    assert state.seat == NATURE
    assert [note[0] for note in state.notes] == ["panic", "turn", "clown", "came", "spider"]
    assert where(state, 2) == "b2"
    assert haunts(state, "clown") == "a1"
    assert haunts(state, "tentacles") == "b2"
    assert with_spiders(state) == ["b2", "c3"]
    state = play("green > X1", state)
    assert state.players[1].wounds == 1, "the trigger hits where the player now stands"
    assert state.dice == 4


@clause("C-11", "C-12", "C-75", "C-114")
@pytest.mark.parametrize("killed", [0, 1])
def test_when_the_clown_has_killed_a_player_nothing_more_comes_at_the_start_of_that_turn(killed: int) -> None:
    beside = "Clown@b2:3 Tentacles@e5:4"
    state = house("a1=R07 d4=R08s1", "c3", "a1 w4", spawns=beside, killed=killed, difficulty="hard")
    state = play("end; reveal > R18; rot 0; green > X1", state)
    assert ("dead", 1) in state.notes
    assert (state.turn, state.active) == (3, 0), "the next turn begins, with all that comes then"
    assert [note[0] for note in state.notes if note[0] in ("clown", "came", "spider")] == ["clown", "came", "spider"]
    assert (where(state, 1), haunts(state, "tentacles"), with_spiders(state)) == ("a1", "a1", ["a1", "d4"])


@clause("C-12", "C-76", "C-114")
def test_no_card_is_drawn_for_a_player_whom_the_spiders_have_killed() -> None:
    ten = "a1=R07s1 b1=?s1 c1=?s1 d1=?s1 e1=?s1 a5=?s1 b5=?s1 c5=?s1 d5=?s1 e5=?s1"
    state = play("end", house(ten, "c3", "a1 w4 p5 insane", "c3", setup="quick"))
    assert state.players[1].status == "dead"
    assert (state.turn, state.active) == (3, 2)
    left = state.green.size
    assert play("green > E22", state).green.size == left - 1


@clause("C-12", "C-97", "C-113")
def test_no_card_is_drawn_for_a_player_who_has_fallen_asleep_before_it() -> None:
    state = house("a1=R07", "c3", "a1", spawns="Clown@b2:3", difficulty="hard")
    asleep = play("end; reveal > R10; green > E18; choose a", state)
    assert asleep.players[1].asleep
    assert (asleep.turn, asleep.active, asleep.seat) == (3, 0, NATURE)
    awake = play("end; reveal > R10; green > E18; choose b", state)
    assert (awake.turn, awake.active, awake.seat) == (2, 1, NATURE)


@clause("C-11", "C-97")
def test_one_wakes_before_anything_else() -> None:
    state = play("end", house("", "c3", "c3 asleep"))
    assert [note[0] for note in state.notes] == ["turn", "woke"]
    assert not state.players[1].asleep


@clause("C-13")
@pytest.mark.parametrize(
    ("player", "card", "dice"),
    [
        ("c3", "E22", 5),
        ("c3 w1", "E22", 4),
        ("c3 p2", "E22", 4),
        ("c3 w1 p1", "E22", 3),
        ("c3 w1 p1 syndromes=S2", "E22", 2),
        ("c3 w1 p1", "E01", 2),
        ("c3 w1 p1 syndromes=S2", "E01", 1),
        ("c3", "E08", 4),
        ("c3", "E03", 6),
        ("c3 w2", "E02", 5),
        ("c3 p5 insane", "E22", 4),
    ],
)
def test_dice_are_counted_after_the_card(player: str, card: str, dice: int) -> None:
    assert play(f"end; green > {card}", house("", "c3", player)).dice == dice


@clause("C-13")
def test_never_fewer_than_no_dice_nor_more_than_agreed() -> None:
    counting = "act count file::E18 ask:P1:E18"
    state = house("", "c3 w1 p1 syndromes=S2", "c3", dice="-", change=-5, pending=counting)
    assert play("choose b", state).dice == 0
    assert play("end; green > E03", house("", "c3", "c3", dice_cap="5")).dice == 5
    assert play("use T16", house("", "c3 tools=T16", dice="4", dice_cap="5")).dice == 5
    assert play("use T16", house("", "c3 tools=T16", dice="4")).dice == 6


@clause("C-14")
def test_dice_gained_or_lost_later_count_at_once() -> None:
    state = play("go N; reveal > R10; green > E01", house(dice="3"))
    assert state.dice == 1
    assert play("go N; reveal > R10; green > E02", house(dice="3")).dice == 3


@clause("C-15", "C-16")
def test_what_is_free_and_what_costs_dice() -> None:
    state = house("c4=R05f", "c4 w1 tools=T04,T10 talents=A3", "c4 w2", dice="3")
    assert play("pick; blue > T16", state).dice == 3
    assert play("use T04; choose P2", state).dice == 3
    assert play("chest; put T10; take T10", state).dice == 3
    assert play("give T10 P2", state).dice == 3
    assert play("talent A3; choose P1", state).dice == 2
    assert play("room; choose P1", state).dice == 2
    assert play("go S", state).dice == 2
    assert play("go S +P2", state).dice == 1
    assert verbs(play("go N; reveal > R24; go S; go S", state)) == {"use", "drop", "chest", "end"}


@clause("C-16")
def test_spent_dice_are_gone() -> None:
    state = house("", dice="1")
    after = play("go N; reveal > R24", state)
    assert after.dice == 0
    assert refusal(after, "go S") == ("no_dice", "C-16")


@clause("C-17")
def test_the_end_of_a_turn_goes_spawn_panic_paranoia_locks_surplus_end() -> None:
    state = house("c4=R09o", "c4 p2 tools=T01,T02,T03,T04 syndromes=S5", "c4", "a1", spawns="Ghoul@c4:3")
    asked = play("end", state)
    assert [note[0] for note in asked.notes] == ["panic", "panic"]
    assert not asked.rooms[17].opened
    assert texts(asked) == ["give T01 P2", "give T02 P2", "give T03 P2", "give T04 P2"] + [
        f"drop T0{number}" for number in range(1, 5)
    ]
    assert play("drop T02", asked).seat == NATURE


@clause("C-18", "C-21")
def test_green_cards_are_filed_and_spawns_stay_beside_the_board() -> None:
    state = play("end; green > C3", house("", "c3", "c3"))
    assert state.passed == ("C3",)
    assert lies(state, "R01") == "d3"
    state = play("end; green > W3", state)
    assert state.passed == ("C3",)
    assert haunts(state, "tentacles") == "d3"


def test_a_turn_waits_for_its_card() -> None:
    state = begin()
    assert state.seat == NATURE
    assert refusal(state, "go N") == ("chance_first", "C-12")
    assert refusal(state, "green > W7") == ("impossible_outcome", "C-12")
    assert refusal(state, "green > T01") == ("impossible_outcome", "C-12")
    assert refusal(house(), "roll > 1") == ("no_chance_now", "C-15")


@clause("C-52")
def test_a_tick_takes_the_players_room_around_the_edge() -> None:
    state = play("end; green > C3", house("e3=R07", "c3", "e3"))
    assert lies(state, "R07") == "a3"
    assert where(state, 2) == "a3"
