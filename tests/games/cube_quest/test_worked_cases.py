"""The worked cases of the rule document, T-1 to T-22 but for those that need physics."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF, FACES, is_shadow
from tests.games.cube_quest.setting import (
    BASIC_ROWS,
    asked,
    at,
    begin,
    ended,
    flicked,
    frozen,
    lay,
    legal,
    play,
    reason,
    refused,
    refused_with,
    resting,
    where,
)

clause = pytest.mark.clause
GRUNTS = " ".join(f"rG{number} {-130 + 20 * number},-160" for number in range(1, 13))
STRIKERS = " ".join(f"rS{number} {-200 + 80 * number},-60" for number in range(1, 5))
HELMS = "rH1 -100,-100 rH2 100,-100"


@clause("CQ-2", "CQ-3", "CQ-8")
def test_t1_armies() -> None:
    basic = begin()
    assert basic.play(f"set {BASIC_ROWS}").seat == 1
    assert refused(basic, f"set rK 0,-240 {GRUNTS}") == "CQ-2"
    assert refused(basic, f"set {BASIC_ROWS} rH1 0,-200") == "CQ-2"
    custom = begin(army="custom")
    assert custom.play(f"set rK 0,-240 {GRUNTS} {HELMS} rF1 - rF2 -").seat == 1
    assert refused(custom, f"set rK 0,-240 {GRUNTS} {STRIKERS} {HELMS}") == "CQ-3"
    assert refused_with(custom, f"set rK 0,-240 {GRUNTS} {STRIKERS} {HELMS}").values == {"cost": 48, "limit": 40}
    assert refused(custom, "set rK 0,-240 rS5 0,-60") == "CQ-3"
    assert reason(custom, "set rK 0,-240 rS5 0,-60") == "not_in_box"


@clause("CQ-5")
def test_t2_the_king_and_his_castle() -> None:
    state = begin(army="custom", screen="off")
    assert state.play("set rK 53,-240").seat == 1
    assert state.play("set rK 56.3,-240^45").seat == 1  # a corner at the castle's side
    assert refused(state, "set rK 57.4,-240^45") == "CQ-5"
    assert refused(state, "set rK 54,-240") == "CQ-5"
    tower = "rG1 56,-240 rG2 56,-240 rK 51,-240"
    assert at(state.play(f"set {tower}"), "rK") == (51, -240, 40)
    assert refused(state, "set rG1 70,-240 rK 62,-240") == "CQ-5"


@clause("CQ-6")
def test_t3_the_dividing_line() -> None:
    state = begin(army="custom", screen="off")
    assert refused(state, "set rK 0,-240 rG1 0,-8") == "CQ-6"
    assert state.play("set rK 0,-240 rG1 0,-8.1").seat == 1


@clause("CQ-13", "CQ-14")
def test_t4_touching_the_line_is_home() -> None:
    state = lay("rG1 0,-50")
    home = play(flicked("rG1", "rG1 0,8/2"), state)
    assert (where(home, "rG1"), home.seat) == ("board", 1)
    beyond = play(flicked("rG1", "rG1 0,8.2/2"), state)
    assert (where(beyond, "rG1"), asked(beyond)) == ("captured", "release:rG1")


@clause("CQ-17")
def test_t5_an_icon_up_stays() -> None:
    for face in (1, 6):
        state = play(flicked("rG1", f"rG1 0,150/{face}"), lay("rG1 0,-50"))
        assert (where(state, "rG1"), asked(state), state.seat) == ("board", "action", 1)


@clause("CQ-16")
def test_t6_release_rolls() -> None:
    caught = play(flicked("rS1", "rS1 0,100/6"), lay("rS1 0,-50"))
    lost = caught.play("!rS1 > 6")
    assert (where(lost, "rS1"), lost.seat) == ("defeated", 1)
    for face in range(1, 6):
        escaped = caught.play(f"!rS1 > {face}")
        assert (where(escaped, "rS1"), asked(escaped), escaped.seat) == ("hand", "place:rS1", 0)
    home = caught.play("> 2").play("rS1 = 10,-220^30/4")
    assert at(home, "rS1") == (10, -220, 8)
    assert home.seat == 1


@clause("CQ-16")
def test_t6_how_many_faces_escape() -> None:
    icons = {code: sum(not is_shadow(CUBE_OF[f"r{code}1"], face) for face in FACES) for code in "SHUG"}
    assert icons == {"S": 5, "H": 3, "U": 3, "G": 2}
    caught = play(flicked("rG1", "rG1 0,100/3"), lay("rG1 0,-50"))
    rng = Random(6)
    faces = Counter(caught.draw(rng).faces[0] for _ in range(3000))
    assert set(faces) == set(FACES)
    assert min(faces.values()) > 400


@clause("CQ-12")
def test_t7_over_the_edge_is_not_off() -> None:
    state = play(flicked("rG1", "rG1 203,-100"), lay("rG1 0,-50"))
    assert where(state, "rG1") == "board"


@clause("CQ-19")
def test_t8_kings_that_fall() -> None:
    own = play(flicked("rK", "rK off 0.5"), lay())
    assert (ended(own).winners, ended(own).reason, ended(own).clause) == ((1,), "king_off", "CQ-19")
    both = resting("rK off 0.55", "bK off 0.41")
    state = lay("rG1 0,0").play("rG1 F 90 100")
    assert ended(state.play(both)).winners == (0,)
    assert ended(lay("rG1 0,0", both_kings="active_loses").play("rG1 F 90 100").play(both)).winners == (1,)
    drawn = ended(lay("rG1 0,0", both_kings="draw").play("rG1 F 90 100").play(both))
    assert (drawn.winners, drawn.reason) == ((), "both_off")
    assert ended(state.play(resting("rK off 0.5", "bK off 0.5"))).winners == (1,)  # the same instant: the mover loses


@clause("CQ-25")
def test_t9_the_second_flick_of_a_helm() -> None:
    state = lay("rH1 0,-50")
    home = play(flicked("rH1", "rH1 0,-5"), state)
    assert (asked(home), home.seat) == ("helm:rH1", 0)
    assert play(flicked("rH1", "rH1 0,40"), home).seat == 1
    assert play(flicked("rH1", "rH1 0,40"), state).seat == 1
    assert play(flicked("rH1", "rH1 off 0.3"), state).seat == 1


@clause("CQ-27", "CQ-28")
def test_t10_a_skulk_hides_and_returns() -> None:
    offered = play(flicked("rU1", "rU1 0,120"), lay("rU1 0,-50 bG1 100,150"))
    assert asked(offered) == "hide"
    hidden = play("rU1 hide; bK K 0,240", offered)
    assert where(hidden, "rU1") == "hidden"
    assert at(hidden.play("rU1 U 0,150"), "rU1") == (0, 150, 8)
    assert refused(hidden, "rU1 U 84,150") == "CQ-28"  # touching a cube
    assert refused(hidden, "rU1 U 0,187") == "CQ-28"  # touching the blue castle
    assert refused(hidden, "rU1 U 0,8") == "CQ-28"  # touching the line
    assert hidden.play("rU1 U 0,186.9").seat == 0
    assert hidden.play("rU1 U 0,8.1").seat == 0


@clause("CQ-28")
def test_t11_one_skulk_a_turn() -> None:
    state = lay("", "rU1 hidden rU2 hidden")
    back = state.play("rU1 U 0,150")
    assert asked(back) == "hide"
    assert refused(back, "rU2 U 0,120") == "CQ-27"
    assert play("end; bK K 0,240; rU2 U 50,150", back).seat == 0


@clause("CQ-34")
def test_t12_two_freezes() -> None:
    state = lay("bS1 0,-100 bS2 0,100 bS3 50,100", "rF1 reserve rF2 reserve")
    one_each = play("rF1 Z bS1 + rF2 Z bS2; ~", state)
    assert frozen(one_each) == {"bS1", "bS2"}
    assert refused(state, "rF1 Z bS2 + rF2 Z bS3") == "CQ-34"
    assert refused(state, "rF1 Z bK") == "CQ-34"


@clause("CQ-35", "CQ-37", "CQ-38")
def test_t13_a_freeze_on_two_strikers() -> None:
    state = play("rF1 Z 8,100; ~", lay("bS1 0,100 bS2 16,100", "rF1 reserve"))
    assert frozen(state) == {"bS1", "bS2"}
    one_left = play(flicked("bK", "bS2 60,100", "rF1 2,100,1"), state)
    assert frozen(one_left) == {"bS1"}
    none = play(flicked("bK", "bS2 60,100", "bS1 -60,100", "rF1 8,100"), state)
    assert frozen(none) == set()
    assert where(none, "rF1") == "defeated"


@clause("CQ-36")
def test_t14_what_is_frozen_does_nothing() -> None:
    placed = "rH1 -100,-100 rL1 -50,-100 rU1 50,100"
    state = lay(placed, "bF1 reserve bF2 reserve rG1 defeated", at="b fresh action")
    assert refused(play("bF1 Z rH1; ~", state), "rH1 F 90 50") == "CQ-36"
    assert refused(play("bF1 Z rL1; ~", state), "rL1 L rG1") == "CQ-36"
    skulk = play("bF1 Z rU1; ~", state)
    assert asked(skulk.play("rK K 0,-240")) == "action"  # no hiding is offered
    assert asked(play("bK K 0,240; rK K 0,-240", state)) == "hide"
    both = lay(f"{placed} rU2 -50,100", "bF1 reserve", at="b fresh action")
    assert refused(play("bF1 Z rU1; ~; rK K 0,-240", both), "rU1 hide") == "CQ-36"


@clause("CQ-29", "CQ-31", "CQ-32")
def test_t15_healers() -> None:
    state = lay("rL1 50,-100 rL2 80,-100", "rS1 defeated rG1 defeated rU1 defeated rS2 defeated")
    assert str(state.play("rL1 L rS1 rG1").draw(Random(1))).startswith("rL1 L rS1 rG1 > ")
    assert refused(state, "rL1 L rS1 rU1") == "CQ-29"
    assert refused_with(state, "rL1 L rS1 rU1").values == {"cost": 7, "most": 6}
    assert state.play("rL1+rL2 L rS1 rS2 rG1").seat == -1
    assert refused(state, "rL1+rL2 L rS1 rS2 rG1 rU1") == "CQ-29"
    healed = play("rL1 L rS1 rG1; > 1 5; rS1 = 0,-200", state)
    assert (where(healed, "rL1"), where(healed, "rS1"), where(healed, "rG1")) == ("spent", "board", "defeated")
    assert asked(healed) == "heal"
    assert refused(healed, "rL2 L rL1") == "CQ-32"


@clause("CQ-22", "CQ-24")
def test_t16_fouls() -> None:
    state = lay("rG1 0,-50 bG1 0,50", fouls="on")
    seen = play(flicked("rG1", "rG1 0,-60"), state)
    assert "foul" in legal(seen)
    called = seen.play("foul")
    assert called.extra == (0, 1)
    assert refused(called, "foul") == "CQ-22"
    assert refused(called, "bK K 0,240") == "CQ-24"
    once = play(flicked("bG1", "bG1 0,70"), called)
    assert (once.seat, asked(once), once.extra) == (1, "action", (0, 0))
    assert once.play("bK K 0,240").seat == 0
    twice = lay("rG1 0,-50 bG1 0,50", at="b fresh action seen=2", fouls="on")
    assert play("foul; foul", twice).extra == (0, 2)


@clause("CQ-40")
def test_t19_a_series() -> None:
    state = begin(bouts="series", army="custom", points="0", screen="off")
    starters = []
    for loser in (1, 0, 1, 1):
        first = state.seat
        starters.append(first)
        for seat in (first, 1 - (first or 0)):
            state = state.play("set rK 0,-240" if seat == 0 else "set bK 0,240")
        if state.seat != loser:
            state = state.play("rK K 0,-240" if state.seat == 0 else "bK K 0,240")
        state = state.play("resign")
    assert starters == [0, 1, 0, 1]
    assert ended(state).winners == (0,)
    assert ended(state).scores == (3, 1)


@clause("CQ-18", "CQ-44", "CQ-13")
def test_t21_a_striker_drops_from_a_captured_grunt() -> None:
    state = lay("rG1 0,-50 rS1 100,-50").play("rS1 F 90 60")
    caught = state.play(resting("rG1 0,100/3", "rS1 0,100,1"))
    assert asked(caught) == "settle"
    assert where(caught, "rG1") == "captured"
    dropped = caught.play(resting("rS1 0,100/6"))
    lost = dropped.play("!rG1 > 2")
    assert asked(lost) == "release:rS1"
    icon = play(f"{resting('rS1 0,100')}; !rG1 > 2", caught)
    assert (asked(icon), icon.seat) == ("action", 1)


@clause("CQ-20", "CQ-45")
def test_t22_declining_and_the_king_move() -> None:
    home = play(flicked("rH1", "rH1 0,-20"), lay("rH1 0,-50 rU1 50,100"))
    assert asked(home) == "helm:rH1"
    declined = home.play("end")
    assert (asked(declined), declined.seat) == ("hide", 0)
    assert declined.play("end").seat == 1
    assert declined.play("rU1 hide").seat == 1
    state = lay()
    assert refused(state, "rK K 0,-180") == "CQ-20"
    assert at(state.play("rK K 0,-187"), "rK") == (0, -187, 8)
    assert refused(lay(castle_in="inside"), "rK K 0,-187") == "CQ-20"
    assert lay(castle_in="inside").play("rK K 37,-203").seat == 1
