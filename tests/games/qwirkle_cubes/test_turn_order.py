"""Whose turn comes next, and with how many re-rolls, where the options or a resignation change it."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.rules.chance import sample_cubes
from cuboteca.play.game import NATURE
from tests.games.qwirkle_cubes.setting import (
    EMPTY_BAG,
    GAME,
    OTHER_HAND,
    T11_HAND,
    begin,
    ended,
    endgame,
    place,
    play,
    puts,
)


@pytest.mark.clause("Z-3", "Z-12")
def test_twins_do_not_make_a_hand_better_unless_they_are_allowed() -> None:
    deal = "draw > Rs Rs Rs Rs Yx Ol; draw > Rs Rc Yd Oe Gl Px"
    assert play(deal, begin(2, start="best_hand")).seat == 1
    assert play(deal, begin(2, start="best_hand", duplicates="allow")).seat == 0


@pytest.mark.clause("Z-24")
def test_the_last_round_goes_on_to_whoever_is_last_in_it() -> None:
    """The second seat began: after it come the third and the first."""
    hands = ("Rx Rx Rx Yx", "Pd", "Pl Gx Bx")
    state = endgame(*hands, at="B rolls1 pass0", end_round="on", start="seat2").play("put Pd@-1,7")
    assert state.outcome is None
    assert state.seat == 2


@pytest.mark.clause("Z-24")
def test_a_round_of_one_player_ends_with_the_turn() -> None:
    state = place(f"{EMPTY_BAG} Pd@-1,7 Pl@-1,8", "Rx Rx Rx Yx Gx Bx", end_round="on")
    rng = Random(1)
    while state.seat is not None:
        could = sorted(puts(state)) if state.seat != NATURE else []
        state = state.play(could[0] if could else state.draw(rng) if state.seat == NATURE else state.moves()[0])
    assert ended(state).reason == "ran_out"
    assert state.hands == ((),)


@pytest.mark.clause("Z-14", "Z-28")
def test_who_begins_after_a_resignation_begins_under_the_same_terms() -> None:
    hands = (T11_HAND, OTHER_HAND, "Yc Yc Yc Yc Yc Yc")
    state = place("-", *hands, at="A rolls0 pass0", first_max="as_rolled").play("resign")
    assert (state.seat, state.rolls) == (1, 0)


@pytest.mark.clause("Z-20", "Z-22", "Z-28")
@pytest.mark.parametrize(("line", "out"), [("pass; resign", "B"), ("roll 1; > s; resign", "A")])
def test_what_was_passed_and_rolled_is_no_matter_after_the_last_resignation(line: str, out: str) -> None:
    over = play(line, place("Rs@0,0 Rc@1,0", T11_HAND, OTHER_HAND, must_place="off"))
    assert over.position.endswith(f"| - rolls0 pass0 out={out} must_place=off")
    assert GAME.position(over.position) == over


@pytest.mark.clause("Z-1", "Z-19")
def test_a_cube_that_is_drawn_is_not_in_the_bag_any_more() -> None:
    for seed in range(20):
        assert sorted(cube // 6 for cube in sample_cubes((1, 0, 0, 0, 0, 1), 2, Random(seed))) == [0, 5]
