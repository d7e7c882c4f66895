"""The order of a turn, and what may be done in it."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_OF
from cuboteca.play.game import NATURE
from tests.games.qwirkle_cubes.setting import (
    FITTING,
    GAME,
    LINE,
    OTHER_HAND,
    SPARE,
    STUCK,
    T11_HAND,
    T12_HAND,
    legal,
    opening,
    place,
    play,
    puts,
    refusal,
    refused,
)
from tests.games.verdicts import refused_with

clause = pytest.mark.clause


@clause("Z-4", "Z-19", "Z-29")
def test_a_whole_turn() -> None:
    state = place(LINE, "Bx Gc Rd Yd Yd Yd", SPARE, scores="2 0")
    state = state.play("roll 1 5")
    assert state.seat == NATURE
    assert state.rolls == 0
    state = state.play("roll 1 5 > s s")
    assert (state.seat, state.rolls) == (0, 0)
    assert state.position.split(" | ")[1].startswith("hands A[Bs Gc Rd Yd Ys Yd]")
    state = state.play("put Bs@0,1 Ys@0,-1")
    assert state.seat == NATURE
    assert state.scores == (5, 0)
    assert state.position.split(" | ")[1].startswith("hands A[Gc Rd Yd Yd]")
    assert refused(state, "pass") == "Z-19"
    assert refused(state, "draw > Oc") == "Z-19"
    state = state.play("draw > Oc Ox")
    assert state.position.split(" | ")[1].startswith("hands A[Gc Rd Yd Yd Oc Ox]")
    assert (state.seat, state.rolls) == (1, 1)


@clause("Z-5", "Z-6")
def test_a_roll_changes_shapes_only() -> None:
    state = place(LINE, FITTING, SPARE)
    assert len([text for text in legal(state) if text.startswith("roll ")]) == 63
    thrown = state.play("roll 6 1")
    assert str(thrown.draw(Random(1))).startswith("roll 1 6 > ")
    assert len(thrown.moves()) == 36
    assert str(thrown.moves()[0]) == "roll 1 6 > c c"
    assert str(thrown.moves()[-1]) == "roll 1 6 > e e"
    assert thrown.play("> s d") == thrown.play("roll 1 6 > s d")
    assert thrown.play("> s d").hand == state.hand
    for wrong in ("roll 1 5 > s s", "roll 1 6 > s", "roll! > s s s s s s", "draw > Rs", "put Bs@0,1", "roll 2"):
        assert refused(thrown, wrong) == "Z-6"
    assert refused(thrown.play("> s d"), "roll 2") == "Z-5"
    assert refused(thrown.play("> s d"), "roll -") == "Z-5"


@clause("Z-5")
def test_two_rolls_or_as_many_as_one_likes() -> None:
    two = place(LINE, FITTING, SPARE, at="A rolls2 pass0", rerolls="2")
    once = play("roll 1; > s", two)
    assert once.rolls == 1
    assert refused(play("roll 1; > s", once), "roll 1") == "Z-5"
    free = place(LINE, FITTING, SPARE, at="A rolls* pass0", rerolls="unlimited")
    assert play("roll 1; > s; roll 1; > s", free).rolls == free.rolls == -1


@clause("Z-5")
def test_declining_is_listed_only_where_nothing_fits_but_may_always_be_said() -> None:
    state = place(LINE, FITTING, SPARE)
    assert "roll -" not in legal(state)
    declined = state.play("roll -")
    assert declined.rolls == 0
    assert puts(declined) == puts(state) == legal(declined)
    stuck = place(LINE, STUCK, SPARE)
    assert legal(stuck) == {text for text in legal(state) if text.startswith("roll")} | {"roll -"}


@clause("Z-27")
def test_one_action_rolls_or_places() -> None:
    state = place(LINE, FITTING, SPARE, at="A rolls1 pass1 turn=one_action")
    assert "roll -" not in legal(state)
    assert refused(state, "roll -") == "Z-27"
    rolled = play("roll 1; > s", state)
    assert (rolled.seat, rolled.passes, rolled.rolls) == (1, 0, 1)
    placed = state.play("put Bs@0,1").play("draw > Oc")
    assert (placed.seat, placed.passes) == (1, 0)


@clause("Z-27")
def test_one_action_first_turn_must_place() -> None:
    state = opening("Rs Rc Rd Yx Yx Yl", turn="one_action")
    assert legal(state) == puts(state)
    assert refused(state, "roll 1") == "Z-27"
    forced = opening(T12_HAND, turn="one_action")
    assert forced.seat == NATURE
    assert forced.play("roll! > s s d s x e").seat == 0


@clause("Z-10")
def test_a_corner_is_no_contact() -> None:
    state = place(LINE, FITTING, SPARE)
    assert refused(state, "put Bs@2,1") == "Z-10"
    assert refused(state, "put Bs@3,1") == "Z-9"


@clause("Z-7")
def test_cubes_without_anything_in_common() -> None:
    state = place(LINE, FITTING, SPARE)
    assert refusal(state, "put Bs@0,1 Gc@1,1") == ("unlike_pair", "Z-7")
    assert refusal(state, "put Bs@0,1 Gc@1,1 Yd@2,1") == ("nothing_in_common", "Z-7")
    assert refused(state, "put Yd@0,1 Yd@1,2") == "Z-8"


@clause("Z-26")
def test_placed_cubes_stay() -> None:
    state = place(LINE, FITTING, SPARE)
    assert refusal(state, "put Bs@0,0") == ("taken", "Z-26")
    assert refused_with(state, "put Bs@0,0").values == {"cube": CUBE_OF["Rs"], "cell": (0, 0)}


@clause("Z-29")
def test_of_equal_cubes_the_first_leaves() -> None:
    state = place(LINE, "Bs Gc Bs Yd Yd Yd", SPARE)
    assert state.play("put 3@0,1") == state.play("put 1@0,1") == state.play("put Bs@0,1")
    assert state.play("put Bs@0,1").position.split(" | ")[1].startswith("hands A[Gc Bs Yd Yd Yd]")


def test_nothing_is_hidden_and_chance_is_asked_only_when_it_is_its_turn() -> None:
    state = place(LINE, FITTING, SPARE)
    assert state.seen_by(0) is state.seen_by(1) is state
    with pytest.raises(ValueError, match="left to chance"):
        state.draw(Random(1))
    assert refused(state, "draw > Rs") == "Z-4"
    assert refused(state, "roll! > s s s s s s") == "Z-4"


@pytest.mark.clause("Z-20", "Z-22", "Z-28")
@pytest.mark.parametrize(("line", "out"), [("pass; resign", "B"), ("roll 1; > s; resign", "A")])
def test_what_was_passed_and_rolled_is_no_matter_after_the_last_resignation(line: str, out: str) -> None:
    over = play(line, place("Rs@0,0 Rc@1,0", T11_HAND, OTHER_HAND, must_place="off"))
    assert over.position.endswith(f"| - rolls0 pass0 out={out} must_place=off")
    assert GAME.position(over.position) == over
