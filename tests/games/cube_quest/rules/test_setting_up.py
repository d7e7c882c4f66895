"""Armies, formations, who sets up when, and what the screen hides."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.armies import ARMIES, FORMATIONS, army, formation
from cuboteca.games.cube_quest.rules.cubes import CODES, cost_of
from cuboteca.games.cube_quest.rules.places import Place
from tests.games.cube_quest.setting import (
    BASIC_ROWS,
    BLUE_ROWS,
    GAME,
    asked,
    at,
    begin,
    legal,
    on_board,
    play,
    reason,
    refused,
    resting,
    where,
)

clause = pytest.mark.clause
OPEN = {"army": "custom", "screen": "off"}


@clause("CQ-4", "CQ-9", "CQ-43")
def test_who_begins_and_who_sets_up() -> None:
    lot = GAME.start()
    assert legal(lot) == {"start=r", "start=b"}
    assert lot.play("start=b").seat == 1
    assert begin(setup_first="other").seat == 1
    assert begin(start="blue", setup_first="other").seat == 0
    state = begin().play(f"set {BASIC_ROWS}")
    assert refused(state, f"set {BASIC_ROWS}") == "CQ-4"
    ready = state.play(f"set {BLUE_ROWS}")
    assert (ready.seat, asked(ready), on_board(ready, 0), on_board(ready, 1)) == (0, "action", 17, 17)
    assert refused(ready, f"set {BASIC_ROWS}") == "CQ-9"
    assert refused(begin(), "rG1 F 90 50") == "CQ-43"


@clause("CQ-3")
def test_armies_of_ones_own() -> None:
    state = begin(**OPEN)
    assert refused(state, "set rG1 0,-100") == "CQ-3"
    assert refused(state, "set rK 0,-240 rG1 0,-100 rG1 50,-100") == "CQ-3"
    assert state.play("set rK 0,-240").seat == 1
    assert refused(begin(**OPEN, points="4"), "set rK 0,-240 rG1 0,-100 rU1 50,-100") == "CQ-3"
    assert begin(**OPEN, points="5").play("set rK 0,-240 rG1 0,-100 rU1 50,-100").seat == 1


@clause("CQ-6", "CQ-7")
def test_where_cubes_may_begin() -> None:
    state = begin(**OPEN)
    for place in ("0,8.5", "0,200", "0,-292.1", "193,-100", "190,-100^45", "195,-295"):
        assert refused(state, f"set rK 0,-240 rG1 {place}/3") == "CQ-6", place
    for place in ("192,-292", "0,-8.1/2", "-100,-100^45/3", "0,-100^12.5/6"):
        assert state.play(f"set rK 0,-240 rG1 {place}").seat == 1, place
    assert begin(**OPEN, setup_overhang="on").play("set rK 0,-240 rG1 197,-100").seat == 1
    assert refused(begin(**OPEN, setup_overhang="on"), "set rK 0,-240 rG1 201,-100") == "CQ-6"


@clause("CQ-1", "CQ-6")
def test_ragged_mats() -> None:
    state = begin(**OPEN, ragged="on")
    assert refused(state, "set rK 0,-240 rG1 192,0.0") == "CQ-6"
    assert refused(state, "set rK 0,-240 rG1 192,-150") == "CQ-6"  # where the edge is cut
    assert state.play("set rK 0,-240 rG1 184,-150").seat == 1
    assert state.play("set rK 0,-240 rG1 192,-225").seat == 1  # where a tooth is left
    assert reason(state, "set rK 0,-240 rG1 185,-150") == "over_edge"
    tips = begin(**OPEN, ragged="on", setup_overhang="on")
    assert tips.play("set rK 0,-240 rG1 185,-150").seat == 1
    assert reason(tips, "set rK 0,-240 rG1 193,-150") == "would_tip"


@clause("CQ-6", "CQ-21", "CQ-46")
def test_stacks() -> None:
    state = begin(**OPEN)
    tower = " ".join(f"rG{number} 0,-100" for number in range(1, 9))
    assert at(state.play(f"set rK 0,-240 {tower}"), "rG8") == (0, -100, 120)
    assert refused(state, f"set rK 0,-240 {tower} rG9 0,-100") == "CQ-6"
    assert refused(state, "set rK 0,-240 rG1 0,-100 rG2 9,-100") == "CQ-6"  # would tip
    assert state.play("set rK 0,-240 rG1 0,-100 rG2 7,-100").seat == -1
    assert state.play("set rK 0,-240 rG1 0,-100 rG2 30,-100 rG3 15,-100,1").seat == -1  # a bridge
    assert refused(state, "set rK 0,-240 rG1 0,-100 rG2 7,-100,0") == "CQ-21"
    assert refused(state, "set rK 0,-240 rG1 0,-100 rG2 0,-100,2") == "CQ-46"
    assert reason(state, "set rK 0,-240 rG1 0,-100,1") == "nothing_below"


@clause("CQ-8")
def test_freezes_wait_beside_the_board() -> None:
    state = begin(**OPEN)
    assert refused(state, "set rK 0,-240 rF1 0,-100") == "CQ-8"
    assert refused(state, "set rK 0,-240 rL1 -") == "CQ-8"
    ready = state.play("set rK 0,-240 rF1 - rL1 0,-100")
    assert (where(ready, "rF1"), where(ready, "rL1"), where(ready, "rG1")) == ("reserve", "board", "unused")


@clause("CQ-6")
def test_a_formation_that_falls_is_taken_up_again() -> None:
    state = begin(**OPEN).play("set rK 0,-240 rG1 0,-100 rG2 7,-100")
    assert asked(state) == "check:r"
    assert state.play("~").seat == 1
    fallen = state.play("~ falls")
    assert (fallen.seat, asked(fallen), on_board(fallen, 0)) == (0, "setup:r", 0)
    assert fallen == begin(**OPEN)
    assert refused(state, resting("rG2 9,-100,1")) == "CQ-6"
    assert refused(state, resting("rG2 off 0.5")) == "CQ-6"
    assert at(state.play(resting("rG2 7.2,-100,1")), "rG2") == (7.2, -100, 24)
    assert refused(state, "~ falls rG2 off 0.5") == "CQ-46"


@clause("CQ-42", "CQ-43")
def test_the_screen() -> None:
    state = begin(army="custom").play("set rK 0,-240 rG1 0,-100 rG2 0,-100")
    for seer, known in ((0, True), (1, False), (None, False)):
        seen = state.seen_by(seer)
        assert seen.seat == state.seat
        assert ("rG1 board" in seen.position) == known
        assert ("rK secret" in seen.position) != known
        assert GAME.position(seen.position) == seen
    state = state.play("~")
    other = begin(army="custom").play("set rK 20,-240")
    assert state.seen_by(1) == other.seen_by(1)
    assert state.seen_by(1).moves()[0] == state.moves()[0]
    last = state.read("set bK 0,240")
    assert last.reveals
    assert not state.seen_by(0).read("rK K 0,-240").reveals
    assert not begin(army="custom").read("set rK 0,-240").reveals
    shown = state.play(last)
    assert shown.seen_by(1) == shown.seen_by(None) == shown
    assert state.has_secrets
    assert not shown.has_secrets
    assert all(move.reveals for move in state.moves())


@clause("CQ-43")
def test_when_the_screen_stands() -> None:
    assert GAME.start(options={"army": "custom"}).rules.screen
    assert not GAME.start().rules.screen
    assert GAME.start(options={"screen": "on"}).rules.screen
    assert not GAME.start(options=OPEN).rules.screen
    open_table = begin(**OPEN).play("set rK 20,-240")
    assert open_table.seen_by(1) == open_table


@pytest.mark.parametrize("name", ARMIES)
@pytest.mark.parametrize("colour", [0, 1])
def test_the_armies_that_are_offered(name: str, colour: int) -> None:
    assert cost_of(army(name, colour, 40)) == 40
    for points in range(0, 41, 3):
        assert cost_of(army(name, colour, points)) <= points
    for shape in FORMATIONS:
        state = begin(**OPEN, start=("red", "blue")[colour])
        after = state.play(formation(shape, army(name, colour, 40), colour))
        assert on_board(after, colour) == len(ARMIES[name].replace("F", ""))


@clause("CQ-2")
def test_what_is_offered_for_a_set_up() -> None:
    assert len(begin().moves()) == len(FORMATIONS)
    assert len(begin(army="custom").moves()) == len(FORMATIONS) * len(ARMIES)
    assert [str(move) for move in begin(army="custom", points="0").moves()] == ["set rK 0.0,-240.0"]
    assert play(f"set {BASIC_ROWS}; set {BLUE_ROWS}", begin()).seat == 0


def test_formations_are_laid_as_each_player_sees_the_board() -> None:
    red, blue = (str(formation("scattered", army("basic", colour, 40), colour)) for colour in (0, 1))
    assert red.startswith("set rK 0.0,-240.0 rS1 -100.0,-60.0 rS2 100.0,-60.0 rS3 0.0,-40.0 rS4 0.0,-150.0 rG1 -50.0,")
    assert blue.startswith("set bK 0.0,240.0^180.0 bS1 100.0,60.0^180.0 bS2 -100.0,60.0^180.0 bS3 0.0,40.0^180.0 ")
    assert " rS1 -60.0,-50.0 rS2 60.0,-50.0 " in str(formation("wall", army("basic", 0, 40), 0))


def test_it_is_for_two() -> None:
    with pytest.raises(ValueError, match=r"^Cube Quest is for two players\.$"):
        GAME.start(3)


@pytest.mark.parametrize("shape", ["wall", "phalanx"])
@pytest.mark.parametrize("name", ["raiders", "tricksters", "basic"])
def test_a_row_of_grunts_stands_in_the_middle(shape: str, name: str) -> None:
    """Five of them stood half a cube aside."""
    placed = formation(shape, army(name, 0, 40), 0)
    grunts = [spot for cube, spot in zip(placed.cubes, placed.places, strict=True) if CODES[cube] == "G"]
    aside = [spot.x for spot in grunts if isinstance(spot, Place)]
    assert sum(aside) == 0
