"""Taps become moves; what real cubes show is entered by taps too."""

from __future__ import annotations

import re

import pytest

from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.selection import Selection, selection_of
from cuboteca.games.qwirkle_cubes.view.model import table_of
from cuboteca.play.view import PUT_BACK, Played, Prompt, Selected
from tests.games.qwirkle_cubes.setting import (
    FALLING,
    FIRST,
    LINE,
    ONE_SHORT,
    ORANGE_FALLING,
    OWN,
    SHUT,
    SPARE,
    STATE,
    T11_HAND,
    T12_HAND,
    begin,
    endgame,
    opening,
    place,
)
from tests.games.qwirkle_cubes.table import VIEW, after_taps, made_by, picked_by, refusal_by, refused_by, view


def test_cube_then_cell_several_times_then_confirm() -> None:
    assert made_by(STATE, "cube:0", "cell:2,0", "confirm") == "put Rd@2,0"
    assert made_by(STATE, "cube:0", "cell:2,0", "pass") == "put Rd@2,0", "the key that ends turns"
    assert made_by(STATE, "cube:0", "cell:3,0", "cube:1", "cell:2,0", "confirm") == "put Rl@2,0 Rd@3,0"
    assert made_by(STATE, "cell:2,0", "cube:1", "cell:3,0", "cube:0", "confirm") == "put Rl@2,0 Rd@3,0"


def test_a_placed_cube_is_taken_back_by_a_tap() -> None:
    laid = ("cube:0", "cell:2,0", "cube:1", "cell:3,0")
    assert picked_by(STATE, *laid) == ("laid:0@2,0", "laid:1@3,0")
    assert picked_by(STATE, *laid, "cell:2,0") == ("laid:1@3,0",)
    assert picked_by(STATE, *laid, "cube:1") == ("laid:0@2,0",)
    assert VIEW.put_back(view(STATE, "laid:0@2,0", "laid:1@3,0")) == ("laid:0@2,0",)
    assert VIEW.put_back(view(STATE, "laid:0@2,0", "cube:1")) == ("laid:0@2,0",)
    assert VIEW.put_back(view(STATE, "laid:1@3,0")) == ()
    assert VIEW.put_back(view(STATE, "roll", "cube:1")) == ()
    assert VIEW.put_back(view(STATE, "laid:0@2,0", "roll", "cube:1")) == ("laid:0@2,0",)
    assert VIEW.put_back(view(STATE)) is None
    assert refused_by(STATE, *laid, "cell:2,0", "confirm").clause == "Z-9"


TWO = ("cube:0", "cell:2,0", "cube:1", "cell:3,0")


def test_a_placed_cube_is_dragged_to_another_cell_where_the_rules_allow() -> None:
    """Picked up, it lies where it lay until it is put down; somewhere else, or where it was."""
    state = place(LINE, "Rd Rl Rx Re Bs Gs", SPARE)
    assert picked_by(state, *TWO, "laid:1@3,0") == ("laid:0@2,0", "laid:1@3,0", "cube:1")
    open_cells = {one.cell for one in table_of(view(state, "laid:0@2,0", "laid:1@3,0", "cube:1")).open if one.glow}
    assert (-1, 0) in open_cells
    assert (3, 0) not in open_cells
    assert picked_by(state, *TWO, "laid:1@3,0", "cell:-1,0") == ("laid:0@2,0", "laid:1@-1,0")
    assert picked_by(state, *TWO, "laid:1@3,0", "cell:3,0") == ("laid:0@2,0", "laid:1@3,0")
    assert refusal_by(state, *TWO, "laid:1@3,0", "cell:2,0") == ("cell_twice", "Z-8")
    assert refusal_by(state, *TWO, "laid:1@3,0", "cell:5,5")[1] == "Z-8"
    assert made_by(state, *TWO, "laid:1@3,0", "confirm") == "put Rd@2,0 Rl@3,0"
    assert VIEW.put_back(view(state, "laid:0@2,0", "laid:1@3,0", "cube:1")) == ("laid:0@2,0", "laid:1@3,0")


def test_a_cube_that_is_dragged_off_the_grid_is_in_the_hand() -> None:
    state = place(LINE, "Rd Rl Rx Re Bs Gs", SPARE)
    assert picked_by(state, *TWO, "laid:0@2,0", "put-back") == ("laid:1@3,0",)
    assert picked_by(state, "cube:0", "put-back") == (), "it never left it"
    assert picked_by(state, "roll", "cube:0", "put-back") == ("roll", "cube:0"), "what is to be rolled stays marked"
    assert picked_by(state, "put-back") == ()


