"""What is told of a move, and how a game ended."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import NATURE
from tests.draw.reading import words_of
from tests.games.qwirkle_cubes.setting import (
    GAME,
    LINE,
    SHUT,
    SPARE,
    STATE,
    STUCK,
    T11_HAND,
    T12_HAND,
    begin,
    endgame,
    opening,
    place,
)
from tests.games.qwirkle_cubes.table import NAMES, VIEW, view


@pytest.mark.parametrize(
    ("state", "move", "told"),
    [
        (STATE, "put Rd@2,0", "Ada scores 3 points: a red diamond 2 right from the start"),
        (
            STATE,
            "put Rd@2,0 Rl@3,0",
            "Ada scores 4 points: a red diamond and a red clover in a row, the first at 2 right, the last at 3 right",
        ),
        (STATE, "roll 1 2", "Ada re-rolls two cubes"),
        (STATE, "roll -", "Ada skips the re-roll"),
        (STATE, "resign", "Ada resigns"),
        (STATE, "pass", "Ada passes"),
        (STATE.play("roll 1 3"), "roll 1 3 > e s", "Ada gets a red eight-point star and a blue square"),
        (
            STATE.play("roll 1 3 2"),
            "roll 1 2 3 > e e s",
            "Ada gets two red eight-point stars and a blue square",
        ),
        (STATE.play("put Rd@2,0"), "draw > Oc", "Ada draws an orange circle"),
        (begin(start="random"), "start=B", "Bo goes first (drawn at random)"),
        (
            begin().play("draw > Rs Rs Rs Rs Rs Rs"),
            "draw > Oc Oc Oc Oc Oc Oc",
            "Bo draws six orange circles",
        ),
        (
            endgame("Pd Pl", "Rx Rx Rx Yx Gx Bx"),
            "put Pd@-1,7 Pl@-1,8",
            "Ada scores 10 points, 6 of them for using all their cubes: a purple diamond and a purple clover "
            "in a column, the first at 1 left, 7 up, the last at 1 left, 8 up",
        ),
        (
            place("Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Rx@4,0", "Re Yx Yx Yx Yx Yx", SPARE),
            "put Re@5,0",
            "Ada scores 12 points with a Qwirkle: a red eight-point star 5 right from the start",
        ),
    ],
)
def test_told(state: State, move: str, told: str) -> None:
    assert VIEW.describe_move(state, move, NAMES) == told
    assert words_of(str(VIEW.notate(state, move, NAMES)))


@pytest.mark.parametrize(
    ("state", "move", "clause"),
    [
        (opening(T11_HAND), "put Rs@0,0 Bs@1,0 Gs@2,0", "Z-14"),
        (opening(T12_HAND).play("roll -"), "roll! > s s s s s s", "Z-15"),
        (place(LINE, STUCK, SPARE, at="A rolls0 pass0"), "roll! > s s s s s s", "Z-21"),
        (place(LINE, STUCK, SPARE, at="A rolls0 pass0", stuck="pass"), "pass", "Z-21"),
        (place(LINE, STUCK, SPARE, must_place="off"), "pass", "Z-20"),
        (place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE), "pass", "Z-22"),
    ],
)
def test_the_rule_behind_a_move(state: State, move: str, clause: str) -> None:
    state.play(move)
    assert clause in VIEW.clauses_of(state, move)


def test_a_placement_is_heard_as_one_in_the_list_of_moves() -> None:
    """A placement is seen as its cubes alone; after a re-roll it would be heard as what was re-rolled."""
    assert words_of(str(VIEW.notate(STATE, "put Rd@2,0 Rl@3,0", NAMES))) == "places a red diamond and a red clover"


def test_the_last_draw_says_that_the_bag_is_empty() -> None:
    state, rng = begin(), Random(4)
    draws = []
    while any(state.bag):
        move = state.draw(rng) if state.seat == NATURE else rng.choice(state.moves())
        describe_move = VIEW.describe_move(state, str(move), NAMES)
        state = state.play(str(move))
        if " draws " in describe_move:
            draws.append(describe_move.endswith(", and the bag is empty"))
    assert draws.count(True) == 1
    assert draws[-1]


@pytest.mark.clause("Z-25", "Z-24", "Z-28", "Z-22")
def test_endings() -> None:
    out = endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl", scores="80 70 60").play("put Pd@-1,7")
    assert VIEW.ending(view(out)) == (
        "Ada wins by 19 points",
        "The bag was empty, and Ada used all their cubes first: 6 bonus points.",
    )
    assert VIEW.beaten(view(out)) == "You win by 19 points"
    shared = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE).play("pass").play("pass")
    assert VIEW.ending(view(shared)) == (
        "Ada and Bo share the win",
        "All players passed in a row, so no player gets the 6 bonus points for using all their cubes. "
        "Ada and Bo have 0 points each.",
    )
    alone = place(SHUT, "Rs Rs Oc Yx Gl Bd").play("pass")
    assert VIEW.ending(view(alone))[1] == "Ada passed, so there are no bonus points for using all the cubes."
    resigned = STATE.play("resign")
    assert VIEW.ending(view(resigned)) == ("Bo wins", "Ada resigned.")
    assert not VIEW.beaten(view(resigned)), "that would be no lead"
    assert VIEW.ending(view(STATE))[0] == "The game goes on"
    alone = GAME.start(1)
    alone = alone.play(alone.draw(Random(1))).play("resign")
    assert VIEW.ending(view(alone))[0] == "Ada’s points don’t count"
