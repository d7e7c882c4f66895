"""Traps, panic, insanity, sleep and death (C-90 to C-100)."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.state import State
from tests.games.cuobe.setting import clause, house, marked, play, refusal, texts, verbs, where

TRIGGER = "end; green > X1"


def wounds(state: State) -> list[int]:
    return [player.wounds for player in state.players]


@clause("C-90", "C-91")
def test_whoever_is_in_a_trapped_room_is_hit_once_and_traps_stay() -> None:
    state = house("a1=R07t a2=R13 b2=R08t c2=R24 d5=R18^", "a1", "b2", "c2", "d5", "c3")
    after = play(TRIGGER, state)
    assert wounds(after) == [1, 1, 0, 1, 0]
    assert marked(after, "trap") == ["a1", "b2"]
    doomed = house("b2=R13", "b2", "b2 syndromes=S1")
    assert wounds(play(TRIGGER, doomed)) == [1, 2]
    column = house("b1=R14 b5=R07", "b5", "c3")
    assert wounds(play(TRIGGER, column)) == [1, 0]


@clause("C-90")
def test_only_cards_that_lie_open_count() -> None:
    assert wounds(play(TRIGGER, house("c1=?t", "c3", "c3"))) == [0, 0]


@clause("C-91")
def test_a_trigger_that_hits_nobody_leaves_a_trap_with_the_active_player() -> None:
    state = play(TRIGGER, house("a1=R07 e5=R08", "c3", "a1", "e5"))
    assert wounds(state) == [0, 0, 0]
    assert marked(state, "trap") == ["a1"]
    brutal = play(TRIGGER, house("a1=R07 e5=R08", "c3", "a1", "e5", brutal="on"))
    assert marked(brutal, "trap") == ["a1", "c3", "e5"]


@clause("C-92")
def test_no_second_trap_and_none_where_there_are_no_traps() -> None:
    assert marked(play(TRIGGER, house("a1=R24", "c3", "a1")), "trap") == []
    assert marked(play("end; green > E07", house("a1=R13", "c3", "a1")), "trap") == []
    assert marked(play("end; green > E07", house("a1=R07 b1=R13", "c3", "a1")), "trap") == ["a1"], "a stripe of another"


@clause("C-92")
def test_with_no_token_left_everything_triggers_once_instead() -> None:
    ten = "a1=R07t a2=?t a3=?t a4=?t a5=?t e1=?t e2=?t e3=?t e4=?t e5=?t"
    state = play("end; green > E07", house(ten, "a1", "c3"))
    assert wounds(state) == [1, 0]
    assert state.traps == 10
    nobody = play(TRIGGER, house(ten, "c3", "c3"))
    assert wounds(nobody) == [0, 0]
    assert nobody.traps == 10


@clause("C-93")
def test_only_tokens_are_removed() -> None:
    state = house("a1=R11 b1=?t", "c3 tools=T13,T14", "c3")
    after = play("use T13", state)
    assert marked(after, "trap") == []
    assert refusal(after, "use T14") == ("vain_tool", "C-25")


@clause("C-94")
def test_ending_ones_turn_beside_spawns_is_one_panic() -> None:
    state = play("end", house("c3=R01s2", "c3", "c3", spawns="Ghoul@c3:3", killed=1))
    assert [player.panic for player in state.players] == [1, 0]


@clause("C-95", "C-96")
def test_five_panic_is_insanity() -> None:
    state = play("end", house("", "c3 p4 w1 tools=T01,K1 talents=A1 syndromes=S5", "c3", spawns="Ghoul@c3:3"))
    mad = state.players[0]
    assert (mad.status, mad.panic, mad.wounds) == ("insane", 5, 1), "Paranoia is gone before it acts"
    assert (mad.tools, mad.talents, mad.syndromes) == ((), (), ())
    assert state.dropped == ("T01", "K1")
    assert state.removed == ("A1", "S5")
    again = play("green > E09", state)
    assert again.players[0].wounds == 2
    calmed = play("end; green > E10", house("", "c3", "c3 p5 insane"))
    assert calmed.players[1].panic == 5
    assert calmed.seat == 1


@clause("C-95")
def test_the_insane_use_no_rooms_but_move_fight_and_force() -> None:
    state = house("c3=R01l c4=R10", "c3 p5 insane", "c3 tools=T03", spawns="Ghoul@c3:3")
    assert verbs(state) == {"force", "fight", "end"}
    inside = house("c4=R10", "c4 p5 insane", "c4 tools=T03")
    assert refusal(inside, "search") == ("too_insane_for_room", "C-95")
    assert refusal(inside, "chest") == ("too_insane_for_chest", "C-95")
    assert "go" in verbs(inside)
    assert refusal(play("end; green > E21", inside), "give T03 P1") == ("receiver_insane", "C-95")


@clause("C-95", "C-23")
def test_what_the_insane_draw_is_used_at_once_or_dropped() -> None:
    state = house("c4=R07f", "c4 w2 p5 insane", "c3")
    asked = play("pick; blue > T03", state)
    assert texts(asked) == ["use T03", "drop T03"]
    healed = play("use T03", asked)
    assert healed.players[0].wounds == 1
    assert healed.removed == ("T03",)
    assert play("drop T03", asked).dropped == ("T03",)
    assert play("pick; blue > T10", state).dropped == ("T10",)
    assert play("pick; blue > S1", state).players[1].syndromes == ("S1",)
    assert play("pick; blue > K1", state).dropped == ("K1",)
    out = house("c4=R02f", "c4 p5 insane", "c3")
    assert play("pick; blue > K1; key K1", out).keys == ("K1",)
    chest = house("c3=R01c1", "c3 w1 p5 insane chest=T03,T10", "c3")
    assert play("take T03; use T03", chest).players[0].wounds == 0
    assert play("take T10", chest).dropped == ("T10",)


@clause("C-97", "C-119")
def test_sleep_ends_the_turn_and_lasts_until_ones_next() -> None:
    state = house("c4=R23", "c4 p2 w1", "c3")
    after = play("room", state)
    assert after.players[0].asleep
    assert (after.players[0].panic, after.players[0].wounds) == (0, 0)
    assert after.active == 1
    assert play("green > E09", after).players[0].wounds == 1
    woken = play("green > E04; end", after)
    assert not woken.players[0].asleep


@clause("C-97")
def test_a_sleeper_beside_a_spawn_is_wounded() -> None:
    state = play("room", house("c4=R23", "c4", "c3", dice="1"))
    assert state.players[0].wounds == 0
    state = play("use T06", house("", "c3 w2 tools=T06", "a1", spawns="Ghoul@c3:3"))
    assert (state.players[0].wounds, state.players[0].panic) == (1, 0)


@clause("C-98")
def test_five_wounds_are_death() -> None:
    state = play("end; green > E18; choose b", house("", "c3", "c3 w4 tools=T01,K1 talents=A1 syndromes=S1"))
    gone = state.players[1]
    assert (gone.status, gone.wounds, where(state, 2)) == ("dead", 5, "-")
    assert (gone.tools, gone.talents, gone.syndromes) == ((), (), ())
    assert state.dropped == ("T01", "K1")
    assert state.removed == ("A1", "S1")
    assert state.active == 0


@clause("C-99")
def test_never_below_none() -> None:
    state = play("use T05; use T09", house("", "c3 w1 p1 tools=T05,T09", "a1"))
    assert (state.players[0].wounds, state.players[0].panic) == (0, 0)


@clause("C-100")
def test_paranoia() -> None:
    state = play("end", house("", "c3 syndromes=S5", "c3"))
    assert state.players[0].panic == 1
    alone = play("end", house("", "c3 syndromes=S5", "a1"))
    assert alone.players[0].panic == 0
    assert play("end; green > E21; end", house("", "c3", "c3 syndromes=S5")).players[1].panic == 1


@clause("C-91", "C-92")
def test_brutal_where_one_of_the_rooms_bears_no_trap() -> None:
    state = house("d4=R24 c4=R07", "c4", "d4", "c3", brutal="on")
    after = play("end; green > X1", state)
    assert where(after, 2) == "d4", "the active player, in the Chapel"
    assert marked(after, "trap") == ["c3", "c4"]


@clause("C-98", "C-97")
def test_a_sleeper_who_dies_sleeps_no_more() -> None:
    state = play("end; green > E09", house("", "c3 w4 asleep", "c3", "c3", active=2))
    assert (state.players[0].status, state.players[0].asleep) == ("dead", False)


@clause("C-97")
def test_a_sleeper_who_settles_what_he_cannot_carry_is_written_down_asleep() -> None:
    state = play("room", house("c4=R23", "c4 tools=T01,T02,T03,T04", "c4", "a1"))
    assert "dice 0 change 0 killed 0 asleep" in state.position


@clause("C-111", "C-50")
def test_tokens_on_dark_rooms_go_back_if_the_room_cannot_bear_them() -> None:
    asked = play("end; green > E05", house())
    assert texts(asked) == ["choose c4", "choose d3", "choose c2", "choose b3"]
    state = play("choose c4", asked)
    assert texts(state) == ["choose d3", "choose c2", "choose b3"], "two different rooms"
    state = play("choose b3", state)
    assert marked(state, "lock") == ["b3", "c4"]
    vault = play("go N; reveal > R09", state)
    assert marked(vault, "lock") == ["b3"]
    plain = play("go N; reveal > R07", state)
    assert marked(plain, "lock") == ["b3", "c4"]
    trapped = house("c4=?t d3=?t b3=?t")
    assert marked(play("go N; reveal > R11", trapped), "trap") == ["b3", "d3"]
    assert marked(play("go N; reveal > R24", trapped), "trap") == ["b3", "d3"]
    assert marked(play("go N; reveal > R14", trapped), "trap") == ["b3", "d3"]


@clause("C-119")
def test_being_asleep_in_ones_own_turn_means_it_is_over() -> None:
    state = play("end; green > E18; choose a", house("", "c3", "c3 tools=T03 w1"))
    assert state.players[1].asleep
    assert state.players[1].tools == ("T03",)
    assert state.active == 0
    assert refusal(state, "use T03") == ("chance_first", "C-12")