def test_a_cube_of_this_turn_can_be_dragged_and_an_old_one_can_not() -> None:
    board = str(VIEW.board(view(STATE, "laid:0@2,0")))
    assert re.findall(r'id="cell-(\S+)"[^>]*data-drag="" data-lift="(\S+)" data-home="(\S+)"', board) == [
        ("2,0", "laid:0@2,0", PUT_BACK)
    ]


def test_what_is_picked_is_put_down_by_a_second_tap() -> None:
    assert picked_by(STATE, "cube:0") == ("cube:0",)
    assert picked_by(STATE, "cube:0", "cube:0") == ()
    assert picked_by(STATE, "cube:0", "cube:1") == ("cube:1",)
    assert picked_by(STATE, "cell:2,0", "cell:2,0") == ()
    assert VIEW.put_back(view(STATE, "cube:0")) == ()
    assert picked_by(STATE, "nothing such") == ()


def test_cubes_are_chosen_for_a_reroll_by_taps() -> None:
    assert picked_by(STATE, "roll") == ("roll",)
    assert picked_by(STATE, "roll", "cube:3", "cube:1") == ("roll", "cube:1", "cube:3")
    assert picked_by(STATE, "roll", "cube:3", "cancel") == ()
    assert picked_by(STATE, "cancel") == ()
    assert refusal_by(STATE, "roll", "cube:3", "cube:3", "roll") == ("none_marked", "Z-5")
    assert made_by(STATE, "roll", "cube:3", "cube:1", "roll") == "roll 2 4"
    assert made_by(STATE, "roll", "cube:3", "confirm") == "roll 4"
    assert refused_by(STATE, "roll", "confirm").clause == "Z-5"
    assert refused_by(STATE, "roll", "cell:2,0").clause == "Z-5"
    done = STATE.play("roll 1").play("> d")
    assert refusal_by(done, "roll") == ("no_rerolls", "Z-5")


def test_cubes_that_were_placed_lie_there_again_when_a_reroll_is_cancelled() -> None:
    """Nobody loses a placement by a look at what a re-roll asks."""
    laid = ("cube:0", "cell:2,0", "cube:1", "cell:3,0")
    assert picked_by(STATE, *laid, "roll", "cube:0", "cancel") == ("laid:0@2,0", "laid:1@3,0")
    assert made_by(STATE, *laid, "roll", "cube:0", "roll") == "roll 1"
    rolling = view(STATE, *picked_by(STATE, *laid, "roll"))
    assert not [cube for cube in table_of(rolling).laid if cube.held]
    assert "until you cancel" in VIEW.explain(rolling)


def test_the_first_turn_by_taps() -> None:
    state = opening(T11_HAND)
    assert made_by(state, "cube:0", "cell:2,0", "cube:2", "cell:0,0", "cube:3", "cell:1,0", "confirm") == (
        "put Bs@0,0 Gs@1,0 Rs@2,0"
    )
    assert refused_by(state, "cube:0", "cell:0,0", "confirm").clause == "Z-14"
    assert refused_by(state, "cube:1").clause == "Z-14"
    assert refused_by(state, "cube:0", "cell:3,0").clause == "Z-30"
    assert refused_by(state, "cell:-1,0").clause == "Z-30"
    assert refused_by(opening(T12_HAND), "cube:0").clause == "Z-15"


def test_a_dead_hand_by_taps() -> None:
    state = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE)
    assert refused_by(state, "roll").clause == "Z-22"
    assert refused_by(state, "cube:0").clause == "Z-22"
    assert [extra.move for extra in VIEW.side_actions(view(state))] == ["pass", "resign"]
    assert "pass" in VIEW.prompt(view(state)).rest


