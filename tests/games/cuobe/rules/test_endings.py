"""Keys, leaving, and how the game ends (C-105 to C-109), and what holds when a turn is cut short (C-113, C-114)."""

from __future__ import annotations

import pytest

from tests.games.cuobe.setting import clause, house, play, refusal, refused_with, texts, where

FOUR = "K2,K3,K4,K5"


@clause("C-105", "C-80")
def test_a_key_is_used_in_the_exit_free() -> None:
    state = play("key K1", house("c4=R02", "c4 tools=K1,T01", "c3", dice="0"))
    assert state.keys == ("K1",)
    assert state.players[0].tools == ("T01",)
    assert refusal(house("c4=R02", "c3 tools=K1", "c3"), "key K1") == ("key_outside_exit", "C-105")
    assert refusal(house("c4=R02", "c4 tools=T01", "c3"), "key T01") == ("not_a_key", "C-105")
    haunted = house("c4=R02s1", "c4 tools=K1", "c3")
    assert refusal(haunted, "key K1") == ("spawn_in_exit", "C-80")
    assert play("fight Spider 1; roll > 3; key K1", haunted).keys == ("K1",)


@clause("C-106")
def test_the_fifth_key_opens_the_way_and_others_are_asked_at_once() -> None:
    state = house("c4=R02", "c4 tools=K1", "c4", "c4 asleep", "c3", keys=FOUR)
    assert refusal(state, "exit") == ("keys_missing", "C-106")
    assert refused_with(state, "exit").values == {"keys": 1}
    asked = play("key K1", state)
    assert (asked.seat, texts(asked)) == (1, ["exit", "stay"])
    stayed = play("stay", asked)
    assert stayed.seat == 0
    gone = play("exit", stayed)
    assert gone.players[0].status == "escaped"
    assert where(gone, 1) == "-"
    assert gone.seat == 1, "at the end of the turn she is asked again"
    assert play("exit", gone).players[1].status == "escaped"


@clause("C-106")
def test_at_the_end_of_a_turn_the_active_player_is_asked_first() -> None:
    state = house("c4=R02", "c4", "c4", "c4", keys=f"K1,{FOUR}", active=2)
    asked = play("end", state)
    assert asked.seat == 1
    assert play("stay", asked).seat == 2
    assert play("stay; stay", asked).seat == 0


@clause("C-106")
def test_in_ones_own_turn_alone_where_that_was_agreed() -> None:
    state = house("c4=R02", "c4 tools=K1", "c4", keys=FOUR, exit_mode="own_turn")
    after = play("key K1", state)
    assert after.seat == 0
    assert play("end", after).seat == 0
    assert play("end; stay; green > E02", after).seat == 1


@clause("C-106")
def test_a_spawn_in_the_exit_does_not_keep_anybody_from_leaving() -> None:
    state = house("c4=R02", "c4", "c3", keys=f"K1,{FOUR}", spawns="Ghoul@c4:3")
    assert "exit" in texts(state)
    assert refusal(house("", "c3", "c3", keys=f"K1,{FOUR}"), "exit") == ("not_in_exit", "C-106")


@clause("C-107")
def test_an_empty_green_deck_makes_the_turn_the_last() -> None:
    state = house("c4=R02", "c4", "c3", keys=f"K1,{FOUR}", green_left=0)
    out = play("exit", state)
    assert out.outcome is not None
    assert (out.outcome.winners, out.outcome.reason, out.outcome.clause) == ((0,), "time", "C-107")
    assert texts(out) == []
    lost = play("end; stay", state)
    assert lost.outcome is not None
    assert lost.outcome.winners == ()
    assert refusal(lost, "end") == ("game_over", None)


@clause("C-107")
def test_the_last_card_may_be_drawn_by_a_discovery() -> None:
    state = play("go N; reveal > R15; green > E02", house(green_left=1, keep="E02"))
    assert state.seat == 0
    assert play("end", state).ended == "time"


@clause("C-108")
def test_the_game_is_over_when_nobody_living_is_left_inside() -> None:
    dead = play("end; green > E18; choose b", house("", "- w5 dead", "c3 w4", "c3 w4", active=3))
    assert dead.ended == ""
    dead = play("end; green > E18; choose b", house("", "- w5 dead", "c3 w4", active=2))
    assert dead.outcome is not None
    assert (dead.outcome.winners, dead.outcome.reason) == ((), "all_dead")
    gone = play("exit", house("c4=R02", "c4", "- w5 dead", keys=f"K1,{FOUR}"))
    assert gone.outcome is not None
    assert (gone.outcome.winners, gone.outcome.reason) == ((0,), "all_gone")


@clause("C-109")
def test_giving_up_is_possible_in_ones_turn_but_not_listed() -> None:
    state = house("", "c3", "- escaped", keys=f"K1,{FOUR}")
    assert "surrender" not in texts(state)
    over = state.play("surrender")
    assert over.outcome is not None
    assert (over.outcome.winners, over.outcome.reason) == ((1,), "surrendered")
    waiting = play("end", house())
    assert refusal(waiting, "surrender") == ("chance_first", "C-12")


@clause("C-109")
def test_a_short_game_ends_at_the_first_death() -> None:
    state = play("end; green > E18; choose b", house("", "c3", "c3 w4", short_game="on"))
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((), "first_death")


@clause("C-113")
def test_falling_asleep_does_not_cut_short_what_is_being_carried_out() -> None:
    state = play("go N; reveal > R25; green > E18; choose a", house())
    assert state.players[0].asleep
    assert (state.players[0].panic, state.players[0].wounds) == (0, 1), "the Nursery still acts, on a sleeper"
    assert state.active == 1


@clause("C-113", "C-60")
def test_a_sleeper_still_settles_what_he_cannot_carry() -> None:
    state = play("room", house("c4=R23", "c4 tools=T01,T02,T03,T04", "c4", "a1"))
    assert state.seat == 0
    assert "give T01 P2" in texts(state)
    assert play("drop T01", state).active == 1


@clause("C-114")
def test_after_death_in_ones_own_turn_only_locks_and_the_end_are_looked_at() -> None:
    state = house("a2=R09o", "c3 w4", "c3", spawns="Ghoul@c3:3")
    after = play("fight Ghoul 1; roll > 0", state)
    assert [note[0] for note in after.notes] == ["rolled", "fought", "wound", "dead", "turn"]
    assert not after.rooms[5].opened
    assert after.active == 1


@clause("C-108", "C-114")
@pytest.mark.parametrize("card", ["E09", "X1", "E18"])
def test_death_in_the_middle_of_a_card_leaves_nothing_pending(card: str) -> None:
    state = house("c3=R01t", "c3 w4 p5 insane", "c3 w4 p5 insane")
    state = play(f"end; green > {card}", state)
    if card == "E18":
        state = state.play("choose b")
        assert state.seat == -1, "the other goes on"
        return
    assert state.agenda == ()
    assert card in state.passed
    assert state.outcome is not None
    assert state.outcome.winners == ()


@clause("C-114")
def test_a_player_who_dies_by_the_green_card_asks_for_nothing_more() -> None:
    state = house("a1=R07t", "c3", "a1 w4 tools=T01,T02,T03,T04", "c3")
    after = play("end; green > X1", state)
    assert after.active == 2
    assert after.agenda[-1].what == "green"


@clause("C-95", "C-114")
def test_insanity_in_the_middle_of_a_card_leaves_nothing_pending() -> None:
    state = house("", "c3", "c3 p4 tools=T01,T02,T03", "c3")
    after = play("end; green > E03", state)
    assert after.players[1].status == "insane"
    assert after.dice == 6
    assert after.seat == 1
