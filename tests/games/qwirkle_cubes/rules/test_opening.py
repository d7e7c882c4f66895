"""How a game begins: the first hands, who is first, and the first placement."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.play.game import NATURE
from tests.games.qwirkle_cubes.setting import (
    FITTING,
    GAME,
    LINE,
    OTHER_HAND,
    SPARE,
    T11_HAND,
    T12_HAND,
    begin,
    ended,
    opening,
    place,
    play,
    puts,
    refusal,
    refused,
)
from tests.games.verdicts import refused_with

clause = pytest.mark.clause


@clause("Z-1", "Z-2")
def test_the_first_hands_are_drawn_seat_by_seat() -> None:
    state = begin(3)
    assert state.position == (
        "grid - | hands A[] B[] C[] | bag R15 O15 Y15 G15 B15 P15 | scores 0 0 0 | A rolls1 pass0"
    )
    state = play("draw > Rs Rs Rs Rs Rs Rs; draw > Rs Rs Rs Rs Rs Rs", state)
    assert state.seat == NATURE
    assert refusal(state, "draw > Rs Rs Rs Rs Oc Oc") == ("bag_short", "Z-1")
    assert refused_with(state, "draw > Rs Rs Rs Rs Oc Oc").values == {"colour": 0, "left": 3}
    assert refused(state, "draw > Oc Oc") == "Z-2"
    assert refused(state, "put Rs@0,0") == "Z-2"
    state = state.play("draw > Rs Rs Rs Oc Oc Oc")
    assert state.seat == 0
    assert state.bag == (0, 12, 15, 15, 15, 15)


@clause("Z-3")
def test_play_goes_round_clockwise() -> None:
    assert [begin(3, start=f"seat{n}").mover for n in (1, 2, 3)] == [0, 1, 2]
    state = place(LINE, SPARE, SPARE, FITTING, at="C rolls1 pass0")
    state = state.play("put Bs@0,1")
    assert state.play(state.draw(Random(1))).seat == 0
    with pytest.raises(ValueError, match="Player 3 can’t go first"):
        begin(2, start="seat3")


@clause("Z-3")
def test_the_lot_may_say_who_begins() -> None:
    state = begin(3, start="random")
    assert state.seat == NATURE
    assert [str(move) for move in state.moves()] == ["start=A", "start=B", "start=C"]
    assert {str(state.draw(Random(seed))) for seed in range(30)} == {"start=A", "start=B", "start=C"}
    assert refusal(state, "start=D") == ("no_such_seat", "Z-3")
    assert refused(state, "draw > Rs Rs Rs Rs Rs Rs") == "Z-3"
    assert state.play("start=B").mover == 1
    assert refused(state.play("start=B"), "start=B") == "Z-2"


@clause("Z-3", "Z-14")
def test_the_best_hand_may_begin() -> None:
    deal = "draw > Rs Rc Yx Yx Ol Pd; draw > Rs Rc Rx Rl Yx Pd; draw > Gs Gc Gx Gl Yx Pd"
    state = play(deal, begin(3, start="best_hand"))
    assert state.seat == 1
    assert play("draw > Rs Rc Yx Yx Ol Pd; draw > Rc Rs Yx Yx Ol Pd", begin(2, start="best_hand")).seat == 0


@clause("Z-14", "Z-15")
def test_the_first_turn_is_never_passed() -> None:
    for stuck in ("reroll_all", "pass"):
        state = opening(T12_HAND, stuck=stuck)
        assert refused(state, "pass") == "Z-14"
        forced = state.play("roll -")
        assert forced.seat == NATURE
        assert refused(forced, "put Rs@0,0") == "Z-15"
        assert refused(state, "put Rs@0,0") == "Z-15"
        free = forced.play("roll! > s s d s x e")
        assert {text.count("@") for text in puts(free)} == {2}
        assert refused(free, "roll 1") == "Z-5"


@clause("Z-14")
def test_the_free_roll_may_come_before_the_most() -> None:
    state = play("roll 2 4; > c x", opening("Rs Rl Rd Yd Px Yl"))
    assert {text.count("@") for text in puts(state)} == {3}
    assert refused(state, "put Rs@0,0 Rc@1,0") == "Z-14"


@clause("Z-30")
def test_the_first_line_begins_at_the_middle() -> None:
    state = opening("Rs Rc Rd Yx Yx Yl")
    for move in ("put Rs@1,0 Rc@2,0 Rd@3,0", "put Rs@-1,0 Rc@0,0 Rd@1,0", "put Rs@0,-2 Rc@0,-1 Rd@0,0"):
        assert refused(state, move) == "Z-30"
    assert state.play("put Rs@0,0 Rc@0,1 Rd@0,2").scores == (3, 0)
    assert refused(state, "put Rs@0,0 Rc@1,0 Rd@3,0") == "Z-8"


@clause("Z-28", "Z-14")
def test_the_first_turn_passes_to_the_next_when_its_player_resigns() -> None:
    state = opening("Rs Rc Rd Yx Yx Yx").play("resign")
    assert ended(state).winners == (1,)
    alone = GAME.start(1)
    alone = alone.play(alone.draw(Random(1))).play("resign")
    assert ended(alone).winners == ()


@clause("Z-2")
def test_players_may_roll_cubes_of_their_own() -> None:
    assert not begin().entered
    state = begin(dice="own")
    assert state.entered
    assert state.seat == NATURE
    state = play("draw > Rs Rc Yx Yx Ol Pd; draw > Rs Rc Yx Yx Ol Pd", state)
    assert state.seat == 0


def test_starting_with_what_the_game_does_not_have() -> None:
    for seats in (0, 7):
        with pytest.raises(ValueError, match="one to six"):
            GAME.start(seats)
    with pytest.raises(ValueError, match="no rule"):
        GAME.start(options={"dicey": "on"})
    camel = GAME.start(4, {"mustPlace": False, "turn": "oneAction", "rerolls": 2, "endRound": True}, seed=3)
    assert (camel.options["must_place"], camel.options["turn"], camel.options["rerolls"]) == ("off", "one_action", "2")
    assert camel.seats == 4
    assert begin().seats == 2


@pytest.mark.clause("Z-1")
def test_two_play_unless_another_number_is_said() -> None:
    assert GAME.start().seats == 2
    for seats in (0, 7):
        with pytest.raises(ValueError, match=r"^Qwirkle Cubes is for one to six players\.$"):
            GAME.start(seats)


@pytest.mark.clause("Z-3", "Z-12")
def test_twins_do_not_make_a_hand_better_unless_they_are_allowed() -> None:
    deal = "draw > Rs Rs Rs Rs Yx Ol; draw > Rs Rc Yd Oe Gl Px"
    assert play(deal, begin(2, start="best_hand")).seat == 1
    assert play(deal, begin(2, start="best_hand", duplicates="allow")).seat == 0


@pytest.mark.clause("Z-14", "Z-28")
def test_who_begins_after_a_resignation_begins_under_the_same_terms() -> None:
    hands = (T11_HAND, OTHER_HAND, "Yc Yc Yc Yc Yc Yc")
    state = place("-", *hands, at="A rolls0 pass0", first_max="as_rolled").play("resign")
    assert (state.seat, state.rolls) == (1, 0)