def test_own_cubes_are_entered() -> None:
    state = begin(dice="own")
    parts = [part for letter in "ROYGBP" for part in (f"colour:{letter}", "shape:s")]
    assert made_by(state, *parts, "confirm") == "draw > Rs Os Ys Gs Bs Ps"
    assert made_by(state, "colour:R", *parts, "confirm") == "draw > Rs Os Ys Gs Bs Ps"
    kept = VIEW.put_back(view(state, *parts))
    assert kept == (*parts[:-1],)
    assert VIEW.put_back(view(state)) is None
    assert refused_by(state, "shape:s").clause == "Z-1"
    assert refused_by(state, "confirm").values == {"count": 6}
    state = state.play("draw > Rs Rc Rd Yx Yx Yx").play("draw > Rs Rc Rd Yx Yx Yx").play("roll 2 5")
    assert VIEW.prompt(view(state)).lead == "Ada re-rolls:"
    assert made_by(state, "shape:e", "shape:l", "confirm") == "roll 2 5 > e l"
    assert picked_by(state, "shape:e", "shape:l", "shape:x") == ("shape:e", "shape:l")
    assert refused_by(state, "colour:R").clause == "Z-6"
    assert "shape" in VIEW.hand(view(state))
    lot = begin(3, dice="own", start="random")
    assert made_by(lot, "seat:2") == "start=C"
    assert picked_by(lot, "seat:3") == ()
    few = place(LINE, "Pe Pe Pe Pe Pe", "Pc Pc Pc Pc Pc Pc", at="A rolls0 pass0", dice="own")
    assert made_by(few, "colour:R", "shape:c", "confirm") == "draw > Rc"
    forced = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, at="A rolls0 pass0", dice="own")
    assert VIEW.prompt(view(forced)) == Prompt(0, "Ada re-rolls:", "what does cube 1, the yellow diamond, show now?")
    assert "None of your cubes fits" in VIEW.hand(view(forced))
    assert made_by(forced, *["shape:s"] * 6, "confirm") == "roll! > s s s s s s"


clause = pytest.mark.clause
LIES = "The red diamond is 2 right from the start. 3 points so far: place another cube, or end your turn."

SCORED = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, scores="2 0")
"""Ada has placed cubes before."""


@pytest.mark.parametrize(
    ("state", "taps", "picked", "said"),
    [
        (
            STATE,
            "cube:0",
            "cube:0",
            "The red diamond is selected. It fits in 16 places. In ten of them it needs another cube in the same line.",
        ),
        (STATE, "cube:2", "cube:2", "The blue circle is selected. It fits in two places."),
        (SCORED, "cube:2", "cube:2", "The blue circle is selected. It fits in two places."),
        (STATE, "cube:0 cube:0", "", "The red diamond is deselected."),
        (
            STATE,
            "cube:0 cell:2,0",
            "laid:0@2,0",
            LIES,
        ),
        (
            STATE,
            "cube:0 cell:3,0",
            "laid:0@3,0",
            "The red diamond is 3 right from the start. Place another cube in the same line.",
        ),
        (
            STATE,
            "cell:2,0 cube:0",
            "laid:0@2,0",
            LIES,
        ),
        (STATE, "cube:0 cell:2,0 cell:2,0", "", "The red diamond is back in your hand."),
        (STATE, "cube:0 cell:2,0 cube:0", "", "The red diamond is back in your hand."),
        (STATE, "cell:2,0", "cell:2,0", "Place selected: 2 right. Now tap the red diamond or the red clover."),
        (
            STATE,
            "cell:1,1",
            "cell:1,1",
            "Place selected: 1 right, 1 up. Now tap the red diamond, the red clover or the blue circle.",
        ),
        (STATE, "cell:2,0 cell:2,0", "", "Place deselected: 2 right."),
        (STATE, "cell:2,0 cell:0,1", "cell:0,1", "Place selected: 1 up. Now tap the red diamond or the red clover."),
        (STATE, "roll", "roll", "Tap the cubes you want to re-roll, then Re-roll."),
        (
            STATE,
            "cube:0 cell:2,0 roll",
            "laid:0@2,0 roll",
            "The cubes you placed are back in your hand until you cancel. Tap the cubes you want to re-roll, then "
            "Re-roll.",
        ),
        (STATE, "roll cancel", "", "Re-roll cancelled."),
        (
            STATE,
            "cube:0 cell:2,0 roll cancel",
            "laid:0@2,0",
            "Re-roll cancelled. Your cubes are back on the grid.",
        ),
        (STATE, "roll cube:3", "roll cube:3", "You’ll re-roll the yellow four-point star."),
        (STATE, "roll cube:3 cube:3", "roll", "You’ll keep the yellow four-point star."),
        (
            FIRST,
            "cell:0,0",
            "cell:0,0",
            "Place selected: the start. Now tap the red square, the blue square or the green square.",
        ),
        (
            FIRST,
            "cube:0 cell:1,0",
            "laid:0@1,0",
            "The red square is 1 right from the start. Place another cube in the same line.",
        ),
        (OWN, "colour:R", "colour:R", "Red. Now enter its shape."),
        (OWN, "colour:O colour:P", "colour:P", "Purple. Now enter its shape."),
        (OWN, "colour:R shape:c colour:O colour:P", "colour:R shape:c colour:P", "Purple. Now enter its shape."),
        (OWN, "colour:O shape:s", "colour:O shape:s", "An orange square. Five cubes to go."),
        (OWN, "colour:R shape:c", "colour:R shape:c", "A red circle. Five cubes to go."),
        (OWN, "cube:1 cube:1", "colour:O shape:s", "An orange square. Five cubes to go."),
        (OWN, "roll", "", ""),
        (OWN, "cube:9", "", ""),
        (OWN, "cube:X", "", ""),
        (FALLING, "shape:e", "shape:e", "A red eight-point star. One cube to go."),
        (FALLING, "cube:2", "shape:d", "A red diamond. One cube to go."),
        (FALLING, "shape:e shape:l", "shape:e shape:l", "A yellow clover. Now confirm."),
        (ONE_SHORT, "colour:R shape:c", "colour:R shape:c", "A red circle. Now confirm."),
        (ORANGE_FALLING, "shape:c", "shape:c", "An orange circle. One cube to go."),
        (ORANGE_FALLING, "shape:c shape:e", "shape:c shape:e", "A purple eight-point star. Now confirm."),
    ],
)
def test_what_a_tap_picks_is_said(state: State, taps: str, picked: str, said: str) -> None:
    answer = after_taps(state, *taps.split())
    assert isinstance(answer, Selected)
    assert (answer.parts, answer.say) == (tuple(picked.split()), said)


def test_who_has_placed_no_cube_yet_is_told_by_keys_where_they_lead() -> None:
    told = [after_taps(state, "cube:2") for state in (STATE, SCORED)]
    assert [isinstance(answer, Selected) and answer.by_key for answer in told] == [
        "Press Home to go from one place to the next.",
        "",
    ]


@clause("Z-1")
def test_no_more_cubes_of_a_colour_are_entered_than_the_bag_holds() -> None:
    last = place("Ps@0,0 Pc@1,0 Pd@2,0 Pe@3,0", "Px Px Px Px", " ".join(["Pc"] * 6), at="A rolls0 pass0", dice="own")
    assert last.bag[5] == 1
    assert refusal_by(last, "colour:P", "shape:d", "colour:P") == ("colour_gone", "Z-1")
    assert refused_by(last, "colour:P", "shape:d", "colour:P").values == {"colour": 5}
    assert made_by(last, "colour:P", "shape:c", "colour:R", "shape:c", "confirm") == "draw > Pc Rc"
    assert after_taps(last, "colour:R", "shape:c", "colour:P") == Selected(
        ("colour:R", "shape:c", "colour:P"), "Purple. Now enter its shape."
    )


def test_what_is_picked_belongs_to_the_hand() -> None:
    assert selection_of(("laid:0@7,0", "cube:5"), STATE) == Selection(laid=((0, (7, 0)),), held=5)
    three = endgame("Pd Pl Rx", "Rx Rx Yx Gx Bx")
    assert selection_of(("laid:2@2,0", "cube:1"), three) == Selection(laid=((2, (2, 0)),), held=1)
    assert selection_of(("laid:3@2,0", "cube:3"), three) == Selection()
    assert refusal_by(three, "cube:3") == ("slot_empty", "Z-2")


def test_how_many_places_are_open() -> None:
    answer = after_taps(FIRST, "cube:0", "cell:0,0", "cube:2", "cell:1,0", "cube:3")
    assert isinstance(answer, Selected)
    assert answer.say == "The green square is selected. It fits in one place."
    assert (answer.by_key, answer.by_enter) == ("", "Press Home to go there.")
    answer = after_taps(FIRST, "cube:0", "cell:0,0", "cube:3")
    assert isinstance(answer, Selected)
    assert answer.say == "The green square is selected. It fits in four places. It needs another cube in the same line."
    assert answer.by_key == "Press Home to go from one place to the next."


@pytest.mark.clause("Z-5", "Z-27")
def test_rolling_may_be_begun_wherever_a_cube_may_be_rolled() -> None:
    assert picked_by(endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl"), "roll") == ("roll",), "the only cube"
    assert picked_by(place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, turn="one_action"), "roll") == ("roll",)


def test_whether_another_cube_can_be_placed_is_said() -> None:
    lies = "The red diamond is 2 right from the start."
    more = "3 points so far: place another cube, or end your turn."
    alone = "Rd Bs Yx Yx Yx Yx"  # the blue square would fit, but not in one line with the red diamond
    done = "End your turn for 3 points."
    for hand, next_step in (("Rd Rl Bc Yx Yx Yx", more), ("Rd Yx Yx Yx Yx Yx", done), (alone, done)):
        answer = after_taps(place(LINE, hand, SPARE), "cube:0", "cell:2,0")
        assert isinstance(answer, Selected)
        assert answer.say == f"{lies} {next_step}"


def test_a_tap_on_a_seat_opens_its_hand_and_any_other_closes_it() -> None:
    laid = ("cube:0", "cell:2,0")
    opened = after_taps(STATE, *laid, "look:hand-1")
    assert isinstance(opened, Selected)
    assert opened.parts == ("laid:0@2,0", "look:hand-1"), "what was placed stays"
    assert opened.say.startswith("Bo’s cubes: ")
    assert picked_by(STATE, "look:hand-1", "look:hand-0") == ("look:hand-0",), "one at a time"
    assert picked_by(STATE, *laid, "look:hand-1", "look:hand-1") == ("laid:0@2,0",)
    assert picked_by(STATE, *laid, "look:hand-1", "cube:1") == ("laid:0@2,0", "cube:1")
    assert picked_by(STATE, "look:hand-5") == (), "there is no such seat"
    assert made_by(STATE, *laid, "look:hand-1", "confirm") == "put Rd@2,0"
    assert VIEW.put_back(view(STATE, "laid:0@2,0", "look:hand-1")) == (), "as any other tap"
    assert VIEW.put_back(view(STATE, "look:hand-1")) is None, "looking is no step"


def test_a_hand_is_looked_at_while_cubes_are_entered() -> None:
    second = OWN.play("draw > Rs Rc Rd Yx Yx Yx")
    assert picked_by(second, "colour:G", "look:hand-0") == ("colour:G", "look:hand-0")
    assert picked_by(second, "colour:G", "look:hand-0", "shape:c") == ("colour:G", "shape:c")
    assert picked_by(second, "look:hand-1") == (), "Bo has none yet"


STILL = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE)
"""Nothing fits: all cubes can be rolled anew."""


@pytest.mark.parametrize("state", [STATE, place(LINE, "Rd Rd Rd Rl Bc Bc", SPARE), FIRST, STILL])
def test_a_move_from_a_list_is_picked_as_taps_would_and_made_by_its_button(state: State) -> None:
    """Of twin cubes each lies once; what a button makes at once isn't picked first."""
    for move in state.moves():
        asked = VIEW.asks_first(view(state), str(move))
        if not str(move).startswith(("put", "roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6")):
            assert asked is None
            continue
        assert asked is not None
        assert VIEW.asks_first(view(state, *asked.parts), str(move)) == asked
        button = "roll" if str(move).startswith("roll") else "confirm"
        assert VIEW.tap(view(state, *asked.parts), button) == Played(str(move))


def test_a_cube_that_is_not_placed_is_not_picked_up_and_one_that_is_leaves_the_place_aimed_at() -> None:
    assert picked_by(STATE, "cube:0", "cell:2,0", "laid:1@3,0") == ("laid:0@2,0",)
    assert picked_by(STATE, "cube:0", "cell:2,0", "cell:3,0", "laid:0@2,0") == ("laid:0@2,0", "cube:0")


def test_a_placed_cube_taken_back_leaves_another_in_hand() -> None:
    assert picked_by(STATE, "cube:0", "cell:2,0", "cube:1", "cube:0") == ("cube:1",)
    assert picked_by(STATE, "cube:0", "cell:2,0", "laid:0@2,0", "cube:0") == ()


@clause("Z-2")
def test_a_hand_is_looked_at_and_hidden_again_in_words() -> None:
    opened = after_taps(STATE, "look:hand-1")
    assert isinstance(opened, Selected)
    assert opened.say.startswith("Bo’s cubes: ")
    assert after_taps(STATE, "look:hand-1", "look:hand-1") == Selected((), "Bo’s cubes are hidden again.")
    assert after_taps(STATE, "look:hand-2") == Selected(()), "there is no third player"
    assert after_taps(begin(), "look:hand-0") == Selected(()), "without cubes there is nothing to see"
